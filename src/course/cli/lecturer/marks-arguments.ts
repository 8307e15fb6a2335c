/** Arguments that exports and reports share: exercises, late rules, points by hand. */
import { BatchRefused } from '../../batch/batch-refused.js';
import { readDeadlines } from '../../marks/deadlines.js';
import type { MarkRules } from '../../marks/final-marks.js';
import { readManualPoints } from '../../marks/manual-points.js';
import type { Notice } from '../../marks/notice.js';
import { knownNames } from '../../marks/term.js';
import type { GradedTerm } from '../../marks/term.js';
import { othersText } from '../../marks/term-table.js';
import type { KnownNames, TermTable } from '../../marks/term-table.js';
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

/** The tables of the lecturer that are named, and what is to be told of them. */
export function rulesIn(
  term: GradedTerm,
  {
    deadlines,
    manual,
    times,
  }: { deadlines?: string | undefined; manual?: string | undefined; times?: string | undefined },
): { rules: MarkRules; notices: Notice[] } {
  const names = knownNames(term);
  const read: { file: string; others: readonly string[] }[] = [];
  const notices: Notice[] = [];
  const opened = <T>(
    file: string | undefined,
    open: (file: string, names: KnownNames) => TermTable<T>,
  ): T | undefined => {
    if (file === undefined) return undefined;
    const { of, others, told = [] } = open(file, names);
    read.push({ file, others });
    notices.push(...told);
    return of;
  };
  const rules = {
    deadline: opened(deadlines, readDeadlines),
    manual: opened(manual, readManualPoints),
    times: opened(times, readTimes),
  };
  const says = othersText(read);
  return { rules, notices: [...(says === undefined ? [] : [{ says }]), ...notices] };
}

/** The one folder of results that is named. */
export function onlyResults(positionals: readonly string[]): string {
  if (positionals.length === 1) return positionals[0];
  throw new UsageError(`expected one folder of results, got ${positionals.length}`);
}
