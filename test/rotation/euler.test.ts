import { describe, expect, it } from 'vitest';
import {
  diagonal,
  EULER_SEQUENCES,
  axisAngleFromQuaternion,
  deg,
  eulerFromMatrix,
  eulerFromQuaternion,
  matrixFromEuler,
  matrixFromQuaternion,
  multiply,
  quaternionFromEuler,
  rotationX,
  rotationY,
  rotationZ,
} from 'rigid-body-lab';
import type { EulerAngles, EulerSequence } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CHAIN, EPS, FORMULA } from '../support/tolerances.js';

const random = seeded(350);
const ELEMENTARY = { x: rotationX, y: rotationY, z: rotationZ };
const repeated = (sequence: string): boolean => sequence[0] === sequence[2];

describe('matrixFromEuler', () => {
  it('upper case is the product in the order of the letters, lower case in reverse', () => {
    for (const sequence of EULER_SEQUENCES) {
      const angles: EulerAngles = [0.3, -1.2, 2.5];
      const factors = Array.from(sequence.toLowerCase(), (letter, n) => ELEMENTARY[letter as 'x'](angles[n]));
      if (sequence === sequence.toLowerCase()) factors.reverse();
      const [first, second, third] = factors;
      expect(matrixFromEuler(sequence, angles)).toBeNear(multiply(multiply(first, second), third), FORMULA);
    }
  });

  it('the lecture’s ZXY is Rz(gamma) Rx(theta) Ry(beta)', () => {
    const [gamma, theta, beta] = [0.3, -0.5, 1.2];
    const want = multiply(rotationZ(gamma), multiply(rotationX(theta), rotationY(beta)));
    expect(matrixFromEuler('ZXY', [gamma, theta, beta])).toBeNear(want, FORMULA);
    expect(matrixFromEuler('yxz', [beta, theta, gamma])).toBeNear(want, FORMULA);
  });

  it('gives the same rotation as its quaternion', () => {
    for (const sequence of EULER_SEQUENCES) {
      const angles = random.vector(10);
      const R = matrixFromEuler(sequence, angles);
      expect(matrixFromQuaternion(quaternionFromEuler(sequence, angles))).toBeNear(R, FORMULA);
    }
  });
});

describe('eulerFromMatrix', () => {
  it.each(EULER_SEQUENCES)('%s returns the angles it was given, inside their ranges', (sequence) => {
    for (let k = 0; k < 300; k++) {
      const second = repeated(sequence) ? random.uniform(0.01, 3.13) : random.uniform(-1.56, 1.56);
      const angles: EulerAngles = [random.uniform(-3.14, 3.14), second, random.uniform(-3.14, 3.14)];
      const got = eulerFromMatrix(sequence, matrixFromEuler(sequence, angles));
      // 0.01 from lock the first and third are a hundred times less certain than the matrix.
      expect(got).toBeNear({ angles, gimbalLock: false }, CHAIN);
    }
  });

  it.each(EULER_SEQUENCES)('%s keeps its ranges and never returns -0 for the identity', (sequence) => {
    for (let k = 0; k < 300; k++) {
      const { angles } = eulerFromMatrix(sequence, random.rotation());
      const [low, high] = repeated(sequence) ? [0, Math.PI] : [-Math.PI / 2, Math.PI / 2];
      expect(angles[1]).toBeGreaterThanOrEqual(low);
      expect(angles[1]).toBeLessThanOrEqual(high);
      expect(Math.max(Math.abs(angles[0]), Math.abs(angles[2]))).toBeLessThanOrEqual(Math.PI);
    }
    const atIdentity = eulerFromMatrix(sequence, rotationX(0));
    expect(atIdentity).toEqual({ angles: [0, 0, 0], gimbalLock: repeated(sequence) });
  });

  const locked = (sequence: EulerSequence): number[] => (repeated(sequence) ? [0, 180] : [90, -90]);

  it.each(EULER_SEQUENCES)(
    '%s reports gimbal lock, sets the first factor to 0 and gives the matrix back',
    (sequence) => {
      for (const second of locked(sequence)) {
        for (let k = 0; k < 50; k++) {
          const R = matrixFromEuler(sequence, [random.uniform(-3, 3), deg(second), random.uniform(-3, 3)]);
          const { angles, gimbalLock } = eulerFromMatrix(sequence, R);
          expect(gimbalLock).toBe(true);
          expect(angles[sequence === sequence.toLowerCase() ? 2 : 0]).toBe(0);
          expect(angles[1]).toBeNear(deg(second), FORMULA);
          expect(matrixFromEuler(sequence, angles)).toBeNear(R, FORMULA);
        }
      }
    },
  );

  it.each(EULER_SEQUENCES)(
    '%s gives the matrix back at every distance from lock, on both sides of the threshold',
    (sequence) => {
      for (const distance of [1e-16, 0.9e-14, 1.1e-14, 1e-13, 1e-12, 1e-10, 1e-8, 1e-6, 1e-4]) {
        for (const second of locked(sequence)) {
          const toward = second > 0 ? -1 : 1;
          const R = matrixFromEuler(sequence, [random.uniform(-3, 3), deg(second) + toward * distance, 1]);
          const { angles, gimbalLock } = eulerFromMatrix(sequence, R);
          expect(matrixFromEuler(sequence, angles)).toBeNear(R, 2 * FORMULA);
          if (distance > 1.05e-14) expect(gimbalLock).toBe(false);
          if (distance < 0.95e-14) expect(gimbalLock).toBe(true);
        }
      }
    },
  );

  it('at lock only the sum or the difference of the outer angles is defined', () => {
    const up = eulerFromMatrix('ZXY', matrixFromEuler('ZXY', [0.6, deg(90), 0.9]));
    expect(up.angles).toBeNear([0, deg(90), 0.6 + 0.9], FORMULA);
    const down = eulerFromMatrix('ZXY', matrixFromEuler('ZXY', [0.6, deg(-90), 0.9]));
    expect(down.angles).toBeNear([0, deg(-90), 0.9 - 0.6], FORMULA);
  });
});

