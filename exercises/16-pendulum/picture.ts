/** The picture of the statement: the forces on a swinging mass, and two bars at a hinge. */
import { COLOUR, lineChart } from 'rigid-body-lab/figures';
import type { Figure } from 'rigid-body-lab/figures';

type Point = readonly [x: number, z: number];

const line = (name: string, points: readonly Point[], colour: string, dash: 'solid' | 'dot' = 'solid') => ({
  name,
  x: points.map(([x]) => x),
  y: points.map(([, z]) => z),
  colour,
  dash,
});
const arrow = ([x, y]: Point, [dx, dy]: Point, colour: string): Record<string, unknown> => ({
  x: x + dx,
  y: y + dy,
  ax: x,
  ay: y,
  xref: 'x',
  yref: 'y',
  axref: 'x',
  ayref: 'y',
  text: '',
  showarrow: true,
  arrowhead: 2,
  arrowsize: 1.1,
  arrowwidth: 3,
  arrowcolor: colour,
});
const label = (text: string, [x, y]: Point, colour: string): Record<string, unknown> => ({
  x,
  y,
  text: `<b>${text}</b>`,
  showarrow: false,
  font: { color: colour, size: 15 },
});

const circle = Array.from({ length: 73 }, (_, k): Point => [
  2 * Math.sin((k * Math.PI) / 36),
  -2 * Math.cos((k * Math.PI) / 36),
]);
const mass: Point = [1.2, -1.6];
const ends: Point[] = [
  [3.4, -1.5],
  [5.8, 0.6],
  [8.2, -1],
];
const centres: Point[] = [
  [4.6, -0.45],
  [7, -0.2],
];
const points = (name: string, list: readonly Point[], colour: string) => ({
  name,
  x: list.map(([x]) => x),
  y: list.map(([, z]) => z),
  colour,
  draw: 'points' as const,
});

const base = lineChart({
  title: 'A mass on a rod, and two bars at a hinge',
  x: { label: 'x', unit: 'm', range: [-2.6, 8.8] },
  y: { label: 'z', unit: 'm', range: [-3.4, 2.5] },
  series: [
    line('circle', circle, COLOUR.grey, 'dot'),
    line('rod', [[0, 0], mass], COLOUR.ink),
    points('pivot and mass', [[0, 0], mass], COLOUR.ink),
    line('bars', ends, COLOUR.sky),
    points('centres of mass', centres, COLOUR.blue),
    points('hinge', [ends[1]], COLOUR.ink),
  ],
  equalScale: true,
  height: 460,
});

export const picture: Figure = {
  ...base,
  layout: {
    ...base.layout,
    margin: { l: 70, r: 30, t: 50, b: 55 },
    annotations: [
      arrow(mass, [-0.54, 0.72], COLOUR.green),
      label('T', [0.38, -1.05], COLOUR.green),
      arrow(mass, [0, -1.2], COLOUR.red),
      label('m g', [1.65, -2.7], COLOUR.red),
      arrow(mass, [1.04, 0.78], COLOUR.purple),
      label('v', [2.42, -0.75], COLOUR.purple),
      label('pivot', [0, 0.35], COLOUR.ink),
      label('ℓ', [0.85, -0.65], COLOUR.ink),
      arrow(centres[0], [1.1, 0.96], COLOUR.orange),
      label('arm 1', [4.75, 0.45], COLOUR.orange),
      arrow(centres[1], [-1.1, 0.73], COLOUR.orange),
      label('arm 2', [7.1, 0.45], COLOUR.orange),
      arrow(ends[1], [-0.6, 1.1], COLOUR.green),
      label('J', [5.05, 1.9], COLOUR.green),
      arrow(ends[1], [0.6, -1.1], COLOUR.green),
      label('-J', [6.6, -0.75], COLOUR.green),
      label('↺ ω', [4.6, -1.15], COLOUR.purple),
      label('first bar', [3.4, -0.65], COLOUR.blue),
      label('second bar', [6.75, -1.25], COLOUR.blue),
      label('hinge', [6.55, 1.05], COLOUR.ink),
      label('free end', [3.4, -1.85], COLOUR.ink),
    ],
  },
};
