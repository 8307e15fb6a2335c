import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, orderOfTableau, cheaper } from '../solution.js';

/** A factor below zero is taken for growth. */
export const declared: Declared = { score: 9.5, diagnosis: 'changing-sign-is-growing' };

interface Walking {
  motion: 'fades' | 'swings';
  method: 'Euler' | 'Runge-Kutta';
  step: number;
}

export function walkTends({ motion, method, step }: Walking): 'grows' | 'shrinks' | 'stays' {
  const limit = method === 'Runge-Kutta' ? 2.8 : motion === 'fades' ? 1 : 0;
  if (step > limit) return 'grows';
  return step < limit ? 'shrinks' : 'stays';
}