describe('the other conversions of Euler angles', () => {
  it('agree with those through the matrix', () => {
    const angles: EulerAngles = [0.5, 0.25, -2];
    for (const sequence of EULER_SEQUENCES) {
      const reading = eulerFromMatrix(sequence, matrixFromEuler(sequence, angles));
      expect(eulerFromQuaternion(sequence, quaternionFromEuler(sequence, angles))).toBeNear(reading, CHAIN);
    }
  });

  it('several turns come back as one rotation', () => {
    expect(axisAngleFromQuaternion(quaternionFromEuler('XYZ', [7, 0, 0]))).toBeNear(
      { axis: [1, 0, 0], angle: 7 - 2 * Math.PI },
      4 * EPS,
    );
  });
});

describe('Euler angles refuse', () => {
  const text =
    "expected one of the 24 sequences such as 'ZXY' or 'zxy', got \"XXY\". Upper case turns about the moving axes, lower case about the fixed ones; neighbouring letters differ.";
  const wrong = 'XXY' as EulerSequence;
  const R = rotationX(0.5);
  it.each<[string, () => unknown]>([
    ['matrixFromEuler', () => matrixFromEuler(wrong, [0, 0, 0])],
    ['eulerFromMatrix', () => eulerFromMatrix(wrong, R)],
    ['quaternionFromEuler', () => quaternionFromEuler(wrong, [0, 0, 0])],
    ['eulerFromQuaternion', () => eulerFromQuaternion(wrong, [1, 0, 0, 0])],
  ])('%s: a sequence that is not one of the 24', (name, call) => {
    expect(call).toThrow(new RangeError(`${name}: ${text}`));
  });

  it.each(['', 'xy', 'xyZ', 'xyzx', 'abc', 7, undefined])('the sequence %j', (sequence) => {
    expect(() => matrixFromEuler(sequence as EulerSequence, [0, 0, 0])).toThrow('expected one of the 24 sequences');
  });

  it.each<[string, () => unknown, string]>([
    ['matrixFromEuler', () => matrixFromEuler('ZXY', [0, NaN, 0]), 'a finite angles[1], got NaN.'],
    ['quaternionFromEuler', () => quaternionFromEuler('ZXY', [0, 0] as never), 'angles to be 3 numbers, got [0, 0].'],
    ['eulerFromMatrix', () => eulerFromMatrix('ZXY', diagonal(2, 1, 1)), 'matrix to be a rotation'],
    ['eulerFromQuaternion', () => eulerFromQuaternion('ZXY', [0, 0, 0, 0]), 'quaternion to be a unit quaternion'],
  ])('%s: what is no rotation', (name, call, condition) => {
    expect(call).toThrow(`${name}: expected ${condition}`);
  });
});
