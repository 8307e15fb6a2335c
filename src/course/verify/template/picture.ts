/**
 * The picture of the statement: how the energy grows with the speed. Draw it anew: node lab
 * exercises draw 00-template
 */
import { lineChart } from 'rigid-body-lab/figures';
import type { Figure } from 'rigid-body-lab/figures';

const speeds = Array.from({ length: 51 }, (_, i) => i / 5);

export const picture: Figure = lineChart({
  title: 'Twice the speed, four times the energy',
  x: { label: 'speed', unit: 'm/s' },
  y: { label: 'kinetic energy', unit: 'J' },
  series: [1, 2].map((mass) => ({ name: `${mass} kg`, x: speeds, y: speeds.map((v) => (mass * v * v) / 2) })),
});
