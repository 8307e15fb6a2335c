import type { Declared } from 'rigid-body-lab/course';
export {
  growthRate,
  flipsFirst,
  timeBetweenFlips,
  undampedTime,
  dampedTime,
  change,
  finalSpin,
  frictionHeat,
  nudgeFate,
} from '../solution.js';

/** The same for all four cases. */
export const declared: Declared = { score: 9.5, diagnosis: 'turns-for-everybody' };

export function pointing(_arrow: string, _seenFrom: string, halfFlips: number): string {
  return ['along', 'across', 'against', 'across'][halfFlips % 4];
}
