import { describe, expect, it } from 'vitest';
import {
  angleFromArc,
  particleDerivative,
  planarBody,
  planarBodyDerivative,
  planarPointVelocity,
  planarToBody,
  planarToWorld,
  planarTorque,
  pointVelocityWorld,
  quaternionFromAxisAngle,
  toWorld,
} from 'rigid-body-lab';
import type { Vec2 } from 'rigid-body-lab';
import { oracle } from '../support/oracle.js';
import type { OracleCase } from '../support/oracle.js';
import { seeded } from '../support/random.js';
import { CENTRAL_DIFFERENCE, FORMULA } from '../support/tolerances.js';

const random = seeded(420);
const draw = (size: number): Vec2 => [random.uniform(-size, size), random.uniform(-size, size)];

describe('reference values of the plane', () => {
  const handlers: Record<string, (given: OracleCase) => void> = {
    arc: ({ inputs, expected, tolerance }) => {
      const { l: arcLength, r: radius } = inputs as { l: number; r: number };
      expect(angleFromArc({ arcLength, radius })).toMatchOracle((expected as { theta: number }).theta, tolerance);
    },
    speed: ({ inputs, expected, tolerance }) => {
      const { r, omega } = inputs as { r: number; omega: number };
      const { v_signed: signed, speed } = expected as { v_signed: number; speed: number };
      const velocity = planarPointVelocity([r, 0], planarBody({ angularVelocity: omega }));
      expect(velocity).toMatchOracle([0, signed], tolerance);
      expect(Math.hypot(...velocity)).toMatchOracle(speed, tolerance);
    },
    torque2: ({ inputs, expected, tolerance }) => {
      const { d: lever, F: force } = inputs as { d: Vec2; F: Vec2 };
      const { torque_z: torque, sense } = expected as { torque_z: number; sense: string };
      const got = planarTorque({ lever, force });
      expect(got).toMatchOracle(torque, tolerance);
      expect(got > 0 ? 'ccw' : got < 0 ? 'cw' : 'none').toBe(sense);
    },
    body2: ({ inputs, expected, tolerance }) => {
      const given = inputs as { theta: number; omega: number; point_body: Vec2; x: Vec2; velocity: Vec2 };
      const want = expected as { point_world: Vec2; velocity_world: Vec2 };
      const { theta: angle, omega: angularVelocity, x: position, velocity } = given;
      const body = planarBody({ position, angle, velocity, angularVelocity });
      expect(planarToWorld(given.point_body, body)).toMatchOracle(want.point_world, tolerance);
      expect(planarPointVelocity(given.point_body, body)).toMatchOracle(want.velocity_world, tolerance);
      expect(planarToBody(want.point_world, body)).toMatchOracle(given.point_body, tolerance);
    },
  };

  it.each(oracle('planar'))('$id', (given) => {
    const handler = handlers[given.id.split('-')[0]] as ((given: OracleCase) => void) | undefined;
    if (!handler) throw new Error(`planar: case ${given.id} is not handled`);
    handler(given);
  });
});

describe('a planar body', () => {
  it('is the spatial body that turns about z', () => {
    for (let k = 0; k < 300; k++) {
      const body = planarBody({
        position: draw(5),
        angle: random.uniform(-9, 9),
        velocity: draw(3),
        angularVelocity: random.uniform(-4, 4),
      });
      const [p, q] = draw(2);
      const orientation = quaternionFromAxisAngle([0, 0, 1], body.angle);
      const [x, y] = body.position;
      const [u, v] = body.velocity;
      expect([...planarToWorld([p, q], body), 0]).toBeNear(
        toWorld([p, q, 0], { position: [x, y, 0], orientation }),
        FORMULA,
      );
      const motion = { orientation, velocity: [u, v, 0], omegaBody: [0, 0, body.angularVelocity] } as const;
      expect([...planarPointVelocity([p, q], body), 0]).toBeNear(pointVelocityWorld([p, q, 0], motion), FORMULA);
      expect(planarToBody(planarToWorld([p, q], body), body)).toBeNear([p, q], FORMULA);
    }
  });

  it('has the point velocity that a central difference of its motion gives', () => {
    const at = (t: number): ReturnType<typeof planarBody> =>
      planarBody({
        position: [Math.sin(t), t * t],
        angle: t ** 3,
        velocity: [Math.cos(t), 2 * t],
        angularVelocity: 3 * t * t,
      });
    const [t, h] = [0.7, 1e-5];
    const [ahead, behind] = [planarToWorld([2, -1], at(t + h)), planarToWorld([2, -1], at(t - h))];
    const difference = ahead.map((x, i) => (x - behind[i]) / (2 * h));
    expect(planarPointVelocity([2, -1], at(t))).toBeNear(difference, CENTRAL_DIFFERENCE);
  });

  it('rests at the origin unless told otherwise, and is frozen', () => {
    expect(planarBody({})).toEqual({ position: [0, 0], angle: 0, velocity: [0, 0], angularVelocity: 0 });
    expect(Object.isFrozen(planarBody({ angle: 1 }))).toBe(true);
  });

  it('v = r omega is a speed, and the vector is at a right angle to the arm (erratum L17)', () => {
    const [x, y] = planarPointVelocity([3, 4], planarBody({ angularVelocity: -2 }));
    expect([x, y]).toBeNear([8, -6], 0);
    expect(3 * x + 4 * y).toBe(0);
    expect(Math.hypot(x, y)).toBe(5 * Math.abs(-2));
  });

  it('a force along the arm has no torque, however long the arm (erratum L12)', () => {
    expect(planarTorque({ lever: [1, 2], force: [2, 4] })).toBe(0);
  });
});

