/** Properties that the exact free rotation has in every branch, and what it refuses. */
import { describe, expect, it } from 'vitest';
import {
  diagonal,
  freeRotation,
  freeRotationPeriod,
  matrixFromQuaternion,
  multiply,
  multiplyQuaternions,
  quaternionRateFromOmegaBody,
  rigidBody,
  rigidBodyState,
  rotate,
  rotateInertia,
  rotationAngleBetween,
  simulate,
  transpose,
} from 'rigid-body-lab';
import type { FreeRotationOptions, Mat3, Quaternion, Vec3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CENTRAL_DIFFERENCE, FORMULA } from '../support/tolerances.js';

const random = seeded(1899);

/**
 * A restart rounds omega to doubles, and the motion near the separatrix doubles that error every 1 / lambda.
 */
const RESTART = 1e-11;

interface Start {
  principalMoments: Vec3;
  omegaBody: Vec3;
  orientation: Quaternion;
}

const physicalMoments = (): Vec3 => {
  const [a, b, c] = [random.uniform(0.1, 2), random.uniform(0.1, 2), random.uniform(0.1, 2)];
  return [b + c, c + a, a + b];
};

/**
 * All branches: two symmetric axes, a sphere, the separatrix, its neighbours, single
 * axes, rest, and any body.
 */
const starts: [string, Start][] = (
  [
    ['circulating about the greatest moment', [2, 3, 4], [0.3, 0.5, 1.5]],
    ['circulating about the least moment', [2, 3, 4], [-1.5, 0.5, 0.2]],
    ['descending moments', [4, 3, 2], [0.3, -0.5, 1.5]],
    ['odd order of moments', [3, 2, 4], [0.3, -0.5, -1.5]],
    ['separatrix', [3, 4, 6], [1, 0.25, 0.5]],
    ['separatrix, one ulp outwards', [3, 4, 6], [1 - 2 ** -53, 0.25, 0.5]],
    ['separatrix, one ulp inwards', [3, 4, 6], [1 + 2 ** -52, 0.25, 0.5]],
    ['separatrix of the classroom box', [5, 17, 20], [0.1, 2, 0.1]],
    ['1e-9 off the unstable axis', [5, 17, 20], [1e-9, 2, 2.5e-10]],
    ['1e-100 off the unstable axis', [5, 17, 20], [1e-100, 2, 2.5e-101]],
    ['oblate', [1, 1, 1.8], [0.5, -0.2, 2]],
    ['prolate', [1, 2, 2], [1.5, 0.4, -0.3]],
    ['symmetric about y', [2, 1.25, 2], [0.3, 1.5, -0.4]],
    ['symmetric but for one ulp', [1, 1 + 2 ** -52, 1.8], [0.5, -0.2, 2]],
    ['symmetric but for one ulp, across', [1, 1 + 2 ** -52, 1.8], [1, 0.5, 1e-8]],
    ['symmetric, in the equator', [2, 1.25, 2], [0.3, 0, -0.4]],
    ['sphere', [2, 2, 2], [1, 2, 3]],
    ['sphere but for one ulp', [2, 2 + 2 ** -51, 2 + 2 ** -50], [1, 2, 3]],
    ['flat', [3, 4, 7], [0.2, 1, 0.7]],
    ['slender', [0.001, 1, 1.0005], [20, 1, 0.3]],
    ['about the stable axis', [2, 3, 4], [0, 0, -2]],
    ['about the unstable axis', [2, 3, 4], [0, 2, 0]],
    ['at rest', [2, 3, 4], [0, 0, 0]],
  ] as [string, Vec3, Vec3][]
).map(([name, principalMoments, omegaBody]) => [
  name,
  { principalMoments, omegaBody, orientation: random.quaternion() },
]);

const many: [string, Start][] = Array.from({ length: 40 }, (_, k) => [
  `random body ${k}`,
  { principalMoments: physicalMoments(), omegaBody: random.vector(2), orientation: random.quaternion() },
]);

const momentum = (
  { principalMoments: I }: Start,
  { orientation: q, omegaBody: w }: ReturnType<ReturnType<typeof freeRotation>>,
): Vec3 => rotate(q, [I[0] * w[0], I[1] * w[1], I[2] * w[2]]);

