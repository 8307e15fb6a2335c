import { describe, expect, it } from 'vitest';
import type { BinaryArray } from '../../src/figures/compact-figure.js';
import { compactFigure, expandFigure } from '../../src/figures/compact-figure.js';
import type { Figure, Trace } from '../../src/figures/figure.js';
import { seeded } from '../support/random.js';

const random = seeded(7);
const count = 40;
const list = (f: (i: number) => number): number[] => Array.from({ length: count }, (_, i) => f(i));
const figure = (trace: Partial<Trace>, layout: Figure['layout'] = {}): Figure => ({
  data: [{ type: 'scatter', ...trace }],
  layout,
});
const compacted = (trace: Partial<Trace>, layout?: Figure['layout']): Trace =>
  compactFigure(figure(trace, layout)).data[0];
const dtypeOf = (y: (number | null)[]): string => (compacted({ y })['y'] as BinaryArray).dtype;
/** The error that single precision may leave, relative to a value. */
const SINGLE = 1e-6;

describe('compact figures', () => {
  it.each([
    ['u1', list((i) => i + 200)],
    ['u2', list((i) => 1000 * i)],
    ['i4', list((i) => -1000 * i - 1)],
    ['f8', list((i) => 2 ** 40 + i)],
    ['f4', list(() => random.normal())],
    ['f8', list((i) => 1 + 1e-9 * i * i)],
    ['f8', list((i) => 1e-50 * (i + 0.5))],
    ['f4', list((i) => i / 4)],
  ])('keep what single precision would lose: %s', (dtype, y) => {
    expect(dtypeOf(y)).toBe(dtype);
    const back = expandFigure(compactFigure(figure({ y }))).data[0]['y'] as number[];
    if (dtype === 'f4')
      y.forEach((v, i) => {
        expect(Math.abs(back[i] - v)).toBeLessThanOrEqual(SINGLE * Math.abs(v));
      });
    else expect(back).toEqual(y);
  });

  it('keep gaps, short lists, texts and tables', () => {
    const y = [...list((i) => i / 2), null, 3];
    const table = Array.from({ length: 5 }, (_, r) => Array.from({ length: 4 }, (_c, c) => 10 * r + c));
    const trace = { y, text: list((i) => i).map(String), z: table, x: [1, 2, 3], marker: { size: list((i) => i) } };
    const compact = compacted(trace);
    expect(compact['z']).toMatchObject({ dtype: 'u1', shape: '5, 4' });
    expect({ ...compact, y: 0, z: 0 }).toEqual({ type: 'scatter', ...trace, y: 0, z: 0 });
    expect(expandFigure(compactFigure(figure(trace)))).toEqual(figure(trace));
  });

  it('write evenly spaced x as x0 and dx on a linear axis only', () => {
    const x = list((i) => 2 + 0.1 * i);
    const y = list((i) => i * i);
    expect(compacted({ x, y })).toMatchObject({ x0: 2, dx: 0.1 });
    const back = expandFigure(compactFigure(figure({ x, y }))).data[0];
    expect(back['x']).toBeNear(x, 1e-12);
    expect(Object.keys(back).sort()).toEqual(['type', 'x', 'y']);
    expect(compacted({ x, y }, { xaxis: { type: 'log' } })).not.toHaveProperty('x0');
    expect(compacted({ x, y, xaxis: 'x2' }, { xaxis2: { type: 'log' } })).not.toHaveProperty('x0');
    expect(compacted({ x: x.map((v) => v * v), y })).not.toHaveProperty('x0');
    expect(compacted({ x: list(() => 1), y })).not.toHaveProperty('x0');
    expect(compacted({ x, y, type: 'scatter3d' })).not.toHaveProperty('x0');
  });

  it('reach into frames, and leave their argument alone', () => {
    const frames = [{ name: '0', data: [{ type: 'scatter', y: list((i) => i) }] }, { name: '1' }];
    const original: Figure = { ...figure({ y: list((i) => i) }), frames };
    const before = structuredClone(original);
    const compact = compactFigure(original);
    expect(JSON.stringify(compact.frames)).toContain('"dtype":"u1"');
    expect(expandFigure(compact)).toEqual(original);
    expect(original).toEqual(before);
  });
});
