/**
 * Which students of the roster handed something in: by an id exactly, else by a name that only
 * one has. Nobody is guessed.
 */
import type { IdKind, Roster, RosterRow } from './roster.js';
import type { Person } from './submission.js';
import { safeNames } from './student-keys.js';
import type { Trouble } from './trouble.js';

/** Who handed something in, as the layout tells it. */
export interface Sender {
  /**
   * What the system knows the student by; the first one is the key where there is no roster. `any`:
   * a name that a person chose.
   */
  readonly ids: readonly { readonly kind: IdKind | 'any'; readonly value: string }[];
  /** The name that is displayed; the key where there are no ids. */
  readonly name?: string;
  /** The id ends in a login, behind names that the layout does not know. */
  readonly endsInLogin?: boolean;
  /** Why the id or name alone does not tell it: both have to be those of one student of a roster. */
  readonly doubt?: Trouble;
  /** Why the name alone tells nobody, where it is that of more than one. */
  readonly severalOfName?: Trouble;
}

/** The students that a sender is, by row, and a remark on how that was found. */
export interface Joined {
  readonly rows: readonly RosterRow[];
  readonly by: 'id' | 'name' | 'group';
  readonly note?: Trouble;
}

/** Why nobody can be told, and the students of whom it is one, where the roster has several. */
export type Untold = Trouble & { readonly couldBe?: readonly RosterRow[] };

const plain = (text: string): string => text.trim().normalize('NFC');
const lower = (text: string): string => plain(text).toLowerCase();
const withoutZeros = (text: string): string => lower(text).replace(/^0+(?=.)/, '');

/** Ways to compare ids, the exact one first: a later one counts only where the earlier ones find nothing. */
const WAYS: readonly { same: (id: string) => string; note?: Trouble }[] = [
  { same: plain },
  { same: lower },
  {
    same: withoutZeros,
    note: {
      problem: 'The id is that of the roster only without the zeros at its beginning.',
      fix: 'A spreadsheet has removed them: export the roster anew.',
    },
  },
];

