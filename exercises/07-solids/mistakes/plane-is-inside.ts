import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export {
  brickInertia,
  timesLarger,
  combinedInertia,
  simpleSum,
  meshCentre,
  meshInertia,
  surfaceState,
  canBe,
} from '../solution.js';

/** The plane of the face belongs to the inner side. */
export const declared: Declared = { score: 9.5, diagnosis: 'never-nothing' };

interface Brick {
  low: Vec3;
  high: Vec3;
}

interface Face {
  axis: number;
  side: 'low' | 'high';
}

export function faceCounts({ low, high }: Brick, { axis, side }: Face, from: Vec3): 'adds' | 'takes away' | 'nothing' {
  const inwards = side === 'high' ? high[axis] - from[axis] : from[axis] - low[axis];
  return inwards >= 0 ? 'adds' : 'takes away';
}
