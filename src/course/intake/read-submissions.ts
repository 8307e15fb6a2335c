/**
 * Whatever a lecturer has of a term, as submissions: by student and exercise, with
 * everything that is not a submission, and why.
 */
import { several } from '../judging/several.js';
import type { AskedExercise } from './exercise-of-file.js';
import { heldBy } from './candidates.js';
import { choose } from './choose.js';
import type { Candidate } from './choose.js';
import { readFileTree } from './file-tree.js';
import { LATER_COUNTS } from './found.js';
import type { Entry, Ignored } from './found.js';
import { IntakeRefused } from './intake-refused.js';
import type { Placed } from './layouts/layout.js';
import { layoutNamed, openDetected } from './layouts/layouts.js';
import { Assignments, exerciseNamed } from './lost-files.js';
import { RosterJoin } from './roster-join.js';
import { readRoster } from './roster.js';
import type { RosterRow } from './roster.js';
import { NOBODY, keysOf } from './students.js';
import type { Keys } from './students.js';
import type { Intake, IntakeProblem, Person, Submission } from './submission.js';
import type { Trouble } from './trouble.js';

export interface IntakeOptions {
  /** The exercises of the course, and the names that a file for each exports. */
  exercises: readonly AskedExercise[];
  /** `canvas`, `moodle` and so on, instead of what the files look like. */
  layout?: string;
  /** A table of the students, with a column `student` of their keys and columns of ids. */
  roster?: string;
  /** The exercise of files that do not say theirs. */
  exercise?: string;
}

/** All that was found. */
export interface FullIntake extends Intake {
  /**
   * Files that are no submissions, and why: with those of `submissions` and `problems`, all that there are.
   */
  readonly ignored: readonly Ignored[];
  /** The layout that the files look like, where it is not the one that was named. */
  readonly looksLike?: string;
}

const OPTIONS = ['exercises', 'layout', 'roster', 'exercise'];

/**
 * Reads the submissions in a folder or zip file, laid out as Gradescope, Moodle, Canvas, Blackboard,
 * Brightspace or Classroom 50 do, as clones, or in folders by student or exercise. Nobody is guessed:
 * what does not tell its student and exercise is in `problems`, and no file stops the others.
 *
 * @example
 * const { layout, students, submissions, problems } = await readSubmissions('hand-ins.zip', {
 *   exercises: [{ id: '05-inertia-tensor', exports: ['inertiaTensor'] }],
 *   roster: 'roster.csv',
 * });
 *
 * @throws IntakeRefused, a RangeError, if there is no folder or zip file, the roster is none, or an option
 * names what there is not.
 */
export function readSubmissions(folderOrZip: string, options: IntakeOptions): Promise<FullIntake> {
  return new Promise((resolve) => {
    checkOptions(options);
    resolve(taken(folderOrZip, options));
  });
}

function checkOptions(options: IntakeOptions): void {
  const unknown = Object.keys(options).filter((name) => !OPTIONS.includes(name));
  if (unknown.length > 0) {
    throw new TypeError(`readSubmissions: expected the options ${OPTIONS.join(', ')}, got ${unknown.join(', ')}.`);
  }
  const { exercises, exercise } = options;
  if (exercise !== undefined && !exercises.some(({ id }) => id === exercise)) {
    const known = exercises.map(({ id }) => id).join(', ');
    throw new IntakeRefused(`expected an exercise of ${known}, got "${exercise}".`);
  }
}

type About = Exclude<Placed, { ignored: string }>;

function taken(folderOrZip: string, options: IntakeOptions): FullIntake {
  const { exercises, layout: named } = options;
  const roster = options.roster === undefined ? undefined : new RosterJoin(readRoster(options.roster));
  const tree = readFileTree(folderOrZip);
  const context = { exercises, ...(roster && { roster }) };
  const known = named === undefined ? undefined : layoutNamed(named);
  const { layout, opened } = known ? { layout: known, opened: known.open(tree, context) } : openDetected(tree, context);
  const result = new Result(options, tree.ignored);
  const placed: { entry: Entry; about: About }[] = [];
  for (const entry of tree.entries) {
    const about = opened.place(entry);
    if ('ignored' in about) result.ignore(entry.origin, about.ignored);
    else placed.push({ entry, about });
  }
  const keys = keysOf(
    placed.flatMap(({ about }) => about.senders),
    roster,
  );
  for (const { entry, about } of placed) result.take(entry, about, keys);
  const isOther = known !== undefined && 2 * opened.recognised < tree.entries.length;
  const looksLike = isOther ? openDetected(tree, context).layout.id : layout.id;
  return {
    ...result.intake(layout.id, roster, keys),
    ...(roster && { roster: roster.hash }),
    ...(looksLike !== layout.id && { looksLike }),
  };
}

function personOf(student: string, row: RosterRow | undefined): Person {
  const named = (row?.ids ?? []).filter(({ kind }) => kind === 'login' || kind === 'email');
  const ids = named.map(({ value }) => value);
  return { student, name: row?.name ?? '', ...(ids.length > 0 && { ids }) };
}

/** Something of which nothing is taken in, and why, unless that has been said of its sender. */
interface Lost {
  origin: string;
  parts: readonly string[];
  trouble?: Trouble;
  student: string;
  exercise: string | undefined;
}

/** Collects submissions by student and exercise, and everything else by why it is none. */
class Result {
  readonly #options: IntakeOptions;
  readonly #ignored: Ignored[];
  readonly #problems: IntakeProblem[] = [];
  readonly #candidates = new Map<string, { student: string; exercise: string; all: Candidate[] }>();
  readonly #unsettled = new Map<string, { student: string; exercise: string }>();
  readonly #assignments = new Assignments();
  readonly #lost: Lost[] = [];