describe.each([...starts, ...many])('%s', (_name, start) => {
  const motion = freeRotation(start);
  const size = Math.hypot(...start.omegaBody);
  const times = [-1e6, -37.5, -1, 0, 1e-9, 0.3, 2, 11, 150, 1e4, 1e9];

  it('starts from the given state', () => {
    const { orientation, omegaBody } = motion(0);
    expect(orientation).toBeSameOrientation(start.orientation, FORMULA);
    expect(omegaBody).toBeNear(start.omegaBody, FORMULA);
    // The sign too: q is continuous, and starts as given.
    expect(orientation).toBeNear(start.orientation, FORMULA);
  });

  it('keeps the angular momentum in the world, the energy and the unit quaternion, at any time', () => {
    const L = momentum(start, { omegaBody: [...start.omegaBody] as Vec3, orientation: [...start.orientation] });
    const energy = (w: readonly number[]): number => w.reduce((s, x, k) => s + start.principalMoments[k] * x * x, 0);
    for (const t of times) {
      const state = motion(t);
      expect(momentum(start, state)).toBeNear(L, FORMULA);
      expect(Math.hypot(...state.orientation)).toBeNear(1, FORMULA);
      expect(energy(state.omegaBody)).toBeNear(energy(start.omegaBody), FORMULA);
    }
  });

  it('turns at the rate it says: q’ = q omega / 2, Euler’s equations for omega', () => {
    const h = 1e-5;
    const [a, b, c] = start.principalMoments;
    for (const t of [-3, 0, 0.7, 12, 40]) {
      const [before, now, after] = [motion(t - h), motion(t), motion(t + h)];
      const rate = (x: readonly number[], y: readonly number[]): number[] => y.map((v, k) => (v - x[k]) / (2 * h));
      expect(rate(before.orientation, after.orientation)).toBeNear(
        quaternionRateFromOmegaBody(now.orientation, now.omegaBody),
        CENTRAL_DIFFERENCE,
      );
      const [x, y, z] = now.omegaBody;
      expect(rate(before.omegaBody, after.omegaBody)).toBeNear(
        [((b - c) / a) * y * z, ((c - a) / b) * z * x, ((a - b) / c) * x * y],
        // A slender body's omega has a third derivative of some size^3 times the ratio of its moments.
        CENTRAL_DIFFERENCE * (size > 10 ? 100 : 1),
      );
    }
  });

  it('goes on from any of its states', () => {
    for (const [t1, t2] of [
      [0.4, 1.7],
      [3, -5],
      [6, 6],
    ] as const) {
      const middle = motion(t1);
      const restarted = freeRotation({ ...start, ...middle });
      expect(rotationAngleBetween(restarted(t2).orientation, motion(t1 + t2).orientation)).toBeLessThan(RESTART);
      expect(restarted(t2).omegaBody).toBeNear(motion(t1 + t2).omegaBody, RESTART);
    }
  });
});

describe('symmetries', () => {
  it('of units: moments times a constant change nothing, omega times c runs c times as fast, at any scale', () => {
    for (const [name, start] of starts) {
      const motion = freeRotation(start);
      for (const c of [2 ** -400, 2 ** 300]) {
        const scaled = freeRotation({
          ...start,
          principalMoments: start.principalMoments.map((x) => x * 2 ** -200) as Vec3,
          omegaBody: start.omegaBody.map((x) => x * c) as Vec3,
        });
        const [want, got] = [motion(2.5), scaled(2.5 / c)];
        expect(got.orientation, name).toBeNear(want.orientation, FORMULA);
        expect(
          got.omegaBody.map((x) => x / c),
          name,
        ).toBeNear(want.omegaBody, FORMULA);
      }
    }
  });

  it('of the world: turning the start turns the motion', () => {
    for (const [, start] of starts) {
      const turn = random.quaternion();
      const turned = freeRotation({ ...start, orientation: multiplyQuaternions(turn, start.orientation) });
      expect(turned(7).orientation).toBeNear(multiplyQuaternions(turn, freeRotation(start)(7).orientation), FORMULA);
    }
  });

  it('of a half turn of the body about an axis', () => {
    const start: Start = { principalMoments: [2, 3, 4], omegaBody: [0.3, 0.5, 1.5], orientation: [1, 0, 0, 0] };
    const flipped = freeRotation({ ...start, omegaBody: [0.3, -0.5, -1.5] })(9).omegaBody;
    const [x, y, z] = freeRotation(start)(9).omegaBody;
    expect(flipped).toBeNear([x, -y, -z], FORMULA);
  });
});

describe('the period of a free rotation', () => {
  it('brings omega back, and half of it flips two of its components', () => {
    for (const [name, start] of [...starts, ...many]) {
      const period = freeRotationPeriod(start);
      if (period === Infinity) continue;
      const motion = freeRotation(start);
      for (const t of [0, 0.2 * period]) {
        const [w, back, half] = [motion(t), motion(t + period), motion(t + period / 2)].map((s) => s.omegaBody);
        expect(back, name).toBeNear(w, 1e-12);
        expect(half.map(Math.abs), name).toBeNear(w.map(Math.abs), 1e-12);
      }
    }
  });

  it('is infinite on the separatrix and for a spin about a fixed axis', () => {
    const infinite = starts.filter(([, start]) => freeRotationPeriod(start) === Infinity).map(([name]) => name);
    expect(infinite).toEqual([
      'separatrix',
      'separatrix of the classroom box',
      'symmetric, in the equator',
      'sphere',
      'about the stable axis',
      'about the unstable axis',
      'at rest',
    ]);
  });
});

