/**
 * What each cell of a notebook uses and changes, functions of other cells that it calls included.
 * A cell that changes a value of a cell above it gives a new version of that name to the cells below.
 *
 * Names do not show everything: what a method changes whose result is used, and what is changed through
 * an object that holds another one, stay unseen.
 */
import type { CellAnalysis } from './cell-analysis.js';
import type { Effects } from './names.js';

export interface CellStep {
  text: string;
  reads: ReadonlySet<string>;
  /** Names that have another value after it: those that it declares and those whose objects it changes. */
  gives: ReadonlySet<string>;
}

/** A cell among the others. */
export interface CellUse {
  steps: readonly CellStep[];
  /** Names of other cells that it reads or changes. */
  uses: ReadonlySet<string>;
  /** Names of cells above whose values it changes. */
  changes: ReadonlySet<string>;
  /** Names that it declares or gives a new version of. */
  defines: ReadonlySet<string>;
  /** Names that it imports: no cell can make their values anew. */
  imports: ReadonlySet<string>;
}

/** The nearest cell above cell k that declares a name. */
export function declarerOf(cells: readonly CellAnalysis[], k: number, name: string): number | undefined {
  for (let i = k - 1; i >= 0; i--) if (cells[i].declares.has(name)) return i;
  return undefined;
}

export function usesOf(cells: readonly CellAnalysis[]): CellUse[] {
  return cells.map((cell, k) => {
    /** Not `console` and the like, which are everybody's. */
    const isOfACell = (name: string): boolean => cell.declares.has(name) || declarerOf(cells, k, name) !== undefined;
    const steps = cell.statements.map(({ text, declares, names }): CellStep => {
      const changed = [...withAliases(cells, k, changedBy(cells, k, names, new Set()))].filter(isOfACell);
      return { text, reads: new Set([...names.reads, ...changed]), gives: new Set([...declares, ...changed]) };
    });
    const isForeign = (name: string): boolean => !cell.declares.has(name);
    const changes = steps
      .flatMap(({ gives }) => [...gives])
      .filter((name) => {
        return isForeign(name) && declarerOf(cells, k, name) !== undefined;
      });
    return {
      steps,
      uses: new Set([...cell.reads, ...changes]),
      changes: new Set(changes),
      defines: new Set([...cell.declares, ...changes]),
      imports: new Set(cell.imports.flatMap(({ names }) => names.map(([, local]) => local))),
    };
  });
}

/** What code of cell k changes, by name or by `#0` of the function that holds it. */
function changedBy(
  cells: readonly CellAnalysis[],
  k: number,
  { changes, calls }: Effects,
  seen: ReadonlySet<Effects>,
): Set<string> {
  const changed = new Set(changes);
  for (const { callee, roots } of calls) {
    const [called, home] = functionOf(cells, k, callee) ?? [];
    if (!called || home === undefined || seen.has(called)) continue;
    for (const name of changedBy(cells, home, called, new Set([...seen, called]))) {
      if (!name.startsWith('#')) changed.add(name);
      else for (const root of roots.at(Number(name.slice(1))) ?? []) changed.add(root);
    }
  }
  return changed;
}

/** The function that a name means in cell k, with its cell. */
function functionOf(cells: readonly CellAnalysis[], k: number, name: string): [Effects, number] | undefined {
  const home = cells[k].declares.has(name) ? k : declarerOf(cells, k, name);
  if (home === undefined) return undefined;
  const found = cells[home].statements.find(({ names }) => names.functions.has(name))?.names.functions.get(name);
  return found && [found, home];
}

/** With the names whose objects these are part of, as declared by `const body = bodies[0]`. */
function withAliases(cells: readonly CellAnalysis[], k: number, names: ReadonlySet<string>): Set<string> {
  // A Set that grows is walked to its new end.
  const all = new Set([...names].filter((name) => !name.startsWith('#')));
  for (const name of all) {
    const home = cells[k].declares.has(name) ? k : declarerOf(cells, k, name);
    if (home === undefined) continue;
    for (const { names: found } of cells[home].statements) {
      for (const root of found.aliases.get(name) ?? []) all.add(root);
    }
  }
  return all;
}
