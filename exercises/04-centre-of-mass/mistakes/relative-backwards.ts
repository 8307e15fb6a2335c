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

/** com - position: the weighted sum vanishes all the same, but every vector points the wrong way. */
export const declared: Declared = { score: 8.5, diagnosis: 'relative-backwards' };

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  return points.map((p) => [com[0] - p.position[0], com[1] - p.position[1], com[2] - p.position[2]]);
}
