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

/** The joined mass is never written down. */
export const declared: Declared = { score: 8.5, diagnosis: 'joined-with-the-first-mass' };

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  const { mass } = parts[0];
  let { com } = parts[0];
  for (const part of parts.slice(1)) {
    const both = mass + part.mass;
    com = scale(add(scale(com, mass), scale(part.com, part.mass)), 1 / both);
  }
  const [x, y, z] = com;
  return [x, y, z];
}
