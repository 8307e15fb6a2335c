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

/** The wrong end. */
export const declared: Declared = { score: 9.5, diagnosis: 'smallest-settles' };

export function nudgeFate(about: number, others: [number, number], inside: boolean): 'grows' | 'stays' | 'dies' {
  const larger = others.filter((I) => I > about).length;
  if (larger === 1) return 'grows';
  if (!inside) return 'stays';
  return larger === 2 ? 'dies' : 'grows';
}