  constructor(options: IntakeOptions, ignored: readonly Ignored[]) {
    this.#options = options;
    this.#ignored = [...ignored];
  }

  ignore(origin: string, why: string): void {
    this.#ignored.push({ origin, why });
  }

  #note(origin: string, { problem, fix }: Trouble, { student = '', exercise = '' } = {}): void {
    this.#problems.push({ origin, student, exercise, problem, fix });
  }

  /** What a student handed in and nothing of which counts yet. */
  #leaveOpen(origin: string, trouble: Trouble | undefined, of: { student: string; exercise: string }): void {
    const { student, exercise } = of;
    const about = { student, exercise };
    if (trouble) this.#note(origin, trouble, about);
    if (student !== '') this.#unsettled.set(JSON.stringify(about), about);
  }

  take(entry: Entry, { senders, name, folders, handedIn, late, trouble }: About, keys: Keys): void {
    const { origin, parts } = entry;
    const exercise = exerciseNamed({ name, folders }, this.#options.exercises);
    const students = new Set<string>();
    const doubtful = new Set<string>();
    for (const sender of senders) {
      const found = keys.whose(sender);
      if ('problem' in found) {
        this.#note(origin, found, { student: found.shown });
        for (const student of found.couldBe) doubtful.add(student);
      } else {
        for (const student of found.students) students.add(student);
        if (found.note) this.#note(origin, found.note, { student: found.students.join(', ') });
      }
    }
    const why = entry.trouble ?? trouble ?? (senders.length === 0 ? NOBODY : undefined);
    if (why) {
      for (const student of doubtful) this.#lost.push({ origin, parts, student, exercise });
      for (const student of students.size > 0 ? students : [''])
        this.#lost.push({ origin, parts, trouble: why, student, exercise });
      return;
    }
    if (students.size + doubtful.size === 0) return;
    const { candidates, troubles } = heldBy({ entry, name, folders, handedIn, late }, this.#options);
    const isFor = candidates.length > 0 ? candidates.map((held) => held.exercise) : [exercise];
    for (const student of doubtful) for (const one of isFor) this.#lost.push({ origin, parts, student, exercise: one });
    for (const student of students) {
      for (const one of troubles) this.#lost.push({ origin, parts, trouble: one, student, exercise });
      for (const held of candidates) {
        this.#assignments.note(parts, student, held.exercise);
        this.#add(student, held.exercise, held.candidate);
      }
    }
  }

  /** Where nothing else says which exercise it is for, it is the one that is asked for alone. */
  #leaveLostOpen(): void {
    for (const { origin, parts, trouble, student, exercise } of this.#lost) {
      const told = exercise ?? this.#assignments.exerciseAt(parts) ?? this.#options.exercise ?? '';
      this.#leaveOpen(origin, trouble, { student, exercise: told });
    }
  }

  #add(student: string, exercise: string, candidate: Candidate): void {
    const key = JSON.stringify([student, exercise]);
    const group = this.#candidates.get(key) ?? { student, exercise, all: [] };
    group.all.push(candidate);
    this.#candidates.set(key, group);
  }

  intake(layout: string, roster: RosterJoin | undefined, { names }: Keys): FullIntake {
    const submissions = [...this.#candidates.values()].flatMap((group) => this.#chosen(group));
    this.#leaveLostOpen();
    for (const { student, exercise } of submissions) this.#unsettled.delete(JSON.stringify({ student, exercise }));
    const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
    submissions.sort((a, b) => order(a.student, b.student) || order(a.exercise, b.exercise));
    const problems = this.#problems.sort((a, b) => order(a.origin, b.origin) || order(a.exercise, b.exercise));
    const ignored = this.#ignored.sort((a, b) => order(a.origin, b.origin));
    const students = new Set(submissions.map(({ student }) => student));
    const unsettled = [...this.#unsettled.values()].sort(
      (a, b) => order(a.student, b.student) || order(a.exercise, b.exercise),
    );
    const rowOf = new Map((roster?.rows ?? []).map((row) => [names.get(row.student)!, row]));
    const everybody = new Set([...rowOf.keys(), ...students, ...unsettled.map(({ student }) => student)]);
    const people = [...everybody].sort(order).map((student) => personOf(student, rowOf.get(student)));
    return { layout, students: students.size, submissions, problems, people, unsettled, ignored };
  }

  #chosen({ student, exercise, all }: { student: string; exercise: string; all: readonly Candidate[] }): Submission[] {
    const { counts, refused, earlier } = choose(all);
    const about = { student, exercise };
    for (const { candidate, trouble } of refused) {
      if (counts) this.#note(candidate.origin, trouble, about);
      else this.#leaveOpen(candidate.origin, trouble, about);
    }
    for (const { origin } of earlier) this.#ignored.push({ origin, why: LATER_COUNTS, ...about });
    if (!counts) return [];
    const { origin, text, trouble, handedIn, late } = counts;
    // What could not be read is no zero: whoever may ask for it again decides.
    if (trouble) {
      this.#leaveOpen(origin, trouble, about);
      return [];
    }
    return [{ ...about, text, origin, ...(handedIn !== undefined && { handedIn }), ...(late && { late }) }];
  }
}

/** What was detected, and how many: a line for the terminal. */
export function intakeSummary({ layout, students, submissions, problems }: Intake): string {
  const found = `${several(submissions.length, 'file')} of ${several(students, 'student')}`;
  // Where nothing can be graded, no file is written.
  const where = submissions.length === 0 ? '' : ', listed in problems.csv';
  const rest = problems.length === 0 ? 'no problems' : `${several(problems.length, 'problem')}${where}`;
  return `Layout ${layout}: ${found}, ${rest}.`;
}
