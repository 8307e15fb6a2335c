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

/** Half-way it is across, else it is turned over. */
export const declared: Declared = { score: 9.5, diagnosis: 'odd-or-even-decides' };

export function pointing(arrow: string, seenFrom: string, halfFlips: number): string {
  if ((arrow === 'momentum') === (seenFrom === 'world')) return 'along';
  return halfFlips % 2 === 1 ? 'across' : 'against';
}
