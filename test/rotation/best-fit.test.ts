import { all, create } from 'mathjs';
import { describe, expect, it } from 'vitest';
import {
  apply,
  canonicalQuaternion,
  conjugate,
  determinant,
  fitRotation,
  matrixFromQuaternion,
  meanRotation,
  multiplyQuaternions,
  nearestRotation,
  norm,
  normalize,
  quaternionFromAxisAngle,
  quaternionFromMatrix,
  quaternionFromRotationVector,
  rotate,
  rotationAngleBetween,
  rotationBetween,
  scale,
  slerp,
  subtract,
} from 'rigid-body-lab';
import type { Mat3, Quaternion, Vec3, VectorPair } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import type { Random } from '../support/random.js';
import { CHAIN, EPS, FORMULA } from '../support/tolerances.js';

/** sum weight |to - R from|², by its definition. */
const loss = (q: Quaternion, pairs: readonly VectorPair[]): number =>
  pairs.reduce((sum, { from, to, weight = 1 }) => sum + weight * norm(subtract(to, rotate(q, from))) ** 2, 0);

const measured = (random: Random, q: Quaternion, count: number, noise: number): VectorPair[] =>
  Array.from({ length: count }, () => {
    const from = scale(random.unitVector(), random.uniform(0.5, 2));
    const to = rotate(q, from).map((x) => x + noise * random.normal()) as Vec3;
    return { from, to, weight: random.uniform(0.2, 3) };
  });

