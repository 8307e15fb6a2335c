import type { Declared } from 'rigid-body-lab/course';
import type { Applied, Pose, Wrench } from '../solution.js';
import { bodyWrench as right } from '../solution.js';
export {
  totalWrench,
  whatStarts,
  whichTorqueStays,
  pointOnLine,
  whereIsTorqueLarger,
  power,
  whichGainsMore,
} from '../solution.js';

/** The list that was handed in is returned. */
export const declared: Declared = { score: 9, diagnosis: 'returns-its-argument' };

export function bodyWrench({ position, R }: Pose, applied: Applied): Wrench {
  const answer = right({ position, R }, applied);
  return 'forceWorld' in applied ? { ...answer, force: applied.forceWorld } : answer;
}
