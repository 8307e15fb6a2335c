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

/** Equal distances are not thought of. */
export const declared: Declared = { score: 9.5, diagnosis: 'equal-distances-not-the-same' };

export function largerMoment(com: Vec3, a: Vec3, b: Vec3, axis: number): 'a' | 'b' | 'same' {
  const steps = (p: Vec3): number[] => p.map((x, k) => x - com[k]).filter((_step, k) => k !== axis);
  const far = (p: Vec3): number => steps(p).reduce((sum, step) => sum + step * step, 0);
  return far(a) >= far(b) ? 'a' : 'b';
}
