import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { PointMass } from '../solution.js';
export {
  brickCorners,
  combinedCentreOfMass,
  relativePositions,
  comShifts,
  heavyCorners,
  nearerPart,
  whichChange,
} from '../solution.js';

/** The middle of the box around all points. */
export const declared: Declared = { score: 7.5, diagnosis: 'middle-of-the-extremes' };

export function centreOfMass(points: PointMass[]): Vec3 {
  const middle = (axis: number): number => {
    const along = points.map((p) => p.position[axis]);
    return (Math.min(...along) + Math.max(...along)) / 2;
  };
  return [middle(0), middle(1), middle(2)];
}
