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

/** Only on the face itself nothing is added. */
export const declared: Declared = { score: 9.5, diagnosis: 'flat-on-the-face-only' };

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
  const onFace = from.every((x, k) => k === axis || (brick.low[k] <= x && x <= brick.high[k]));
  if (from[axis] === plane && onFace) return 'nothing';
  const inwards = side === 'high' ? plane - from[axis] : from[axis] - plane;
  return inwards > 0 ? 'adds' : 'takes away';
}
