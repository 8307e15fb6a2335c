import { describe, expect, it } from 'vitest';
import { compactFigure } from '../../../src/figures/compact-figure.js';
import { differences } from '../../../src/course/cells/compare.js';
import type { Cell, CellOutput } from '../../../src/course/cells/notebook.js';
import { PLOTLY } from '../../../src/course/cells/notebook.js';

const cells = (...outputs: CellOutput[]): Cell[] => [
  { kind: 'markdown', id: 'm', metadata: {}, source: '', outputs: [], executionCount: null },
  { kind: 'code', id: 'c', metadata: {}, source: '', outputs, executionCount: 1 },
];
const text = (...lines: string[]): Cell[] => cells({ output_type: 'stream', name: 'stdout', text: lines.join('\n') });
const chart = (y: number[], title = 'drift', compact = false): Cell[] => {
  const figure = { data: [{ type: 'scatter', y }], layout: { title: { text: title } } };
  return cells({
    output_type: 'display_data',
    data: { [PLOTLY]: compact ? compactFigure(figure) : figure },
    metadata: {},
  });
};
const wave = Array.from({ length: 100 }, (_, i) => Math.sin(i / 10));

describe('differences between two runs', () => {
  it.each([
    ['the same text', text('E = 1.25 J'), text('E = 1.25 J')],
    ['rounding', text('E = 1.2500000001 J'), text('E = 1.25 J')],
    ['noise near zero', text('drift 3.1e-16'), text('drift -2e-15')],
    ['other padding', text('[ 1,  10 ]'), text('[  1, 10 ]')],
    ['a chart in single precision', chart(wave, 'a', true), chart(wave, 'a')],
    ['noise in a chart', chart([1, 2, 3e-17]), chart([1, 2 + 1e-9, -1e-16])],
    ['no output', cells(), cells()],
  ])('%s is none', (_, committed, executed) => {
    expect(differences(committed, executed)).toEqual([]);
  });

  it('measured times may differ', () => {
    const measured = (line: string): Cell[] =>
      text(line).map((cell) => ({ ...cell, metadata: { tags: ['measured'] } }));
    expect(differences(measured('12 µs'), measured('35 µs'))).toEqual([]);
    expect(differences(text('12 µs'), text('35 µs'))).toHaveLength(1);
  });

  it.each([
    ['a number', text('a 1', 'b 2.5 and 3'), text('a 1', 'b 2.6 and 3'), 'printed number 2: got 2.6, committed 2.5'],
    ['a text', text('E = 1'), text('L = 1'), 'got the text "L = 1", committed "E = 1"'],
    ['NaN', text('E = 1'), text('E = NaN'), 'got the text "E = NaN", committed "E = 1"'],
    ['no print', text('E = 1'), cells(), 'got the text "", committed "E = 1"'],
    ['a chart value', chart([1, 2, 3]), chart([1, 2.001, 3]), 'chart 1.data.0.y[1]: got 2.001, committed 2'],
    [
      'a value in a compact chart',
      chart(wave, 'a', true),
      chart(
        wave.map((v, i) => (i === 7 ? v + 1e-3 : v)),
        'a',
      ),
      `chart 1.data.0.y[7]: got ${wave[7] + 1e-3}, committed ${Math.fround(wave[7])}`,
    ],
    ['a gap', chart([1, 2, 3]), chart([1, NaN, 3]), 'chart 1.data.0.y[1]: got NaN, committed 2'],
    [
      'a title',
      chart([1]),
      chart([1], 'drift of E'),
      'chart 1.layout.title.text: got the text "drift of E", committed "drift"',
    ],
    ['a shorter trace', chart([1, 2]), chart([1]), 'chart 1.data.0.y.1: got nothing, committed 2'],
    ['no chart', chart([1]), cells(), 'got 0 charts, committed 1'],
  ])('%s is named with its cell', (_, committed, executed, want) => {
    expect(differences(committed, executed)).toEqual([`cell 2 (c): ${want}`]);
  });
});
