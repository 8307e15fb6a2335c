import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, orderOfTableau, cheaper } from '../solution.js';

/** The limit of Euler for a motion that fades is used for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-limit-for-all' };

interface Walking {
  motion: 'fades' | 'swings';
  method: 'Euler' | 'Runge-Kutta';
  step: number;
}

export function walkTends({ step }: Walking): 'grows' | 'shrinks' | 'stays' {
  if (step > 2) return 'grows';
  return step < 2 ? 'shrinks' : 'stays';
}
