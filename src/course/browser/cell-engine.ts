/** The code cells of one notebook with their values. It knows neither worker nor page. */
import { didYouMean } from '../judging/near-name.js';
import { analyseCell, EMPTY_CELL, isProblem } from './cell-analysis.js';
import type { CellAnalysis } from './cell-analysis.js';
import { compileCell, errorLine, takesTheSame } from './compile-cell.js';
import type { CellValues, CompiledCell, TakenName } from './compile-cell.js';
import { dependents, providerOf, touchedNames } from './dependents.js';
import { declarerOf, usesOf } from './effects.js';
import type { CellUse } from './effects.js';
import type { CellError, LiveCell } from './live-messages.js';

/** Loads what a cell imports: the exports of a module, or undefined when there is none of that name. */
export type LoadModule = (from: string, names: readonly string[]) => Promise<Record<string, unknown> | undefined>;

interface EngineCell extends LiveCell {
  analysis: CellAnalysis;
  /** Why the text cannot be read. */
  problem: CellError | undefined;
  compiled: CompiledCell | undefined;
  /** Not there before the cell has run, and after it has failed. */
  values: CellValues | undefined;
  /** How long it took last. */
  ms: number | undefined;
  /** It was stopped by force: it waits for another text, or to be run by its name. */
  isHeld: boolean;
}

export class CellEngine {
  readonly #load: LoadModule;
  #cells: EngineCell[] = [];
  #uses: CellUse[] = [];

  constructor(load: LoadModule) {
    this.#load = load;
  }

