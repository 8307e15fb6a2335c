/** The picture of the statement: the four slopes of one step of y' = -1.6 (y - 0.3) with h = 1. */
import { lineChart } from 'rigid-body-lab/figures';
import type { Figure, Series } from 'rigid-body-lab/figures';

const f = (y: number): number => -1.6 * (y - 0.3);
const k1 = f(1);
const k2 = f(1 + k1 / 2);
const k3 = f(1 + k2 / 2);
const k4 = f(1 + k3);

const times = Array.from({ length: 101 }, (_, n) => n / 100);
const solution = times.map((t) => 0.3 + 0.7 * Math.exp(-1.6 * t));

/** A slope as a short line at its own time and state. */
const slope = (name: string, t: number, y: number, k: number): Series => ({
  name,
  x: [t - 0.1, t, t + 0.1],
  y: [y - 0.1 * k, y, y + 0.1 * k],
  draw: 'both',
});

export const picture: Figure = lineChart({
  title: 'One Runge-Kutta step: four slopes, each at its own time and state',
  x: { label: 'time, in steps', unit: '1' },
  y: { label: 'y', unit: '1' },
  series: [
    { name: 'solution', x: times, y: solution, colour: '#8a8a8a', dash: 'dot' },
    slope('k1', 0, 1, k1),
    slope('k2', 1 / 2, 1 + k1 / 2, k2),
    slope('k3', 1 / 2, 1 + k2 / 2, k3),
    slope('k4', 1, 1 + k3, k4),
  ],
});
