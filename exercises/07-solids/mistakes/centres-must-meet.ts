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

/** Right only if the centres are one point. */
export const declared: Declared = { score: 9.5, diagnosis: 'distance-in-space' };

interface Joining {
  how: 'joined' | 'cut out';
  first: Vec3;
  second: Vec3;
  axis: number;
}

export function simpleSum({ how, first, second }: Joining): 'too small' | 'right' | 'too large' {
  if (first.every((x, k) => x === second[k])) return 'right';
  return how === 'joined' ? 'too small' : 'too large';
}
