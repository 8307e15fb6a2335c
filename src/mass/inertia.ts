/** Inertia tensors about other points and in other axes. */
import { expectFields } from '../linear/expect-fields.js';
import { expectFinite, expectVec3, message } from '../linear/expect.js';
import type { Mat3, ReadonlyMat3 } from '../linear/mat3.js';
import { eigenOfSymmetric, expectSymmetric } from '../linear/symmetric.js';
import { norm, subtract } from '../linear/vec3.js';
import type { ReadonlyVec3 } from '../linear/vec3.js';
import { expectRotation } from '../rotation/expect.js';
import { expectMassProperties, finiteTensor } from './expect-mass.js';
import type { MassProperties } from './mass-properties.js';
import { congruent, plusParallelAxis } from './tensor.js';

/**
 * The inertia tensor of a body about any point, in the body's own axes: the parallel-axis theorem,
 * `I + m (d² 1 - d d^T)` with d from the centre of mass to the point.
 *
 * @param part the body
 * @param point in m, in the frame of `part.com`
 * @returns tensor about `point` in kg m²
 * @throws TypeError or RangeError for mass properties that no body has, a point that is not three finite
 * numbers, or moments that overflow.
 * @example
 * // A rod of 12 kg and 2 m turns about its end with m l² / 3.
 * inertiaAbout(thinRod({ length: 2, mass: 12 }), [0, 0, 1]); // => [[16, 0, 0], [0, 16, 0], [0, 0, 0]]
 */
export function inertiaAbout(part: MassProperties, point: ReadonlyVec3): Mat3 {
  expectMassProperties('inertiaAbout', 'part', part);
  expectVec3('inertiaAbout', 'point', point);
  return finiteTensor('inertiaAbout', plusParallelAxis(part.inertia, part.mass, subtract(point, part.com)));
}

/**
 * The inertia tensor of a body about point `to`, from the tensor about point `from`. The way goes
 * through the centre of mass: the parallel-axis term is subtracted for `from` and added for `to`.
 * Applied directly between two points it is wrong.
 *
 * @param inertia tensor about `from` in kg m²
 * @param shift mass in kg; `com`, `from` and `to` in m, in the axes of the tensor
 * @returns tensor about `to` in kg m²
 * @throws TypeError or RangeError for values of the wrong shape, not finite, a negative mass, an asymmetric
 * tensor or one that no body of this mass has about `from`, and for moments that overflow.
 * @example
 * // A ball of 2 kg with moment 1 about its centre, known about [1, 0, 0], wanted about [0, 2, 0].
 * shiftInertia(
 *   [[1, 0, 0], [0, 3, 0], [0, 0, 3]],
 *   { mass: 2, com: [0, 0, 0], from: [1, 0, 0], to: [0, 2, 0] },
 * ); // => [[9, 0, 0], [0, 1, 0], [0, 0, 9]]
 */
export function shiftInertia(
  inertia: ReadonlyMat3,
  shift: {
    readonly mass: number;
    readonly com: ReadonlyVec3;
    readonly from: ReadonlyVec3;
    readonly to: ReadonlyVec3;
  },
): Mat3 {
  const where = 'shiftInertia';
  expectFields(where, 'shift', shift, ['mass', 'com', 'from', 'to']);
  const { mass, com, from, to } = shift;
  expectSymmetric(where, 'inertia', inertia);
  expectFinite(where, 'mass', mass);
  if (mass < 0) throw new RangeError(message(where, 'mass >= 0', mass, 'A mass is 0 or positive.'));
  for (const [name, point] of Object.entries({ com, from, to })) expectVec3(where, name, point);
  const aboutCom = finiteTensor(where, plusParallelAxis(inertia, -mass, subtract(from, com)));
  expectAbout(where, inertia, aboutCom, { mass, arm: subtract(from, com) });
  return finiteTensor(where, plusParallelAxis(aboutCom, mass, subtract(to, com)));
}

/**
 * Rounding of a tensor as files print it, as a part of its largest moment. Below, what is left about
 * the centre of mass may be rounding too.
 */
const ROUNDED = 1e-6;

/**
 * Throws if no body has what is left about the centre of mass: then the tensor was not the one about `from`.
 */
