/** Whether another list than the one that was graded with has its keys for the same students. */
import { BatchRefused } from '../batch/batch-refused.js';
import { namesMayAgree } from '../intake/names-agree.js';
import { haveOneName } from '../intake/roster-join.js';
import type { RosterRow } from '../intake/roster.js';
import type { Person } from '../intake/submission.js';

/**
 * Keys that were given anew, as where a list is numbered once more, would give each mark to somebody else.
 * Throws a BatchRefused where a name or an id says so, or where nothing tells.
 */
export function expectSamePeople(
  people: readonly Person[],
  rows: readonly RosterRow[],
  keyOf: (student: string) => string,
): void {
  const listed = new Map(rows.map((row) => [keyOf(row.student), row]));
  const pairs = people.flatMap((person) => {
    const row = listed.get(person.student);
    return row ? [{ person, row, same: areSame(person, row) }] : [];
  });
  if (pairs.length === 0) {
    throw new BatchRefused('expected the roster that was graded with, and got one that has none of the graded keys.');
  }
  const others = pairs.filter(({ same }) => same === false);
  if (others.length > 0) {
    const [{ person, row }] = others;
    throw new BatchRefused(
      `expected the roster that was graded with, or one with the same students under its keys; ${others.length} of ${pairs.length} ` +
        `are others: ${person.student} was ${shownOf(person)} and is ${shownOf(row)} there.`,
    );
  }
  const untold = pairs.filter(({ same }) => same === undefined);
  if (untold.length > 0) {
    throw new BatchRefused(
      `expected the roster that was graded with, and got another one; neither a name nor a login nor an e-mail tells whether ` +
        `${untold[0].person.student} is the same student in both.`,
    );
  }
}

/** Undefined where nothing tells. Who has another name now has the login of before, or a part of the name. */
function areSame(person: Person, row: RosterRow): boolean | undefined {
  const before = person.ids ?? [];
  const now = loginsOf(row);
  const isComparable = before.length > 0 && now.length > 0;
  if (isComparable && before.some((id) => now.includes(id))) return true;
  if (person.name === '' || row.name === '') return isComparable ? false : undefined;
  // Of two Müllers a part of the name does not tell who is who.
  return isComparable ? haveOneName(person.name, row.name) : namesMayAgree(person.name, row.name);
}

const loginsOf = ({ ids }: RosterRow): string[] =>
  ids.filter(({ kind }) => kind === 'login' || kind === 'email').map(({ value }) => value);

const shownOf = (one: Person | RosterRow): string =>
  one.name === '' ? ('groups' in one ? loginsOf(one)[0] : one.ids![0]) : `"${one.name}"`;
