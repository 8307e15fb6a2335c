import type { Declared } from 'rigid-body-lab/course';
import type { Force, Vec3, Wrench } from '../solution.js';
import { totalWrench as right } from '../solution.js';
export {
  whatStarts,
  bodyWrench,
  whichTorqueStays,
  pointOnLine,
  whereIsTorqueLarger,
  power,
  whichGainsMore,
} from '../solution.js';

/** Levers are written into the list that was handed in. */
export const declared: Declared = { score: 9.5, diagnosis: 'changes-its-argument' };

export function totalWrench(forces: Force[], com: Vec3): Wrench {
  for (const one of forces) {
    for (let i = 0; i < 3; i++) one.point[i] -= com[i];
  }
  return right(forces, [0, 0, 0]);
}
