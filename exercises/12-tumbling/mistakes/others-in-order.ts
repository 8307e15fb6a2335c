import type { Declared } from 'rigid-body-lab/course';
export {
  growthRate,
  flipsFirst,
  timeBetweenFlips,
  pointing,
  undampedTime,
  dampedTime,
  change,
  finalSpin,
  frictionHeat,
} from '../solution.js';

/** As if the smaller came first. */
export const declared: Declared = { score: 9.5, diagnosis: 'others-in-order' };

export function nudgeFate(about: number, others: [number, number], inside: boolean): 'grows' | 'stays' | 'dies' {
  const [small, large] = others;
  if (small < about && about < large) return 'grows';
  if (!inside) return 'stays';
  return about > large && about > small ? 'dies' : 'grows';
}
