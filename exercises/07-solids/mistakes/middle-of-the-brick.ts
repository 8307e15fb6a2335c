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

/** The middle of the brick decides. */
export const declared: Declared = { score: 9.5, diagnosis: 'middle-decides' };

interface Brick {
  low: Vec3;
  high: Vec3;
}

interface Face {
  axis: number;
  side: 'low' | 'high';
}

export function faceCounts({ low, high }: Brick, { axis, side }: Face, from: Vec3): 'adds' | 'takes away' | 'nothing' {
  const middle = (low[axis] + high[axis]) / 2;
  const inwards = side === 'high' ? middle - from[axis] : from[axis] - middle;
  if (inwards === 0) return 'nothing';
  return inwards > 0 ? 'adds' : 'takes away';
}
