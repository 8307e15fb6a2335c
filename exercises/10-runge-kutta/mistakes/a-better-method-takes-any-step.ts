import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, orderOfTableau, cheaper } from '../solution.js';

/** Runge-Kutta is trusted with any step. */
export const declared: Declared = { score: 9.5, diagnosis: 'a-better-method-takes-any-step' };

interface Walking {
  motion: 'fades' | 'swings';
  method: 'Euler' | 'Runge-Kutta';
  step: number;
}

export function walkTends({ motion, method, step }: Walking): 'grows' | 'shrinks' | 'stays' {
  if (method === 'Runge-Kutta') return motion === 'fades' ? 'shrinks' : 'stays';
  const limit = motion === 'fades' ? 2 : 0;
  if (step > limit) return 'grows';
  return step < limit ? 'shrinks' : 'stays';
}
