import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import type { Part } from '../solution.js';
export {
  centreOfMass,
  brickCorners,
  relativePositions,
  comShifts,
  heavyCorners,
  nearerPart,
  whichChange,
} from '../solution.js';

/** Every part counts alike. */
export const declared: Declared = { score: 8.5, diagnosis: 'unweighted-mean' };

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  const mean = (i: number): number => parts.reduce((sum, p) => sum + p.com[i], 0) / parts.length;
  return [mean(0), mean(1), mean(2)];
}
