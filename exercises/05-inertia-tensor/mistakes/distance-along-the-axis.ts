import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
export {
  centreOfMass,
  heavierPiece,
  inertiaTensor,
  momentumLeans,
  rotatedInertia,
  turnedMoment,
  inertiaAboutPoint,
} from '../solution.js';

/** What lies along the axis is thought to be the lever. */
export const declared: Declared = { score: 9.5, diagnosis: 'distance-along-the-axis' };

export function largerMoment(com: Vec3, a: Vec3, b: Vec3, axis: number): 'a' | 'b' | 'same' {
  const far = (p: Vec3): number => Math.abs(p[axis] - com[axis]);
  if (far(a) > far(b)) return 'a';
  return far(a) < far(b) ? 'b' : 'same';
}
