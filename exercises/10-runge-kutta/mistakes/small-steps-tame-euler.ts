import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, orderOfTableau, cheaper } from '../solution.js';

/** Euler is thought to hold a swing with steps up to 2. */
export const declared: Declared = { score: 9.5, diagnosis: 'small-steps-tame-euler' };

interface Walking {
  motion: 'fades' | 'swings';
  method: 'Euler' | 'Runge-Kutta';
  step: number;
}

export function walkTends({ method, step }: Walking): 'grows' | 'shrinks' | 'stays' {
  const limit = method === 'Runge-Kutta' ? 2.8 : 2;
  if (step > limit) return 'grows';
  return step < limit ? 'shrinks' : 'stays';
}
