/** Every public report on dynamics, integrators, forces and torques. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  accelerations,
  angularMomentumWorld,
  apply,
  applyImpulse,
  driftReport,
  euler,
  identity,
  integrate,
  matrixFromQuaternion,
  multiply,
  newtonEulerDerivative,
  packState,
  pointAccelerationWorld,
  quaternionFromMatrix,
  rigidBody,
  rigidBodyState,
  rotationAngleBetween,
  simulate,
  subtract,
  transpose,
  vectorToWorld,
  wrenchFromForceAtPoint,
  wrenchFromTorque,
} from 'rigid-body-lab';
import type { Loads, RigidBodyState, Vec3 } from 'rigid-body-lab';
import type { PublicReport } from '../support/oracle.js';
import { diagonal, last, principalBody, spinning, unphysicalBody } from './bodies.js';

describe('public reports on dynamics, forces and torques', () => {
  const file = new URL('../oracle/public-reports.json', import.meta.url);
  const reports = (JSON.parse(readFileSync(file, 'utf8')) as PublicReport[]).filter(
    ({ family }) => family.startsWith('4 ') || family.startsWith('5 '),
  );
  const still = rigidBodyState({});
  const states = (
    moments: number[],
    start: RigidBodyState,
    options: { duration: number; stepSize: number },
  ): RigidBodyState[] => simulate(principalBody(moments), start, options).states;

  /* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-argument,
     @typescript-eslint/no-unsafe-assignment -- Each case has fields of its own. */
  const handlers: Record<string, (report: PublicReport, tolerance: number) => void> = {
    'dy-01': ({ input, expected }, tolerance) => {
      const end = last(
        states(input.I_body_diag, spinning(input.omega_body0, input.q0), { duration: input.T, stepSize: input.dt }),
      );
      expect(end.omegaBody).toBeNear(expected.right.omega_body_T, tolerance);
      expect(end.orientation).toBeSameOrientation(expected.right.q_T_up_to_sign, tolerance);
      expect(angularMomentumWorld(principalBody(input.I_body_diag), end)).toBeNear(expected.right.L_world, tolerance);
    },
    'dy-03': ({ input, expected }) => {
      const body = principalBody(input.I_body_diag);
      const run = simulate(body, spinning(input.omega_body0), { duration: input.dt * input.steps, stepSize: input.dt });
      expect(run.times).toHaveLength(1 + Number(input.steps));
      expect(driftReport(body, run).energy.largest).toBeLessThan(expected.right.relative_energy_drift_max);
    },
    'dy-05': ({ input, expected }, tolerance) => {
      const start = spinning(input.omega_body, input.q);
      // The rate of a constant body rate: a ball keeps it.
      const rate = newtonEulerDerivative(principalBody([1, 1, 1]))(0, packState(start));
      expect(rate.slice(3, 7)).toBeNear(expected.right.qdot, tolerance);
      const end = last(states([1, 1, 1], start, { duration: input.T, stepSize: 0.001 }));
      expect(end.orientation).toBeSameOrientation(expected.right.q_after_1s_up_to_sign, tolerance);
    },
    'dy-06': ({ input, expected }, tolerance) => {
      const f = newtonEulerDerivative(principalBody([1, 1, 1]));
      const step = integrate(f, packState(spinning(input.omega_body, input.q)), {
        t1: input.h,
        stepSize: input.h,
        method: euler,
      });
      expect(step.states[1].slice(3, 7)).toBeNear(expected.right, tolerance);
    },
    'dy-08': ({ input, expected }) => {
      for (const state of states(input.I_body_diag, spinning(input.omega_body0), {
        duration: input.dt * input.steps,
        stepSize: input.dt,
      })) {
        const R = matrixFromQuaternion(state.orientation);
        expect(Math.hypot(...state.orientation)).toBeNear(1, expected.right['abs(|q|-1)_max']);
        expect(multiply(transpose(R), R)).toBeNear(identity(), expected.right.orthonormality_of_R_max);
      }
    },
    'dy-10': ({ input, expected }) => {
      const errors = (input.h as number[]).map((stepSize) => {
        const run = integrate((t, [y]) => [-y + Math.cos(3 * t)], [input.y0 as number], { t1: input.T, stepSize });
        return Math.abs(last(run.states)[0] - expected.right['y(2)']);
      });
      expect(errors[0]).toBeLessThan(1e-6);
      expect(Math.log2(errors[0] / errors[1])).toBeNear(expected.right.order, 0.05);
    },
    'dy-11': ({ input, expected }, tolerance) => {
      const loads: Loads = (_t, { position: [x], velocity: [v] }) => ({
        force: [-input.spring_k * x - input.damping * v, 0, 0],
        torque: [0, 0, 0],
      });
      const start = rigidBodyState({ position: [input.x0, 0, 0], velocity: [input.v0, 0, 0] });
      const run = simulate(principalBody([1, 1, 1], input.mass), start, {
        duration: input.T,
        stepSize: input.dt,
        loads,
      });
      const { position, velocity } = last(run.states);
      expect([position[0], velocity[0]]).toBeNear([expected.right.x, expected.right.v], tolerance);
    },
    'dy-13': ({ input, expected }, tolerance) => {
      const body = rigidBody({
        massProperties: { mass: 1, com: [0, 0, 0], inertia: diagonal([1, 1, 1]) },
        gravity: [0, 0, -9.81],
      });
      const { times, states: fall } = simulate(body, still, { duration: input.T, stepSize: input.dt });
      expect(last(times)).toBe(expected.right.final_time);
      expect(times).toHaveLength(Math.ceil(input.T / input.dt) + 1);
      expect(-last(fall).position[2]).toBeNear(expected.right.z_drop, tolerance);
    },
    'dy-15': ({ input, expected }, tolerance) => {
      const body = principalBody(input.I_com_diag, input.mass);
      const state = {
        ...spinning(input.omega_body, input.q),
        position: input.com_position,
        velocity: input.v_com_world,
      };
      expect(angularMomentumWorld(body, state)).toBeNear(expected.right.L_about_com_world, tolerance);
      expect(angularMomentumWorld(body, state, input.point)).toBeNear(expected.right.L_about_point_world, tolerance);
    },
    'dy-16': ({ input, expected }, tolerance) => {
      const state = spinning(input.omega, input.q);
      const wrench = wrenchFromTorque(state, { torqueWorld: input.torque_world });
      const { angularAccelerationBody } = accelerations(unphysicalBody(input.I_body_diag), state, wrench);
      expect(vectorToWorld(angularAccelerationBody, input.q)).toBeNear(expected.right, tolerance);
    },
    'dy-18': ({ input, expected }) => {
      const body = principalBody(input.I_body_diag);
      for (const state of states(input.I_body_diag, spinning(input.omega_body0), {
        duration: input.dt * input.steps,
        stepSize: input.dt,
      })) {
        const R = matrixFromQuaternion(state.orientation);
        const momentum = apply(R, apply(body.inertia, state.omegaBody));
        expect(angularMomentumWorld(body, state)).toBeNear(
          momentum,
          expected.right['max_abs(L_world - R I omega_body)'],
        );
        const omegaWorld = vectorToWorld(state.omegaBody, state.orientation);
        expect(omegaWorld).toBeNear(
          apply(R, state.omegaBody),
          expected.right['max_abs(omega_world - R(q) omega_body)'],
        );
      }
    },
    'dy-20': ({ input, expected }, tolerance) => {
      const end = last(
        states(input.I_body_diag, spinning(input.omega_body0, input.q0), { duration: input.T, stepSize: input.dt }),
      );
      expect(end.omegaBody).toBeNear(expected.right.omega_body_T, tolerance);
      expect(end.orientation).toBeSameOrientation(expected.right.q_T_up_to_sign, tolerance);
    },
    'dy-21': ({ input, expected }, tolerance) => {
      const run = simulate(principalBody(input.I_body_diag), spinning(input.omega_body0), {
        duration: 60,
        stepSize: input.dt,
      });
      const crossings = run.states.slice(1).flatMap(({ omegaBody: [, now] }, k) => {
        const before = run.states[k].omegaBody[1];
        return before > 0 && now <= 0 ? [run.times[k] + (input.dt * before) / (before - now)] : [];
      });
      expect(crossings[1] - crossings[0]).toBeNear(expected.right.period_of_omega_body, tolerance / 24);
    },
    'dy-23': ({ input, expected }, tolerance) => {
      const end = last(
        states([1, 2, 2.5], spinning(input.omega_body, input.q0), { duration: input.T, stepSize: 0.01 }),
      );
      const degrees = (rotationAngleBetween(end.orientation, input.q0) * 180) / Math.PI;
      expect(degrees).toBeNear(expected.right.angle_deg, tolerance);
    },
    'ft-01': ({ input, expected }, tolerance) => {
      const pose = spinning([0, 0, 0], input.q);
      expect(vectorToWorld(wrenchFromTorque(pose, { torqueBody: input.torque_body }).torque, input.q)).toBeNear(
        expected.right.torque_world,
        tolerance,
      );
      expect(wrenchFromTorque(pose, { torqueWorld: [1, 0, 0] }).torque).toBeNear([0, 0, 1], tolerance);
    },
    'ft-03': ({ input, expected }, tolerance) => {
      const pose = { position: input.position, orientation: input.q };
      const wanted = { force: expected.right.force_world, torque: expected.right.torque_body };
      const { force_world: forceWorld, force_body: forceBody, point_world: pointWorld, point_body: pointBody } = input;
      expect(wrenchFromForceAtPoint(pose, { forceWorld, pointWorld })).toBeNear(wanted, tolerance);
      expect(wrenchFromForceAtPoint(pose, { forceWorld, pointBody })).toBeNear(wanted, tolerance);
      expect(wrenchFromForceAtPoint(pose, { forceBody, pointBody })).toBeNear(wanted, tolerance);
    },
    'ft-05': ({ input, expected }, tolerance) => {
      const orientation = quaternionFromMatrix(input.R_link_to_world);
      const pointBody: Vec3 = subtract(input.point_in_link_frame, input.com_in_link_frame);
      const { torque } = wrenchFromForceAtPoint(
        { position: [7, 8, 9], orientation },
        { forceBody: input.force_link_frame, pointBody },
      );
      expect(vectorToWorld(torque, orientation)).toBeNear(expected.right.torque_about_com_world, tolerance);
    },
    'ft-06': ({ input, expected }, tolerance) => {
      const pose = rigidBodyState({ position: input.position });
      const { torque } = wrenchFromForceAtPoint(pose, {
        forceWorld: input.force_world,
        pointWorld: input.apply_at_world_point,
      });
      expect(torque).toBeNear(expected.right.torque, tolerance);
    },
    'ft-08': ({ input, expected }, tolerance) => {
      const acceleration = pointAccelerationWorld(input.r_from_com_world, {
        orientation: [1, 0, 0, 0],
        omegaBody: input.omega_world,
        acceleration: input.a_com,
        angularAccelerationBody: input.alpha,
      });
      expect(acceleration).toBeNear(expected.right, tolerance);
    },
    'ft-10': ({ input, expected }, tolerance) => {
      const [body, state] = [unphysicalBody(input.I_body_diag), spinning([0, 0, 0], input.q)];
      const kick = (torque: Parameters<typeof wrenchFromTorque>[1]): Vec3 =>
        applyImpulse(body, state, wrenchFromTorque(state, torque)).omegaBody;
      expect(kick({ torqueBody: input.angular_impulse_body })).toBeNear(
        expected.right.omega_body_from_body_impulse,
        tolerance,
      );
      expect(kick({ torqueWorld: input.angular_impulse_world })).toBeNear(
        expected.right.omega_body_from_world_impulse,
        tolerance,
      );
    },
  };
  /* eslint-enable */

  it.each(reports)('$id: $symptom', (report) => {
    const handler = handlers[report.id] as ((given: PublicReport, tolerance: number) => void) | undefined;
    if (!handler) throw new Error(`public report ${report.id} is not handled`);
    handler(report, Number(report.tolerance));
  });
});
