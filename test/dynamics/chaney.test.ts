import { beforeEach, describe, expect, it } from 'vitest';
import { ChaneyRigidBody, freeRotation, placedPoints, quaternionFromAxisAngle } from 'rigid-body-lab';
import type { Mat3, Quaternion, Vec3 } from 'rigid-body-lab';
import { oracle, oracleCase, publicReport } from '../support/oracle.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';

beforeEach(() => {
  ChaneyRigidBody.setStatics({ stepSize: 0.01, gravity: 9.81 });
});

/** Chaney section 8.2, up to `initialise`. */
function exampleBody(): ChaneyRigidBody {
  const mainBody = new ChaneyRigidBody();
  const tempBody = new ChaneyRigidBody();
  mainBody.setBox({ halfExtents: [4, 2, 1], mass: 1000 });
  tempBody.setCylinder({ radius: 1, height: 2, mass: 500 });
  mainBody.combine(tempBody, { translation: [5, 0, 0] });
  mainBody.diagonalise();
  return mainBody;
}

function rungeKuttaStep(body: ChaneyRigidBody, forces: () => void = () => undefined): void {
  body.rkInit();
  forces();
  body.rkStep1();
  forces();
  body.rkStep2();
  forces();
  body.rkStep3();
  forces();
  body.rkStep4();
}

interface Checkpoint {
  steps: number;
  t: number;
  rk4: Values;
  euler: Values;
  exact: Values;
}
interface Values {
  x: Vec3;
  v: Vec3;
  Q: Quaternion;
  R: number[][];
  omega_body: Vec3;
  angular_momentum_world: Vec3;
  energy: number;
}

interface Inputs {
  linKD: number;
  rotKD: number;
  I_body_diag: Vec3;
  x0: Vec3;
  v0: Vec3;
  Q0: Quaternion;
  omega_body0: Vec3;
}
interface CombinedBody {
  mass: number;
  inertia_about_com: Mat3;
  diagRotPos: Mat3;
  diagLinPos: Vec3;
  mapped_points: { old: Vec3; new: Vec3 }[];
}

describe('Chaney’s example', () => {
  it('handles every case of its family', () => {
    const ids = oracle('chaney_example').map((c) => c.id);
    expect(ids.filter((id) => id !== 'combined-body' && !id.startsWith('evolve-'))).toEqual([]);
    expect(ids.length).toBeGreaterThan(3);
  });

  it('has the mass properties and the way to them', () => {
    const found = oracleCase('chaney_example', 'combined-body');
    const expected = found.expected as CombinedBody;
    const misconceptions = found.misconceptions as Record<string, Mat3>;
    const body = exampleBody();
    expect(body.massProperties).toBeNear(
      { mass: expected.mass, com: [0, 0, 0], inertia: expected.inertia_about_com },
      FORMULA,
    );
    expect(body.diagRotPos).toBeNear(expected.diagRotPos, FORMULA);
    expect(body.diagLinPos).toBeNear(expected.diagLinPos, FORMULA);
    const way = { rotation: body.diagRotPos, translation: body.diagLinPos };
    for (const { old, new: wanted } of expected.mapped_points) {
      expect(placedPoints([old], way)).toBeNear([wanted], FORMULA);
    }
    for (const name of ['radius_read_as_full_length_inertia', 'cylinder_axis_z_inertia']) {
      expect(body.massProperties.inertia).not.toBeNear(misconceptions[name], 1e-3);
    }
  });

  const evolutions = oracle('chaney_example').filter((c) => c.id.startsWith('evolve-'));
  const runs = evolutions.flatMap(({ id, inputs, expected, tolerance }) =>
    (expected as { checkpoints: Checkpoint[] }).checkpoints.map((want) => ({
      id,
      inputs: inputs as Inputs,
      want,
      tolerance,
    })),
  );
  it.each(runs.map((run) => [run.id, run.want.steps, run] as const))(
    '%s, %d steps, has the oracle’s numbers by Runge-Kutta and by Euler',
    (_id, steps, { inputs, want, tolerance }) => {
      const values = (body: ChaneyRigidBody): Omit<Values, 'Q'> => ({
        x: body.linPos,
        v: body.linVel,
        R: body.rotPos,
        omega_body: body.rotVel,
        angular_momentum_world: body.angularMomentum,
        energy: body.energy,
      });
      const start = {
        linPos: inputs.x0,
        linVel: inputs.v0,
        qRotPos: inputs.Q0,
        rotVel: inputs.omega_body0,
        linKD: inputs.linKD,
        rotKD: inputs.rotKD,
      };
      for (const [method, step] of [
        ['rk4', rungeKuttaStep],
        [
          'euler',
          (b: ChaneyRigidBody) => {
            b.eulerStep();
          },
        ],
      ] as const) {
        const body = exampleBody();
        body.initialise(start);
        for (let k = 0; k < steps; k++) step(body);
        expect(body.qRotPos).toBeSameOrientation(want[method].Q, tolerance.abs);
        const got = values(body);
        for (const name of Object.keys(got) as (keyof typeof got)[]) {
          expect(got[name], name).toMatchOracle(want[method][name], tolerance);
        }
      }
    },
  );

  it.each(runs.map((run) => [run.id, run.want.steps, run] as const))(
    '%s, after the time of %d steps, agrees with the closed form in attitude and angular velocity',
    (_id, _steps, { inputs, want }) => {
      const motion = freeRotation({
        principalMoments: inputs.I_body_diag,
        omegaBody: inputs.omega_body0,
        orientation: inputs.Q0,
        angularDamping: inputs.rotKD,
      });
      const { orientation, omegaBody } = motion(want.t);
      expect(orientation).toBeSameOrientation(want.exact.Q, FORMULA);
      expect(omegaBody).toBeNear(want.exact.omega_body, FORMULA);
    },
  );

  it('starts from the axis (1, 1, 0) at unit length (erratum C2)', () => {
    expect(quaternionFromAxisAngle([1, 1, 0], 0.3)).toBeSameOrientation(
      (oracleCase('chaney_example', 'evolve-com-none').inputs as Inputs).Q0,
      FORMULA,
    );
  });
});

