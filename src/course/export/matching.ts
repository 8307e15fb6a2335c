/**
 * Whose row of a system's table is whose result: by ids alone. A name is never enough, and nobody is guessed.
 */
import { BatchRefused } from '../batch/batch-refused.js';
import { IntakeRefused } from '../intake/intake-refused.js';
import { RosterJoin, UNKNOWN } from '../intake/roster-join.js';
import { namesMayAgree } from '../intake/names-agree.js';
import { readRoster } from '../intake/roster.js';
import type { IdKind, Roster, RosterRow } from '../intake/roster.js';
import type { Trouble } from '../intake/trouble.js';
import { keysOf } from '../intake/students.js';
import type { ExportJob } from './export-job.js';
import { givenNumbers } from './given-names.js';
import type { GivenNumbers } from './given-names.js';
import { expectSamePeople } from './same-people.js';

/** A row of the system's table. */
export interface SystemRow {
  row: number;
  /** Ids that stand in it, without empty ones. */
  ids: readonly { kind: IdKind; value: string }[];
  /** What a person finds it by. */
  shown: string;
  /** The name of the person, where the system tells one. */
  name?: string;
}

export interface Matched {
  /** Keys of students by rows. */
  students: ReadonlyMap<number, string>;
  /** Rows that are nobody's in the results, or whose they are cannot be told. */
  strangers: readonly { shown: string; why: string }[];
  /** What a person should look at. */
  notes: readonly string[];
  /** Why the table is not taken for that of this assignment, as the end of a sentence. */
  doubt: string | undefined;
}

/** What the keys of a batch without a roster are, by its layout; of others any id may be the key. */
const KEYS: Readonly<Record<string, (key: string) => IdKind>> = {
  canvas: () => 'canvas',
  moodle: () => 'moodle',
  blackboard: () => 'login',
  gradescope: (key) => (key.includes('@') ? 'email' : 'sid'),
};

interface Known {
  join: RosterJoin;
  /** Of the list's columns. */
  kinds: ReadonlySet<IdKind>;
  /** The numbers that stand in names of files: those of the list may be of another assignment. */
  given: GivenNumbers | undefined;
  /** Numbers of a student under which the system gave the files: those of this assignment alone. */
  numbersOf: (student: string) => ReadonlySet<string> | undefined;
  /** The key of a student of the roster. */
  keyOf: (student: string) => string;
}

function knownBy({ term, exercises, roster }: ExportJob): Known {
  const { made } = term.record;
  const given = givenNumbers(term, exercises);
  /**
   * With the numbers under which the system gave the files: those of this assignment, whatever a list says.
   */
  const withGiven = (row: RosterRow, key: string): RosterRow => {
    const numbers = [...(given?.of.get(key) ?? [])].filter((value) => !row.ids.some((id) => id.value === value));
    return { ...row, ids: [...row.ids, ...(given ? numbersAs(given.kind, numbers) : [])] };
  };
  const joinOf = (list: Roster): RosterJoin =>
    new RosterJoin({ ...list, kinds: new Set([...list.kinds, ...(given ? [given.kind] : [])]) });
  if (roster !== undefined) {
    const read = readListed(roster);
    const { names } = keysOf([], new RosterJoin(read));
    const keyOf = (student: string): string => names.get(student) ?? student;
    const { kinds, hash } = read;
    const rows = read.rows.map((row) => withGiven(row, keyOf(row.student)));
    if (made.roster !== null && made.roster !== hash) expectSamePeople(term.record.people, read.rows, keyOf);
    const numbersOf = (student: string): ReadonlySet<string> | undefined => given?.of.get(student);
    return { join: joinOf({ rows, kinds, hash }), kinds, given, numbersOf, keyOf };
  }
  if (made.roster !== null) {
    throw new BatchRefused('The results were graded with a roster, which knows the ids: give it with --roster.');
  }
  const kindOf = Object.hasOwn(KEYS, made.layout) ? KEYS[made.layout] : (): IdKind => 'student';
  const rows = term.people.map(({ student }) =>
    withGiven({ student, name: '', groups: [], ids: [{ kind: kindOf(student), value: student }] }, student),
  );
  const kinds = new Set(rows.flatMap(({ ids }) => ids.map(({ kind }) => kind)));
  // Without a roster the key is the number.
  const numbersOf = (student: string): ReadonlySet<string> | undefined => given?.of.get(student) ?? new Set([student]);
  return { join: joinOf({ rows, kinds, hash: '' }), kinds, given, numbersOf, keyOf: (student) => student };
}

function readListed(file: string): Roster {
  try {
    return readRoster(file);
  } catch (error) {
    if (error instanceof IntakeRefused) throw new BatchRefused(error.why);
    throw error;
  }
}

