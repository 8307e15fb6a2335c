/** The picture of the statement: the size of the factor of one step against the product of step and gain. */
import { lineChart } from 'rigid-body-lab/figures';
import type { Figure, Series } from 'rigid-body-lab/figures';

const coefficients = [1, -1, 1 / 2, -1 / 6, 1 / 24];
const names = ['Euler', 'midpoint', 'Kutta 3', 'RK4'];
const products = Array.from({ length: 301 }, (_, i) => i / 100);

const factor = (order: number, x: number): number =>
  coefficients.slice(0, order + 1).reduceRight((sum, c) => c + x * sum, 0);
/** Each curve ends where its name stands beside no other one. */
const tops = [1.25, 1.25, 1.5, 1.25];
const curve = (name: string, i: number): Series => {
  const shown = products.filter((x) => Math.abs(factor(i + 1, x)) < tops[i]);
  return { name, x: shown, y: shown.map((x) => Math.abs(factor(i + 1, x))) };
};
const level = (height: number): Series => ({
  name: `${height}`,
  x: [0, 3],
  y: [height, height],
  colour: '#8a8a8a',
  dash: 'dot',
});

export const picture: Figure = lineChart({
  title: 'How much of a deviation one step leaves',
  x: { label: 'τ k, step times gain', unit: '1' },
  y: { label: '|P|', unit: '1', range: [0, 1.6] },
  height: 430,
  series: [...names.map(curve), level(1), level(0.6)],
});