describe('damping', () => {
  it('slows the same sequence of orientations: q’ = q omega / 2 and omega’ = Euler - c omega', () => {
    const start: Start = { principalMoments: [2, 3, 4], omegaBody: [0.3, 0.5, 1.5], orientation: random.quaternion() };
    const c = 0.3;
    const motion = freeRotation({ ...start, angularDamping: c });
    const h = 1e-5;
    for (const t of [-2, 0, 1, 8]) {
      const [before, now, after] = [motion(t - h), motion(t), motion(t + h)];
      const [x, y, z] = now.omegaBody;
      expect(after.omegaBody.map((v, k) => (v - before.omegaBody[k]) / (2 * h))).toBeNear(
        [-0.5 * y * z - c * x, (2 / 3) * z * x - c * y, -0.25 * x * y - c * z],
        CENTRAL_DIFFERENCE,
      );
      expect(after.orientation.map((v, k) => (v - before.orientation[k]) / (2 * h))).toBeNear(
        quaternionRateFromOmegaBody(now.orientation, now.omegaBody),
        CENTRAL_DIFFERENCE,
      );
    }
    // The body never gets beyond where it would be after 1/c undamped.
    const rest = motion(1000);
    expect(rest.omegaBody).toBeNear([0, 0, 0], FORMULA);
    expect(rest.orientation).toBeNear(freeRotation(start)(1 / c).orientation, FORMULA);
  });

  it('as it vanishes leaves the free motion', () => {
    const start: Start = { principalMoments: [2, 3, 4], omegaBody: [0.3, 0.5, 1.5], orientation: [1, 0, 0, 0] };
    const damped = freeRotation({ ...start, angularDamping: 1e-14 })(5);
    expect(damped.orientation).toBeNear(freeRotation(start)(5).orientation, 1e-12);
  });
});

describe('a body whose axes are not principal', () => {
  it('moves as the same body described in its principal axes', () => {
    for (let k = 0; k < 50; k++) {
      const moments = physicalMoments();
      const R = random.rotation();
      const product = multiply(multiply(R, diagonal(moments[0], moments[1], moments[2])), transpose(R));
      const inertia = product.map((row, i) => row.map((x, j) => (x + product[j][i]) / 2)) as Mat3;
      const omegaPrincipal = random.vector(2);
      const omegaBody = R.map(
        (row) => row[0] * omegaPrincipal[0] + row[1] * omegaPrincipal[1] + row[2] * omegaPrincipal[2],
      ) as Vec3;
      const given = freeRotation({ inertia, omegaBody, orientation: [1, 0, 0, 0] });
      const principal = freeRotation({
        principalMoments: moments,
        omegaBody: omegaPrincipal,
        orientation: [1, 0, 0, 0],
      });
      const [a, b] = [given(3), principal(3)];
      expect(matrixFromQuaternion(a.orientation)).toBeNear(
        multiply(multiply(R, matrixFromQuaternion(b.orientation)), transpose(R)),
        1e-11,
      );
    }
  });

  it('is damped too', () => {
    const options = { omegaBody: [0.3, 0.5, 1.5], orientation: [1, 0, 0, 0], angularDamping: 0.2 } as const;
    const inertia = diagonal(2, 3, 4);
    const wanted = freeRotation({ principalMoments: [2, 3, 4], ...options })(4);
    const got = freeRotation({ inertia, ...options })(4);
    expect(got.orientation).toBeNear(wanted.orientation, FORMULA);
    expect(got.omegaBody).toBeNear(wanted.omegaBody, FORMULA);
  });
});

