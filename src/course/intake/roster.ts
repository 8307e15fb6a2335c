/** The lecturer's list of students: a table whose columns are known by their headings. */
import { withFile } from './bytes.js';
import { BrokenCsv, csvRows } from '../disk/csv.js';
import type { CsvRow } from '../disk/csv.js';
import { hex, sha256, utf8 } from '../judging/sha256.js';
import { codeOf } from './found.js';
import { decodedText } from './handed-text.js';
import { INTAKE_LIMITS } from './intake-limits.js';
import { IntakeRefused } from './intake-refused.js';
import { slipIn } from './slipped-columns.js';

/** What an id is: a system knows its students by one of these. */
export type IdKind = 'student' | 'login' | 'email' | 'sid' | 'canvas' | 'moodle' | 'github' | 'other';
type ColumnKind = IdKind | 'name' | 'first' | 'last' | 'group';

/** Headings, without blanks and signs, that say what a column is. Any other column is one of ids. */
const HEADINGS: Readonly<Record<Exclude<ColumnKind, 'other'>, RegExp>> = {
  student: /^(?:student|key)$/,
  login: /^(?:login|loginid|user|username|sisloginid|account)$/,
  email: /^(?:e?mail|emailaddress)$/,
  sid: /^(?:sid|studentid|studentnumber|sisid|sisuserid|idnumber|orgdefinedid|matriculationnumber|matrikelnummer)$/,
  canvas: /^(?:canvas|canvasid|canvasuserid)$/,
  moodle: /^(?:moodle|moodleid|moodleparticipant|participant|participantnumber|identifier)$/,
  github: /^github(?:login|user|username|account)?$/,
  name: /^(?:name|fullname|displayname|studentname|sortablename)$/,
  first: /^(?:firstname|givenname)$/,
  last: /^(?:lastname|surname|familyname)$/,
  group: /^(?:group|groupname|team|groupid)$/,
};

/** One student of the roster. */
export interface RosterRow {
  student: string;
  name: string;
  /** Values of the columns with ids, exactly as they stand there. */
  ids: readonly { kind: IdKind; value: string }[];
  groups: readonly string[];
}

export interface Roster {
  rows: readonly RosterRow[];
  /** Kinds that have a column. */
  kinds: ReadonlySet<IdKind>;
  /** SHA-256 of what it says, in whatever order, and however the file is written. */
  hash: string;
}

const hashOf = (rows: readonly RosterRow[]): string =>
  hex(sha256(utf8(JSON.stringify([...rows].sort((a, b) => (a.student < b.student ? -1 : 1))))));

/** A roster that cannot be used; the message is a sentence. */
const broken = (why: string): IntakeRefused =>
  new IntakeRefused(`expected a roster with the columns student, name, email and ids, ${why}`);

/** Reads a roster. Throws an IntakeRefused that says what is wrong with it, and where. */
export function readRoster(file: string): Roster {
  let text: string | undefined;
  try {
    text = withFile(file, (bytes) => decodedText(bytes.read(0, INTAKE_LIMITS.listBytes)), { follow: true });
  } catch (error) {
    throw new IntakeRefused(`expected a roster at "${file}", which cannot be read (${codeOf(error)}).`, {
      cause: error,
    });
  }
  if (text === undefined) throw broken('got a file that is no text in UTF-8. Save it as "CSV UTF-8".');
  try {
    const { rows, kinds } = rosterOf(csvRows(text));
    return { rows, kinds, hash: hashOf(rows) };
  } catch (error) {
    if (error instanceof BrokenCsv) throw broken(`but ${error.message}.`);
    throw error;
  }
}

const plainHeading = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

function kindOfHeading(text: string): ColumnKind {
  const plain = plainHeading(text);
  const known = Object.entries(HEADINGS).find(([, pattern]) => pattern.test(plain));
  return (known?.[0] as ColumnKind | undefined) ?? 'other';
}

function rosterOf([heading, ...rows]: readonly CsvRow[]): Omit<Roster, 'hash'> {
  if ((heading as CsvRow | undefined) === undefined) throw broken('got an empty file.');
  const kinds = heading.cells.map(kindOfHeading);
  if (!kinds.includes('student')) throw broken(`got no column "student" in ${heading.cells.join(', ')}.`);
  const read = rows.map((row) => rowOf(row, kinds));
  const seen = new Set<string>();
  for (const [i, { student }] of read.entries()) {
    if (seen.has(student)) throw broken(`got "${student}" twice, again in line ${rows[i].line}.`);
    seen.add(student);
  }
  const isId = (kind: ColumnKind): kind is IdKind => !['name', 'first', 'last', 'group'].includes(kind);
  const ids = new Set(kinds.filter(isId));
  const slip = slipIn(read, ids);
  if (slip) {
    throw broken(
      `but "${slip.id}" stands beside "${slip.row.name}" and looks like "${slip.of.name}", and so do others: a column has ` +
        'slipped, or was sorted alone. Export the list anew, or leave the names out.',
    );
  }
  return { rows: read, kinds: ids };
}

const ROUNDED = /^\d(?:[.,]\d+)?E\+?\d+$/i;

function rowOf({ line, cells }: CsvRow, kinds: readonly ColumnKind[]): RosterRow {
  if (cells.slice(kinds.length).some((cell) => cell.trim() !== '')) {
    throw broken(`but line ${line} has more cells than the heading.`);
  }
  const values = kinds.map((kind, i) => ({ kind, value: (cells.at(i) ?? '').trim().normalize('NFC') }));
  const rounded = values.find(({ kind, value }) => kind !== 'name' && ROUNDED.test(value));
  if (rounded) {
    throw broken(`but line ${line} has the id ${rounded.value}: a spreadsheet has rounded it. Export the list anew.`);
  }
  const all = (wanted: ColumnKind): string[] =>
    values.flatMap(({ kind, value }) => (kind === wanted && value !== '' ? [value] : []));
  const [student] = all('student');
  if ((student as string | undefined) === undefined) throw broken(`but line ${line} has no student.`);
  const ids = values.flatMap(({ kind, value }): RosterRow['ids'] => {
    if (value === '' || kind === 'name' || kind === 'first' || kind === 'last' || kind === 'group') return [];
    // "Participant 4711" in a worksheet of Moodle, in the language of whoever exported it.
    return [{ kind, value: kind === 'moodle' ? (/\d+$/.exec(value)?.[0] ?? value) : value }];
  });
  const name = all('name')[0] ?? [...all('first'), ...all('last')].join(' ');
  return { student, name, ids, groups: all('group') };
}
