/**
 * The 24 sequences of Euler angles and what each means: the axes of the turns in the
 * order of the matrix product.
 */
import { message } from '../linear/expect.js';
import { rotationX, rotationY, rotationZ } from './matrix.js';

// prettier-ignore
/**
 * The 24 sequences: upper case intrinsic, lower case extrinsic, each with three different axes
 * (12) or first = last (12).
 */
export const EULER_SEQUENCES = [
  'XYZ', 'XZY', 'YXZ', 'YZX', 'ZXY', 'ZYX', 'XYX', 'XZX', 'YXY', 'YZY', 'ZXZ', 'ZYZ',
  'xyz', 'xzy', 'yxz', 'yzx', 'zxy', 'zyx', 'xyx', 'xzx', 'yxy', 'yzy', 'zxz', 'zyz',
] as const;

/** One of the 24 sequences, for instance 'ZXY' (intrinsic, the lecture's) or 'zxy' (extrinsic). */
export type EulerSequence = (typeof EULER_SEQUENCES)[number];

/** Three angles in radians, in the order of the letters of their sequence. */
export type EulerAngles = [first: number, second: number, third: number];
/** `EulerAngles` that a function only reads. */
export type ReadonlyEulerAngles = readonly [first: number, second: number, third: number];

/**
 * Sine of the angle between the first and third axes below which they count as one.
 * There rounding leaves at most two digits of their two angles, while setting one of them to 0 changes
 * the rotation by no more than this.
 */
export const GIMBAL_LOCK = 1e-14;

/** The turns about x, y and z. */
export const TURN_ABOUT: readonly [typeof rotationX, typeof rotationY, typeof rotationZ] = [
  rotationX,
  rotationY,
  rotationZ,
];

/** R is the product of the turns about `axes` (0 = x, 1 = y, 2 = z), left to right. */
export interface Turns {
  axes: readonly [number, number, number];
  extrinsic: boolean;
}

const TURNS: ReadonlyMap<string, Turns> = new Map(EULER_SEQUENCES.map((sequence) => [sequence, read(sequence)]));

function read(sequence: EulerSequence): Turns {
  const lower = sequence.toLowerCase();
  const extrinsic = sequence === lower;
  const [first, second, third] = Array.from(lower, (letter) => 'xyz'.indexOf(letter));
  // Turns about fixed axes multiply from the left, so the last letter stands first in the product.
  return { axes: extrinsic ? [third, second, first] : [first, second, third], extrinsic };
}

/** The turns of a sequence; throws for anything but the 24. */
export function turnsOf(where: string, sequence: EulerSequence): Turns {
  const turns = TURNS.get(sequence);
  if (turns) return turns;
  const reason =
    'Upper case turns about the moving axes, lower case about the fixed ones; neighbouring letters differ.';
  throw new RangeError(message(where, "one of the 24 sequences such as 'ZXY' or 'zxy'", sequence, reason));
}

/** From the order of the letters to the order of the product and back. */
export function inProductOrder({ extrinsic }: Turns, angles: ReadonlyEulerAngles): EulerAngles {
  return extrinsic ? [angles[2], angles[1], angles[0]] : [angles[0], angles[1], angles[2]];
}
