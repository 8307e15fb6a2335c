import type { Declared } from 'rigid-body-lab/course';
import type { Force, Vec3 } from '../solution.js';
import { whatStarts as right } from '../solution.js';
export {
  totalWrench,
  bodyWrench,
  whichTorqueStays,
  pointOnLine,
  whereIsTorqueLarger,
  power,
  whichGainsMore,
} from '../solution.js';

/** The two words are exchanged. */
export const declared: Declared = { score: 9.5, diagnosis: 'answers-exchanged' };

export function whatStarts(forces: Force[], com: Vec3): 'moves' | 'turns' | 'both' | 'neither' {
  const answer = right(forces, com);
  if (answer === 'moves') return 'turns';
  return answer === 'turns' ? 'moves' : answer;
}
