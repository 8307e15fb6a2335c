/** Students who have another key in a new roster: what stands under a key would be somebody else’s. */
import { BrokenCsv } from '../disk/csv.js';
import type { Submission } from '../intake/submission.js';
import type { BatchRecord } from './batch-record.js';
import { nameParts } from './results-folder.js';
import type { ResultsFolder } from './results-folder.js';
import { timesIn } from './times-file.js';

type Owned = readonly (readonly [trait: string, student: string])[];

/** Such students of whose keys results stand, as `s-1 (now s-2)`: by their files, ids or names. */
export function changedHands(
  { record, times }: ResultsFolder,
  now: BatchRecord,
  { standing, submissions }: { standing: readonly string[]; submissions: readonly Submission[] },
): string[] {
  if (!record) return [];
  const held = new Set(standing.map((name) => nameParts(name)[0]));
  const old = keysOf([...filesOf(standing, times), ...traitsOf(record)]);
  const own = keysOf([
    ...submissions.map(({ origin, student }) => [`file ${origin}`, student] as const),
    ...traitsOf(now),
  ]);
  const moved = [...old].flatMap(([trait, key]): [string, string][] => {
    const other = own.get(trait);
    return other !== undefined && other !== key && (held.has(key) || held.has(other)) ? [[key, other]] : [];
  });
  return [...new Map(moved)].map(([key, other]) => `${key} (now ${other})`);
}

/** Where the files of results were found. */
function filesOf(standing: readonly string[], times: string): Owned {
  try {
    const found = timesIn(times);
    return standing.map((name) => [`file ${found.get(name)?.origin ?? ''}`, nameParts(name)[0]]);
  } catch (error) {
    // A line that was half written when the machine fell over.
    if (error instanceof BrokenCsv) return [];
    throw error;
  }
}

/** The ids of people, else their names. */
const traitsOf = ({ people }: BatchRecord): Owned =>
  people.flatMap(({ student, name, ids = [] }) => {
    const names = name === '' ? [] : [`name ${name}`];
    const own = ids.length > 0 ? ids.map((id) => `id ${id.toLowerCase()}`) : names;
    return own.map((trait) => [trait, student] as const);
  });

/** Keys by what only one student has. */
function keysOf(traits: Owned): Map<string, string> {
  const owners = new Map<string, Set<string>>();
  for (const [trait, student] of traits) owners.set(trait, (owners.get(trait) ?? new Set()).add(student));
  return new Map([...owners].flatMap(([trait, all]) => (all.size === 1 ? [[trait, [...all][0]] as const] : [])));
}
