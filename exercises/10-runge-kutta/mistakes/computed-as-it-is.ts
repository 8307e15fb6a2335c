import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, orderOfTableau, cheaper } from '../solution.js';

/** The motion itself is described. */
export const declared: Declared = { score: 9.5, diagnosis: 'computed-as-it-is' };

interface Walking {
  motion: 'fades' | 'swings';
  method: 'Euler' | 'Runge-Kutta';
  step: number;
}

export function walkTends({ motion }: Walking): 'grows' | 'shrinks' | 'stays' {
  return motion === 'fades' ? 'shrinks' : 'stays';
}