  /** Takes the cells of a notebook. Those in `held` do not run because others need them. */
  load(cells: readonly LiveCell[], held: readonly string[] = []): void {
    this.#cells = cells.map(({ id, source }) => ({
      id,
      source,
      ...read(source),
      compiled: undefined,
      values: undefined,
      ms: undefined,
      isHeld: held.includes(id),
    }));
    this.#related();
  }

  #related(): void {
    this.#uses = usesOf(this.#cells.map(({ analysis }) => analysis));
  }

  get size(): number {
    return this.#cells.length;
  }

  idOf(k: number): string {
    return this.#cells[k].id;
  }

  has(id: string): boolean {
    return this.#cells.some((cell) => cell.id === id);
  }

  indexOf(id: string): number {
    const k = this.#cells.findIndex((cell) => cell.id === id);
    if (k < 0)
      throw new RangeError(`CellEngine: expected the id of a code cell, got ${JSON.stringify(id)}. Load it first.`);
    return k;
  }

  hasValues(k: number): boolean {
    return this.#cells[k].values !== undefined;
  }

  /** How many milliseconds a cell took last; infinitely many when it has never run. */
  costOf(k: number): number {
    return this.#cells[k].ms ?? Infinity;
  }

  /** Gives a cell another text; returns the cells that are stale by it, in order. */
  edit(id: string, source: string): number[] {
    const k = this.indexOf(id);
    const cell = this.#cells[k];
    const before = this.#uses[k];
    const wasRead = cell.problem === undefined && cell.values !== undefined;
    const { analysis, problem } = read(source);
    Object.assign(cell, { source, problem, compiled: undefined, isHeld: false });
    // A text that cannot be read gives what it gave before: nothing else can be known of it.
    if (!problem) cell.analysis = analysis;
    this.#related();
    const after = this.#uses[k];
    const names = wasRead && !problem ? touchedNames(before, after) : new Set([...before.defines, ...after.defines]);
    return this.#stale(k, names, before.changes);
  }

  /** The cells that are stale when a cell runs again that has run before. */
  again(k: number): number[] {
    this.#cells[k].isHeld = false;
    const stale = this.#stale(k, new Set());
    const needed = this.ancestors(k);
    return stale.filter((i) => i === k || this.hasValues(i) || needed.has(i));
  }

  /**
   * The cells that are stale when a cell has failed: all that it gives is gone, also what
   * the last edit left alone.
   */
  failed(k: number): number[] {
    return this.#stale(k, this.#uses[k].defines).filter((i) => i > k);
  }

  /** `undone` are values of cells above that the cell has changed and perhaps changes no more. */
  #stale(k: number, names: ReadonlySet<string>, undone: ReadonlySet<string> = new Set()): number[] {
    const changed = new Map([[k, new Set(names)]]);
    for (const name of undone) {
      const from = providerOf(this.#uses, k, name);
      if (from !== undefined) changed.set(from, (changed.get(from) ?? new Set()).add(name));
    }
    for (;;) {
      const stale = dependents(this.#uses, changed);
      // What a cell without values gives is new in all its names.
      const lost = stale.filter((i) => !this.hasValues(i) && !changed.has(i));
      if (lost.length === 0) return stale;
      for (const i of lost) changed.set(i, new Set(this.#uses[i].defines));
    }
  }

  /** The cells that must have run before cell k can. */
  ancestors(k: number, found: Set<number> = new Set()): Set<number> {
    for (const name of this.#uses[k].uses) {
      const from = providerOf(this.#uses, k, name);
      if (from === undefined || found.has(from)) continue;
      found.add(from);
      this.ancestors(from, found);
    }
    return found;
  }

  /** Those of them that have not run and may. */
  unrun(k: number): number[] {
    return [...this.ancestors(k)].filter((i) => !this.hasValues(i) && !this.#cells[i].isHeld);
  }

  /** The nearest cell for which cell k has to wait: it has no values, and does not wait itself. */
  missing(k: number): number | undefined {
    const isMissing = (i: number): boolean => !this.hasValues(i);
    const first = [...this.ancestors(k)].filter((i) => isMissing(i) && ![...this.ancestors(i)].some(isMissing));
    return first.length === 0 ? undefined : Math.max(...first);
  }

  /** The cell gives nothing any more, because one that it needs does not. */
  forget(k: number): void {
    this.#cells[k].values = undefined;
  }

  /** Runs a cell. What was wrong with it, if it failed. */
  async run(k: number): Promise<CellError | undefined> {
    const cell = this.#cells[k];
    cell.values = undefined;
    if (cell.problem) return cell.problem;
    const started = performance.now();
    try {
      const imported = await this.#imported(cell);
      const taken = this.#taken(k);
      // Its names may come from other cells now.
      if (cell.compiled && !takesTheSame(cell.compiled.taken, taken)) cell.compiled = undefined;
      const { run, inputs } = (cell.compiled ??= compileCell(cell.id, cell.analysis, taken));
      const given = inputs.map((input) => {
        if (input.kind === 'imported') return imported[input.name];
        const values = this.#cells[input.cell].values ?? {};
        return input.kind === 'cell' ? values : values[input.name];
      });
      const values = await run(...given);
      cell.values = Object.assign(values, imported);
    } catch (error) {
      return this.#errorOf(k, error);
    } finally {
      cell.ms = performance.now() - started;
    }
    return undefined;
  }

  /** Where the names live that cell k takes from others. */
  #taken(k: number): TakenName[] {
    const analyses = this.#cells.map(({ analysis }) => analysis);
    return [...analyses[k].reads].flatMap((name) => {
      const cell = declarerOf(analyses, k, name);
      return cell === undefined ? [] : [{ name, cell, isVariable: analyses[cell].variables.has(name) }];
    });
  }

  async #imported({ analysis }: EngineCell): Promise<CellValues> {
    const imported: CellValues = {};
    for (const { from, names } of analysis.imports) {
      const wanted = names.map(([name]) => name);
      const module = await this.#load(from, wanted);
      if (!module) throw new Error(`There is no module ${JSON.stringify(from)} here.`);
      for (const [name, local] of names) {
        // A type imported without the word `type` has no value, and begins with a capital.
        if (name !== '*' && !(name in module) && !/^[A-Z]/.test(name)) {
          throw new SyntaxError(`${from} exports no ${name}.${didYouMean(name, Object.keys(module))}`);
        }
        imported[local] = name === '*' ? module : module[name];
      }
    }
    return imported;
  }

  #errorOf(k: number, thrown: unknown): CellError {
    const line = errorLine(this.#cells[k].id, thrown);
    const { name, message } = thrown instanceof Error ? thrown : { name: 'Error', message: String(thrown) };
    const unknown =
      name === 'ReferenceError' ? /^(?:Can't find variable: )?([\w$]+)(?: is not defined)?$/.exec(message) : null;
    const known = this.#cells.flatMap(({ analysis }) => [...analysis.declares]);
    const hint = unknown ? didYouMean(unknown[1], known) : '';
    return { name, message: hint === '' ? message : `${message}.${hint}`, ...(line !== undefined && { line }) };
  }
}

function read(source: string): Pick<EngineCell, 'analysis' | 'problem'> {
  const analysis = analyseCell(source);
  return isProblem(analysis) ? { analysis: EMPTY_CELL, problem: analysis } : { analysis, problem: undefined };
}
