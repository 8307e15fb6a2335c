/** Marks into the cells of a system's table: what is written, and what stays as it is and why. */
import { roundPoints } from '../judging/verdict.js';
import { isGraderError, isOpen } from '../marks/final-marks.js';
import type { FinalMark, MarkTable } from '../marks/final-marks.js';

/** Why a cell stays as it is. */
export const KEPT = {
  'grader-error': 'has no mark, for a fault that is not the student’s',
  open: 'has a file that is not graded yet: node lab grade with --resume goes on',
  undecided: 'has no mark until a person decides',
  lower: 'has a higher grade in the file: --allow-lower writes the lower one',
  text: 'has a text in the file, and no grade',
  locked: 'has a grade that the system does not let change',
} as const;
export type KeptReason = keyof typeof KEPT;

/** What became of the cells. */
export interface Filled {
  written: number;
  /** The file has the mark already. */
  same: number;
  kept: { student: string; why: KeptReason }[];
  /** Whose mark is above what the system takes. */
  capped: string[];
}

/**
 * The mark of a student over some exercises; `none` where nothing was handed in, a reason
 * where there is none yet.
 */
export type Sum = { points: number; max: number } | 'none' | 'grader-error' | 'open' | 'undecided';

export function sumOfMarks(marks: MarkTable, student: string, exercises: readonly string[]): Sum {
  const own = exercises.map((exercise) => marks.get(`${student}/${exercise}`)).filter((one) => one !== undefined);
  if (own.some(isGraderError)) return 'grader-error';
  if (own.some(isOpen)) return 'open';
  const isNone = ({ outcome, final }: FinalMark): boolean => outcome === 'none' && final === null;
  if (own.every(isNone)) return 'none';
  if (own.some((one) => one.final === null && !isNone(one))) return 'undecided';
  return {
    points: roundPoints(own.reduce((sum, { final }) => sum + (final ?? 0), 0)),
    max: roundPoints(own.reduce((sum, { max }) => sum + max, 0)),
  };
}

/** Systems keep two decimals. */
export const hundredths = (value: number): number => Math.round(value * 100 + Number.EPSILON * value * 100) / 100;

/** A number with the decimal mark of the file, with at least so many decimals. */
export function numberText(value: number, mark: string, decimals = 0): string {
  const text = String(hundredths(value));
  const [whole, part = ''] = text.split('.');
  const padded = part.padEnd(decimals, '0');
  return padded === '' ? whole : `${whole}${mark}${padded}`;
}

/** The grade in a cell: undefined where it is empty, `text` where it is something else. */
export function gradeIn(cell: string): number | undefined | 'text' {
  const text = cell.trim();
  if (text === '' || text === '-') return undefined;
  return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : 'text';
}

/** What to do with a cell. */
export function decided(cell: string, points: number, allowLower: boolean): 'write' | 'same' | 'lower' | 'text' {
  const before = gradeIn(cell);
  if (before === undefined) return 'write';
  if (before === 'text') return 'text';
  const [old, now] = [hundredths(before), hundredths(points)];
  if (old === now) return 'same';
  return old > now && !allowLower ? 'lower' : 'write';
}

/** The decimal mark of numbers; a point where none has one. */
export function decimalMark(cells: readonly string[]): '.' | ',' {
  return cells.some((cell) => /^-?\d+,\d+$/.test(cell.trim())) ? ',' : '.';
}
