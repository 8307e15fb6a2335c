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

/** Both coordinates across must differ. */
export const declared: Declared = { score: 9.5, diagnosis: 'both-must-differ' };

interface Joining {
  how: 'joined' | 'cut out';
  first: Vec3;
  second: Vec3;
  axis: number;
}

export function simpleSum({ how, first, second, axis }: Joining): 'too small' | 'right' | 'too large' {
  const isApart = [0, 1, 2].every((k) => k === axis || first[k] !== second[k]);
  if (!isApart) return 'right';
  return how === 'joined' ? 'too small' : 'too large';
}
