/**
 * What TypeScript says of the cells of a notebook, which are one file for it as they are for the kernel:
 * errors of type, and what can be written at a place. Its declarations come as texts,
 * so that it runs in a worker.
 */
import type ts from 'typescript';
import type { LiveCell } from './live-messages.js';

export interface TypeProblem {
  cell: string;
  /** Where in the text of the cell. */
  from: number;
  to: number;
  message: string;
}

const NOTEBOOK = '/notebook.ts';
const GLOBALS = '/globals.d.ts';
/**
 * What a cell has besides the language; of mathjs everything is allowed, its own types
 * would double the download.
 */
const GLOBAL_TYPES = `
declare const console: Record<'log' | 'info' | 'debug' | 'warn' | 'error' | 'dir' | 'table', (...values: unknown[]) => void>;
declare const performance: { now(): number };
declare module 'mathjs';
`;

export class CellTypes {
  readonly #ts: typeof ts;
  readonly #service: ts.LanguageService;
  #cells: readonly LiveCell[] = [];
  #text = '';
  #version = 0;

  /**
   * `files` are the declarations of the language at `/lib.….d.ts` and those of the library below `/library/`.
   */
  constructor(typescript: typeof ts, files: ReadonlyMap<string, string>) {
    this.#ts = typescript;
    const read = (name: string): string | undefined => {
      if (name === NOTEBOOK) return this.#text;
      return name === GLOBALS ? GLOBAL_TYPES : files.get(name);
    };
    const options: ts.CompilerOptions = {
      target: typescript.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts'],
      module: typescript.ModuleKind.ESNext,
      moduleResolution: typescript.ModuleResolutionKind.Bundler,
      moduleDetection: typescript.ModuleDetectionKind.Force,
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      paths: {
        'rigid-body-lab': ['/library/index.d.ts'],
        'rigid-body-lab/figures': ['/library/figures/index.d.ts'],
      },
    };
    this.#service = typescript.createLanguageService({
      getCompilationSettings: () => options,
      getScriptFileNames: () => [NOTEBOOK, GLOBALS],
      getScriptVersion: (name) => (name === NOTEBOOK ? String(this.#version) : '1'),
      getScriptSnapshot: (name) => {
        const text = read(name);
        return text === undefined ? undefined : typescript.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => '/',
      getDefaultLibFileName: () => '/lib.es2022.d.ts',
      fileExists: (name) => read(name) !== undefined,
      readFile: read,
      directoryExists: () => true,
      getDirectories: () => [],
    });
  }

  #take(cells: readonly LiveCell[]): void {
    const text = cells.map(({ source }) => source).join('\n');
    if (text !== this.#text) this.#version += 1;
    this.#text = text;
    this.#cells = cells;
  }

  /** Where a cell begins in the file. */
  #startOf(id: string): number {
    let start = 0;
    for (const cell of this.#cells) {
      if (cell.id === id) return start;
      start += cell.source.length + 1;
    }
    throw new RangeError(`CellTypes: expected the id of a code cell, got ${id}.`);
  }

  /** What is wrong in the cells, in order. */
  problems(cells: readonly LiveCell[]): TypeProblem[] {
    this.#take(cells);
    const found = [
      ...this.#service.getSyntacticDiagnostics(NOTEBOOK),
      ...this.#service.getSemanticDiagnostics(NOTEBOOK),
    ];
    return found.map(({ start = 0, length = 0, messageText }) => {
      const cell = [...cells].reverse().find(({ id }) => this.#startOf(id) <= start) ?? cells[0];
      const from = start - this.#startOf(cell.id);
      const message = this.#ts.flattenDiagnosticMessageText(messageText, '\n');
      return { cell: cell.id, from, to: from + length, message };
    });
  }

  /** Names that can be written at a place of a cell, the likely ones first. */
  completions(cells: readonly LiveCell[], id: string, offset: number): string[] {
    this.#take(cells);
    const place = this.#startOf(id) + offset;
    const found = this.#service.getCompletionsAtPosition(NOTEBOOK, place, {
      includeCompletionsForModuleExports: false,
    });
    const entries = [...(found?.entries ?? [])].sort((a, b) => (a.sortText < b.sortText ? -1 : 1));
    return entries.map(({ name }) => name);
  }
}
