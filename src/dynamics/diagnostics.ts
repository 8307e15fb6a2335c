/** Energy and momentum of a rigid body, and how well a run keeps them (Chaney section 7.3, 7.4). */
import { expectVec3 } from '../linear/expect.js';
import { apply } from '../linear/mat3.js';
import { add, cross, dot, norm, scale, subtract } from '../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { rotated } from '../rotation/unchecked.js';
import { expectTrajectory } from '../integration/trajectory.js';
import type { Trajectory } from '../integration/trajectory.js';
import { expectBody } from './rigid-body.js';
import type { RigidBody } from './rigid-body.js';
import type { RigidBodyState } from './state.js';
import { expectState } from './state-numbers.js';

/**
 * Kinetic energy of translation, m v·v / 2, in J (Chaney eq. 33).
 *
 * @example
 * const ball = rigidBody({ massProperties: solidSphere({ radius: 1, mass: 5 }) });
 * translationalEnergy(ball, rigidBodyState({ velocity: [0, 3, 4] })); // => 62.5
 */
export function translationalEnergy(body: RigidBody, state: RigidBodyState): number {
  expectBodyAndState('translationalEnergy', body, state);
  return translational(body, state);
}

function translational({ mass }: RigidBody, { velocity }: RigidBodyState): number {
  return (mass * dot(velocity, velocity)) / 2;
}

/**
 * Kinetic energy of rotation, omega·I omega / 2, in J (Chaney eq. 33).
 *
 * @example
 * const ball = rigidBody({ massProperties: solidSphere({ radius: 1, mass: 5 }) });
 * rotationalEnergy(ball, rigidBodyState({ omegaBody: [0, 0, 3] })); // => 9
 */
export function rotationalEnergy(body: RigidBody, state: RigidBodyState): number {
  expectBodyAndState('rotationalEnergy', body, state);
  return rotational(body, state);
}

function rotational({ inertia }: RigidBody, { omegaBody }: RigidBodyState): number {
  return dot(omegaBody, apply(inertia, omegaBody)) / 2;
}

/**
 * Kinetic energy, of translation and rotation, in J (Chaney eq. 33).
 *
 * @example
 * const ball = rigidBody({ massProperties: solidSphere({ radius: 1, mass: 5 }) });
 * kineticEnergy(ball, rigidBodyState({ velocity: [0, 3, 4], omegaBody: [0, 0, 3] })); // => 71.5
 */
export function kineticEnergy(body: RigidBody, state: RigidBodyState): number {
  expectBodyAndState('kineticEnergy', body, state);
  return translational(body, state) + rotational(body, state);
}

/**
 * Potential energy in the gravity of the body, -m g·x, zero at the origin, in J; m g z for gravity
 * [0, 0, -g] (Chaney eq. 33).
 *
 * @example
 * const ball = rigidBody({ massProperties: solidSphere({ radius: 1, mass: 5 }), gravity: [0, 0, -9.81] });
 * potentialEnergy(ball, rigidBodyState({ position: [7, 8, 2] })); // => 98.1
 */
export function potentialEnergy(body: RigidBody, state: RigidBodyState): number {
  expectBodyAndState('potentialEnergy', body, state);
  return potential(body, state);
}

function potential({ mass, gravity }: RigidBody, { position }: RigidBodyState): number {
  // 0 - …: no energy is +0.
  return 0 - mass * dot(gravity, position);
}

/**
 * Kinetic and potential energy, in J (Chaney eq. 33). It is constant if nothing but gravity acts.
 *
 * @example
 * const ball = rigidBody({ massProperties: solidSphere({ radius: 1, mass: 5 }), gravity: [0, 0, -10] });
 * totalEnergy(ball, rigidBodyState({ position: [0, 0, 2], velocity: [0, 3, 4] })); // => 162.5
 */
export function totalEnergy(body: RigidBody, state: RigidBodyState): number {
  expectBodyAndState('totalEnergy', body, state);
  return translational(body, state) + rotational(body, state) + potential(body, state);
}

/**
 * Linear momentum P = m v, kg m/s (lecture: Force acting on a rigid body). It is constant if no force acts.
 *
 * @example
 * const ball = rigidBody({ massProperties: solidSphere({ radius: 1, mass: 5 }) });
 * linearMomentum(ball, rigidBodyState({ velocity: [0, 3, 4] })); // => [0, 15, 20]
 */