/** Finds the student of each row. Of two rows for one student neither counts. */
export function matchRows(job: ExportJob, rows: readonly SystemRow[]): Matched {
  const { join, kinds, given, numbersOf, keyOf } = knownBy(job);
  const names = new Map(job.term.people.map(({ student, name }) => [student, name]));
  const found = rows.map((row): FoundRow & { note?: Trouble | undefined } => {
    // A column that the list lacks would be looked for among ids of other kinds.
    const own = row.ids.filter(({ kind }) => kinds.has(kind));
    const ids = own.length > 0 ? own : row.ids.map(({ value }) => ({ kind: 'student' as const, value }));
    const numbers = row.ids.filter(({ kind }) => kind === given?.kind && !kinds.has(kind));
    const joined = kinds.has('student') || own.length > 0 ? join.find({ ids: [...numbers, ...ids] }) : undefined;
    if (!joined) return { row, why: 'no id of it is of the kind that the results have' };
    if ('problem' in joined) {
      const isNobody = joined.problem === UNKNOWN.problem;
      return { row, why: isNobody ? 'nobody of the batch has its ids' : asClause(joined.problem) };
    }
    const [{ student, name, ids: listed }] = joined.rows;
    const hasNumber = given === undefined || given.of.has(keyOf(student));
    // The list may have the numbers of all assignments: those of the files are of this one.
    const isTold = given?.kind === 'moodle' && hasNumber;
    const numbered = isTold ? numbersAs('moodle', numbersOf(keyOf(student))!) : listed;
    if (hasNumber && contradict(numbered, row.ids)) {
      return { row, why: OTHER_NUMBER, other: { of: student } };
    }
    const known = names.get(keyOf(student)) || name;
    if (row.name !== undefined && known !== '' && !namesMayAgree(row.name, known)) {
      return { row, why: OTHER_NAME, other: { of: student, name: known } };
    }
    const isProven = row.ids.some(({ kind, value }) => kind === 'moodle' && numbersOf(keyOf(student))?.has(value));
    return { row, student: keyOf(student), note: joined.note, isProven };
  });
  const counts = new Map<string, number>();
  for (const { student } of found) if (student !== undefined) counts.set(student, (counts.get(student) ?? 0) + 1);
  const twice = (student: string | undefined): boolean => student !== undefined && counts.get(student)! > 1;
  return {
    doubt: doubtOf(found, job),
    students: new Map(
      found.flatMap(({ row, student }) => (student === undefined || twice(student) ? [] : [[row.row, student]])),
    ),
    strangers: found.flatMap(({ row: { shown }, student, why, other }) => {
      if (why !== undefined) return [{ shown: other ? `${shown} (${ownerOf(other)})` : shown, why }];
      return twice(student) ? [{ shown, why: `two rows are of ${student}` }] : [];
    }),
    notes: found.flatMap(({ row, note }) => (note ? [`${row.shown}: ${note.problem} ${note.fix}`] : [])),
  };
}

interface Owner {
  of: string;
  name?: string;
}
const ownerOf = ({ of, name }: Owner): string => (name === undefined ? of : `${of}, "${name}"`);

const OTHER_NUMBER = 'its number is not one that the results or the roster have of its student';
const OTHER_NAME = 'its ids are those of a student of another name';

interface FoundRow {
  row: SystemRow;
  student?: string;
  why?: string;
  /** Whose its ids are, where the number or the name is another's. */
  other?: Owner;
  /** Its number is one under which the system gave the student's files. */
  isProven?: boolean;
}

/** Addresses are the same in all assignments: what tells one of Moodle is the numbers of its participants. */
function doubtOf(found: readonly FoundRow[], { allowUnchecked }: ExportJob): string | undefined {
  const ofOther = (reason: string): FoundRow[] => found.filter(({ why }) => why === reason);
  const taken = found.filter(({ student }) => student !== undefined);
  const proven = taken.filter(({ isProven }) => isProven);
  const isNumbered = found.some(({ row }) => row.ids.some(({ kind }) => kind === 'moodle'));
  const [numbers, names] = [ofOther(OTHER_NUMBER), ofOther(OTHER_NAME)];
  if (numbers.length > (isNumbered ? proven : taken).length) {
    const [{ row, other }] = numbers;
    return `it is of another assignment or course: ${row.shown}: its number is not one that the results or the roster have of ${other!.of}.`;
  }
  if (names.length > taken.length) {
    const [{ row, other }] = names;
    return `its names and ids are not of the same rows, or those of the roster are not: ${row.shown} has the ids of ${ownerOf(other!)}.`;
  }
  if (!isNumbered || proven.length > 0 || taken.length === 0 || allowUnchecked) return undefined;
  return (
    'nothing tells of which assignment it is: none of its participants has a number that the graded files bear. ' +
    'Look at its name, and say --allow-unchecked if it is the right one.'
  );
}

const numbersAs = (kind: IdKind, numbers: Iterable<string>): RosterRow['ids'] =>
  [...numbers].map((value) => ({ kind, value }));

/**
 * Numbers that the system gives. In the file of another assignment or course they are others, though
 * its addresses are the same.
 */
const NUMBERS: ReadonlySet<IdKind> = new Set(['moodle', 'canvas']);

const contradict = (listed: RosterRow['ids'], ids: SystemRow['ids']): boolean =>
  ids.some(({ kind, value }) => {
    const own = listed.filter((one) => NUMBERS.has(kind) && one.kind === kind);
    return own.length > 0 && !own.some((one) => one.value.trim() === value.trim());
  });

const asClause = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
