/** manual.csv: points that a person gives, beside those of the checks and never in them. */
import { roundPoints } from '../judging/verdict.js';
import { writtenNumber, readTable } from './lecturer-table.js';
import { rowsOfBatch, studentIn } from './term-table.js';
import type { KnownNames, TermTable } from './term-table.js';

/** What a person gave to a student for an exercise, and said. */
export interface ManualPoints {
  points: number;
  comments: string[];
}

export type ManualOf = (student: string, exercise: string) => ManualPoints | undefined;

const COLUMNS = ['student', 'exercise', 'points', 'comment?'] as const;
type Column = 'student' | 'exercise' | 'points' | 'comment';

/** Reads manual.csv. Several rows of one student for one exercise add. */
export function readManualPoints(file: string, names: KnownNames): TermTable<ManualOf> {
  const all = new Map<string, ManualPoints>();
  const { own, others } = rowsOfBatch(readTable<Column>(file, COLUMNS), names);
  for (const { exercise, cells, refuse } of own) {
    const student = studentIn(cells.student, names, refuse);
    const points = writtenNumber(cells.points);
    if (points === undefined) throw refuse(`expected a number of points, got "${cells.points}".`);
    const key = `${student}\n${exercise}`;
    const before = all.get(key) ?? { points: 0, comments: [] };
    const comments = cells.comment === '' ? before.comments : [...before.comments, cells.comment];
    all.set(key, { points: roundPoints(before.points + points), comments });
  }
  return { of: (student, exercise) => all.get(`${student}\n${exercise}`), others };
}

export const TOO_MANY = 'more points by hand than the exercise has';
export const TOO_FEW = 'more points are taken by hand than the checks gave';

/** What is strange about points by hand; without a score nobody knows what they may take. */
export function strangePoints(
  manual: ManualPoints | undefined,
  { score, max }: { score: number | null; max: number },
): string[] {
  if (!manual) return [];
  const isTooFew = score !== null && manual.points < -score;
  return manual.points > max ? [TOO_MANY] : isTooFew ? [TOO_FEW] : [];
}
