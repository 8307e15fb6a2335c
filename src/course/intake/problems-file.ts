/**
 * problems.csv: what was found among the submissions and could not be graded;
 * left-out.csv: what needs nobody.
 */
import path from 'node:path';
import { writeAtomically } from '../disk/atomic-write.js';
import { csvText } from '../disk/csv.js';
import type { Ignored } from './found.js';
import type { FullIntake } from './read-submissions.js';
import type { IntakeProblem } from './submission.js';

const HEADING = ['path', 'student', 'exercise', 'problem', 'what_to_do'];

/** The text of problems.csv. */
export function problemsText(problems: readonly IntakeProblem[]): string {
  return csvText([HEADING, ...problems.map((row) => [row.origin, row.student, row.exercise, row.problem, row.fix])]);
}

/** The text of left-out.csv: older attempts, and what no student wrote. */
export function leftOutText(ignored: readonly Ignored[]): string {
  return csvText([
    ['path', 'student', 'exercise', 'why'],
    ...ignored.map(({ origin, student = '', exercise = '', why }) => [origin, student, exercise, why]),
  ]);
}

/** Writes both into a folder, also when they are empty: old ones would tell of another run. */
export function writeProblems(folder: string, { problems, ignored }: Pick<FullIntake, 'problems' | 'ignored'>): void {
  writeAtomically(path.join(folder, 'problems.csv'), problemsText(problems));
  writeAtomically(path.join(folder, 'left-out.csv'), leftOutText(ignored));
}
