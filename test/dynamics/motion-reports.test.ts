/** The report on motion of test/oracle/public-reports-motion.json. */
import { describe, expect, it } from 'vitest';
import { add, apply, cross, diagonal, rigidBody, rigidBodyState, scale, simulate, vectorToWorld } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { motionReport } from '../support/motion-reports.js';

describe('public reports on motion', () => {
  it('t2-46: a rotor inside a body, by its gyroscopic torque -omega × h, keeps I omega + h in the world', () => {
    const report = motionReport('t2-46');
    const input = report.input as {
      I: Vec3;
      h_rotor_body: Vec3;
      omega0: Vec3;
      duration: number;
      stepSize: number;
    };
    const [a, b, c] = input.I;
    const inertia = diagonal(a, b, c);
    const body = rigidBody({ massProperties: { mass: 1, com: [0, 0, 0], inertia } });
    const { states } = simulate(body, rigidBodyState({ omegaBody: input.omega0 }), {
      duration: input.duration,
      stepSize: input.stepSize,
      loads: (_t, { omegaBody }) => ({ force: [0, 0, 0], torque: scale(cross(omegaBody, input.h_rotor_body), -1) }),
    });
    for (const { orientation, omegaBody } of states) {
      const momentum = vectorToWorld(add(apply(inertia, omegaBody), input.h_rotor_body), orientation);
      // Fourth order at a step of 2 ms.
      expect(momentum).toBeNear((report.right as Record<string, Vec3>)['I omega + h in world axes'], 1e-9);
    }
  });
});
