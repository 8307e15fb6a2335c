import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, orderOfTableau, cheaper } from '../solution.js';

/** The limit belongs to the side that shrinks. */
export const declared: Declared = { score: 9.5, diagnosis: 'the-limit-itself' };

interface Walking {
  motion: 'fades' | 'swings';
  method: 'Euler' | 'Runge-Kutta';
  step: number;
}

export function walkTends({ motion, method, step }: Walking): 'grows' | 'shrinks' | 'stays' {
  const limit = method === 'Runge-Kutta' ? 2.8 : motion === 'fades' ? 2 : 0;
  return step > limit ? 'grows' : 'shrinks';
}
