import type { Declared } from 'rigid-body-lab/course';
import { nudgeFate as right } from '../solution.js';
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

/** Without friction nothing can grow. */
export const declared: Declared = { score: 9.5, diagnosis: 'middle-needs-friction' };

export function nudgeFate(about: number, others: [number, number], inside: boolean): string {
  return inside ? right(about, others, inside) : 'stays';
}
