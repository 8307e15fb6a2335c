/**
 * The road through a notebook: what the reader does on it, and how far it is from one act to the next.
 * What stands in a fold is not on the road.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { changeOf } from '../../src/course/cells/change-metadata.js';
import { controlsOf } from '../../src/course/cells/control-metadata.js';
import { foldedCellsOf } from '../../src/course/cells/fold-metadata.js';
import type { Cell, SourceCell } from '../../src/course/cells/notebook.js';
import { parsePercent } from '../../src/course/cells/percent.js';
import { targetOf } from '../../src/course/cells/target-metadata.js';
import { questionsOf } from '../../src/course/site/covers.js';

const folder = fileURLToPath(new URL('../../notebooks/src/', import.meta.url));
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));

/** A cell is read at a glance: so many lines, so wide. */
const LINES = 25;
const COLUMNS = 78;
/** Words from one act of the reader to the next. */
const STRETCH = 300;
/** One idea fits into about 25 cells. */
const MOST_CELLS = 27;

/** Without what is asked from before, which is an act of its own. */
const cellsOf = (name: string): Cell[] =>
  parsePercent(readFileSync(path.join(folder, `${name}.ts`), 'utf8'))
    .filter(({ metadata }) => metadata['opener'] === undefined)
    .map((cell) => ({ ...cell, outputs: [], executionCount: null }));
const isImport = ({ source }: SourceCell): boolean => source.startsWith('import ');
const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const ASKS = '**Predict:**';

/** Lengths of text between what the reader does, each with the id of the cell where it ends. */
function stretches(cells: readonly Cell[]): [words: number, id: string][] {
  const found: [number, string][] = [];
  let words = 0;
  const act = (id: string): void => {
    found.push([words, id]);
    words = 0;
  };
  for (const cell of cells) {
    const { id, kind, source } = cell;
    if (kind === 'code') {
      if (changeOf(cell) || controlsOf(cell).length > 0) act(id);
      continue;
    }
    const [before, after] = source.split(ASKS) as [string, string | undefined];
    const closing = before.indexOf('## Questions to close with');
    words += wordsIn(closing < 0 ? before : before.slice(0, closing));
    if (after !== undefined || closing >= 0) act(id);
    words += wordsIn(after ?? '');
  }
  return found;
}

describe.each(names)('the road through %s', (name) => {
  const cells = cellsOf(name);
  const folds = foldedCellsOf(cells);
  const road = cells.filter((_, k) => !folds.some(({ from, until }) => from <= k && k <= until));
  const questions = questionsOf(cells);
  const isOnRoad = ({ cell }: { cell: number }): boolean => road.includes(cells[cell]);

  it('is short enough for one idea, and ends with questions to close with', () => {
    expect(road.length).toBeLessThanOrEqual(MOST_CELLS);
    expect(road.at(-1)!.source).toMatch(/^## Questions to close with$/m);
  });

  it('has an act at least every 300 words', () => {
    expect(stretches(road).filter(([words]) => words > STRETCH)).toEqual([]);
  });

  it('has code that is read at a glance', () => {
    const long = cells
      .filter((cell) => cell.kind === 'code' && !isImport(cell))
      .filter(({ source }) => source.split('\n').length > LINES || source.split('\n').some((l) => l.length > COLUMNS));
    expect(long.map(({ id }) => id)).toEqual([]);
  });

  it('asks each prediction on the page too, two of them again in another dress', () => {
    const asking = cells.filter(({ kind, source }) => kind === 'markdown' && source.includes(ASKS));
    expect(asking.map(({ id }) => id)).toEqual(questions.map(({ cell }) => cells[cell].id));
    const twins = questions.filter(({ prediction }) => prediction.twinOf !== undefined);
    expect(twins.filter(isOnRoad).length).toBeGreaterThanOrEqual(2);
  });

  it('tells a reader of Jupyter what was right, after each prediction', () => {
    const silent = questions.filter(({ cell, until }) => {
      const answer = cells.slice(cell + 1, until + 1).filter(({ kind }) => kind === 'markdown');
      return !answer.some(({ source }) => source.includes('You were right if'));
    });
    expect(silent.map(({ cell }) => cells[cell].id)).toEqual([]);
  });

  it('has a control, and a target as its last act', () => {
    expect(cells.some((cell) => controlsOf(cell).length > 0)).toBe(true);
    const targets = road.filter((cell) => targetOf(cell) !== undefined);
    expect(targets).toHaveLength(1);
    const acts = road.filter((cell) => cell.kind === 'code' && (changeOf(cell) ?? controlsOf(cell).length > 0));
    expect(acts.at(-1)!.id).toBe(targets[0].id);
  });
});
