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

/** The absolute values are forgotten. */
export const declared: Declared = { score: 9.5, diagnosis: 'steps-with-their-signs' };

export function largerMoment(com: Vec3, a: Vec3, b: Vec3, axis: number): 'a' | 'b' | 'same' {
  const steps = (p: Vec3): number[] => p.map((x, k) => x - com[k]).filter((_step, k) => k !== axis);
  const far = (p: Vec3): number => steps(p).reduce((sum, step) => sum + step, 0) ** 2;
  if (far(a) > far(b)) return 'a';
  return far(a) < far(b) ? 'b' : 'same';
}
