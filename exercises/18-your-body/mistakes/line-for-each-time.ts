import type { Declared } from 'rigid-body-lab/course';
import type { Motion } from '../solution.js';
export { mesh, readBody, massProperties, principalAxes, predictedFlip, flipComes, simulatedFlip } from '../solution.js';

/** There is a line for each time. */
export const declared: Declared = { score: 9, diagnosis: null };

interface Figure {
  layout: { title: string; xaxis: { title: string }; yaxis: { title: string } };
  data: { name: string; x: number[]; y: number[] }[];
}

export function figure({ times, omegas }: Motion): Figure {
  const data = omegas.map((w, n) => ({ name: `ω at ${n}`, x: [...times], y: [...w] }));
  return { data, layout: { title: 'A flip', xaxis: { title: 't [s]' }, yaxis: { title: 'ω [rad/s]' } } };
}
