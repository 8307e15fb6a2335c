/** Bodies and states for the tests of this folder. */
import { multiply, rigidBody, rigidBodyState, transpose } from 'rigid-body-lab';
import type { Mat3, Quaternion, RigidBody, RigidBodyState, Vec3 } from 'rigid-body-lab';
import { bodyOf } from '../../src/dynamics/rigid-body.js';
import type { Random } from '../support/random.js';

/** A body of mass 1 with these principal moments along its axes. */
export function principalBody(moments: readonly number[], mass = 1): RigidBody {
  return rigidBody({ massProperties: { mass, com: [0, 0, 0], inertia: diagonal(moments) } });
}

export function diagonal([a, b, c]: readonly number[]): Mat3 {
  return [
    [a, 0, 0],
    [0, b, 0],
    [0, 0, c],
  ];
}

/** A body that can exist, in axes that are not principal ones, with gravity and damping. */
export function randomBody(random: Random): RigidBody {
  // Moments of three masses on axes: they obey the triangle inequality by construction.
  const [x, y, z] = [random.uniform(0.2, 2), random.uniform(0.2, 2), random.uniform(0.2, 2)];
  const rotation = random.rotation();
  const inertia = multiply(multiply(rotation, diagonal([y + z, z + x, x + y])), transpose(rotation));
  for (const [i, j] of [
    [0, 1],
    [1, 2],
    [0, 2],
  ]) {
    inertia[j][i] = inertia[i][j];
  }
  return rigidBody({
    massProperties: { mass: random.uniform(0.5, 3), com: [0, 0, 0], inertia },
    gravity: random.vector(10),
    linearDamping: random.uniform(0, 0.5),
    angularDamping: random.uniform(0, 0.5),
  });
}

export function randomState(random: Random): RigidBodyState {
  return rigidBodyState({
    position: random.vector(5),
    orientation: random.quaternion(),
    velocity: random.vector(5),
    omegaBody: random.vector(5),
  });
}

/** A state with this orientation and angular velocity, at rest at the origin. */
export function spinning(omegaBody: readonly number[], orientation: readonly number[] = [1, 0, 0, 0]): RigidBodyState {
  return rigidBodyState({ omegaBody: omegaBody as Vec3<'body'>, orientation: orientation as Quaternion });
}

/** The last of a list that is not empty. */
export function last<T>(list: readonly T[]): T {
  return list[list.length - 1];
}

/**
 * A body whose moments no body has (they break the triangle inequality): `rigidBody` refuses
 * it, the equations do not.
 */
export function unphysicalBody(moments: Vec3): RigidBody {
  return bodyOf({
    ...principalBody([1, 1, 1]),
    inertia: diagonal(moments),
    principalMoments: moments,
    principalAxes: diagonal([1, 1, 1]),
  });
}
