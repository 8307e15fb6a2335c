/** Students who have another key in a new roster: what stands under a key would be somebody else’s. */
import type { Person } from '../intake/submission.js';
import type { BatchRecord } from './batch-record.js';
import { nameParts } from './results-folder.js';

/** Such students of whose keys results stand, as `s-1 (now s-2)`. */
export function changedHands(before: BatchRecord, now: BatchRecord, standing: readonly string[]): string[] {
  const held = new Set(standing.map((name) => nameParts(name)[0]));
  const [old, own] = [keysByTraits(before.people), keysByTraits(now.people)];
  const moved = [...old].flatMap(([trait, key]): [string, string][] => {
    const other = own.get(trait);
    return other !== undefined && other !== key && (held.has(key) || held.has(other)) ? [[key, other]] : [];
  });
  return [...new Map(moved)].map(([key, other]) => `${key} (now ${other})`);
}

/** Keys by ids, else by names, that only one student has. */
function keysByTraits(people: readonly Person[]): Map<string, string> {
  const traits = people.flatMap(({ student, name, ids = [] }) =>
    (ids.length > 0 ? ids.map((id) => `id ${id.toLowerCase()}`) : name === '' ? [] : [`name ${name}`]).map(
      (trait) => [trait, student] as const,
    ),
  );
  const owners = new Map<string, Set<string>>();
  for (const [trait, student] of traits) owners.set(trait, (owners.get(trait) ?? new Set()).add(student));
  return new Map([...owners].flatMap(([trait, all]) => (all.size === 1 ? [[trait, [...all][0]] as const] : [])));
}