describe('fitRotation', () => {
  it('finds the rotation that the data have, from 2 pairs to 20', () => {
    const random = seeded(511);
    for (let k = 0; k < 200; k++) {
      const q = random.quaternion();
      const pairs = [0, 1].map((i): VectorPair => {
        const from = scale([random.unitVector(), random.unitVector()][i], 10 ** random.uniform(-1, 1));
        return { from, to: rotate(q, from) };
      });
      expect(rotationAngleBetween(fitRotation([...pairs, ...measured(random, q, k % 19, 0)]), q)).toBeLessThan(CHAIN);
    }
  });

  it('loses only what the angle between two directions loses: 1e-16 over it', () => {
    const random = seeded(512);
    for (let k = 0; k < 300; k++) {
      const [q, first] = [random.quaternion(), random.unitVector()];
      const apart = 10 ** random.uniform(-6, 0);
      const second = rotate(quaternionFromAxisAngle(across(first, random), apart), first);
      const got = fitRotation([first, second].map((from) => ({ from, to: rotate(q, from) })));
      expect(rotationAngleBetween(got, q) * apart).toBeLessThan(20 * EPS);
    }
  });

  it('is the polar factor of sum weight to fromᵀ, which shares nothing with it, under any noise', () => {
    const random = seeded(513);
    let compared = 0;
    for (let k = 0; k < 200; k++) {
      const pairs = measured(random, random.quaternion(), random.integer(3, 12), random.uniform(0, 0.6));
      const B = [0, 1, 2].map((i) =>
        [0, 1, 2].map((j) => pairs.reduce((sum, { from, to, weight = 1 }) => sum + weight * to[i] * from[j], 0)),
      ) as Mat3;
      if (determinant(B) < 1e-3) continue;
      compared++;
      expect(fitRotation(pairs)).toBeSameOrientation(quaternionFromMatrix(nearestRotation(B)), CHAIN);
    }
    expect(compared).toBeGreaterThan(150);
  });

  it('no rotation nearby or far away has a smaller sum, also where the data are mirrored', () => {
    const random = seeded(514);
    for (let k = 0; k < 100; k++) {
      const mirror: Vec3 = [1, 1, k % 2 === 0 ? 1 : -1];
      const pairs = measured(random, random.quaternion(), 6, 0.5).map((pair) => ({
        ...pair,
        to: pair.to.map((x, i) => mirror[i] * x) as Vec3,
      }));
      const q = fitRotation(pairs);
      const least = loss(q, pairs);
      for (let other = 0; other < 30; other++) {
        const turn = quaternionFromRotationVector(random.vector(10 ** random.uniform(-5, 0.5)));
        expect(loss(multiplyQuaternions(turn, q), pairs)).toBeGreaterThan(least - 1e-13);
      }
    }
  });

  it('turns with its data: P from and Q to have the fit Q R P*', () => {
    const random = seeded(515);
    for (let k = 0; k < 100; k++) {
      const [P, Q] = [random.quaternion(), random.quaternion()];
      const pairs = measured(random, random.quaternion(), 5, 0.2);
      const turned = pairs.map(({ from, to, weight }) => ({ from: rotate(P, from), to: rotate(Q, to), weight }));
      const want = multiplyQuaternions(multiplyQuaternions(Q, fitRotation(pairs)), conjugate(P));
      expect(rotationAngleBetween(fitRotation(turned as VectorPair[]), want)).toBeLessThan(CHAIN);
    }
  });

  it('heeds weights and lengths as the sum says', () => {
    const random = seeded(516);
    const pairs = measured(random, random.quaternion(), 5, 0.3);
    const doubled = pairs.map((pair, i) => (i === 0 ? { ...pair, weight: 2 * (pair.weight ?? 1) } : pair));
    expect(fitRotation([...pairs, pairs[0]])).toBeNear(fitRotation(doubled), FORMULA);
    const longer = pairs.map(({ from, to, weight }, i) =>
      i === 0 ? { from: scale(from, 2), to, weight } : { from, to, weight },
    );
    expect(fitRotation(longer as VectorPair[])).toBeNear(fitRotation(doubled), FORMULA);
    // A pair without weight changes nothing, a common factor neither, however large.
    expect(fitRotation([...pairs, { from: [1, 0, 0], to: [0, -1, 0], weight: 0 }])).toBeNear(
      fitRotation(pairs),
      FORMULA,
    );
    const huge = pairs.map(({ from, to, weight = 1 }) => ({
      from: scale(from, 1e200),
      to: scale(to, 1e-250),
      weight: weight * 1e300,
    }));
    expect(fitRotation(huge)).toBeNear(fitRotation(pairs), FORMULA);
  });

  it('one heavy pair is met exactly, the light one as far as it goes (two observations, TRIAD)', () => {
    const [heavy, light]: VectorPair[] = [
      { from: [1, 0, 0], to: [0, 1, 0], weight: 1e12 },
      { from: [1, 1, 0], to: [-1, 1.3, 0.2] },
    ];
    const q = fitRotation([heavy, light]);
    expect(rotate(q, heavy.from)).toBeNear(heavy.to, 1e-11);
    const first = rotationBetween(heavy.from, heavy.to);
    const seen = rotate(first, light.from);
    // What is left is a turn about `to` of the heavy pair: the angle between the parts across it.
    const angle = Math.atan2(
      light.to[0] * seen[2] - light.to[2] * seen[0],
      light.to[0] * seen[0] + light.to[2] * seen[2],
    );
    const want = multiplyQuaternions(quaternionFromAxisAngle([0, 1, 0], angle), first);
    expect(rotationAngleBetween(q, want)).toBeLessThan(1e-11);
  });

  const x: VectorPair = { from: [1, 0, 0], to: [0, 1, 0] };
  const y: VectorPair = { from: [0, 2, 0], to: [0, 0, 2] };
  const line = 'Any turn about one direction fits as well as another: add a pair whose';
  it.each([
    [
      'one pair',
      [x],
      RangeError,
      `fitRotation: expected at least two independent directions in from, got [[1, 0, 0]]. ${line} from is not on the line of the others.`,
    ],
    ['the same twice', [x, x], RangeError, `${line} from is not on the line of the others.`],
    ['opposite directions', [x, { from: [-3, 0, 0], to: [0, -1, 0] }], RangeError, `${line} from`],
    ['from on a line within 1e-8 rad', [x, { from: [1, 1e-8, 0], to: [-1e-8, 1, 0] }], RangeError, `${line} from`],
    [
      'to on a line',
      [x, { from: [0, 1, 0], to: [0, 5, 0] }],
      RangeError,
      `expected at least two independent directions in to, got [[0, 1, 0], [0, 5, 0]]. ${line} to`,
    ],
    ['no weight on the second', [x, { ...y, weight: 0 }], RangeError, `${line} from`],
    [
      'mirrored evenly',
      (
        [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ] as Vec3[]
      ).map((from) => ({ from, to: subtract([0, 0, 0], from) })),
      RangeError,
      'fitRotation: expected pairs that one rotation fits best, got [[-1, 0, 0], [0, -1, 0], [0, 0, -1]]. Several rotations fit them equally well, as for directions that were mirrored: the pairs contradict each other.',
    ],
    [
      'contradicting',
      [x, { ...x, to: [0, -1, 0] }, y, { ...y, to: [0, 0, -2] }],
      RangeError,
      'Several rotations fit them equally well',
    ],
    [
      'nothing',
      [],
      RangeError,
      'fitRotation: expected at least two pairs, got []. A pair is {from, to}, one vector in two frames.',
    ],
    [
      'no list',
      { from: [1, 0, 0], to: [0, 1, 0] },
      TypeError,
      'fitRotation: expected pairs to be a list, got an object with from, to.',
    ],
    ['missing', undefined, TypeError, 'fitRotation: expected pairs to be a list, got undefined.'],
    [
      'a pair that is none',
      [x, null],
      TypeError,
      'fitRotation: expected pairs[1] to be an object, got null. Its fields are from, to and weight.',
    ],
    [
      'a pair without to',
      [x, { from: [0, 1, 0] }],
      TypeError,
      'fitRotation: expected pairs[1].to to be 3 numbers, got undefined.',
    ],
    [
      'a vector that is not finite',
      [x, { ...y, to: [0, NaN, 1] }],
      RangeError,
      'fitRotation: expected a finite pairs[1].to[1], got NaN.',
    ],
    [
      'a zero vector',
      [x, { ...y, from: [0, 0, 0] }],
      RangeError,
      'fitRotation: expected a non-zero pairs[1].from, got [0, 0, 0]. A zero vector has no direction, so it says nothing about the turn: leave it out.',
    ],
    [
      'a negative weight',
      [x, { ...y, weight: -1 }],
      RangeError,
      'fitRotation: expected pairs[1].weight >= 0, got -1. A weight says how much a measurement counts.',
    ],
    [
      'a weight that is not finite',
      [x, { ...y, weight: NaN }],
      RangeError,
      'fitRotation: expected a finite pairs[1].weight, got NaN.',
    ],
    [
      'a weight that is no number',
      [x, { ...y, weight: '2' }],
      TypeError,
      'fitRotation: expected pairs[1].weight to be a number, got "2".',
    ],
    [
      'no weight at all',
      [
        { ...x, weight: 0 },
        { ...y, weight: 0 },
      ],
      RangeError,
      'fitRotation: expected a weight above 0, got [0, 0]. Nothing counts.',
    ],
    [
      'an unknown field',
      [x, { from: [0, 1, 0], to: [0, 0, 1], weigth: 2 }],
      TypeError,
      'fitRotation: expected pairs[1] to have only fields that it knows, got weigth. Did you mean weight?',
    ],
  ])('refuses %s', (_name, pairs, kind, text) => {
    expect(() => fitRotation(pairs as unknown as VectorPair[])).toThrow(kind);
    expect(() => fitRotation(pairs as unknown as VectorPair[])).toThrow(text);
  });
});

