/** The inverse inertia tensor of a body that has one. */
import { message } from '../linear/expect.js';
import type { Mat3 } from '../linear/mat3.js';
import { congruent } from '../mass/tensor.js';
import type { RigidBody } from './rigid-body.js';

/** Moments below this part of the largest are rounding of 0: a computed rod shows some 1e-16. */
const SINGULAR = 8 * Number.EPSILON;

/** The inverse inertia tensor in body axes. */
export function inverseInertia(where: string, body: RigidBody): Mat3 {
  expectTurnable(where, body);
  const [a, b, c] = body.principalMoments;
  const principal: Mat3 = [
    [1 / a, 0, 0],
    [0, 1 / b, 0],
    [0, 0, 1 / c],
  ];
  return congruent(principal, body.principalAxes);
}

/** Throws if a principal moment is zero. */
export function expectTurnable(where: string, { principalMoments }: RigidBody): void {
  if (principalMoments[0] > SINGULAR * principalMoments[2]) return;
  throw new RangeError(
    message(
      where,
      'three principal moments > 0',
      principalMoments,
      'A rod or a point has no resistance about an axis, so a torque about it has no finite effect: give it some thickness.',
    ),
  );
}
