import type { Declared } from 'rigid-body-lab/course';
import { apply, transpose } from 'rigid-body-lab';
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

/** The transpose for R. */
export const declared: Declared = { score: 7.75, diagnosis: 'body-force-turned-back' };

export function bodyWrench({ position, R }: Pose, applied: Applied): Wrench {
  const answer = right({ position, R }, applied);
  if (!('forceBody' in applied)) return answer;
  return { ...answer, force: apply(transpose(R), applied.forceBody) };
}
