/** What a function does to what it is handed, in one sentence for the student. */
import type { Finding } from '../guest/watcher.js';
import { argumentPlace } from './places.js';

/** Findings that cost the row of the sweep. */
export const faultsIn = (findings: readonly Finding[], name: string): Finding[] =>
  findings.filter((finding) => finding.name === name && finding.kind !== 'shared');

/** The path of the first difference of two encoded texts, and the number of arguments. */
function difference(before: string, after: string): { path: string; count: number } {
  try {
    const [a, b] = [JSON.parse(before), JSON.parse(after)] as [unknown, unknown];
    return { path: firstDifference(a, b, '') ?? '', count: Array.isArray(a) ? a.length : 1 };
  } catch {
    // A worker's word: it may be none of ours.
    return { path: '', count: 1 };
  }
}

interface Tagged {
  $?: string;
  e?: [string, unknown][];
  v?: unknown;
}

function firstDifference(a: unknown, b: unknown, path: string): string | undefined {
  if (Array.isArray(a) && Array.isArray(b)) {
    // A list that was added to or taken from is itself what changed.
    if (a.length !== b.length) return path;
    for (let i = 0; i < a.length; i++) {
      const found = firstDifference(a[i], b[i], `${path}[${i}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const [x, y] = [a, b] as [Tagged | null, Tagged | null];
  if (x?.$ === 'object' && y?.$ === 'object') {
    const fields = new Map(y.e);
    for (const [name, value] of x.e ?? []) {
      const found = firstDifference(value, fields.get(name), `${path}.${name}`);
      if (found !== undefined) return found;
    }
    return (x.e ?? []).length === fields.size ? undefined : path;
  }
  return JSON.stringify(a) === JSON.stringify(b) ? undefined : path;
}

/** One sentence, with what to do. */
export function findingText({ kind, name, where, before, after }: Finding): string {
  switch (kind) {
    case 'changed': {
      const { path, count } = difference(before, after);
      return `${name} changes ${argumentPlace(path, count)}. Leave what is handed in as it is, and return new lists.`;
    }
    case 'returned':
      return `${name} returns a list that it was handed (${argumentPlace(where, 2)}) as its own. Return a new list.`;
    case 'reused':
      return `${name} returns a list that it returned before: who changes one result changes the other. Make the list inside the function.`;
    case 'shared':
      return `In the result of ${name} one list stands at several places: what is written into one row is written into all. Make a list for each row.`;
  }
}

/** A function that works on copies, but not on what may not be written to. */
export const writesText = (name: string): string =>
  `${name} writes to what it is handed, if only for a moment. Leave it as it is, and work on a copy.`;
