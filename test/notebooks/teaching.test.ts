/** What every notebook offers a reader who is alone with it; how well it does so, only a reader can say. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../src/figures/scene.js';
import type { CellOutput, SourceCell } from '../../src/course/cells/notebook.js';
import { SCENE } from '../../src/course/cells/notebook.js';
import { foldedCellsOf } from '../../src/course/cells/fold-metadata.js';
import { parsePercent } from '../../src/course/cells/percent.js';

const folder = fileURLToPath(new URL('../../notebooks/', import.meta.url));
const names = readdirSync(path.join(folder, 'src')).map((file) => file.replace(/\.ts$/, ''));

/** A picture may stand before the prediction, a number may not. */
const PRINTS = /\bconsole\.log\(/;

const EXERCISE = /\[[^\]]+\]\((\.\.\/exercises\/([\w-]+)\/README\.md)\)/;

describe.each(names)('notebook %s', (name) => {
  const cells = parsePercent(readFileSync(path.join(folder, 'src', `${name}.ts`), 'utf8'));
  const isText = ({ kind }: SourceCell): boolean => kind === 'markdown';
  const prints = ({ kind, source }: SourceCell): boolean => kind === 'code' && PRINTS.test(source);
  /** Markdown cells on both sides of the run of code cells in which a cell stands. */
  const textAround = (index: number): string => {
    const before = cells.slice(0, index).filter(isText).at(-1);
    const after = cells.slice(index + 1).find(isText);
    return `${before?.source ?? ''}\n${after?.source ?? ''}`;
  };

  it('says first what the reader can do afterwards, and imports in its first code cell', () => {
    expect(cells[0].source).toMatch(/^\*\*After this notebook you can\*\* /m);
    expect(cells.find(({ kind }) => kind === 'code')?.source).toMatch(/^import /);
  });

  it('asks for a prediction before the first printed number', () => {
    const before = cells.slice(0, cells.findIndex(prints)).filter(isText);
    expect(before.map(({ source }) => source).join('\n')).toContain('**Predict:**');
  });

  it('says beside each cell to change what to change', () => {
    const silent = cells.filter((cell, k) => 'change' in cell.metadata && !textAround(k).includes('**Change this'));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('says what comes of a change behind it, in a sentence of its own, which the page keeps until it is asked', () => {
    const behind = cells.flatMap(({ source }) => source.split('**Change this:**').slice(1));
    const open = behind.filter((text) => !/^[^.?!;]*(?:[.?!]\S[^.?!;]*)*[.?!]\s+\S/.test(text.split(/\n\s*\n/)[0]));
    expect(open).toEqual([]);
  });

  it('stops its moving pictures where it matters, and says from where they are seen', () => {
    const { cells: run } = JSON.parse(readFileSync(path.join(folder, `${name}.ipynb`), 'utf8')) as {
      cells: { outputs?: CellOutput[] }[];
    };
    const scenes = run
      .flatMap(({ outputs = [] }) => outputs)
      .flatMap((output) => (output.output_type === 'display_data' && SCENE in output.data ? [output.data[SCENE]] : []));
    const silent = (scenes as Scene[]).filter(
      ({ title, stops }) => stops.length < 2 || !/, (?:seen from|in body axes)/.test(title),
    );
    expect(silent.map(({ title }) => title)).toEqual([]);
  });

  it('closes with questions and the link to an exercise', () => {
    const folds = foldedCellsOf(cells);
    const road = cells.filter((_, k) => !folds.some(({ from, until }) => from <= k && k <= until));
    const last = road[road.length - 1];
    expect(last.kind).toBe('markdown');
    expect(last.source).toMatch(/^## Questions to close with$/m);
    const [, link = 'no link', exercise = 'none'] = EXERCISE.exec(last.source) ?? [];
    expect(existsSync(path.join(folder, link))).toBe(true);
    expect(last.source).toContain(`node lab start ${exercise}`);
  });
});
