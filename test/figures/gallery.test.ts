import { describe, expect, it } from 'vitest';
import * as figures from 'rigid-body-lab/figures';
import type { Figure } from 'rigid-body-lab/figures';
import { gallery } from './gallery.js';

/** Greys and washes beside the palette: lettering, grid, zero lines and the body under the polhodes. */
const NEUTRAL = ['#333', '#e3e3e3', '#b5b5b5', '#c9d6df'];

/** Every value of a figure with its path; arrays of numbers are followed, too. */
function* leaves(value: unknown, path = ''): Generator<[path: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) yield [path, value];
  else for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${path}.${key}`);
}
const isPlane = ({ layout }: Figure): boolean => 'xaxis' in layout;
const axesOf = ({ layout }: Figure): Record<string, unknown>[] => {
  const home = (layout['scene'] ?? layout) as Record<string, Record<string, unknown> | undefined>;
  return ['xaxis', 'yaxis', 'zaxis'].map((name) => home[name]).filter((axis) => axis !== undefined);
};

it('shows every function that makes a figure', () => {
  const makers = Object.keys(figures).filter((name) => /Figure$|Chart$/.test(name) && name !== 'compactFigure');
  expect(Object.keys(gallery).sort()).toEqual(makers.sort());
});

describe.each(Object.entries(gallery))('%s', (name, make) => {
  const figure = make();

  it('is pure: the same figure each time, plain JSON without a value lost', () => {
    expect(make()).toEqual(figure);
    const written = [...leaves(JSON.parse(JSON.stringify(figure)))];
    // JSON has no -0, and no picture needs one.
    expect(written).toEqual([...leaves(figure)].map(([path, value]) => [path, value === 0 ? 0 : value]));
    for (const [path, value] of leaves(figure)) {
      expect(['string', 'number', 'boolean', 'object'], path).toContain(typeof value);
      if (typeof value === 'number') expect(Number.isFinite(value), path).toBe(true);
    }
  });

  it('has a title, and a quantity with its unit on every axis', () => {
    expect((figure.layout['title'] as { text: string }).text).not.toBe('');
    const titles = axesOf(figure).map((axis) => (axis['title'] as { text: string }).text);
    expect(titles).toHaveLength(isPlane(figure) ? 2 : 3);
    for (const title of titles) expect(title).toMatch(/^\S.*( |<br>)\[\S+\]$/);
  });

  it('uses the palette that people with any colour vision can tell apart', () => {
    const allowed = [...Object.values<string>(figures.COLOUR), ...NEUTRAL];
    for (const [path, value] of leaves(figure)) {
      // Two more digits make a wash of a colour.
      const colour = typeof value === 'string' && /^#[0-9a-f]{3,8}$/i.exec(value)?.[0];
      if (colour) expect(allowed, path).toContain(colour.slice(0, 7));
    }
  });

  it('keeps a metre a metre in all directions, unless it is a chart', () => {
    const { layout } = figure;
    if (name.endsWith('Chart')) expect(layout['yaxis']).not.toHaveProperty('scaleanchor');
    else if (isPlane(figure)) expect(layout).toMatchObject({ yaxis: { scaleanchor: 'x', scaleratio: 1 } });
    else expect(layout).toMatchObject({ scene: { aspectmode: 'data' } });
  });
});
