/** Arguments that exports and reports share: exercises, late rules, points by hand. */
import { anonymousNames } from '../../export/anonymous.js';
import type { Anonymous } from '../../export/anonymous.js';
import { readDeadlines } from '../../marks/deadlines.js';
import type { MarkRules } from '../../marks/final-marks.js';
import { readManualPoints } from '../../marks/manual-points.js';
import type { Notice } from '../../marks/notice.js';
import { knownNames } from '../../marks/term.js';
import type { GradedTerm } from '../../marks/term.js';
import { othersText } from '../../marks/term-table.js';
import type { KnownNames, TermTable } from '../../marks/term-table.js';
import { readTimes } from '../../marks/times.js';
import { exercisesIn, findExercise } from '../arguments.js';
import { UsageError } from '../command.js';
import { keyIn } from './grade-arguments.js';

/** The exercises that are named; all that are graded where none is. */
export function gradedExercisesIn(term: GradedTerm, list = 'all', option = '--exercise'): string[] {
  const all = term.exercises.map(({ id }) => id);
  const find = (name: string): string => {
    const id = all.includes(name) ? name : findExercise(term.course, name).id;
    if (all.includes(id)) return id;
    throw new UsageError(`nothing is graded of ${id} in ${term.folder.folder}. Graded are: ${all.join(', ')}.`);
  };
  return exercisesIn(option, list, { all, find });
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

/** The names that students get who are not to be known; without either option they keep their own. */
export function anonymousIn(values: {
  anonymous?: boolean | undefined;
  'anonymous-key'?: string | undefined;
}): Anonymous | undefined {
  const file = values['anonymous-key'];
  if (file !== undefined) return anonymousNames(keyIn(file));
  return values.anonymous ? anonymousNames() : undefined;
}
