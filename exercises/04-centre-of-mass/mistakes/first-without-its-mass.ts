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

/** The sum starts with the first centre. */
export const declared: Declared = { score: 8.5, diagnosis: 'first-without-its-mass' };

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  const mass = parts.reduce((sum, part) => sum + part.mass, 0);
  const moment = parts.slice(1).reduce<Vec3>((sum, part) => add(sum, scale(part.com, part.mass)), parts[0].com);
  return scale(moment, 1 / mass);
}
