/** Arguments that exports and reports share: exercises, late rules, points by hand. */
import { BatchRefused } from '../../batch/batch-refused.js';
import { readDeadlines } from '../../marks/deadlines.js';
import type { MarkRules } from '../../marks/final-marks.js';
import { readManualPoints } from '../../marks/manual-points.js';
import { knownNames } from '../../marks/term.js';
import type { GradedTerm } from '../../marks/term.js';
import { readTimes } from '../../marks/times.js';
import { findExercise } from '../arguments.js';
import { UsageError } from '../command.js';

/** The exercises that are named, in the order of the course; all where none is. */
export function gradedExercisesIn(term: GradedTerm, text: string | undefined): string[] {
  const all = term.exercises.map(({ id }) => id);
  if (text === undefined) return all;
  const named = text.split(',').map((name) => {
    const id = all.includes(name.trim()) ? name.trim() : findExercise(term.course, name.trim()).id;
    if (!all.includes(id))
      throw new BatchRefused(`nothing is graded of ${id} in ${term.folder.folder}. Graded are: ${all.join(', ')}.`);
    return id;
  });
  return all.filter((id) => named.includes(id));
}

/** The tables of the lecturer that are named. */
export function rulesIn(
  term: GradedTerm,
  {
    deadlines,
    manual,
    times,
  }: { deadlines?: string | undefined; manual?: string | undefined; times?: string | undefined },
): MarkRules {
  const names = knownNames(term);
  return {
    deadline: deadlines === undefined ? undefined : readDeadlines(deadlines, names),
    manual: manual === undefined ? undefined : readManualPoints(manual, names),
    times: times === undefined ? undefined : readTimes(times, names),
  };
}

/** The one folder of results that is named. */
export function onlyResults(positionals: readonly string[]): string {
  if (positionals.length === 1) return positionals[0];
  throw new UsageError(`expected one folder of results, got ${positionals.length}`);
}
