/**
 * How `lab` looks in a terminal: few colours, always with a sign beside them,
 * and never wider than the window.
 */
import type { Io } from '../command.js';
import { bare, cleaned, code } from './screen.js';

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
      colour ? code(`[${on}m`) + text + code(`[${off}m`) : text;
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

/**
 * A space before a single letter or sign, or behind an operator, stands in a formula:
 * "-Σ m x y" stays on one line.
 */
const IN_FORMULA = / (?=[^\d\s](?:[\s,.;:)]|$))|(?<= [=+·×−-]) /g;

/** Breaks a text into lines of at most `width` columns, each behind the indent. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const room = width - columns(indent);
  const lines: string[] = [];
  let line = '';
  for (const word of cleaned(text)
    .replace(IN_FORMULA, '\u00a0')
    .split(/[ \n\t]+/)
    .flatMap((each) => pieces(each, room))) {
    if (line !== '' && columns(line) + 1 + columns(word) > room) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return (line === '' ? lines : [...lines, indent + line]).map((shown) => shown.replaceAll('\u00a0', ' '));
}

/** A word in pieces that fit: the terminal would go on at the left edge, where our own signs stand. */
function pieces(word: string, room: number): string[] {
  if (word === '') return [];
  if (columns(word) <= room || bare(word) !== word) return [word];
  const all: string[] = [];
  for (let rest = word; rest !== ''; rest = rest.slice(all[all.length - 1].length)) all.push(cut(rest, room));
  return all;
}

/** The start of a text that fits into so many columns, and at least one character of it. */
export function cut(text: string, room: number): string {
  let shown = '';
  for (const character of text) {
    if (shown !== '' && columns(shown + character) > room) break;
    shown += character;
  }
  return shown;
}

/** Left and right text on one line of `width` columns; the left one is cut if it has to be. */
export function spread(left: string, right: string, width: number): string {
  const room = width - columns(right) - 1;
  const shown = columns(left) > room ? `${cut(left, room - 1)}…` : left;
  return shown + ' '.repeat(Math.max(1, width - columns(shown) - columns(right))) + right;
}

/** Drawn over the character before them. */
const NO_COLUMN = /\p{M}/gu;
/** Drawn two columns wide: East Asian characters and emoji. */
const TWO_COLUMNS =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1aff0}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/gu;

/** Columns that a text takes, colours left out. */
export function columns(text: string): number {
  const shown = bare(text).replace(NO_COLUMN, '').replace(TWO_COLUMNS, 'mm');
  return Array.from(shown).length;
}

/** Points without needless zeros. */
export function points(value: number): string {
  return String(Number(value.toFixed(2)));
}
