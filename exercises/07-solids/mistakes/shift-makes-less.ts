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

/** Too small and too large are exchanged. */
export const declared: Declared = { score: 9.5, diagnosis: 'shift-lowers-the-moment' };

interface Joining {
  how: 'joined' | 'cut out';
  first: Vec3;
  second: Vec3;
  axis: number;
}

export function simpleSum({ how, first, second, axis }: Joining): 'too small' | 'right' | 'too large' {
  if (first.every((x, k) => k === axis || x === second[k])) return 'right';
  return how === 'joined' ? 'too large' : 'too small';
}
