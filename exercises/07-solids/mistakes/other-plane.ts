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

/** The planes of the two ends exchanged. */
export const declared: Declared = { score: 9.5, diagnosis: 'opposite-face' };

interface Brick {
  low: Vec3;
  high: Vec3;
}

interface Face {
  axis: number;
  side: 'low' | 'high';
}

export function faceCounts({ low, high }: Brick, { axis, side }: Face, from: Vec3): 'adds' | 'takes away' | 'nothing' {
  const inwards = side === 'high' ? low[axis] - from[axis] : from[axis] - high[axis];
  if (inwards === 0) return 'nothing';
  return inwards > 0 ? 'adds' : 'takes away';
}
