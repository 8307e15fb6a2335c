/** problems.csv: what was found among the submissions and could not be graded. */
import path from 'node:path';
import { writeAtomically } from '../disk/atomic-write.js';
import { csvText } from '../disk/csv.js';
import type { IntakeProblem } from './submission.js';

const HEADING = ['path', 'student', 'exercise', 'problem', 'what_to_do'];

/** The text of problems.csv. */
export function problemsText(problems: readonly IntakeProblem[]): string {
  return csvText([HEADING, ...problems.map((row) => [row.origin, row.student, row.exercise, row.problem, row.fix])]);
}

/** Writes problems.csv into a folder, also when there are none: an old one would tell of another run. */
export function writeProblems(folder: string, problems: readonly IntakeProblem[]): void {
  writeAtomically(path.join(folder, 'problems.csv'), problemsText(problems));
}