/** A unit vector across another. */
function across(v: Vec3, random: Random): Vec3 {
  const u = random.unitVector();
  const along = u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
  return normalize(u.map((component, i) => component - along * v[i]) as Vec3);
}

describe('meanRotation', () => {
  const decimal = create(all, {});
  const cloud = (random: Random, count: number, spread: number): Quaternion[] => {
    const middle = random.quaternion();
    return Array.from({ length: count }, (_, i) => {
      const q = multiplyQuaternions(middle, quaternionFromRotationVector(random.vector(spread)));
      return (i % 2 === 0 ? q : q.map((component) => -component)) as Quaternion;
    });
  };

  it('of one is itself, of two the middle of the way, weighted or not', () => {
    const random = seeded(521);
    for (let k = 0; k < 200; k++) {
      const [a, b] = [random.quaternion(), random.quaternion()];
      expect(meanRotation([a])).toBeNear(canonicalQuaternion(a), FORMULA);
      const apart = rotationAngleBetween(a, b);
      const allowed = CHAIN / Math.max(Math.cos(apart / 2), 1e-3);
      expect(rotationAngleBetween(meanRotation([a, b]), slerp(a, b, 0.5))).toBeLessThan(allowed);
      // Markley's weights: tan 2x = w sin(d) / (1 - w + w cos(d)) along the arc, d the angle and 2x from a.
      const w = random.uniform(0.05, 0.45);
      const part = Math.atan2(w * Math.sin(apart), 1 - w + w * Math.cos(apart)) / apart;
      const got = meanRotation([a, b], { weights: [1 - w, w] });
      expect(rotationAngleBetween(got, slerp(a, b, part))).toBeLessThan(allowed);
    }
  });

  it('is the largest eigenvector of sum w q qᵀ as mathjs finds it', () => {
    const random = seeded(522);
    for (let k = 0; k < 50; k++) {
      const quaternions = cloud(random, random.integer(2, 9), 1.5);
      const weights = quaternions.map(() => random.uniform(0, 3));
      const M = [0, 1, 2, 3].map((i) =>
        [0, 1, 2, 3].map((j) => quaternions.reduce((sum, q, n) => sum + weights[n] * q[i] * q[j], 0)),
      );
      const found = decimal.eigs(M) as unknown as { eigenvectors: { value: number; vector: number[] }[] };
      const largest = found.eigenvectors.reduce((best, e) => (e.value > best.value ? e : best));
      const got = meanRotation(quaternions, { weights });
      expect(got).toBeSameOrientation(scaleToOne(largest.vector), 1e-9);
    }
  });

  it('no other orientation has a smaller sum of squared differences of the matrices', () => {
    const random = seeded(523);
    for (let k = 0; k < 50; k++) {
      const quaternions = cloud(random, 6, 1);
      const sum = (q: Quaternion): number =>
        quaternions.reduce((total, each) => {
          const [A, B] = [matrixFromQuaternion(q), matrixFromQuaternion(each)];
          return total + A.flat().reduce((s, entry, i) => s + (entry - B.flat()[i]) ** 2, 0);
        }, 0);
      const mean = meanRotation(quaternions);
      const least = sum(mean);
      for (let other = 0; other < 30; other++) {
        const turn = quaternionFromRotationVector(random.vector(10 ** random.uniform(-5, 0.5)));
        expect(sum(multiplyQuaternions(turn, mean))).toBeGreaterThan(least - 1e-12);
      }
    }
  });

  it('does not heed signs or order, and turns with its orientations from both sides', () => {
    const random = seeded(524);
    for (let k = 0; k < 100; k++) {
      const quaternions = cloud(random, 5, 0.8);
      const weights = quaternions.map(() => random.uniform(0.5, 2));
      const mean = meanRotation(quaternions, { weights });
      const flipped = quaternions.map((q, i) => (i % 3 === 0 ? q.map((component) => -component) : q) as Quaternion);
      expect(meanRotation(flipped, { weights })).toBeNear(mean, FORMULA);
      expect(meanRotation([...quaternions].reverse(), { weights: [...weights].reverse() })).toBeNear(mean, FORMULA);
      const [P, Q] = [random.quaternion(), random.quaternion()];
      const turned = quaternions.map((q) => multiplyQuaternions(multiplyQuaternions(P, q), Q));
      const want = multiplyQuaternions(multiplyQuaternions(P, mean), Q);
      expect(rotationAngleBetween(meanRotation(turned, { weights }), want)).toBeLessThan(CHAIN);
      expect(rotationAngleBetween(meanRotation(quaternions.map(conjugate), { weights }), conjugate(mean))).toBeLessThan(
        CHAIN,
      );
    }
  });

  it('integer weights are repetitions; zero weights and huge ones are what they say', () => {
    const random = seeded(525);
    const [a, b, c] = cloud(random, 3, 1);
    expect(meanRotation([a, b, c], { weights: [2, 1, 0] })).toBeNear(meanRotation([a, a, b]), FORMULA);
    expect(meanRotation([a, b], { weights: [1.7e308, 1.7e308] })).toBeNear(meanRotation([a, b]), FORMULA);
    expect(meanRotation([a, b], { weights: [5e-324, 5e-324] })).toBeNear(meanRotation([a, b]), FORMULA);
  });

  it('the mean of a turning body over a symmetric time is its orientation in the middle', () => {
    const angles = [-1.2, -0.7, 0, 0.7, 1.2];
    const q = meanRotation(angles.map((angle) => quaternionFromAxisAngle([2, -1, 3], 0.4 + angle)));
    expect(q).toBeNear(quaternionFromAxisAngle([2, -1, 3], 0.4), FORMULA);
    expect(apply(matrixFromQuaternion(q), [2, -1, 3])).toBeNear([2, -1, 3], FORMULA);
  });

  const one: Quaternion = [1, 0, 0, 0];
  const spread =
    'They are spread so that several orientations are equally near, as for two that are half a turn apart: there is no one mean.';
  it.each([
    ['an empty list', [[]], RangeError, 'meanRotation: expected at least one quaternion, got []. Nothing has no mean.'],
    ['no list', [one[0]], TypeError, 'meanRotation: expected quaternions to be a list, got 1. Nothing has no mean.'],
    ['missing', [], TypeError, 'meanRotation: expected quaternions to be a list, got undefined.'],
    [
      'half a turn apart',
      [[one, [0, 0, 0.6, 0.8]]],
      RangeError,
      `meanRotation: expected quaternions with one mean, got [[1, 0, 0, 0], [0, 0, 0.6, 0.8]]. ${spread}`,
    ],
    ['half a turn apart within 1e-8', [[one, [1e-9, 0, 0, 1]]], RangeError, spread],
    ['the four half turns', [[one, [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]], RangeError, spread],
    [
      'one that is not unit',
      [[one, [1, 1, 0, 0]]],
      RangeError,
      'meanRotation: expected quaternions[1] to be a unit quaternion, got [1, 1, 0, 0].',
    ],
    ['a single quaternion', [one], TypeError, 'meanRotation: expected quaternions[0] to be 4 numbers, got 1.'],
    [
      'weights of another length',
      [[one, one], { weights: [1] }],
      TypeError,
      'meanRotation: expected weights to be 2 numbers, got [1]. Each quaternion has its weight.',
    ],
    ['a negative weight', [[one], { weights: [-1] }], RangeError, 'meanRotation: expected weights[0] >= 0, got -1.'],
    [
      'no weight',
      [[one], { weights: [0] }],
      RangeError,
      'meanRotation: expected a weight above 0, got [0]. Nothing counts.',
    ],
    [
      'a weight that is not finite',
      [[one], { weights: [Infinity] }],
      RangeError,
      'meanRotation: expected a finite weights[0], got Infinity.',
    ],
    [
      'an unknown option',
      [[one], { weight: [1] }],
      TypeError,
      'meanRotation: expected options to have only fields that it knows, got weight. Did you mean weights?',
    ],
    ['null options', [[one], null], TypeError, 'meanRotation: expected options to be an object, got null.'],
  ])('refuses %s', (_name, call, kind, text) => {
    const run = (): Quaternion => meanRotation(...(call as unknown as Parameters<typeof meanRotation>));
    expect(run).toThrow(kind);
    expect(run).toThrow(text);
  });
});

function scaleToOne(vector: readonly number[]): Quaternion {
  const length = Math.hypot(...vector);
  return vector.map((component) => component / length) as Quaternion;
}
