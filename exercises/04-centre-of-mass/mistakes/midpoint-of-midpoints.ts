import { add, scale } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
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

/** Two by two, in the middle. */
export const declared: Declared = { score: 8.5, diagnosis: 'midpoint-of-midpoints' };

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  const [first, ...rest] = parts;
  const [x, y, z] = rest.reduce<Vec3>((com, part) => scale(add(com, part.com), 1 / 2), first.com);
  return [x, y, z];
}