describe('the four steps', () => {
  const box = { halfExtents: [0.3, 0.5, 0.2], mass: 3 } as const;
  const rest = { linPos: [0, 0, 0], linVel: [0, 0, 0], qRotPos: [1, 0, 0, 0], rotVel: [0, 0, 0] } as const;

  it('have order 4 in the attitude, where the published class has order 2 (erratum C10)', () => {
    const omegaBody: Vec3 = [1, 2, -0.5];
    const body = exampleBody();
    const { inertia } = body.massProperties;
    const principalMoments: Vec3 = [inertia[0][0], inertia[1][1], inertia[2][2]];
    const exact = freeRotation({ principalMoments, omegaBody, orientation: [1, 0, 0, 0] })(2).orientation;
    const errorWith = (stepSize: number): number => {
      ChaneyRigidBody.setStatics({ stepSize, gravity: 0 });
      body.initialise({ ...rest, rotVel: omegaBody });
      for (let k = 0; k < Math.round(2 / stepSize); k++) rungeKuttaStep(body);
      return Math.hypot(...body.qRotPos.map((x, k) => x - exact[k]));
    };
    const [coarse, fine] = [errorWith(0.02), errorWith(0.01)];
    expect(Math.log2(coarse / fine)).toBeNear(4, 0.05);
    expect(fine).toBeLessThan(1e-8);
  });

  it('use the force of each stage: a damped spring (report dy-11)', () => {
    const report = publicReport('dy-11');
    const input = report.input as Record<'mass' | 'spring_k' | 'damping' | 'x0' | 'v0' | 'T' | 'dt', number>;
    const { right } = report.expected as { right: { x: number; v: number } };
    const body = new ChaneyRigidBody({ stepSize: input.dt, gravity: 0 });
    body.setSphere({ radius: 1, mass: input.mass });
    body.initialise({ ...rest, linPos: [input.x0, 0, 0], linVel: [input.v0, 0, 0] });
    const forces = (): void => {
      body.linForce[0] -= input.spring_k * body.linPos[0] + input.damping * body.linVel[0];
    };
    for (let k = 0; k < Math.round(input.T / input.dt); k++) rungeKuttaStep(body, forces);
    expect(body.linPos[0]).toBeNear(right.x, Number(report.tolerance));
    expect(body.linVel[0]).toBeNear(right.v, Number(report.tolerance));
  });

  it('show the stage between the calls, with a unit quaternion', () => {
    const body = new ChaneyRigidBody({ stepSize: 0.1, gravity: 10 });
    body.setBox(box);
    body.initialise({ ...rest, linVel: [1, 0, 0], rotVel: [3, 1, -2] });
    body.rkInit();
    body.rkStep1();
    expect(body.linPos).toBeNear([0.05, 0, 0], FORMULA);
    expect(body.linVel).toBeNear([1, 0, -0.5], FORMULA);
    expect(Math.hypot(...body.qRotPos)).toBeNear(1, FORMULA);
    expect(body.state).toEqual({
      position: body.linPos,
      orientation: body.qRotPos,
      velocity: body.linVel,
      omegaBody: body.rotVel,
    });
    body.rkStep2();
    body.rkStep3();
    expect(body.linPos).toBeNear([0.1, 0, -0.05], FORMULA);
  });

  it('use the forces up, so that none is left for the next stage', () => {
    const body = new ChaneyRigidBody({ stepSize: 0.5, gravity: 0 });
    body.setBox(box);
    body.initialise(rest);
    body.rkInit();
    body.linForce[1] = 6;
    body.rotForce[2] = 1;
    body.rkStep1();
    expect([body.linForce, body.rotForce]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    body.rkStep2();
    body.rkStep3();
    body.rkStep4();
    // The force of the first stage alone counts a sixth: 6 N / 3 kg * 0.5 s / 6.
    expect(body.linVel).toBeNear([0, 1 / 6, 0], FORMULA);
  });

  it('end with a normalised quaternion whatever the step', () => {
    const body = new ChaneyRigidBody({ stepSize: 0.3, gravity: 0 });
    body.setBox(box);
    body.initialise({ ...rest, rotVel: [3, 1, -2] });
    for (let k = 0; k < 100; k++) rungeKuttaStep(body);
    expect(Math.hypot(...body.qRotPos)).toBeNear(1, FORMULA);
  });
});

describe('forces, torques and points', () => {
  const turned = (): ChaneyRigidBody => {
    const body = exampleBody();
    body.initialise({
      linPos: [1, -2, 3],
      linVel: [0.5, 0.25, -1],
      qRotPos: [0.1, 0.7, -0.7, 0.1],
      rotVel: [1, 2, -0.5],
    });
    return body;
  };

  it('the three combinations of frames give one force and one torque (eq. 22 to 25)', () => {
    const pointBody: Vec3 = [1, 0.5, -2];
    const forceWorld: Vec3 = [10, -20, 5];
    const R = turned().rotPos;
    const forceBody = [0, 1, 2].map((k) => R[0][k] * 10 - R[1][k] * 20 + R[2][k] * 5) as Vec3;
    const [x, y, z] = pointBody;
    const [a, b, c] = forceBody;
    const torque = [y * c - z * b, z * a - x * c, x * b - y * a];
    const ways = [
      (body: ChaneyRigidBody) => {
        body.addForce({ forceWorld, pointWorld: body.pointPosition(pointBody) });
      },
      (body: ChaneyRigidBody) => {
        body.addForce({ forceWorld, pointBody });
      },
      (body: ChaneyRigidBody) => {
        body.addForce({ forceBody, pointBody });
      },
    ];
    for (const add of ways) {
      const body = turned();
      add(body);
      add(body);
      expect(body.linForce).toBeNear(
        forceWorld.map((f) => 2 * f),
        FORMULA,
      );
      expect(body.rotForce).toBeNear(
        torque.map((f) => 2 * f),
        FORMULA,
      );
    }
  });

  it('the two frames of a torque agree (eq. 26)', () => {
    const body = turned();
    body.addTorque({ torqueBody: [1, 2, 3] });
    const R = body.rotPos;
    const torqueWorld = R.map((row) => row[0] + 2 * row[1] + 3 * row[2]) as Vec3;
    body.addTorque({ torqueWorld });
    expect(body.rotForce).toBeNear([2, 4, 6], FORMULA);
    expect(body.linForce).toEqual([0, 0, 0]);
  });

  it('the velocity of a point is the rate of its position (eq. 30, 31)', () => {
    const h = 1e-5;
    const point: Vec3 = [1, 0.5, -2];
    const at = (t: number): Vec3 => {
      const body = turned();
      // Back in time by turning the velocities round, over one step each.
      const own = new ChaneyRigidBody({ stepSize: Math.abs(t), gravity: 0 });
      own.setMassProperties(body.massProperties);
      const sign = Math.sign(t);
      own.initialise({
        linPos: body.linPos,
        linVel: body.linVel.map((v) => sign * v) as Vec3,
        qRotPos: body.qRotPos,
        rotVel: body.rotVel.map((v) => sign * v) as Vec3,
      });
      rungeKuttaStep(own);
      return own.pointPosition(point);
    };
    const [ahead, back] = [at(h), at(-h)];
    const rate = ahead.map((x, k) => (x - back[k]) / (2 * h));
    expect(turned().pointVelocity(point)).toBeNear(rate, 1e-9);
  });

  it('energy counts height, and momentum is constant without torque (eq. 32, 33)', () => {
    const body = turned();
    const { mass, inertia } = body.massProperties;
    const rotational = (inertia[0][0] + 4 * inertia[1][1] + 0.25 * inertia[2][2]) / 2;
    expect(body.energy).toBeNear(mass * 9.81 * 3 + (mass * (0.25 + 0.0625 + 1)) / 2 + rotational, CHAIN);
    const before = body.angularMomentum;
    rungeKuttaStep(body);
    expect(body.angularMomentum).toBeNear(before, 1e-10);
  });
});
