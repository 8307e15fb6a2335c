import { describe, expect, it } from 'vitest';
import { basisFigure, lineChart, massFigure, planeFigure } from 'rigid-body-lab/figures';
import type { ChartFigure } from '../../../src/course/site/chart-theme.js';
import { DARK_COLOURS, NARROW_CHART, chartConfig, themedFigure } from '../../../src/course/site/chart-theme.js';
import { gallery } from '../../figures/gallery.js';

/** The page's background in dark mode, as style.css sets it. */
const DARK_PAGE = '#17191e';
/** WCAG 2.2, success criterion 1.4.11: what must be told apart has 3 to 1. */
const CONTRAST = 3;
/** A quotient of two products with the same factor. */
const SAME_DIRECTION = 1e-15;

const chart = lineChart({
  title: 'A free brick, started about its middle axis with a small nudge',
  x: { label: 't', unit: 's' },
  y: { label: 'ω', unit: 'rad/s' },
  series: [
    { name: 'first', x: [0, 1], y: [0, 1] },
    { name: 'second', x: [0, 1], y: [1, 0] },
  ],
});
const particles = [0, 1].map((k) => ({ mass: 1 + k, position: [1, 2 - k, 3 + k] as [number, number, number] }));
const space = massFigure({ title: 'In space', particles, com: [1, 2, 3] });
const plane = basisFigure({
  point: [1, 2],
  frame: { name: 'u', origin: [0, 0], axes: [[1, 0], [0, 1]] },
}); // prettier-ignore
const figures = [chart, space, plane] as ChartFigure[];

/** All colours in a figure that are not transparent. */
function coloursOf(value: unknown): string[] {
  if (typeof value === 'string')
    return /^(#[0-9a-f]{3,8}|rgba?\(.*\)|black)$/i.test(value) ? [value.toLowerCase()] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(coloursOf) : [];
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = parseInt(colour.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

describe('themedFigure', () => {
  it('knows a dark counterpart of every colour that the figures use', () => {
    const colours = new Set(figures.flatMap(coloursOf).filter((c) => !c.startsWith('rgba(0,0,0,0')));
    expect(colours.size).toBeGreaterThan(4);
    expect([...colours].filter((c) => !(c in DARK_COLOURS))).toEqual([]);
  });

  it('gives ink and series enough contrast on the dark page', () => {
    const quiet = ['#e3e3e3', '#b5b5b5'];
    const dim = Object.entries(DARK_COLOURS).filter(
      ([light, dark]) => !quiet.includes(light) && contrast(dark, DARK_PAGE) < CONTRAST,
    );
    expect(dim).toEqual([]);
  });

  it('leaves nothing dim that any figure draws', () => {
    const dim = Object.entries(gallery).flatMap(([name, make]) => {
      const { data, layout } = themedFigure(make(), { dark: true, width: 700 });
      const opaque = coloursOf([data, layout['annotations']]).filter((c) => /^#[0-9a-f]{6}$/.test(c));
      return opaque.filter((c) => contrast(c, DARK_PAGE) < CONTRAST).map((c) => `${name}: ${c}`);
    });
    expect(dim).toEqual([]);
  });

  it('changes colours in the dark and leaves the numbers alone', () => {
    const dark = themedFigure(chart, { dark: true, width: 700 });
    const light = themedFigure(chart, { dark: false, width: 700 });
    expect((dark.data[0]['line'] as { color: string }).color).toBe(DARK_COLOURS['#0072b2']);
    expect((light.data[0]['line'] as { color: string }).color).toBe('#0072b2');
    expect(dark.data[0]['y']).toEqual([0, 1]);
    expect((dark.layout['font'] as { color: string }).color).toBe(DARK_COLOURS['#333']);
  });

  it('does not change the figure that it is given', () => {
    const before = JSON.stringify(chart);
    const themed = themedFigure(chart, { dark: false, width: 300 });
    (themed.layout['xaxis'] as Record<string, unknown>)['range'] = [0, 1];
    expect(JSON.stringify(chart)).toBe(before);
  });

  it('keeps what the reader has zoomed, whatever the theme', () => {
    const revisions = [true, false].map(
      (dark) => themedFigure(space as ChartFigure, { dark, width: 700 }).layout['uirevision'],
    );
    expect(revisions[0]).toBe(revisions[1]);
  });

  it('puts the names under a narrow chart, breaks its title and lets a finger scroll the page', () => {
    const { layout } = themedFigure(chart, { dark: false, width: 340 });
    expect(layout['annotations']).toEqual([]);
    expect(layout).toMatchObject({ showlegend: true, dragmode: false, legend: { orientation: 'h' } });
    expect((layout['title'] as { text: string }).text).toMatch(/<br>/);
    expect((layout['margin'] as { r: number }).r).toBeLessThan(20);
  });

  it('puts a title of two lines lower than one of a single line, which would be cut', () => {
    const padOf = (title: string): number => {
      const { layout } = themedFigure({ ...chart, layout: { ...chart.layout, title } }, { dark: false, width: 340 });
      return (layout['title'] as { pad: { t: number } }).pad.t;
    };
    expect(padOf('Short')).toBe(0);
    expect(padOf('A title that is much too long for the width of a phone')).toBeGreaterThan(8);
  });

  it('gives the place of a name on a phone to the names that meet there', () => {
    const arrows = [0.1, 0].map((y, k) => ({ name: `name ${k}`, at: [-2, y] as const, along: [2, 0] as const }));
    const figure = planeFigure({ title: 'Two', arrows, x: [-8, 8], y: [-8, 8] }) as ChartFigure;
    const { layout } = themedFigure(figure, { dark: false, width: 340 });
    type Word = { text: string; xshift: number; yshift: number };
    const [first, second] = (layout['annotations'] as Word[]).filter(({ text }) => text !== '');
    expect(Math.abs(first.xshift - second.xshift) > 40 || Math.abs(first.yshift - second.yshift) > 16).toBe(true);
  });

  it('lets a finger turn a narrow picture in space', () => {
    expect(themedFigure(space as ChartFigure, { dark: false, width: 340 }).layout).not.toHaveProperty('dragmode');
  });

  it('looks at a narrow picture in space from farther away', () => {
    const eyes = [340, 700].map((width) => {
      const { layout } = themedFigure(space, { dark: false, width });
      return (layout['scene'] as { camera: { eye: { x: number; y: number; z: number } } }).camera.eye;
    });
    expect(Math.hypot(...Object.values(eyes[0]))).toBeGreaterThan(1.2 * Math.hypot(...Object.values(eyes[1])));
    expect(eyes[0].x / eyes[0].z).toBeNear(eyes[1].x / eyes[1].z, SAME_DIRECTION);
  });

  it('copes with a figure that says nothing about its layout', () => {
    expect(themedFigure({ data: [{ y: [1] }] }, { dark: true, width: 300 }).data).toEqual([{ y: [1] }]);
  });
});

describe('chartConfig', () => {
  it('hides the tool bar where it would cover the title', () => {
    expect(chartConfig(NARROW_CHART - 1)).toMatchObject({ displayModeBar: false });
    expect(chartConfig(NARROW_CHART)).not.toHaveProperty('displayModeBar');
  });
});
