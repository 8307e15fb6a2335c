import { describe, expect, it } from 'vitest';
import {
  combine,
  diagonalize,
  euler,
  identity,
  newtonEulerDerivative,
  packState,
  pointMasses,
  rigidBody,
  rigidBodyState,
  rotateInertia,
  simulate,
  solidBox,
  solidSphere,
} from 'rigid-body-lab';
import type { Mat3, Vec3, Wrench } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { FORMULA } from '../support/tolerances.js';
import { diagonal } from './bodies.js';

const box = solidBox({ size: [1, 2, 3], mass: 12 });

describe('rigidBody', () => {
  it('is a frozen record with its principal frame', () => {
    const body = rigidBody({ massProperties: box, gravity: [0, 0, -9.81], linearDamping: 0.1, angularDamping: 0.2 });
    expect(body.mass).toBe(12);
    expect(body.inertia).toBeNear(diagonal([13, 10, 5]), FORMULA);
    expect(body.principalMoments).toBeNear([5, 10, 13], FORMULA);
    expect([body.gravity, body.linearDamping, body.angularDamping]).toEqual([[0, 0, -9.81], 0.1, 0.2]);
    expect(Object.isFrozen(body)).toBe(true);
    for (const part of [body.inertia, ...body.inertia, body.principalMoments, ...body.principalAxes, body.gravity]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  it('does not see later changes of what it was made of', () => {
    const inertia: Mat3 = diagonal([1, 2, 2.5]);
    const gravity: [number, number, number] = [0, 0, -1];
    const body = rigidBody({ massProperties: { mass: 1, com: [0, 0, 0], inertia }, gravity });
    inertia[0][0] = 7;
    gravity[2] = 7;
    expect([body.inertia[0][0], body.gravity[2]]).toEqual([1, -1]);
  });

  it('takes the rounding of a diagonalised compound, and a point and a rod, which have energies', () => {
    const compound = combine(box, { ...solidSphere({ radius: 1, mass: 3 }), com: [0.3, 0.7, -0.1] });
    expect(rigidBody({ massProperties: diagonalize(compound).massProperties }).mass).toBe(15);
    expect(rigidBody({ massProperties: pointMasses([{ mass: 1, position: [0, 0, 0] }]) }).principalMoments).toEqual([
      0, 0, 0,
    ]);
    const dumbbell = pointMasses([
      { mass: 1, position: [1, 0, 0] },
      { mass: 1, position: [-1, 0, 0] },
    ]);
    expect(rigidBody({ massProperties: dumbbell }).principalMoments).toEqual([0, 2, 2]);
  });

  it.each([
    [
      { massProperties: { ...box, com: [0, 0.5, 0] } },
      'rigidBody: expected the centre of mass at the origin, got [0, 0.5, 0]. Body axes start at the centre of mass: diagonalize(massProperties).massProperties does, and tells how it moved.',
    ],
    [
      { massProperties: pointMasses([{ mass: 1, position: [1e-6, 0, 0] }]) },
      'rigidBody: expected the centre of mass at the origin, got [0.000001, 0, 0].',
    ],
    [
      { massProperties: { mass: 0, com: [0, 0, 0], inertia: diagonal([0, 0, 0]) } },
      'rigidBody: expected massProperties.mass > 0, got 0. A force on a body without mass has no finite effect.',
    ],
    [{ massProperties: { ...box, mass: -1 } }, 'rigidBody: expected massProperties.mass >= 0, got -1.'],
    [
      { massProperties: { ...box, inertia: diagonal([1, 1, 3]) } },
      'rigidBody: expected massProperties.inertia to be physical',
    ],
    [
      { massProperties: box, linearDamping: -0.1 },
      'rigidBody: expected linearDamping >= 0, got -0.1. Damping takes energy out of a motion.',
    ],
    [
      { massProperties: box, angularDamping: -0.1 },
      'rigidBody: expected angularDamping >= 0, got -0.1. Damping takes energy out of a motion.',
    ],
    [{ massProperties: box, linearDamping: NaN }, 'rigidBody: expected a finite linearDamping, got NaN.'],
    [{ massProperties: box, gravity: [0, 0, Infinity] }, 'rigidBody: expected a finite gravity[2], got Infinity.'],
  ] as [Parameters<typeof rigidBody>[0], string][])('refuses %#', (options, text) => {
    expect(() => rigidBody(options)).toThrow(RangeError);
    expect(() => rigidBody(options)).toThrow(text);
  });

  it('refuses a gravity that is a number', () => {
    expect(() => rigidBody({ massProperties: box, gravity: -9.81 as never })).toThrow(
      new TypeError('rigidBody: expected gravity to be 3 numbers, got -9.81. Write it as an array.'),
    );
  });

  it('bodies whose moments nearly agree: simulate and newtonEulerDerivative use the same ones', () => {
    const random = seeded(91);
    const omegaBody: Vec3<'body'> = [1, 1, 1];
    for (const gap of [0, 1e-15, 1e-13, 9e-13, 1.1e-12, 1e-9]) {
      for (const rotation of [identity(), random.rotation()]) {
        const inertia = rotateInertia(diagonal([1, 1 + gap, 1.5]), rotation);
        const body = rigidBody({ massProperties: { mass: 1, com: [0, 0, 0], inertia } });
        const state = rigidBodyState({ omegaBody });
        const loads = (): Wrench => ({ force: [0, 0, 0], torque: [1, 1, 1] });
        const y = packState(state);
        const rate = newtonEulerDerivative(body, loads)(0, y);
        const stepped = simulate(body, state, { duration: 1, stepSize: 1, loads, method: euler }).states[1];
        expect(stepped.omegaBody).toBeNear(
          omegaBody.map((w, i) => w + rate[10 + i]),
          FORMULA,
        );
        if (rotation[0][0] === 1)
          expect(rate.slice(10)).toBeNear([0.5 + gap, 1.5 / (1 + gap), (2 - gap - 1) / 1.5], 1e-15);
      }
    }
  });
});
