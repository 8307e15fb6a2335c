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

/** The moment is compared with the mean of the others. */
export const declared: Declared = { score: 9.5, diagnosis: 'middle-axis-forgotten' };

export function nudgeFate(about: number, others: [number, number], inside: boolean): 'grows' | 'stays' | 'dies' {
  const isLarge = about > (others[0] + others[1]) / 2;
  if (!inside) return 'stays';
  return isLarge ? 'dies' : 'grows';
}
