import type { Declared } from 'rigid-body-lab/course';
import { cross, norm, subtract } from 'rigid-body-lab';
import type { Force, Vec3 } from '../solution.js';
export {
  totalWrench,
  whatStarts,
  bodyWrench,
  whichTorqueStays,
  pointOnLine,
  power,
  whichGainsMore,
} from '../solution.js';

/** The second force is not looked at. */
export const declared: Declared = { score: 9.25, diagnosis: 'first-force-only' };

const larger = (a: number, b: number): 'first' | 'second' | 'same' => (a === b ? 'same' : a > b ? 'first' : 'second');

export function whereIsTorqueLarger(forces: Force[], first: Vec3, second: Vec3): 'first' | 'second' | 'same' {
  const about = (p: Vec3): number => norm(cross(subtract(forces[0].point, p), forces[0].force));
  return larger(about(first), about(second));
}
