/**
 * The axes in which an inertia tensor is diagonal (lecture: Computing I_body, option 1; Chaney section 2.2).
 */
import type { Mat3, ReadonlyMat3 } from '../linear/mat3.js';
import { eigenWithRepeated } from '../linear/symmetric.js';
import type { Vec3 } from '../linear/vec3.js';

/** Principal moments in ascending order, kg m², and the rotation matrix whose columns are their axes. */
export interface PrincipalAxes {
  moments: Vec3;
  axes: Mat3;
}

/**
 * Moments that agree to this part of the largest are one moment. Tensors of symmetric bodies, computed from
 * coordinates some hundred sizes away from the origin, carry noise of that order.
 */
const REPEATED = 1e-12;

/**
 * The principal moments of an inertia tensor, ascending, and the principal axes as columns:
 * `axes^T I axes` is `diag(moments)`, column k belongs to moment k.
 *
 * "Eigenvectors form the rotation matrix" (lecture) holds only after their order and signs are fixed (erratum
 * L6), which this function does: det +1; the first component within 1e-9 of the largest magnitude is positive
 * in axes 1 and 2; axis 3 = axis 1 × axis 2. Moments that agree to 1e-12 of the largest (all three, or the
 * closer two) are one repeated moment, the middle of their range, and their axes are the projections of x,
 * y, z, in that order, onto the eigenspace, orthonormalised. So the axes do not depend on where the body is.
 * The residual |I v - moment v| is at most 4 ulp of the largest entry, and half of their difference more
 * where moments were made one; `symmetricEigen` makes none equal.
 *
 * `symmetricEigenInto` is the fast form, for many tensors.
 *
 * @param inertia tensor in kg m², in any axes; asymmetry up to 1e-9 of the largest entry is
 * rounding and is averaged
 * @returns moments in kg m² and axes in the axes of the tensor
 * @throws TypeError for anything but three rows of three numbers.
 * @throws RangeError if an entry is not finite, or if the tensor is not symmetric.
 * @example
 * // The lecture's brick, turned by 45 degrees about y: the slide prints -12 and
 * // pairs 34 with the wrong axis (L3, L5).
 * const { moments, axes } = principalAxes([[22, 0, 12], [0, 40, 0], [12, 0, 22]]);
 * moments; // => [10, 34, 40]
 * axes; // => [[0.7071067812, 0.7071067812, 0], [0, 0, -1], [-0.7071067812, 0.7071067812, 0]]
 */
export function principalAxes(inertia: ReadonlyMat3): PrincipalAxes {
  const { values, vectors } = eigenWithRepeated('principalAxes', 'inertia', inertia, REPEATED);
  return { moments: values, axes: vectors };
}
