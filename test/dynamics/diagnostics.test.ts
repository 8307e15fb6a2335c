import { describe, expect, it } from 'vitest';
import {
  add,
  angularMomentumWorld,
  cross,
  driftReport,
  euler,
  inverseInertiaWorld,
  kineticEnergy,
  linearMomentum,
  matrixFromQuaternion,
  potentialEnergy,
  rigidBody,
  rigidBodyState,
  rotateInertia,
  rotationalEnergy,
  scale,
  simulate,
  solidBox,
  totalEnergy,
  translationalEnergy,
  vectorToWorld,
} from 'rigid-body-lab';
import type { Mat3, Quaternion, RigidBody, RigidBodyState, Vec3 } from 'rigid-body-lab';
import { oracle } from '../support/oracle.js';
import type { OracleCase } from '../support/oracle.js';
import { seeded } from '../support/random.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';
import { diagonal, randomBody, randomState } from './bodies.js';

interface EnergyCase extends OracleCase {
  inputs: { mass: number; I_body_diag: number[]; x: Vec3; velocity: Vec3; Q: Quaternion; omega_body: Vec3; g: number };
  expected: Record<string, number> &
    Record<
      'linear_momentum' | 'angular_momentum_world_about_com' | 'angular_momentum_world_about_origin' | 'omega_world',
      Vec3
    > & {
      inertia_world: Mat3;
      inverse_inertia_world?: Mat3;
    };
}

describe('energy and momentum', () => {
  it.each((oracle('momentum_energy') as EnergyCase[]).map((c) => [c.id, c] as const))(
    '%s',
    (_, { inputs, expected, tolerance }) => {
      const { mass, I_body_diag, x, velocity, Q, omega_body, g } = inputs;
      const inertia = diagonal(I_body_diag);
      const body = rigidBody({ massProperties: { mass, com: [0, 0, 0], inertia }, gravity: [0, 0, -g] });
      const state = rigidBodyState({ position: x, velocity, orientation: Q, omegaBody: omega_body });
      expect(linearMomentum(body, state)).toMatchOracle(expected.linear_momentum, tolerance);
      expect(angularMomentumWorld(body, state)).toMatchOracle(expected.angular_momentum_world_about_com, tolerance);
      expect(angularMomentumWorld(body, state, [0, 0, 0])).toMatchOracle(
        expected.angular_momentum_world_about_origin,
        tolerance,
      );
      expect(potentialEnergy(body, state)).toMatchOracle(expected.gravitational_energy, tolerance);
      expect(translationalEnergy(body, state)).toMatchOracle(expected.linear_kinetic_energy, tolerance);
      expect(rotationalEnergy(body, state)).toMatchOracle(expected.rotational_kinetic_energy, tolerance);
      expect(kineticEnergy(body, state)).toMatchOracle(
        expected.linear_kinetic_energy + expected.rotational_kinetic_energy,
        tolerance,
      );
      expect(totalEnergy(body, state)).toMatchOracle(expected.total_energy, tolerance);
      const R = matrixFromQuaternion(Q);
      expect(vectorToWorld(omega_body, Q)).toMatchOracle(expected.omega_world, tolerance);
      expect(rotateInertia(body.inertia, R)).toMatchOracle(expected.inertia_world, tolerance);
      if (expected.inverse_inertia_world) {
        expect(inverseInertiaWorld(body.inertia, R)).toMatchOracle(expected.inverse_inertia_world, tolerance);
      } else {
        expect(() => inverseInertiaWorld(body.inertia, R)).toThrow('three principal moments > 0');
      }
    },
  );

  it('are those of the points that the body is made of', () => {
    const random = seeded(141);
    for (let k = 0; k < 20; k++) {
      const offsets = Array.from({ length: 5 }, () => random.vector(1));
      const masses = offsets.map(() => random.uniform(0.5, 2));
      const mass = masses.reduce((sum, m) => sum + m, 0);
      const com = offsets.reduce<Vec3>((sum, r, i) => add(sum, scale(r, masses[i] / mass)), [0, 0, 0]);
      const points = offsets.map((r) => add(r, scale(com, -1)));
      const inertia = diagonal([0, 0, 0]);
      points.forEach((r, i) => {
        for (let a = 0; a < 3; a++) {
          for (let b = 0; b < 3; b++)
            inertia[a][b] += masses[i] * ((a === b ? r[0] ** 2 + r[1] ** 2 + r[2] ** 2 : 0) - r[a] * r[b]);
        }
      });
      const body = rigidBody({ massProperties: { mass, com: [0, 0, 0], inertia } });
      const state = randomState(random);
      const velocities = points.map((r) =>
        add(state.velocity, vectorToWorld(cross(state.omegaBody, r), state.orientation)),
      );
      const places = points.map((r) => add(state.position, vectorToWorld(r, state.orientation)));
      const energy = velocities.reduce((sum, v, i) => sum + (masses[i] * (v[0] ** 2 + v[1] ** 2 + v[2] ** 2)) / 2, 0);
      const momentum = velocities.reduce<Vec3>(
        (sum, v, i) => add(sum, cross(places[i], scale(v, masses[i]))),
        [0, 0, 0],
      );
      expect(kineticEnergy(body, state)).toBeNear(energy, CHAIN);
      expect(angularMomentumWorld(body, state, [0, 0, 0])).toBeNear(momentum, CHAIN);
    }
  });

  it('refuse a state that is none and a point that is none', () => {
    const body = randomBody(seeded(142));
    const bad = { ...rigidBodyState({}), orientation: [0, 0, 0, 0] as Quaternion };
    const functions: Record<string, (b: RigidBody, s: RigidBodyState) => unknown> = {
      translationalEnergy,
      rotationalEnergy,
      potentialEnergy,
      linearMomentum,
      angularMomentumWorld,
    };
    for (const [name, f] of Object.entries(functions)) {
      expect(() => f(body, bad)).toThrow(`${name}: expected orientation to be a unit quaternion, got [0, 0, 0, 0].`);
    }
    expect(() => angularMomentumWorld(body, rigidBodyState({}), [0, NaN, 0])).toThrow(
      'angularMomentumWorld: expected a finite about[1], got NaN.',
    );
  });
});

