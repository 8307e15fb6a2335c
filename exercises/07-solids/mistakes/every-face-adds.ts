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

/** Volumes are positive. */
export const declared: Declared = { score: 9.5, diagnosis: 'volumes-are-positive' };

interface Brick {
  low: Vec3;
  high: Vec3;
}

interface Face {
  axis: number;
  side: 'low' | 'high';
}

export function faceCounts(brick: Brick, { axis, side }: Face, from: Vec3): 'adds' | 'takes away' | 'nothing' {
  const plane = side === 'high' ? brick.high[axis] : brick.low[axis];
  return from[axis] === plane ? 'nothing' : 'adds';
}
