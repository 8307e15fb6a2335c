/** How `lab` looks in a terminal: few colours, always with a sign beside them, and never wider than the window. */
import type { Io } from '../command.js';

/** Colours a text, or leaves it alone where colours are not wanted. */
export type Paint = (text: string) => string;

export interface Style {
  strong: Paint;
  faint: Paint;
  good: Paint;
  bad: Paint;
  warn: Paint;
  accent: Paint;
  /** Columns to write in: at most 80, as long lines are hard to read. */
  width: number;
}

/** The style of an output. */
export function styleOf({ colour, width }: Io): Style {
  const paint =
    (on: number, off: number): Paint =>
    (text) =>
      colour ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return {
    strong: paint(1, 22),
    faint: paint(2, 22),
    good: paint(32, 39),
    bad: paint(31, 39),
    warn: paint(33, 39),
    accent: paint(36, 39),
    width: Math.max(40, Math.min(width, 80)),
  };
}

/** A space before a single letter or sign, or behind an operator, stands in a formula: "-Σ m x y" stays on one line. */
const IN_FORMULA = / (?=[^\d\s](?:[\s,.;:)]|$))|(?<= [=+·×−-]) /g;

/** Breaks a text into lines of at most `width` columns, each behind the indent. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .replace(IN_FORMULA, '\u00a0')
    .split(/[ \n\t]+/)
    .filter(Boolean)) {
    if (line !== '' && columns(indent) + columns(line) + 1 + columns(word) > width) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return (line === '' ? lines : [...lines, indent + line]).map((shown) => shown.replaceAll('\u00a0', ' '));
}

/** Left and right text on one line of `width` columns; the left one is cut if it has to be. */
export function spread(left: string, right: string, width: number): string {
  const room = width - columns(right) - 1;
  const shown =
    columns(left) > room
      ? `${Array.from(left)
          .slice(0, room - 1)
          .join('')}…`
      : left;
  return shown + ' '.repeat(Math.max(1, width - columns(shown) - columns(right))) + right;
}

/** Columns that a text without colours takes. */
export function columns(text: string): number {
  return Array.from(text).length;
}

/** A bar of `width` cells. */
export function bar(part: number, whole: number, width: number): string {
  const full = whole > 0 ? Math.round((part / whole) * width) : 0;
  return '█'.repeat(full) + '░'.repeat(width - full);
}

/** Points without needless zeros. */
export function points(value: number): string {
  return String(Number(value.toFixed(2)));
}