describe('freeRotation(body, state)', () => {
  const massProperties = { mass: 3, com: [0, 0, 0] as Vec3, inertia: diagonal(5, 2, 4) };
  const state = rigidBodyState({ position: [1, 2, 3], orientation: random.quaternion(), omegaBody: [0.2, 2, -0.3] });

  it('is the motion of the numbers that the body and the state hold', () => {
    const body = rigidBody({ massProperties, angularDamping: 0.1 });
    const { orientation, omegaBody } = state;
    const options = { principalMoments: [5, 2, 4] as Vec3, orientation, omegaBody, angularDamping: 0.1 };
    expect(freeRotation(body, state)(7)).toEqual(freeRotation(options)(7));
    expect(freeRotationPeriod(body, state)).toBe(freeRotationPeriod(options));
  });

  it('agrees with simulate for a body whose axes are not principal', () => {
    const inertia = rotateInertia(massProperties.inertia, random.rotation());
    const body = rigidBody({ massProperties: { ...massProperties, inertia } });
    const end = simulate(body, state, { duration: 2, stepSize: 1e-3 }).states.at(-1)!;
    const { orientation, omegaBody } = freeRotation(body, state)(2);
    expect(rotationAngleBetween(orientation, end.orientation)).toBeLessThan(1e-10);
    expect(omegaBody).toBeNear(end.omegaBody, 1e-10);
    expect(freeRotationPeriod(body, state)).toBeNear(
      freeRotationPeriod({ inertia, omegaBody: state.omegaBody }),
      FORMULA,
    );
  });
});

describe('refusals', () => {
  const good: FreeRotationOptions = { principalMoments: [2, 3, 4], omegaBody: [1, 2, 3], orientation: [1, 0, 0, 0] };
  const finite = 'A value that is not finite spoils every result.';
  it.each<[Partial<FreeRotationOptions>, string]>([
    [
      { principalMoments: [2, 3, 6] },
      'freeRotation: expected principalMoments of a body, got [2, 3, 6]. The largest exceeds the sum of the other two by 1, and no body has that (triangle inequality).',
    ],
    [
      { principalMoments: [0, 3, 3] },
      'freeRotation: expected principalMoments[0] > 0, got 0. A rod turns about its own axis without any momentum, so that turn has no equation (erratum C9).',
    ],
    [
      { principalMoments: [2, -3, 4] },
      'freeRotation: expected principalMoments[1] > 0, got -3. A rod turns about its own axis without any momentum, so that turn has no equation (erratum C9).',
    ],
    [{ omegaBody: [1, NaN, 3] }, `freeRotation: expected a finite omegaBody[1], got NaN. ${finite}`],
    [
      { orientation: [1, 1, 0, 0] },
      'freeRotation: expected orientation to be a unit quaternion, got [1, 1, 0, 0]. Its length is 1.4142135623730951; if only its direction is meant, pass it through normalizeQuaternion.',
    ],
    [
      { angularDamping: -0.1 },
      'freeRotation: expected angularDamping >= 0, got -0.1. Damping takes energy; a negative one would feed it.',
    ],
    [{ angularDamping: Infinity }, `freeRotation: expected a finite angularDamping, got Infinity. ${finite}`],
  ])('%j', (wrong, text) => {
    expect(() => freeRotation({ ...good, ...wrong } as FreeRotationOptions)).toThrow(new RangeError(text));
  });

  it.each([1e200, -1e200])('the time %d', (t) => {
    expect(() => freeRotation(good)(t)).toThrow(
      new RangeError(`freeRotation: expected t within 1e150 s of the start, got ${t}. Time is a finite number.`),
    );
  });

  it('a time before which damping would have made the body turn for ever', () => {
    expect(() => freeRotation({ ...good, angularDamping: 1 })(-1000)).toThrow(
      new RangeError(
        'freeRotation: expected t within 1e150 s of the start, got -1000. Backward in time, damping makes the body turn ever faster.',
      ),
    );
  });

  it('wrong shapes', () => {
    expect(() => freeRotation({ ...good, principalMoments: [1, 2] as unknown as Vec3 })).toThrow(
      new TypeError('freeRotation: expected principalMoments to be 3 numbers, got [1, 2]. Write it as an array.'),
    );
    expect(() => freeRotation({ ...good, orientation: [1, 0, 0] as unknown as Quaternion })).toThrow(
      new TypeError('freeRotation: expected orientation to be 4 numbers, got [1, 0, 0]. Write it as an array.'),
    );
  });

  it('the period and the tensor form name themselves', () => {
    expect(() => freeRotationPeriod({ ...good, principalMoments: [1, 1, 3] })).toThrow(
      'freeRotationPeriod: expected principalMoments of a body, got [1, 1, 3].',
    );
    const inertia = diagonal(2, 3, 4);
    const tensor = { omegaBody: good.omegaBody, orientation: good.orientation };
    expect(() => freeRotation({ ...tensor, inertia, omegaBody: [1, 2] as unknown as Vec3 })).toThrow(
      new TypeError('freeRotation: expected omegaBody to be 3 numbers, got [1, 2]. Write it as an array.'),
    );
    expect(() => freeRotation({ ...tensor, inertia, orientation: [2, 0, 0, 0] })).toThrow(
      'freeRotation: expected orientation to be a unit quaternion, got [2, 0, 0, 0].',
    );
  });
});
