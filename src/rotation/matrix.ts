/**
 * Rotation matrices. They act on vectors, `v_world = R v_body`: the columns of R are the body axes in world
 * coordinates (lecture: Body coordinate frame).
 */
import { expectFinite, expectMatrix3, expectPositive, shown } from '../linear/expect.js';
import { determinant } from '../linear/mat3.js';
import type { Mat3, ReadonlyMat3 } from '../linear/mat3.js';
import type { Problem } from '../linear/problem.js';

/**
 * How far an entry of RᵀR - 1, or |q|² - 1, may be from 0. Six printed decimals leave 3e-6, so a matrix typed
 * from a page passes; an Euler step of 0.01 rad leaves 1e-4 and does not.
 */
export const ROTATION_TOLERANCE = 1e-5;

/**
 * Degrees to radians, for use at the call site: the library itself knows radians only.
 *
 * @param degrees angle in degrees
 * @returns the angle in radians
 * @throws TypeError or RangeError unless the angle is a finite number.
 * @example
 * deg(180); // => 3.141592653589793
 */
export function deg(degrees: number): number {
  expectFinite('deg', 'angle in degrees', degrees);
  return (degrees * Math.PI) / 180;
}

/**
 * The rotation about x by an angle in radians, counter-clockwise seen from the tip of x
 * (lecture: Rotations in 3D).
 *
 * @throws TypeError or RangeError unless the angle is a finite number.
 * @example
 * apply(rotationX(deg(90)), [0, 1, 0]); // => [0, 0, 1]
 */
export function rotationX(angle: number): Mat3 {
  expectFinite('rotationX', 'angle', angle);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [1, 0, 0],
    [0, c, -s],
    [0, s, c],
  ];
}

/**
 * The rotation about y by an angle in radians, counter-clockwise seen from the tip of y
 * (lecture: Rotations in 3D).
 *
 * @throws TypeError or RangeError unless the angle is a finite number.
 * @example
 * apply(rotationY(deg(90)), [0, 0, 1]); // => [1, 0, 0]
 */
export function rotationY(angle: number): Mat3 {
  expectFinite('rotationY', 'angle', angle);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [c, 0, s],
    [0, 1, 0],
    [-s, 0, c],
  ];
}

/**
 * The rotation about z by an angle in radians, counter-clockwise seen from the tip of z
 * (lecture: Rotations in 3D).
 *
 * @throws TypeError or RangeError unless the angle is a finite number.
 * @example
 * apply(rotationZ(deg(90)), [1, 0, 0]); // => [0, 1, 0]
 */
export function rotationZ(angle: number): Mat3 {
  expectFinite('rotationZ', 'angle', angle);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [c, -s, 0],
    [s, c, 0],
    [0, 0, 1],
  ];
}

/** What can keep a matrix from being a rotation. */
export type RotationProblem = Problem<'scales' | 'shears' | 'mirrors'>;

/**
 * What keeps a matrix from being a rotation; an empty list for a rotation. RᵀR = 1 (lecture: Rigid Bodies in
 * 3D) is tested entry by entry, so each column's length and each pair's right angle is named, and then
 * the determinant, because a mirror image is orthogonal too.
 *
 * @param matrix three rows of three numbers
 * @param tolerance largest |entry| of RᵀR - 1, `ROTATION_TOLERANCE` unless given
 * @throws TypeError unless the matrix has three rows of three numbers; RangeError if an entry is not finite.
 * @example
 * rotationProblems([[1, 0, 0], [0, 1, 0], [0, 0, -1]]);
 * // => [{ name: 'mirrors', reason: 'The determinant is -1: the matrix mirrors.' }]
 */
export function rotationProblems(matrix: ReadonlyMat3, tolerance: number = ROTATION_TOLERANCE): RotationProblem[] {
  expectMatrix3('rotationProblems', 'matrix', matrix);
  expectPositive('rotationProblems', 'tolerance', tolerance, ROUNDING);
  return problemsOf(matrix, tolerance);
}

/**
 * Whether a matrix is a rotation: its columns are orthonormal and right-handed.
 *
 * @param matrix three rows of three numbers
 * @param tolerance largest |entry| of RᵀR - 1, `ROTATION_TOLERANCE` unless given
 * @throws TypeError unless the matrix has three rows of three numbers; RangeError if an entry is not finite.
 * @example
 * isRotation(rotationX(0.3)); // => true
 * isRotation([[2, 0, 0], [0, 2, 0], [0, 0, 2]]); // => false
 */
export function isRotation(matrix: ReadonlyMat3, tolerance: number = ROTATION_TOLERANCE): boolean {
  expectMatrix3('isRotation', 'matrix', matrix);
  expectPositive('isRotation', 'tolerance', tolerance, ROUNDING);
  return problemsOf(matrix, tolerance).length === 0;
}

const ROUNDING = 'Rounding alone leaves some 1e-16.';
const AXIS_NAMES = ['x', 'y', 'z'] as const;

function problemsOf(matrix: ReadonlyMat3, tolerance: number): RotationProblem[] {
  const [a, b, c] = matrix;
  const problems: RotationProblem[] = [];
  for (let i = 0; i < 3; i++) {
    for (let j = i; j < 3; j++) {
      const product = a[i] * a[j] + b[i] * b[j] + c[i] * c[j];
      const error = Math.abs(product - (i === j ? 1 : 0));
      if (error <= tolerance) continue;
      const [x, y] = [AXIS_NAMES[i], AXIS_NAMES[j]];
      const allowed = `by ${shown(error)} where ${shown(tolerance)} is allowed`;
      problems.push(
        i === j
          ? {
              name: 'scales',
              reason: `Column ${x} has length ${shown(Math.sqrt(product))}, its square misses 1 ${allowed}: the matrix scales.`,
            }
          : {
              name: 'shears',
              reason: `Columns ${x} and ${y} miss the right angle, their product misses 0 ${allowed}: the matrix shears.`,
            },
      );
    }
  }
  const det = determinant(matrix);
  if (det < 0) problems.push({ name: 'mirrors', reason: `The determinant is ${shown(det)}: the matrix mirrors.` });
  return problems;
}
