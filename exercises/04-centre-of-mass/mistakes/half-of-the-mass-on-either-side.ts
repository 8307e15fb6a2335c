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

/** The median of the mass along each axis. */
export const declared: Declared = { score: 7.5, diagnosis: 'half-of-the-mass-on-either-side' };

export function centreOfMass(points: PointMass[]): Vec3 {
  const half = points.reduce((sum, p) => sum + p.mass, 0) / 2;
  const median = (axis: number): number => {
    const sorted = points.filter((p) => p.mass > 0).sort((a, b) => a.position[axis] - b.position[axis]);
    let mass = 0;
    for (const p of sorted) {
      mass += p.mass;
      if (mass >= half) return p.position[axis];
    }
    return sorted[sorted.length - 1].position[axis];
  };
  return [median(0), median(1), median(2)];
}
