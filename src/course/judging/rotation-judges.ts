/** The judges of rotations and of 3x3 matrices; see judges.ts. */
import type { Judge, Judgement, Leaf } from './judgement.js';
import { digits, isJudgement, pairs, RIGHT, valueText, withRecipe } from './judgement.js';
import { matrix3, quaternion, rotationAngle } from './judge-math.js';
import { lengthOf, product, transposed } from './vectors.js';
import { close, largest, RELATIVE } from './judges.js';

/** A rotation matrix: the angle of the rotation between got and wanted, in radians. */
export function sameRotation(options: { angle?: number } = {}): Judge {
  const { angle = 1e-9 } = options;
  return withRecipe('sameRotation', options, (got, { wanted }) => {
    const matrix = matrix3(got);
    if (isJudgement(matrix)) return matrix;
    const off = orthonormal({ tolerance: Math.max(angle, 1e-9) })(got, {});
    if (off.score < 1) return off;
    return angular(rotationAngle(matrix, wanted as number[][]), angle, got, wanted);
  });
}

/** A unit quaternion [w, x, y, z] up to its sign: q and -q are the same orientation. */
export function sameOrientation(options: { angle?: number } = {}): Judge {
  const { angle = 1e-9 } = options;
  return withRecipe('sameOrientation', options, (got, { wanted }) => {
    const q = quaternion(got);
    if (isJudgement(q)) return q;
    const values = q.map((leaf) => leaf.got);
    const off = Math.abs(lengthOf(values) - 1);
    if (off > Math.max(angle, 1e-9)) {
      const says = `a unit quaternion is wanted: the length is ${digits(lengthOf(values))}`;
      return {
        score: 0,
        says,
        got: valueText(got),
        wanted: valueText(wanted),
        error: off,
        tolerance: Math.max(angle, 1e-9),
      };
    }
    const target = wanted as number[];
    const distance = (sign: number): number => lengthOf(values.map((x, i) => x - sign * target[i]));
    // The chord is twice the sine of a quarter of the rotation angle.
    return angular(4 * Math.asin(Math.min(1, Math.min(distance(1), distance(-1)) / 2)), angle, got, wanted);
  });
}

function angular(error: number, tolerance: number, got: unknown, wanted: unknown): Judgement {
  if (error <= tolerance) return RIGHT;
  return { score: 0, got: valueText(got), wanted: valueText(wanted), error, tolerance, errorUnit: 'rad' };
}

/** Columns of unit length, at right angles, right-handed: a rotation matrix. */
export function orthonormal(options: { tolerance?: number } = {}): Judge {
  const { tolerance = RELATIVE } = options;
  return withRecipe('orthonormal', options, (got) => {
    const matrix = matrix3(got);
    if (isJudgement(matrix)) return matrix;
    const rows = [0, 1, 2].map((i) => [0, 1, 2].map((j) => matrix[3 * i + j].got));
    const [a, b, c] = rows;
    const identity = pairs(product(transposed(rows), rows), [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]) as Leaf[];
    const error = largest(identity.map((leaf) => leaf.got - leaf.wanted));
    if (error > tolerance) {
      return {
        score: 0,
        says: 'the columns are not orthonormal (RᵀR is not the identity)',
        got: valueText(got),
        error,
        tolerance,
      };
    }
    const determinant =
      a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
    if (determinant > 0) return RIGHT;
    return { score: 0, says: 'a reflection: the determinant is -1', got: valueText(got), error: 2, tolerance };
  });
}

/** A symmetric 3x3 matrix. */
export function symmetric(options: { relative?: number; unit?: string } = {}): Judge {
  const { relative = RELATIVE, unit } = options;
  return withRecipe('symmetric', options, (got) => {
    const matrix = matrix3(got);
    if (isJudgement(matrix)) return matrix;
    const rows = [0, 1, 2].map((i) => [0, 1, 2].map((j) => matrix[3 * i + j].got));
    const judgement = close({ relative, ...(unit ? { unit } : {}) })(rows, { wanted: transposed(rows) });
    return judgement.score === 1 ? judgement : { says: 'the matrix is not symmetric', ...judgement };
  });
}
