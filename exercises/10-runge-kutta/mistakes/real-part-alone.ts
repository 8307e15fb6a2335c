import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, orderOfTableau, cheaper } from '../solution.js';

/** The real part of the factor for its size. */
export const declared: Declared = { score: 9.5, diagnosis: 'real-part-alone' };

export function walkTends(walk: { motion: string; method: string; step: number }): 'grows' | 'shrinks' | 'stays' {
  const z = walk.step;
  const isEuler = walk.method === 'Euler';
  const fading = isEuler ? 1 - z : 1 - z + z ** 2 / 2 - z ** 3 / 6 + z ** 4 / 24;
  const swinging = isEuler ? 1 : 1 - z ** 2 / 2 + z ** 4 / 24;
  const size = Math.abs(walk.motion === 'fades' ? fading : swinging);
  if (size > 1) return 'grows';
  return size < 1 ? 'shrinks' : 'stays';
}
