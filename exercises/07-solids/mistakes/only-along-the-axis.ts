import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export {
  brickInertia,
  timesLarger,
  combinedInertia,
  meshCentre,
  meshInertia,
  faceCounts,
  surfaceState,
  canBe,
} from '../solution.js';

/** The distance along the axis decides. */
export const declared: Declared = { score: 9.5, diagnosis: 'along-the-axis' };

interface Joining {
  how: 'joined' | 'cut out';
  first: Vec3;
  second: Vec3;
  axis: number;
}

export function simpleSum({ how, first, second, axis }: Joining): 'too small' | 'right' | 'too large' {
  if (first[axis] === second[axis]) return 'right';
  return how === 'joined' ? 'too small' : 'too large';
}
