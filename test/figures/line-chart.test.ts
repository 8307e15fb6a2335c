import { describe, expect, it } from 'vitest';
import { lineChart } from 'rigid-body-lab/figures';
import { samples } from 'rigid-body-lab/host';
import { publicReport } from '../support/oracle.js';

const base = { title: 'T', x: { label: 't', unit: 's' }, y: { label: 'E', unit: 'J' } };
type Label = { text: string; x: number; y: number; yshift?: number; ay?: number; showarrow: boolean };
const labels = (figure: { layout: Record<string, unknown> }): Label[] => figure.layout['annotations'] as Label[];

describe('samples', () => {
  it('turns typed arrays into the same plain arrays as lists (report nb-01)', () => {
    const want = (publicReport('nb-01').expected as { right: { json_y: number[] } }).right.json_y;
    expect(JSON.parse(JSON.stringify(samples(Float64Array.from(want))))).toEqual(want);
    expect(samples(want)).toEqual(want);
  });

  it('thins long traces but keeps both ends (report nb-03)', () => {
    const long = Array.from({ length: 20001 }, (_, k) => k);
    const kept = samples(long);
    expect(kept.length).toBeLessThanOrEqual(1002);
    expect([kept[0], kept.at(-1)]).toEqual([0, 20000]);
    expect(samples([])).toEqual([]);
  });
});

