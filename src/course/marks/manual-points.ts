/** manual.csv: points that a person gives, beside those of the checks and never in them. */
import { roundPoints } from '../judging/verdict.js';
import { exerciseIn, expectStudent } from './deadlines.js';
import type { KnownNames } from './deadlines.js';
import { writtenNumber, readTable } from './lecturer-table.js';

/** What a person gave to a student for an exercise, and said. */
export interface ManualPoints {
  points: number;
  comments: string[];
}

export type ManualOf = (student: string, exercise: string) => ManualPoints | undefined;

/** Reads manual.csv. Several rows of one student for one exercise add. */
export function readManualPoints(file: string, names: KnownNames): ManualOf {
  const all = new Map<string, ManualPoints>();
  for (const { cells, refuse } of readTable<'student' | 'exercise' | 'points' | 'comment'>(file, [
    'student',
    'exercise',
    'points',
    'comment?',
  ])) {
    const exercise = exerciseIn(cells.exercise, names, refuse);
    expectStudent(cells.student, names, refuse);
    const points = writtenNumber(cells.points);
    if (points === undefined) throw refuse(`expected a number of points, got "${cells.points}".`);
    const key = `${cells.student}\n${exercise}`;
    const before = all.get(key) ?? { points: 0, comments: [] };
    const comments = cells.comment === '' ? before.comments : [...before.comments, cells.comment];
    all.set(key, { points: roundPoints(before.points + points), comments });
  }
  return (student, exercise) => all.get(`${student}\n${exercise}`);
}
