import { describe, expect, it } from 'vitest';
import {
  EULER_SEQUENCES,
  deg,
  eulerRateFromOmegaBody,
  eulerRateFromOmegaWorld,
  matrixFromEuler,
  omegaBodyFromEulerRate,
  omegaBodyFromMatrixRate,
  omegaWorldFromEulerRate,
  omegaWorldFromMatrixRate,
} from 'rigid-body-lab';
import type { EulerAngles, EulerSequence, Mat3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CENTRAL_DIFFERENCE, CHAIN, FORMULA } from '../support/tolerances.js';

const random = seeded(370);
const STEP = 1e-5;
const repeated = (sequence: string): boolean => sequence[0] === sequence[2];
/**
 * A second angle at least 0.3 rad away from gimbal lock, where the rates are at most 1 /
 * sin 0.3 = 3.4 times omega.
 */
const away = (sequence: string): number => (repeated(sequence) ? random.uniform(0.3, 2.8) : random.uniform(-1.2, 1.2));

describe.each(EULER_SEQUENCES)('rates of Euler angles %s', (sequence) => {
  it('give the omega of the moving matrix, by central differences', () => {
    for (let k = 0; k < 20; k++) {
      const angles: EulerAngles = [random.uniform(-3, 3), away(sequence), random.uniform(-3, 3)];
      const eulerRate = random.vector(2) as EulerAngles;
      const at = (t: number): Mat3 =>
        matrixFromEuler(sequence, angles.map((a, n) => a + t * eulerRate[n]) as EulerAngles);
      const [ahead, behind] = [at(STEP), at(-STEP)];
      const rate = ahead.map((row, i) => row.map((x, j) => (x - behind[i][j]) / (2 * STEP))) as Mat3;
      const [omegaBody, omegaWorld] = [omegaBodyFromMatrixRate(at(0), rate), omegaWorldFromMatrixRate(at(0), rate)];

      expect(omegaBodyFromEulerRate({ sequence, angles, eulerRate })).toBeNear(omegaBody, CENTRAL_DIFFERENCE);
      expect(omegaWorldFromEulerRate({ sequence, angles, eulerRate })).toBeNear(omegaWorld, CENTRAL_DIFFERENCE);
      expect(eulerRateFromOmegaBody({ sequence, angles, omegaBody })).toBeNear(eulerRate, CENTRAL_DIFFERENCE);
      expect(eulerRateFromOmegaWorld({ sequence, angles, omegaWorld })).toBeNear(eulerRate, CENTRAL_DIFFERENCE);
    }
  });

  it('go there and back', () => {
    for (let k = 0; k < 100; k++) {
      const angles: EulerAngles = [random.uniform(-9, 9), away(sequence), random.uniform(-9, 9)];
      const omega = random.vector(4);
      const [body, world] = [
        eulerRateFromOmegaBody({ sequence, angles, omegaBody: omega }),
        eulerRateFromOmegaWorld({ sequence, angles, omegaWorld: omega }),
      ];
      expect(omegaBodyFromEulerRate({ sequence, angles, eulerRate: body })).toBeNear(omega, CHAIN);
      expect(omegaWorldFromEulerRate({ sequence, angles, eulerRate: world })).toBeNear(omega, CHAIN);
    }
  });

  it('are refused at gimbal lock, while omega from rates is defined there', () => {
    for (const second of repeated(sequence) ? [0, 180] : [90, -90]) {
      const angles: EulerAngles = [0.5, deg(second), -1];
      const text = `expected angles away from gimbal lock, got [0.5, ${deg(second)}, -1]. The first and third turns have one axis there, so not every omega has rates: integrate a quaternion.`;
      expect(() => eulerRateFromOmegaBody({ sequence, angles, omegaBody: [1, 2, 3] })).toThrow(
        new RangeError(`eulerRateFromOmegaBody: ${text}`),
      );
      expect(() => eulerRateFromOmegaWorld({ sequence, angles, omegaWorld: [1, 2, 3] })).toThrow(
        new RangeError(`eulerRateFromOmegaWorld: ${text}`),
      );
      const omega = omegaWorldFromEulerRate({ sequence, angles, eulerRate: [1, 0, second === 90 ? -1 : 1] });
      expect(omega).toHaveLength(3);
    }
  });
});

describe('rates of Euler angles', () => {
  it('a first intrinsic turn is about the fixed axis, a last one about the body axis', () => {
    const angles: EulerAngles = [1, 0.5, -2];
    expect(omegaWorldFromEulerRate({ sequence: 'ZXY', angles, eulerRate: [3, 0, 0] })).toBeNear([0, 0, 3], FORMULA);
    expect(omegaBodyFromEulerRate({ sequence: 'ZXY', angles, eulerRate: [0, 0, 3] })).toBeNear([0, 3, 0], FORMULA);
    // Extrinsic the other way round: the last turn is about the fixed axis.
    expect(omegaWorldFromEulerRate({ sequence: 'zxy', angles, eulerRate: [0, 0, 3] })).toBeNear([0, 3, 0], FORMULA);
    expect(omegaBodyFromEulerRate({ sequence: 'zxy', angles, eulerRate: [3, 0, 0] })).toBeNear([0, 0, 3], FORMULA);
  });

  it('are the textbook’s for yaw, pitch and roll', () => {
    const [yaw, pitch, roll] = [0.3, 0.4, -0.2];
    const [p, q, r] = [0.5, -1, 2];
    const got = eulerRateFromOmegaBody({ sequence: 'ZYX', angles: [yaw, pitch, roll], omegaBody: [p, q, r] });
    const turning = q * Math.sin(roll) + r * Math.cos(roll);
    expect(got).toBeNear(
      [turning / Math.cos(pitch), q * Math.cos(roll) - r * Math.sin(roll), p + turning * Math.tan(pitch)],
      FORMULA,
    );
  });

  const angles: EulerAngles = [0, 0, 0];
  const sequence = 'ZXY';
  const wrong = 'ZZY' as EulerSequence;
  it.each<[string, () => unknown, string]>([
    [
      'eulerRateFromOmegaBody',
      () => eulerRateFromOmegaBody({ sequence: wrong, angles, omegaBody: [0, 0, 1] }),
      'one of the 24',
    ],
    [
      'eulerRateFromOmegaWorld',
      () => eulerRateFromOmegaWorld({ sequence, angles, omegaWorld: [0, NaN, 1] }),
      'a finite omegaWorld[1]',
    ],
    [
      'eulerRateFromOmegaBody',
      () => eulerRateFromOmegaBody({ sequence, angles, omegaBody: [0, 1] as never }),
      'omegaBody to be 3 numbers',
    ],
    [
      'omegaWorldFromEulerRate',
      () => omegaWorldFromEulerRate({ sequence, angles, eulerRate: [0, 0, NaN] }),
      'a finite eulerRate[2]',
    ],
    [
      'omegaBodyFromEulerRate',
      () => omegaBodyFromEulerRate({ sequence, angles: [NaN, 0, 0], eulerRate: angles }),
      'a finite angles[0]',
    ],
    [
      'omegaBodyFromEulerRate',
      () => omegaBodyFromEulerRate({ sequence: wrong, angles, eulerRate: angles }),
      'one of the 24',
    ],
  ])('%s refuses wrong arguments', (name, call, text) => {
    expect(call).toThrow(`${name}: expected ${text}`);
  });
});