export function linearMomentum(body: RigidBody, state: RigidBodyState): Vec3<'world'> {
  expectBodyAndState('linearMomentum', body, state);
  return scale(state.velocity, body.mass);
}

/**
 * Angular momentum in world axes, kg m²/s: R I omega about the centre of mass (Chaney eq. 32); about another
 * point, plus (x - point) × m v. About the centre of mass it is constant if no torque acts; gravity has none.
 *
 * @param about a place in the world, m; the centre of mass by default
 * @example
 * const ball = rigidBody({ massProperties: solidSphere({ radius: 1, mass: 5 }) });
 * const state = rigidBodyState({ position: [2, 0, 0], velocity: [0, 3, 0], omegaBody: [0, 0, 4] });
 * angularMomentumWorld(ball, state); // => [0, 0, 8]
 * angularMomentumWorld(ball, state, [0, 0, 0]); // => [0, 0, 38]
 */
export function angularMomentumWorld(
  body: RigidBody,
  state: RigidBodyState,
  about?: ReadonlyVec3<'world'>,
): Vec3<'world'> {
  expectBodyAndState('angularMomentumWorld', body, state);
  if (about !== undefined) expectVec3('angularMomentumWorld', 'about', about);
  const spin = rotated(state.orientation, apply(body.inertia, state.omegaBody));
  return add(spin, cross(subtract(state.position, about ?? state.position), scale(state.velocity, body.mass)));
}

/** How far a quantity that should stay constant has gone from its first value. */
export interface Drift {
  /** The difference (for a vector, its length) at each time, as a fraction of `scale`. */
  series: number[];
  /** The largest magnitude in `series`. */
  largest: number;
  /** The last of `series`. */
  final: number;
  /** What the differences are measured in. */
  scale: number;
}

/** What `driftReport` says about a run. */
export interface DriftReport {
  times: number[];
  /**
   * Total energy, in units of the largest kinetic energy of the run: potential energy has no zero of its own.
   */
  energy: Drift;
  /** Angular momentum about the centre of mass, in units of its largest length. */
  angularMomentum: Drift;
  /** Linear momentum, in units of its largest length; under gravity it is not constant. */
  linearMomentum: Drift;
}

/**
 * How well a run keeps what physics keeps. Without loads and damping the energy and the angular
 * momentum stay; what moves them is the error of the method (Chaney section 7.3: useful to check
 * when testing your code).
 *
 * @param trajectory of the body, from `simulate` or with states made otherwise
 * @example
 * const body = rigidBody({ massProperties: solidBox({ size: [3, 2, 1], mass: 6 }), gravity: [0, 0, -9.81] });
 * const run = simulate(body, rigidBodyState({ omegaBody: [0.1, 2, 0.1] }), { duration: 5, stepSize: 0.01 });
 * const { energy, angularMomentum } = driftReport(body, run);
 * energy.largest < 1e-8 && angularMomentum.largest < 1e-8; // => true
 */
export function driftReport(
  body: RigidBody,
  trajectory: Pick<Trajectory<RigidBodyState>, 'times' | 'states'>,
): DriftReport {
  expectBody('driftReport', body);
  expectTrajectory('driftReport', trajectory);
  const { times, states } = trajectory;
  states.forEach((state) => {
    expectState('driftReport', state);
  });
  const energies = states.map((state) => totalEnergy(body, state));
  const spins = states.map((state) => angularMomentumWorld(body, state));
  const momenta = states.map((state) => linearMomentum(body, state));
  return {
    times: [...times],
    energy: drift(
      energies.map((energy) => energy - energies[0]),
      states.map((state) => kineticEnergy(body, state)),
    ),
    angularMomentum: drift(
      spins.map((spin) => norm(subtract(spin, spins[0]))),
      spins.map(norm),
    ),
    linearMomentum: drift(
      momenta.map((p) => norm(subtract(p, momenta[0]))),
      momenta.map(norm),
    ),
  };
}

function expectBodyAndState(where: string, body: RigidBody, state: RigidBodyState): void {
  expectBody(where, body);
  expectState(where, state);
}

function drift(differences: readonly number[], sizes: readonly number[]): Drift {
  const scale = sizes.reduce((largest, size) => Math.max(largest, size), 0);
  // A quantity that is zero throughout has not drifted.
  const series = differences.map((difference) => (scale === 0 ? 0 : difference / scale));
  const largest = series.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return { series, largest, final: series[series.length - 1] ?? 0, scale };
}
