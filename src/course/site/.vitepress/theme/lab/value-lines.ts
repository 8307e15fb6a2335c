/** The text of a value in pieces, of which those that differ from the other side's are marked. */
import { NUMBER } from '@dist/course/judging/story.js';

export interface Piece {
  text: string;
  differs: boolean;
}

export interface ValueLines {
  /** The rows of a matrix. */
  matrix?: Piece[][];
  pieces: Piece[];
}

const MATRIX = /^\[(\[[^[]*\](?:, \[[^[]*\])+)\]$/;
/** A longer value is cut; `--json` of the terminal has all of it. */
const MOST = 600;

export function valueLines(text: string, differs: readonly boolean[]): ValueLines {
  const rows = MATRIX.exec(text)?.at(1);
  let at = 0;
  const shown = (number: string): Piece => ({ text: number.replace(/^-/, '−'), differs: differs[at++] ?? false });
  if (rows !== undefined) {
    const matrix = rows.split('], [').map((row) => row.replace(/[[\]]/g, '').split(', '));
    if (matrix.every((row) => row.length === matrix[0].length))
      return { matrix: matrix.map((row) => row.map(shown)), pieces: [] };
  }
  const cut = text.length > MOST ? `${text.slice(0, MOST)}…` : text;
  const pieces: Piece[] = [];
  let from = 0;
  for (const { index, 0: number } of cut.matchAll(NUMBER)) {
    pieces.push({ text: cut.slice(from, index), differs: false }, shown(number));
    from = index + number.length;
  }
  return { pieces: [...pieces, { text: cut.slice(from), differs: false }] };
}
