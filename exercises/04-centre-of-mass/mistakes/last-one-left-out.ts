import { add, scale } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Part } from '../solution.js';
export {
  centreOfMass,
  comShifts,
  brickCorners,
  heavyCorners,
  nearerPart,
  relativePositions,
  whichChange,
} from '../solution.js';

/** The loop ends before the last part. */
export const declared: Declared = { score: 8.5, diagnosis: 'one-left-out' };

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  let total = 0;
  let sum: Vec3 = [0, 0, 0];
  for (let i = 0; i < parts.length - 1; i++) {
    total += parts[i].mass;
    sum = add(sum, scale(parts[i].com, parts[i].mass));
  }
  return scale(sum, 1 / total);
}
