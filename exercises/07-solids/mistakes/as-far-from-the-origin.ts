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

/** Centres as far from the axis through the origin count as one. */
export const declared: Declared = { score: 9.5, diagnosis: 'distances-from-the-origin' };

interface Joining {
  how: 'joined' | 'cut out';
  first: Vec3;
  second: Vec3;
  axis: number;
}

export function simpleSum({ how, first, second, axis }: Joining): 'too small' | 'right' | 'too large' {
  const far = (place: Vec3): number => place.reduce((sum, x, k) => (k === axis ? sum : sum + x * x), 0);
  if (far(first) === far(second)) return 'right';
  return how === 'joined' ? 'too small' : 'too large';
}
