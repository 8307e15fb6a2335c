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

/** Right if one coordinate across the axis agrees. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-coordinate-across' };

interface Joining {
  how: 'joined' | 'cut out';
  first: Vec3;
  second: Vec3;
  axis: number;
}

export function simpleSum({ how, first, second, axis }: Joining): 'too small' | 'right' | 'too large' {
  const next = (axis + 1) % 3;
  if (first[next] === second[next]) return 'right';
  return how === 'joined' ? 'too small' : 'too large';
}
