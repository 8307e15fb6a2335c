import { add, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { PointMass } from '../solution.js';
export {
  comShifts,
  brickCorners,
  heavyCorners,
  combinedCentreOfMass,
  nearerPart,
  relativePositions,
  whichChange,
} from '../solution.js';

/** The running mean is led by m / (mass of all). */
export const declared: Declared = { score: 7.5, diagnosis: 'led-by-shares-of-the-whole' };

export function centreOfMass(points: PointMass[]): Vec3 {
  const whole = points.reduce((sum, p) => sum + p.mass, 0);
  return points.reduce<Vec3>((at, p) => add(at, scale(subtract(p.position, at), p.mass / whole)), [0, 0, 0]);
}
