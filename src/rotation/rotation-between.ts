/** The shortest turn from one direction to another. */
import { exactProduct } from '../linear/exact-product.js';
import { expectVec3, message } from '../linear/expect.js';
import { normalize } from '../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { canonical } from './unchecked.js';
import type { Quaternion } from './unchecked.js';

/**
 * The rotation by the smallest angle that brings the direction of `from` to that of `to`, about from × to;
 * their lengths do not count. `rotationBetween(to, from)` is the way back.
 *
 * Opposite vectors are half a turn apart about any axis across them, so one is chosen: from × e,
 * where e is the axis x, y or z with the smallest component of `from`, the first of them where several are.
 * That is z from x to -x and from y to -y, and y from z to -z.
 *
 * The cross product is formed without rounding, so the result is right to some 1e-16 beside 0 and beside half
 * a turn too, where 1 + cos and from × to lose their digits.
 *
 * @param from vector before the turn, of any length but zero
 * @param to vector after the turn, of any length but zero
 * @returns unit quaternion with w >= 0
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or a zero vector.
 * @example
 * rotationBetween([2, 0, 0], [0, 5, 0]); // => [0.7071067811865476, 0, 0, 0.7071067811865476]
 * rotationBetween([1, 0, 0], [-3, 0, 0]); // => [0, 0, 0, 1]
 */
export function rotationBetween(from: ReadonlyVec3, to: ReadonlyVec3): Quaternion {
  const a = ofUnitSize('from', from);
  const b = ofUnitSize('to', to);
  const across: Vec3 = [
    exactDifference(a[1], b[2], a[2], b[1]),
    exactDifference(a[2], b[0], a[0], b[2]),
    exactDifference(a[0], b[1], a[1], b[0]),
  ];
  const sine = Math.hypot(...across);
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  if (sine === 0) return cosine > 0 ? [1, 0, 0, 0] : halfTurn(a);
  // Both are |a| |b| times as large. The larger half-angle function by the square root,
  // the other by sin = 2 sin/2 cos/2.
  const size = Math.hypot(sine, cosine);
  const larger = Math.sqrt((1 + Math.abs(cosine) / size) / 2);
  const smaller = sine / size / (2 * larger);
  const [w, s] = cosine >= 0 ? [larger, smaller] : [smaller, larger];
  const [x, y, z] = normalize(across);
  // Adding 0 turns -0 into 0, which prints better.
  return [w, s * x + 0, s * y + 0, s * z + 0];
}

/**
 * The vector times a power of two, its largest component between 1 and 2: exact, unlike
 * a division by the length.
 */
function ofUnitSize(name: string, vector: ReadonlyVec3): Vec3 {
  expectVec3('rotationBetween', name, vector);
  const largest = Math.max(...vector.map(Math.abs));
  if (largest === 0) {
    throw new RangeError(message('rotationBetween', `a non-zero ${name}`, vector, 'A zero vector has no direction.'));
  }
  // 2^1023 is the largest power that is a number; what it leaves small is still far from underflow.
  const factor = 2 ** Math.min(1023, -Math.floor(Math.log2(largest)));
  return [vector[0] * factor, vector[1] * factor, vector[2] * factor];
}

function halfTurn(a: ReadonlyVec3): Quaternion {
  const sizes = a.map(Math.abs);
  const axis = sizes.indexOf(Math.min(...sizes));
  const across: Vec3 = [
    [0, a[2], 0 - a[1]],
    [0 - a[2], 0, a[0]],
    [a[1], 0 - a[0], 0],
  ][axis] as Vec3;
  const [x, y, z] = normalize(across);
  return canonical([0, x, y, z]);
}

/** a b - c d to the last digit: the rounding errors of both products are known and taken back. */
function exactDifference(a: number, b: number, c: number, d: number): number {
  const [ab, abError] = exactProduct(a, b);
  const [cd, cdError] = exactProduct(c, d);
  return ab - cd + (abError - cdError);
}
