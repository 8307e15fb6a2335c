/**
 * Which cells must run again after a change, so that the notebook is as if all of them had run from the top.
 */
import type { CellStep, CellUse } from './effects.js';

/** The nearest cell above cell k that gives it a name. */
export function providerOf(cells: readonly CellUse[], k: number, name: string): number | undefined {
  for (let i = k - 1; i >= 0; i--) if (cells[i].defines.has(name)) return i;
  return undefined;
}

/**
 * Names whose values may differ when a cell's statements become others: by the cell's own
 * flow, statement by statement.
 */
export function touchedNames(before: CellUse, after: CellUse): Set<string> {
  const [was, is] = [before.steps, after.steps];
  let head = 0;
  while (head < Math.min(was.length, is.length) && was[head].text === is[head].text) head += 1;
  let tail = 0;
  const shorter = Math.min(was.length, is.length) - head;
  while (tail < shorter && was[was.length - 1 - tail].text === is[is.length - 1 - tail].text) tail += 1;
  const changed = [...was.slice(head, was.length - tail), ...is.slice(head, is.length - tail)];
  const dirty = new Set(changed.flatMap(({ gives }) => [...gives]));
  spread(is, dirty, dirty);
  return dirty;
}

/**
 * Adds to `dirty` what the statements give that read one of its names or of `stale`; a function reads
 * what is declared below it.
 */
function spread(steps: readonly CellStep[], stale: ReadonlySet<string>, dirty: Set<string>): void {
  for (let size = -1; size !== dirty.size;) {
    size = dirty.size;
    for (const { reads, gives } of steps) {
      if ([...reads].some((name) => stale.has(name) || dirty.has(name))) for (const name of gives) dirty.add(name);
    }
  }
}

/** The cells to run again, in order, when names of some cells have changed; those cells among them. */
export function dependents(cells: readonly CellUse[], changed: ReadonlyMap<number, ReadonlySet<string>>): number[] {
  const all = new Map([...changed].map(([k, names]) => [k, new Set(names)]));
  const changedBelow = cells.map((cell, k) =>
    [...cell.defines].filter((name) => cells.some((_, i) => i > k && changesThat(cells, i, name, k))),
  );
  for (;;) {
    const run = follow(cells, all, changedBelow);
    const fresh = neededFresh(cells, run);
    if (fresh.length === 0) return [...run].sort((a, b) => a - b);
    for (const [k, name] of fresh) all.set(k, (all.get(k) ?? new Set()).add(name));
  }
}

/**
 * One walk from the top, with the names whose values have changed so far. A cell that runs makes all its
 * values anew, so what other cells have changed of them is gone: `changedBelow` are these names of each cell.
 */
function follow(
  cells: readonly CellUse[],
  changed: ReadonlyMap<number, ReadonlySet<string>>,
  changedBelow: readonly (readonly string[])[],
): Set<number> {
  const run = new Set<number>();
  const stale = new Set<string>();
  cells.forEach((cell, k) => {
    const dirty = new Set(changed.get(k));
    if (changed.has(k) || [...cell.uses].some((name) => stale.has(name))) {
      run.add(k);
      for (const name of changedBelow[k]) dirty.add(name);
      const used = new Set([...cell.uses].filter((name) => stale.has(name)));
      spread(cell.steps, used, dirty);
    }
    // A name that the cell gives as it was hides a change above; one that it gives no more
    // uncovers what is above.
    for (const name of cell.defines) if (!dirty.has(name)) stale.delete(name);
    for (const name of dirty) stale.add(name);
  });
  return run;
}

/**
 * Values that must be made anew because they carry changes: a cell may change a value again, and a cell above
 * it read that value again, only as it was before. What is imported cannot be made anew.
 */
function neededFresh(cells: readonly CellUse[], run: ReadonlySet<number>): [number, string][] {
  return [...run].flatMap((k) =>
    [...cells[k].uses].flatMap((name): [number, string][] => {
      const from = providerOf(cells, k, name);
      if (from === undefined || run.has(from) || cells[from].imports.has(name)) return [];
      const isChanged = cells[k].changes.has(name) || cells.some((_, i) => i > k && changesThat(cells, i, name, from));
      return isChanged ? [[from, name]] : [];
    }),
  );
}

/** True if cell i changes the value that cell `from` gives, or that value's next version. */
function changesThat(cells: readonly CellUse[], i: number, name: string, from: number): boolean {
  if (!cells[i].changes.has(name)) return false;
  const provider = providerOf(cells, i, name);
  if (provider === undefined || provider < from) return false;
  return provider === from || changesThat(cells, provider, name, from);
}