/** The key that is meant, compared as ids are: exactly, else without capitals, else without zeros. */
export function keyMeant(named: string, keys: readonly string[]): string | undefined {
  for (const { same } of WAYS) {
    const found = keys.filter((key) => same(key) === same(named));
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

/**
 * Letters and digits of a name in its possible orders: "Lovelace, Ada", "Ada Lovelace" and
 * "lovelaceada" have one in common.
 */
function spellings(name: string): string[] {
  const words = lower(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((_word, i) => [...words.slice(i), ...words.slice(0, i)].join(''));
}

/** Whether two names have the same words, in any of their orders. */
export function haveOneName(a: string, b: string): boolean {
  const known = new Set(spellings(a));
  return spellings(b).some((spelling) => known.has(spelling));
}

/** Whom a login, an e-mail or, where it is none of anybody, a name may mean. */
export function peopleMeant(named: string, people: readonly Person[]): readonly Person[] {
  const byId = people.filter(({ ids = [] }) => ids.some((id) => lower(id) === lower(named)));
  return byId.length > 0 ? byId : people.filter(({ name }) => name !== '' && haveOneName(name, named));
}

export class RosterJoin {
  readonly #roster: Roster;
  /**
   * By the name of the folder that a key gets, where that is another one: so copies are
   * handed out, and come back.
   */
  readonly #byFolder: ReadonlyMap<string, RosterRow>;

  constructor(roster: Roster) {
    this.#roster = roster;
    const { names } = safeNames(roster.rows.map(({ student }) => student));
    this.#byFolder = new Map(
      roster.rows.flatMap((row): [string, RosterRow][] => {
        const name = names.get(row.student)!;
        return name === row.student ? [] : [[name, row]];
      }),
    );
  }

  get rows(): readonly RosterRow[] {
    return this.#roster.rows;
  }

  /** SHA-256 of the list. */
  get hash(): string {
    return this.#roster.hash;
  }

  /** Whether an id or name is that of one student or more. */
  knows(value: string): boolean {
    return !('problem' in this.find({ ids: [{ kind: 'any', value }], name: value }));
  }

  /** Whether one of its ids is that of a student. */
  hasId({ ids, name }: Sender): boolean {
    return WAYS.some(({ same }) => ids.some((id) => this.#withId(id, same, name).length > 0));
  }

  /** The students of a name. */
  ofName(name: string): readonly RosterRow[] {
    return this.#roster.rows.filter((row) => haveOneName(row.name, name));
  }

  /** Whether one of its ids is that of a student of its name. */
  hasIdAndName({ ids, name }: Sender): boolean {
    return ids.some((id) =>
      this.#withId(id, plain, name).some((row) => row.name !== '' && haveOneName(row.name, name ?? '')),
    );
  }

  /** The students that a sender is, or why that cannot be told. */
  find(sender: Sender): Joined | Untold {
    const ours = sender.ids.flatMap(({ kind, value }) =>
      kind === 'any' ? (this.#byFolder.get(plain(value)) ?? []) : [],
    );
    if (ours.length === 1) return { rows: ours, by: 'id' };
    for (const { same, note } of WAYS) {
      const found = new Set(sender.ids.flatMap((id) => this.#withId(id, same, sender.name)));
      if (found.size > 1) return SAME_ID([...found]);
      const isSure = [...found].every((row) => !sender.doubt || haveOneName(row.name, sender.name ?? ''));
      if (!isSure) return sender.doubt!;
      if (found.size === 1) return { rows: [...found], by: 'id', ...(note && { note }) };
    }
    if (sender.endsInLogin) {
      const found = this.#roster.rows.filter((row) => sender.ids.some(({ value }) => endsInIdOf(row, value)));
      if (found.length > 1) return SEVERAL(found);
      if (found.length === 1) return { rows: found, by: 'id' };
    }
    return this.#byName(sender);
  }

  #byName({ name, ids, severalOfName }: Sender): Joined | Untold {
    if (name === undefined) return UNKNOWN;
    const found = this.ofName(name);
    if (severalOfName) return { ...severalOfName, couldBe: found };
    if (found.length > 1) return ids.length > 0 ? SEVERAL(found) : { ...SEVERAL(found), fix: WITHOUT_IDS };
    if (found.length === 1)
      return hasOtherId(found[0], ids) ? { ...OTHER_ID, couldBe: found } : { rows: found, by: 'name' };
    const team = this.#roster.rows.filter(({ groups }) => groups.some((group) => isGroup(group, name)));
    return team.length > 0 ? { rows: team, by: 'group' } : UNKNOWN;
  }

  #withId({ kind, value }: Sender['ids'][number], same: (id: string) => string, name?: string): RosterRow[] {
    const { rows, kinds } = this.#roster;
    const hasColumn = kind !== 'any' && kinds.has(kind);
    const looksIn = (column: IdKind): boolean => {
      if (kind === 'any') return column !== 'canvas' && column !== 'moodle';
      return hasColumn ? column === kind : column === 'student' || column === 'other';
    };
    const wanted = same(value);
    return rows.filter((row) => {
      const has = row.ids.some((id) => looksIn(id.kind) && same(id.value) === wanted);
      // A number of one kind can be another student's of another kind.
      const isOther =
        !hasColumn && kind !== 'any' && name !== undefined && row.name !== '' && !haveOneName(row.name, name);
      return has && !isOther;
    });
  }
}

const LOGINS = new Set<IdKind>(['student', 'login', 'github', 'other']);

const endsInIdOf = (row: RosterRow, value: string): boolean =>
  row.ids.some((id) => LOGINS.has(id.kind) && lower(value).endsWith(`-${lower(id.value)}`));

/** One of the name, with another id of the same kind, is someone else. */
const hasOtherId = (row: RosterRow, ids: Sender['ids']): boolean =>
  ids.some(({ kind }) => kind !== 'any' && row.ids.some((id) => id.kind === kind));

/** Moodle writes blanks for the underscores of a group's name. */
const isGroup = (group: string, name: string): boolean => plain(group).replaceAll('_', ' ') === plain(name);

export const UNKNOWN: Trouble = {
  problem: 'The student is not in the roster.',
  fix: 'Add the row, or the column with the ids of this system, and run again.',
};

const OTHER_ID: Trouble = {
  problem: 'The roster has this name with another id of this system.',
  fix: 'If it is the same student, correct the id. A participant number of Moodle is that of one assignment: repeat the column participant once per assignment.',
};

const WITHOUT_IDS =
  'Hand it in once more in a folder that is named by the student’s key; for Moodle, the roster’s column participant can stand once per assignment.';

const named = (rows: readonly RosterRow[]): string => rows.map(({ student }) => student).join(' or ');

/** Two ids of one sender, or one id in two rows. */
const SAME_ID = (rows: readonly RosterRow[]): Untold => ({
  couldBe: rows,
  problem: `It could be of ${named(rows)}: the roster has its ids for both.`,
  fix: 'Correct the roster: an id belongs to one student.',
});

const SEVERAL = (rows: readonly RosterRow[]): Untold => ({
  couldBe: rows,
  problem: `It could be of ${named(rows)}.`,
  fix: 'Give the roster a column with the ids of this system.',
});
