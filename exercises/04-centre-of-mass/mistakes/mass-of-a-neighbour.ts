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

/** The index is one too large, and comes round at the end. */
export const declared: Declared = { score: 8.5, diagnosis: 'mass-of-a-neighbour' };

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  const mass = parts.reduce((sum, part) => sum + part.mass, 0);
  const next = (i: number): number => parts[(i + 1) % parts.length].mass;
  return parts.reduce<Vec3>((sum, part, i) => add(sum, scale(part.com, next(i) / mass)), [0, 0, 0]);
}
