/** Sudden changes of the motion. */
import { apply } from '../linear/mat3.js';
import { add, scale } from '../linear/vec3.js';
import { inverseOf } from '../mass/inertia.js';
import { expectFiniteWrench } from './loads.js';
import { expectBody } from './rigid-body.js';
import type { RigidBody } from './rigid-body.js';
import type { RigidBodyState } from './state.js';
import { copyOf, expectState } from './state-numbers.js';
import type { Wrench } from './wrench.js';

/**
 * The state after a blow: velocity += impulse / m, omegaBody += I^-1 angular impulse.
 * Position and orientation stay.
 *
 * @param impulse a wrench summed over the short time that it acts: `force` in N s, `torque` in N m s; so
 * `wrenchFromForceAtPoint` gives that of a blow on a point
 * @throws RangeError if a principal moment of the body is zero
 * @example
 * const ball = rigidBody({ massProperties: solidSphere({ radius: 1, mass: 5 }) });
 * const atRest = rigidBodyState({});
 * const blow = wrenchFromForceAtPoint(atRest, { forceWorld: [10, 0, 0], pointWorld: [0, 0, 0.4] });
 * applyImpulse(ball, atRest, blow).velocity; // => [2, 0, 0]
 * applyImpulse(ball, atRest, blow).omegaBody; // => [0, 2, 0]
 */
export function applyImpulse(body: RigidBody, state: RigidBodyState, impulse: Readonly<Wrench>): RigidBodyState {
  expectBody('applyImpulse', body);
  expectState('applyImpulse', state);
  expectFiniteWrench('applyImpulse', 'impulse', impulse);
  const { force, torque } = impulse;
  return {
    position: copyOf(state.position),
    orientation: [...state.orientation],
    velocity: add(state.velocity, scale(force, 1 / body.mass)),
    omegaBody: add(
      state.omegaBody,
      apply(inverseOf('applyImpulse', body.principalMoments, body.principalAxes), torque),
    ),
  };
}