describe('driftReport', () => {
  const body = rigidBody({ massProperties: solidBox({ size: [3, 2, 1], mass: 6 }) });
  const at = (velocity: Vec3, omegaBody: Vec3): RigidBodyState => rigidBodyState({ velocity, omegaBody });

  it('measures the differences to the first state in units of the largest size', () => {
    const states = [at([1, 0, 0], [0, 0, 0]), at([0, 2, 0], [0, 0, 0]), at([1, 0, 0], [0, 0, 0])];
    const { times, energy, linearMomentum: P, angularMomentum: L } = driftReport(body, { times: [0, 1, 2], states });
    expect(times).toEqual([0, 1, 2]);
    expect(energy).toBeNear({ series: [0, 0.75, 0], largest: 0.75, final: 0, scale: 12 }, FORMULA);
    expect(P).toBeNear({ series: [0, Math.sqrt(5) / 2, 0], largest: Math.sqrt(5) / 2, final: 0, scale: 12 }, FORMULA);
    expect(L).toEqual({ series: [0, 0, 0], largest: 0, final: 0, scale: 0 });
  });

  it('loses energy as a negative drift, and a magnitude as its largest', () => {
    const states = [at([2, 0, 0], [0, 0, 0]), at([1, 0, 0], [0, 0, 0])];
    const { energy } = driftReport(body, { times: [0, 1], states });
    expect(energy).toBeNear({ series: [0, -0.75], largest: 0.75, final: -0.75, scale: 12 }, FORMULA);
  });

  it('does not depend on where the origin is: gravity’s energy has no zero of its own', () => {
    const falling = rigidBody({ massProperties: solidBox({ size: [3, 2, 1], mass: 6 }), gravity: [0, 0, -9.81] });
    const high = (z: number): number => {
      const start = rigidBodyState({ position: [0, 0, z], omegaBody: [0.1, 4, 0.1] });
      return driftReport(falling, simulate(falling, start, { duration: 5, stepSize: 0.05, method: euler })).energy
        .largest;
    };
    expect(high(1000)).toBeNear(high(0), 1e-9);
  });

  it('shows what damping takes', () => {
    const damped = rigidBody({ massProperties: solidBox({ size: [3, 2, 1], mass: 6 }), linearDamping: 0.5 });
    const run = simulate(damped, at([1, 0, 0], [0, 0, 0]), { duration: 2, stepSize: 0.01 });
    expect(driftReport(damped, run).energy.final).toBeNear(Math.exp(-2) - 1, 1e-9);
  });
});
