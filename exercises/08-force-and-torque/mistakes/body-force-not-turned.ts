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

/** The force stays in body axes. */
export const declared: Declared = { score: 7.75, diagnosis: 'body-force-not-turned' };

export function bodyWrench({ position, R }: Pose, applied: Applied): Wrench {
  const answer = right({ position, R }, applied);
  if (!('forceBody' in applied)) return answer;
  return { ...answer, force: [...applied.forceBody] };
}
