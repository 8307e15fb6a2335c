import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import type { PointMass } from '../solution.js';
export {
  centreOfMass,
  brickCorners,
  combinedCentreOfMass,
  comShifts,
  heavyCorners,
  nearerPart,
  whichChange,
} from '../solution.js';

/** The points are moved where they are. */
export const declared: Declared = { score: 9.5, diagnosis: 'changes-its-argument' };

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  for (const { position } of points) position.forEach((x, i) => (position[i] = x - com[i]));
  return points.map(({ position }) => position);
}
