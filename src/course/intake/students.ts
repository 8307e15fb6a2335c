/** The key of whoever handed something in: from the roster, or as the system has it where there is none. */
import { IntakeRefused } from './intake-refused.js';
import { namesMayAgree } from './names-agree.js';
import type { Joined, RosterJoin, Sender, Untold } from './roster-join.js';
import { safeNames } from './student-keys.js';
import { NAME_FOLDER } from './trouble.js';
import type { Trouble } from './trouble.js';

/**
 * The students of a sender, by their keys; or why nobody can be told, the name that stands there,
 * and who of the roster it can be.
 */
export type Whose =
  | { readonly students: readonly string[]; readonly note?: Trouble }
  | ({ readonly shown: string; readonly couldBe: readonly string[] } & Trouble);

/** It could be anybody's. */
export const NOBODY: Trouble = { problem: 'Nothing says whose it is.', fix: NAME_FOLDER };
const ONE_NAME: Trouble = {
  problem:
    'Files with different ids bear this name, and the roster has it once: of two students, or of one with two ids.',
  fix: 'Give the roster a column with the ids of this system; one who has several is given the column once per id.',
};
const ALIKE: Trouble = {
  problem: 'Two students have names that some file systems take for one: each has a key with an ending.',
  fix: 'Look whether it is one student, or give a roster.',
};

type Told = { readonly keys: readonly string[]; readonly note?: Trouble } | Untold;

const identityOf = ({ ids, name, doubt, severalOfName }: Sender): string =>
  JSON.stringify([ids, name, doubt !== undefined, severalOfName !== undefined]);
const firstId = ({ ids }: Sender): string | undefined => ids.at(0)?.value;
const shownOf = (sender: Sender): string => sender.name ?? firstId(sender) ?? '';

export interface Keys {
  whose(sender: Sender): Whose;
  /** Keys of the roster's students as they stand in results. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Says for each of the senders whose it is. All have to be known: a name is a key only if
 * no other student has it.
 */
export function keysOf(senders: Iterable<Sender>, roster?: RosterJoin): Keys {
  const known = new Map<string, Sender>();
  for (const sender of senders) known.set(identityOf(sender), sender);
  const told = roster ? byRoster(known, roster) : new Map([...known].map(([id, sender]) => [id, alone(sender)]));
  const keys = [...told.values()].flatMap((one) => ('keys' in one ? one.keys : []));
  for (const { student } of roster?.rows ?? []) keys.push(student);
  const { names, alike } = safeNames(keys);
  const isAlike = new Set(alike.flat());
  const whose = (sender: Sender): Whose => {
    const one = told.get(identityOf(sender))!;
    if (!('keys' in one)) {
      const couldBe = (one.couldBe ?? []).map(({ student }) => names.get(student)!);
      return { shown: shownOf(sender), couldBe, problem: one.problem, fix: one.fix };
    }
    const note = one.note ?? (one.keys.some((key) => isAlike.has(key)) ? ALIKE : undefined);
    return { students: one.keys.map((key) => names.get(key)!), ...(note && { note }) };
  };
  return { whose, names };
}

function alone(sender: Sender): Told {
  const why = sender.doubt ?? sender.severalOfName;
  if (why) return why;
  const key = (firstId(sender) ?? sender.name ?? '').trim();
  return key === '' ? NOBODY : { keys: [key] };
}

function byRoster(senders: ReadonlyMap<string, Sender>, roster: RosterJoin): Map<string, Told> {
  const joined = namesCompared(
    [...senders].map(([id, sender]) => ({ id, sender, found: roster.find(sender) })),
    roster,
  );
  /** How many of different ids have been taken for a student. */
  const taken = new Map<string, Set<string>>();
  for (const { sender, found } of joined) {
    if ('problem' in found) continue;
    const own = firstId(sender);
    if (own === undefined) continue;
    for (const { student } of found.rows) taken.set(student, (taken.get(student) ?? new Set()).add(own));
  }
  return new Map(
    joined.map(({ id, sender, found }): [string, Told] => {
      if ('problem' in found) return [id, found];
      const isShared =
        found.by === 'name' &&
        found.rows.some(({ student }) => (taken.get(student)?.size ?? 0) > 1 && firstId(sender) !== undefined);
      return [
        id,
        isShared
          ? { ...ONE_NAME, couldBe: found.rows }
          : { keys: found.rows.map(({ student }) => student), ...(found.note && { note: found.note }) },
      ];
    }),
  );
}

interface FoundSender {
  id: string;
  sender: Sender;
  found: Joined | Untold;
}

/** Systems that write a person's name beside an id of their own. */
const NAMED = new Set(['moodle', 'canvas']);
/** Of fewer, most are no sign of a list that slipped. */
const FEWEST_NAMES = 3;

/**
 * Looks whether files bear the names of the students whose ids they have: a column that slipped by a row
 * gives each mark to somebody else.
 */
function namesCompared(joined: readonly FoundSender[], roster: RosterJoin): FoundSender[] {
  const nameOf = ({ sender: { ids, name = '' }, found }: FoundSender): string => {
    const isNamed = ids.some(({ kind, value }) => NAMED.has(kind) && !name.endsWith(value));
    return isNamed && 'rows' in found && found.by === 'id' ? name : '';
  };
  /** Ids by names: in a blind export all have one, "Participant". */
  const ids = new Map<string, Set<string>>();
  for (const one of joined) {
    const name = one.sender.name ?? '';
    ids.set(name, (ids.get(name) ?? new Set()).add(firstId(one.sender) ?? ''));
  }
  const isOwn = (name: string): boolean => name !== '' && ids.get(name)!.size === 1;
  const compared = joined.filter((one) => isOwn(nameOf(one)) && (one.found as Joined).rows[0].name !== '');
  const others = compared.filter((one) => !namesMayAgree(nameOf(one), (one.found as Joined).rows[0].name));
  if (compared.length >= FEWEST_NAMES && 2 * others.length > compared.length) {
    const [{ sender, found }] = others;
    const [row] = (found as Joined).rows;
    throw new IntakeRefused(
      `expected a roster whose ids are those of its names, and ${others.length} of ${compared.length} are not: the files of ` +
        `"${sender.name!}" have the id of ${row.student}, "${row.name}". See whether its columns slipped by a row; or leave the names out.`,
    );
  }
  const isOther = new Set(others);
  return joined.map((one) => (isOther.has(one) ? { ...one, found: contradicted(one, roster) } : one));
}

/** Where the name is another student's it could be either; else it may be a name that changed. */
function contradicted({ sender: { name = '' }, found }: FoundSender, roster: RosterJoin): Joined | Untold {
  const joined = found as Joined;
  const [row] = joined.rows;
  const owners = roster.ofName(name);
  const trouble = {
    problem: `It bears the name "${name}", and the roster has its id for ${row.student}, "${row.name}".`,
    fix: 'Look whose it is, and correct the id or the name in the roster.',
  };
  return owners.length > 0 ? { ...trouble, couldBe: [row, ...owners] } : { ...joined, note: trouble };
}
