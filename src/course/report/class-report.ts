/** Everything that a class report tells, counted in one walk over the results. No name is in it. */
import type { Fault } from '../batch/fault.js';
import { nameParts } from '../batch/results-folder.js';
import { inZone, momentIn } from '../marks/moment.js';
import type { MarkRules } from '../marks/final-marks.js';
import { resultsOf } from '../marks/term.js';
import type { GradedTerm } from '../marks/term.js';
import { ExerciseCount } from './exercise-statistics.js';
import type { ExerciseStatistics } from './exercise-statistics.js';
import { markedDay } from './handed-in.js';
import { countIdeas } from './idea-names.js';
import type { IdeaCount, IdeaOf } from './idea-names.js';
import { MisconceptionCount } from './misconception-count.js';
import type { ClassMisconception } from './misconception-count.js';
import { TaskCount } from './task-count.js';
import type { CountedTask } from './task-count.js';

/** Files without a verdict on their functions, and why. */
export interface Ungraded {
  reason: string;
  fault: Fault | 'unsettled' | 'open';
  exercises: ReadonlySet<string>;
  files: number;
}

export interface VoidCount {
  exercise: string;
  check: string;
  title: string;
  files: number;
}

/** What became of all that was handed in. */
export interface FileCount {
  run: number;
  notRun: number;
  /** Without a mark, for a fault that is not the student's. */
  faults: number;
  open: number;
  /** For a decision. */
  waiting: number;
}

export interface ClassReport {
  course: string;
  /** On the list; with something handed in; with a file that could be run. */
  students: number;
  handedIn: number;
  run: number;
  files: FileCount;
  /** Whether the batch knows who is in the class. */
  hasRoster: boolean;
  exercises: readonly ExerciseStatistics[];
  misconceptions: readonly ClassMisconception[];
  /** Students who show one. */
  mistaken: number;
  /** Wrong, and no known mistake. */
  unknown: readonly CountedTask[];
  notBegun: readonly CountedTask[];
  ideas: readonly IdeaCount[];
  ungraded: readonly Ungraded[];
  voids: readonly VoidCount[];
  /** Days, as `markedDay` counts them, of files of which time and deadline are known. */
  days: readonly number[];
  /** `student/exercise` with a due time and no known one; counted on the page, named in the terminal. */
  untimed: readonly string[];
}

export function classReport(
  term: GradedTerm,
  { rules, exercises, ideaOf }: { rules: MarkRules; exercises: readonly string[]; ideaOf: IdeaOf },
): ClassReport {
  const counts = new Map(
    term.exercises.filter(({ id }) => exercises.includes(id)).map((one) => [one.id, new ExerciseCount(one)]),
  );
  const known = new MisconceptionCount();
  const [unknown, notBegun] = [new TaskCount('own'), new TaskCount('not-begun')];
  const [owners, ran] = [new Set<string>(), new Set<string>()];
  const files: FileCount = { run: 0, notRun: 0, faults: 0, open: 0, waiting: 0 };
  const ungraded = new Map<
    string,
    { reason: string; fault: Ungraded['fault']; exercises: Set<string>; files: number }
  >();
  const voids = new Map<string, VoidCount>();
  const days: number[] = [];
  const untimed: string[] = [];
  const note = (reason: string, fault: Ungraded['fault'], exercise: string): void => {
    const key = `${fault}\n${reason}`;
    const one = ungraded.get(key) ?? { reason, fault, exercises: new Set<string>(), files: 0 };
    one.exercises.add(exercise);
    one.files++;
    ungraded.set(key, one);
  };
  for (const { student, exercise, result } of resultsOf(term, (id) => counts.has(id))) {
    owners.add(student);
    if (!result) {
      files.open++;
      note('Not graded yet', 'open', exercise);
      continue;
    }
    const { verdict, fault } = result;
    counts.get(exercise)!.add(verdict);
    known.add(student, exercise, verdict);
    unknown.add(student, exercise, verdict);
    notBegun.add(student, exercise, verdict);
    if (verdict.outcome === 'graded') ran.add(student);
    files[verdict.score === null ? 'faults' : verdict.outcome === 'graded' ? 'run' : 'notRun']++;
    if (verdict.outcome !== 'graded') note(reasonOf(verdict.message ?? ''), fault, exercise);
    for (const { check, title, status } of verdict.checks) {
      if (status !== 'void') continue;
      const one = voids.get(`${exercise}/${check}`) ?? { exercise, check, title, files: 0 };
      one.files++;
      voids.set(`${exercise}/${check}`, one);
    }
    const deadline = rules.deadline?.(student, exercise);
    const moment = momentIn(
      rules.times?.get(`${student}/${exercise}`) ?? term.times.get(`${student}/${exercise}`)?.at ?? '',
    );
    if (deadline && !moment && verdict.score !== null) untimed.push(`${student}/${exercise}`);
    if (deadline && moment) days.push(markedDay(deadline, inZone(moment, deadline.zone)));
  }
  for (const [name] of term.without) {
    const [student, exercise] = nameParts(name);
    if (!counts.has(exercise)) continue;
    files.waiting++;
    owners.add(student);
    note('Something is there, and nothing says what counts', 'unsettled', exercise);
  }
  const { misconceptions } = known;
  for (const { student, exercise, check } of known.untold) unknown.note(student, exercise, check);
  return {
    course: term.course.info.title,
    ...{ students: term.people.length, handedIn: owners.size, run: ran.size, files },
    hasRoster: term.record.made.roster !== null,
    exercises: [...counts.values()].map(({ statistics }) => statistics),
    ...{ misconceptions, ideas: countIdeas(misconceptions, ideaOf) },
    ...{ unknown: unknown.tasks, notBegun: notBegun.tasks },
    mistaken: new Set(misconceptions.flatMap(({ students }) => [...students])).size,
    ungraded: [...ungraded.values()].sort((a, b) => b.files - a.files),
    ...{ voids: [...voids.values()], days, untimed },
  };
}

/** The first sentence, without what is of one file alone: equal reasons are told once. */
function reasonOf(message: string): string {
  const [first] = message.split(/(?<=[.?!]) /);
  return first.replace(/"[^"]*"/g, '“…”').replace(/\.$/, '');
}
