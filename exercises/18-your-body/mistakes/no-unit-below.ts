import type { Declared } from 'rigid-body-lab/course';
import type { Motion } from '../solution.js';
export { mesh, readBody, massProperties, principalAxes, predictedFlip, flipComes, simulatedFlip } from '../solution.js';

/** The values have no unit. */
export const declared: Declared = { score: 9, diagnosis: 'one-axis-without-unit' };

interface Figure {
  layout: { title: string; xaxis: { title: string }; yaxis: { title: string } };
  data: { name: string; x: number[]; y: number[] }[];
}

export function figure({ times, omegas }: Motion): Figure {
  const data = [0, 1, 2].map((k) => ({ name: `ω${k + 1}`, x: [...times], y: omegas.map((w) => w[k]) }));
  return { data, layout: { title: 'A flip', xaxis: { title: 't [s]' }, yaxis: { title: 'ω' } } };
}