function expectAbout(
  where: string,
  inertia: ReadonlyMat3,
  aboutCom: Mat3,
  { mass, arm }: { mass: number; arm: ReadonlyVec3 },
): void {
  const [a, b, c] = eigenOfSymmetric(where, 'inertia', aboutCom).values;
  const slack = ROUNDED * Math.max(...inertia.map((row, i) => row[i]), 0);
  if (a >= -slack && c - b - a <= slack) return;
  const distance = norm(arm);
  const digits = (x: number): string => String(Number(x.toPrecision(7)));
  const reason =
    `A point ${digits(distance)} m from the centre of mass adds m d² = ${digits(mass * distance * distance)} kg m² across d; ` +
    `without it the principal moments are ${[a, b, c].map(digits).join(', ')}, and no body has these. ` +
    'If this is the tensor about the centre of mass, pass com as from.';
  throw new RangeError(message(where, 'inertia to be the tensor about from', inertia, reason));
}

/**
 * The tensor in other axes: `R I R^T`, where R takes the axes of `inertia` to the new ones.
 * With the orientation of a body that is `I_world = R I_body R^T`; its inverse,
 * `rotateInertia(I_world, transpose(R))`, is the lecture's option 2 for I_body.
 *
 * @param inertia tensor in kg m² in its own axes
 * @param rotation `v_new = R v_old`
 * @returns tensor in the new axes, exactly symmetric
 * @throws TypeError or RangeError for an asymmetric tensor or a matrix that is not a rotation.
 * @example
 * rotateInertia([[10, 0, 0], [0, 40, 0], [0, 0, 34]], rotationY(deg(45)));
 * // => [[22, 0, 12], [0, 40, 0], [12, 0, 22]]
 */
export function rotateInertia(inertia: ReadonlyMat3, rotation: ReadonlyMat3): Mat3 {
  expectSymmetric('rotateInertia', 'inertia', inertia);
  expectRotation('rotateInertia', 'rotation', rotation);
  return finiteTensor('rotateInertia', congruent(inertia, rotation));
}

/**
 * The inverse inertia tensor in world axes, `R I_body^-1 R^T` (lecture: Rigid Body Dynamics), which turns
 * angular momentum into angular velocity.
 *
 * @param inertiaBody tensor about the centre of mass in body axes, kg m²
 * @param rotation orientation of the body, `v_world = R v_body`
 * @returns inverse tensor in world axes, 1/(kg m²)
 * @throws TypeError or RangeError for an asymmetric tensor, a matrix that is not a rotation, or a singular
 *   tensor: a rod or a point has no resistance about an axis, so a torque about it has no finite
 *   effect (errata L20, C9).
 * @example
 * inverseInertiaWorld([[2, 0, 0], [0, 4, 0], [0, 0, 5]], rotationZ(deg(90)));
 * // => [[0.25, 0, 0], [0, 0.5, 0], [0, 0, 0.2]]
 * inverseInertiaWorld([[0, 0, 0], [0, 1, 0], [0, 0, 1]], identity());
 * // => throws A rod or a point has no resistance
 */
export function inverseInertiaWorld(inertiaBody: ReadonlyMat3, rotation: ReadonlyMat3): Mat3 {
  const where = 'inverseInertiaWorld';
  const { values, vectors } = eigenOfSymmetric(where, 'inertiaBody', inertiaBody);
  expectRotation(where, 'rotation', rotation);
  return congruent(inverseOf(where, values, vectors), rotation);
}

/** Moments below this part of the largest are rounding of 0: a computed rod shows some 1e-16. */
const SINGULAR = 8 * Number.EPSILON;

/** The inverse of the tensor with these principal moments, ascending, about the columns of `axes`. */
export function inverseOf(where: string, moments: ReadonlyVec3, axes: ReadonlyMat3): Mat3 {
  expectTurnable(where, moments);
  const [a, b, c] = moments;
  const principal: Mat3 = [
    [1 / a, 0, 0],
    [0, 1 / b, 0],
    [0, 0, 1 / c],
  ];
  return congruent(principal, axes);
}

/** Throws if one of the principal moments, ascending, is zero. */
export function expectTurnable(where: string, moments: ReadonlyVec3): void {
  if (moments[0] > SINGULAR * moments[2]) {
    if (1 / moments[0] < Infinity) return;
    const reason = 'Their inverse overflows; use other units.';
    throw new RangeError(message(where, 'principal moments above 5.6e-309 kg m²', moments, reason));
  }
  const reason =
    moments[0] < -SINGULAR * moments[2]
      ? 'A moment is a sum of m r², which is not negative.'
      : 'A rod or a point has no resistance about an axis, so a torque about it has no finite effect: give it some thickness.';
  // A moment below 2e-15 of the largest is larger than 0 and still rounding of it.
  const condition = moments[0] > 0 ? 'three principal moments > 1.8e-15 of the largest' : 'three principal moments > 0';
  throw new RangeError(message(where, condition, moments, reason));
}