describe('lineChart', () => {
  it('has a unit on both axes and a direct label instead of a legend', () => {
    const figure = lineChart({ ...base, series: [{ name: 'kinetic', x: [0, 1], y: [2, 3] }] });
    expect(figure.layout).toMatchObject({
      showlegend: false,
      xaxis: { title: { text: 't [s]' } },
      yaxis: { title: { text: 'E [J]' } },
    });
    expect(labels(figure)).toMatchObject([{ text: 'kinetic', x: 1, y: 3, yshift: 0 }]);
  });

  it('gives both axes one scale when asked', () => {
    const path = { ...base, series: [{ name: 'path', x: [0, 5], y: [0, 1] }] };
    expect(lineChart({ ...path, equalScale: true }).layout['yaxis']).toMatchObject({ scaleanchor: 'x', scaleratio: 1 });
    expect(lineChart(path).layout['yaxis']).not.toHaveProperty('scaleanchor');
  });

  it('pushes labels apart when curves end at one place', () => {
    const figure = lineChart({
      ...base,
      series: ['a', 'b', 'c'].map((name) => ({ name, x: [0, 1], y: [0, 1] })),
    });
    const heights = labels(figure).map((l) => l.yshift ?? -l.ay!);
    expect(heights[1] - heights[0]).toBeGreaterThanOrEqual(16);
    expect(heights[2] - heights[1]).toBeGreaterThanOrEqual(16);
  });

  it('keeps the order of the ends and leads a line to a label that is far from its curve', () => {
    const ends = [0, 0.02, 0.04, 1];
    const series = ends.map((end, k) => ({ name: `curve ${k}`, x: [0, 1], y: [0, end] }));
    const [low, ...rest] = labels(lineChart({ ...base, series }));
    expect([low, ...rest].map(({ text }) => text)).toEqual(series.map(({ name }) => name));
    expect([low, ...rest].map(({ showarrow }) => showarrow)).toEqual([true, false, true, false]);
    // Apart on both sides, so that the middle one stays at its curve.
    expect(Math.abs(rest[0].yshift!)).toBeLessThan(6);
    expect(low.ay).toBeGreaterThan(6);
    expect(rest[1].ay).toBeLessThan(-6);
  });

  it('writes nothing beside a curve without a name, and shows its points at the edge whole', () => {
    const figure = lineChart({ ...base, series: [{ name: '', x: [0, 1], y: [0, 1], draw: 'points' }] });
    expect(labels(figure)).toEqual([]);
    expect(figure.data[0]).toMatchObject({ showlegend: false, cliponaxis: false });
  });

  it('leaves labels of curves that end at different times where their curves end', () => {
    const ends = { early: 2, late: 10 };
    const series = Object.entries(ends).map(([name, end]) => ({ name, x: [0, end], y: [0, 1] }));
    expect(labels(lineChart({ ...base, series })).map((l) => l.yshift)).toEqual([0, 0]);
  });

  it('labels the right end also when the steps run from large to small, and keeps labels out of the range', () => {
    const figure = lineChart({ ...base, series: [{ name: 'RK4', x: [4, 2, 1], y: [16, 4, 1] }] });
    expect(labels(figure)[0]).toMatchObject({ x: 4, y: 16 });
    expect((figure.layout['xaxis'] as { range: number[] }).range).toBeNear([0.94, 4.06], 1e-12);
  });

  it('labels the last point that a given range shows', () => {
    const y = { ...base.y, range: [0, 2] as const };
    const figure = lineChart({ ...base, y, series: [{ name: 'grows', x: [0, 1, 2], y: [1, 2, 4] }] });
    expect(labels(figure)[0]).toMatchObject({ x: 1, y: 2 });
  });

  it('draws zero on a logarithmic axis as a gap, and labels the last drawable point', () => {
    const figure = lineChart({
      ...base,
      x: { ...base.x, scale: 'log' },
      y: { ...base.y, scale: 'log' },
      series: [{ name: 'error', x: [1, 10, 100], y: [1e-3, 1e-6, 0] }],
      references: [{ slope: 4, through: [10, 1e-6], from: 1, to: 10 }],
    });
    expect(figure.data[0]['y']).toEqual([1e-3, 1e-6, null]);
    expect(labels(figure)[0]).toMatchObject({ x: 1, y: -6 });
    expect(figure.data[1]['y']).toBeNear([1e-10, 1e-6], 1e-20);
  });

  it('labels several places of a logarithmic axis, however short it is, and not too many of a long one', () => {
    const stepOf = (x: readonly number[]): unknown => {
      const figure = lineChart({ ...base, x: { ...base.x, scale: 'log' }, series: [{ name: 'error', x, y: [1, 2] }] });
      return (figure.layout['xaxis'] as { dtick: unknown }).dtick;
    };
    expect([stepOf([0.003, 0.02]), stepOf([0.01, 0.1]), stepOf([1, 1e4]), stepOf([1e-15, 1])]).toEqual([
      'D2',
      'D2',
      1,
      2,
    ]);
  });

  it('writes the name of a slope on the side to which its line does not go, with a minus sign', () => {
    const axes = { x: { ...base.x, scale: 'log' }, y: { ...base.y, scale: 'log' } } as const;
    const references = [1, -1].map((slope) => ({ slope, through: [10, 1] as const, from: 1, to: 10 }));
    const series = [{ name: 'error', x: [1, 10], y: [1, 2] }];
    const [, up, down] = lineChart({ ...base, ...axes, series, references }).data;
    expect([up['textposition'], down['textposition']]).toEqual(['bottom right', 'top right']);
    expect([up['text'], down['text']]).toEqual([
      ['slope 1', ''],
      ['slope −1', ''],
    ]);
  });

  it('gives components the colours of their axes, and other series the usual ones', () => {
    const coloursOf = (...names: string[]): unknown[] =>
      lineChart({ ...base, series: names.map((name) => ({ name, x: [0, 1], y: [0, 1] })) }).data.map(
        (trace) => (trace['line'] as { color: string }).color,
      );
    expect(coloursOf('ω₃', 'ω₁ (long axis)')).toEqual(['#0072b2', '#d55e00']);
    expect(coloursOf('ω₁', 'energy')).toEqual(['#0072b2', '#d55e00']);
    expect(coloursOf('k = 2', 'lost after ω₁')).toEqual(['#0072b2', '#d55e00']);
  });

  it('leaves the name of a single path to the title: the path would lie on it', () => {
    const series = [{ name: 'rim', x: [0, 1], y: [0, 1] }];
    expect(labels(lineChart({ ...base, series, equalScale: true }))).toEqual([]);
    expect(
      labels(lineChart({ ...base, series: [...series, { ...series[0], name: 'hub' }], equalScale: true })),
    ).toHaveLength(2);
  });
});
