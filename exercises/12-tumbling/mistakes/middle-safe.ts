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

/** The middle one is the safe one. */
export const declared: Declared = { score: 9.5, diagnosis: 'middle-safe' };

export function nudgeFate(about: number, others: [number, number], inside: boolean): 'grows' | 'stays' | 'dies' {
  const larger = others.filter((I) => I > about).length;
  if (larger !== 1) return 'grows';
  return inside ? 'dies' : 'stays';
}