describe('rates of states in the plane', () => {
  it('a thrown particle follows its parabola: the derivative of the closed form', () => {
    const at = (t: number): number[] => [2 * t, 5 * t - 4.905 * t * t, 2, 5 - 9.81 * t];
    const [t, h] = [0.4, 1e-5];
    const difference = at(t + h).map((x, i) => (x - at(t - h)[i]) / (2 * h));
    expect(particleDerivative(at(t), { mass: 3, force: [0, -3 * 9.81] })).toBeNear(difference, CENTRAL_DIFFERENCE);
  });

  it('takes one, two and three dimensions, and typed arrays', () => {
    expect(particleDerivative([1, 2], { mass: 2, force: [8] })).toEqual([2, 4]);
    expect(particleDerivative([1, 2, 3, 4, 5, 6], { mass: 2, force: [8, 6, 4] })).toEqual([4, 5, 6, 4, 3, 2]);
    const state = Float64Array.of(1, 2, 3, 4) as unknown as number[];
    expect(particleDerivative(state, { mass: 1, force: [5, 6] })).toEqual([3, 4, 5, 6]);
  });

  it('a planar body’s angle has the angular velocity as its rate, and torque over moment changes that', () => {
    const state = [1, 2, 0.5, -1, 3, 4];
    const rate = planarBodyDerivative(state, { mass: 2, momentOfInertia: 0.5, force: [6, -8], torque: 3 });
    expect(rate).toEqual([-1, 3, 4, 3, -4, 6]);
  });
});

describe('the plane refuses', () => {
  const body = planarBody({});
  const loads = { mass: 1, momentOfInertia: 1, force: [0, 0], torque: 0 } as const;
  const six = [0, 0, 0, 0, 0, 0];
  it.each<[string, () => unknown, string]>([
    [
      'particleDerivative',
      () => particleDerivative([1, 2, 3], { mass: 1, force: [1] }),
      'state to be 2 numbers, got [1, 2, 3].',
    ],
    [
      'particleDerivative',
      () => particleDerivative([1, 2, 3, 4], { mass: 1, force: [1] }),
      'force to be 2 numbers, got [1].',
    ],
    [
      'particleDerivative',
      () => particleDerivative([1, 2], { mass: 0, force: [1] }),
      'mass > 0, got 0. Acceleration is force over mass.',
    ],
    ['particleDerivative', () => particleDerivative([1, NaN], { mass: 1, force: [1] }), 'a finite state[1], got NaN.'],
    ['planarBodyDerivative', () => planarBodyDerivative([1, 2, 3], loads), 'state to be 6 numbers'],
    [
      'planarBodyDerivative',
      () => planarBodyDerivative(six, { ...loads, mass: -1 }),
      'mass > 0, got -1. Acceleration is force over mass.',
    ],
    [
      'planarBodyDerivative',
      () => planarBodyDerivative(six, { ...loads, momentOfInertia: 0 }),
      'momentOfInertia > 0, got 0. Angular acceleration is torque over moment of inertia.',
    ],
    ['planarBodyDerivative', () => planarBodyDerivative(six, { ...loads, force: [0, NaN] }), 'a finite force[1]'],
    ['planarBodyDerivative', () => planarBodyDerivative(six, { ...loads, torque: NaN }), 'a finite torque'],
    ['planarBody', () => planarBody({ angle: NaN }), 'a finite angle, got NaN.'],
    ['planarBody', () => planarBody({ position: [1] as never }), 'position to be 2 numbers, got [1].'],
    ['planarBody', () => planarBody({ velocity: [1, Infinity] }), 'a finite velocity[1]'],
    ['planarBody', () => planarBody({ angularVelocity: '2' as never }), 'angularVelocity to be a number, got "2".'],
    ['planarToWorld', () => planarToWorld([NaN, 0], body), 'a finite pointBody[0]'],
    ['planarToBody', () => planarToBody([1] as never, body), 'pointWorld to be 2 numbers'],
    ['planarPointVelocity', () => planarPointVelocity([0, NaN], body), 'a finite pointBody[1]'],
    ['planarTorque', () => planarTorque({ lever: [0, NaN], force: [1, 0] }), 'a finite lever[1]'],
    ['planarTorque', () => planarTorque({ lever: [0, 1], force: [1] as never }), 'force to be 2 numbers'],
    [
      'angleFromArc',
      () => angleFromArc({ arcLength: 1, radius: 0 }),
      'radius > 0, got 0. An arc has a centre some way off.',
    ],
    ['angleFromArc', () => angleFromArc({ arcLength: NaN, radius: 1 }), 'a finite arcLength, got NaN.'],
  ])('%s: wrong arguments', (name, call, text) => {
    expect(call).toThrow(`${name}: expected ${text}`);
  });
});
