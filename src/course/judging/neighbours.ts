/**
 * Inputs that differ from another in a single number. Called right after it, each tells a function
 * that remembers: what is looked up by all the rest is wrong there.
 */
import type { Domain, Drawn } from './domain.js';

type Leaves = Map<string, unknown>;

/** Every number, text or flag of a raw value by its path. */
function leavesOf(value: unknown, path = '', leaves: Leaves = new Map()): Leaves {
  if (typeof value !== 'object' || value === null) leaves.set(path, value);
  else for (const [name, part] of Object.entries(value)) leavesOf(part, `${path}/${name}`, leaves);
  return leaves;
}

/** The path of the only leaf in which two raw values of one shape differ. */
function onlyDifference(one: Leaves, other: Leaves): string | undefined {
  if (one.size !== other.size) return undefined;
  const paths = [...other.keys()].filter((path) => !one.has(path) || !Object.is(one.get(path), other.get(path)));
  return paths.length === 1 && one.has(paths[0]) ? paths[0] : undefined;
}

/** The part of a raw value that a path leads to, whichever entry of a list it is. */
const partOf = (path: string): string => path.replaceAll(/\/\d+/g, '/');

/** How many parts of a raw value are not 0 everywhere: what is 0 cannot be made simpler. */
function partsIn(raw: unknown): number {
  const filled = [...leavesOf(raw)].filter(([, value]) => value !== 0);
  return new Set(filled.map(([path]) => partOf(path))).size;
}

/** Raw values beside one, each with another part changed: of the entries of a list the last. */
function rawBesides<T>(domain: Domain<T>, raw: unknown): unknown[] {
  const leaves = leavesOf(raw);
  const byPart = new Map<string, unknown>();
  for (const candidate of domain.shrink(raw)) {
    const path = onlyDifference(leaves, leavesOf(candidate));
    if (path !== undefined) byPart.set(partOf(path), candidate);
  }
  return [...byPart.values()];
}

/** The drawn input that has most parts to change, before each of those beside it. */
export function besides<T>(domain: Domain<T>, drawn: readonly Drawn<T>[]): Drawn<T>[] {
  const counts = new Map(drawn.map((one) => [one, partsIn(one.raw)]));
  for (const from of [...drawn].sort((a, b) => counts.get(b)! - counts.get(a)!)) {
    const inputs = rawBesides(domain, from.raw).map((raw) => ({ raw, input: domain.build(raw) }));
    const pairs = inputs.flatMap(({ raw, input }) => (input === undefined ? [] : [from, { raw, input }]));
    if (pairs.length > 0) return pairs;
  }
  return [];
}
