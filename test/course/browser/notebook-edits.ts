/**
 * Edits of the course's notebooks: each declared change, and the first number of each cell by one step.
 * After each the notebook must be as if all its cells had run from the top, and after taking
 * it back as it was before.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { changedSource, changeOf } from '../../../src/course/cells/change-metadata.js';
import { differences } from '../../../src/course/cells/compare.js';
import type { Cell, SourceCell } from '../../../src/course/cells/notebook.js';
import { parsePercent } from '../../../src/course/cells/percent.js';
import type { LiveCell } from '../../../src/course/browser/live-messages.js';
import { canStep, numbersIn, stepped, withNumber } from '../../../src/course/browser/numbers.js';
import { codeCells, LiveEngine } from './live-engine.js';
import type { CellState } from './live-engine.js';

type States = ReadonlyMap<string, CellState>;

export interface SourceNotebook {
  name: string;
  cells: SourceCell[];
}

/** The notebooks whose sources are in a folder. */
export const sourceNotebooks = (folder: string): SourceNotebook[] =>
  readdirSync(folder)
    .sort()
    .map((file) => ({
      name: file.replace(/\.ts$/, ''),
      cells: parsePercent(readFileSync(path.join(folder, file), 'utf8')),
    }));

export interface NotebookEdit extends LiveCell {
  /** What is done, for people. */
  what: string;
}

export function editsOf(cells: readonly SourceCell[]): NotebookEdit[] {
  return cells
    .filter(({ kind }) => kind === 'code')
    .flatMap((cell) => {
      const { id, source } = cell;
      const change = changeOf(cell);
      const number = numbersIn(source).find(({ text }) => canStep(text));
      const by = number && stepped(number.text, 1);
      return [
        ...(change ? [{ id, what: `${id}: its change`, source: changedSource(source, change) }] : []),
        ...(number && by !== undefined
          ? [{ id, what: `${id}: ${number.text} to ${by}`, source: withNumber(source, number, by) }]
          : []),
      ];
    });
}

/** A notebook with its cells run from the top. */
export class TriedNotebook {
  readonly #cells: readonly SourceCell[];
  readonly #code: readonly LiveCell[];
  readonly #engine: LiveEngine;
  readonly #before: States;

  private constructor(cells: readonly SourceCell[], engine: LiveEngine) {
    this.#cells = cells;
    this.#code = codeCells(cells);
    this.#engine = engine;
    this.#before = new Map(engine.states);
  }

  static async open(cells: readonly SourceCell[]): Promise<TriedNotebook> {
    const code = codeCells(cells);
    const engine = new LiveEngine(code);
    await engine.runAll(code);
    return new TriedNotebook(cells, engine);
  }

  /** What the first run shows, to be compared with what is stored. */
  shown(): Cell[] {
    return this.#shownBy(this.#engine.states);
  }

  #shownBy(states: States): Cell[] {
    return this.#cells.map((cell) => ({
      ...cell,
      outputs: states.get(cell.id)?.outputs ?? [],
      executionCount: null,
    }));
  }

  /** Makes an edit and takes it back. How many cells ran, and what is not as from the top. */
  async try({ id, source, what }: NotebookEdit): Promise<{ ran: number; problems: string[] }> {
    const ran = (await this.#engine.edit(id, source)).length;
    const top = await TriedNotebook.open(this.#cells.map((cell) => (cell.id === id ? { ...cell, source } : cell)));
    const wrong = this.#unlike(top.#before);
    await this.#engine.edit(id, this.#code.find((cell) => cell.id === id)!.source);
    const undone = this.#unlike(this.#before);
    return {
      ran,
      problems: [
        ...wrong.map((difference) => `${what}, not as from the top: ${difference}`),
        ...undone.map((difference) => `${what}, not undone: ${difference}`),
      ],
    };
  }

  #unlike(wanted: States): string[] {
    const errors = (states: States): Map<string, string> =>
      new Map([...states].map(([id, { error, blockedBy }]) => [id, error ?? blockedBy ?? 'none']));
    const [have, want] = [errors(this.#engine.states), errors(wanted)];
    return [
      ...differences(this.#shownBy(wanted), this.#shownBy(this.#engine.states)),
      ...[...want].flatMap(([id, error]) =>
        have.get(id) === error ? [] : [`${id}: error ${have.get(id) ?? 'none'}, wanted ${error}`],
      ),
    ];
  }
}
