import { describe, expect, it } from 'vitest';
import * as authoring from '../../../src/course/judging/authoring.js';
import { judgeFrom, RECIPES } from '../../../src/course/judging/recipes.js';
import type { Judge } from '../../../src/course/judging/judgement.js';
import { publicReport } from '../../support/oracle.js';
import { seeded } from '../../support/random.js';

const { bounded, close, conserves, converges, frameInvariant, orthonormal, parts, sameOrientation, sameRotation } =
  authoring;
const identity = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const nan = identity.map((row) => row.map(() => NaN));

/** One right and one wrong value for every judge: a judge without a row here fails the first test. */
const table: Record<string, { judge: Judge; right: unknown; wrong: unknown; wanted?: unknown; inputs?: unknown }> = {
  close: { judge: close(), wanted: [1, 2], right: [1 + 1e-12, 2], wrong: [1, 2.1] },
  sameRotation: {
    judge: sameRotation(),
    wanted: identity,
    right: identity,
    wrong: [identity[1], identity[2], identity[0]],
  },
  sameOrientation: { judge: sameOrientation(), wanted: [1, 0, 0, 0], right: [-1, 0, 0, 0], wrong: [0, 1, 0, 0] },
  conserves: { judge: conserves({ what: 'the energy' }), right: [2, 2, 2 + 1e-12], wrong: [2, 2.1, 2] },
  converges: {
    judge: converges({ order: 4 }),
    wanted: 1,
    right: [0.1, 0.05].map((stepSize) => ({ stepSize, value: 1 + stepSize ** 4 })),
    wrong: [0.1, 0.05].map((stepSize) => ({ stepSize, value: 1 + stepSize })),
  },
  frameInvariant: {
    judge: frameInvariant({ what: 'the length', transform: (x: number) => x }),
    right: { original: 5, transformed: 5 },
    wrong: { original: 5, transformed: 6 },
  },
  orthonormal: { judge: orthonormal(), right: identity, wrong: [identity[1], identity[0], identity[2]] },
  symmetric: { judge: authoring.symmetric(), right: identity, wrong: [identity[1], identity[2], identity[0]] },
  bounded: { judge: bounded({ limit: 1e-6, what: 'the residual' }), right: [1e-7, 0], wrong: [0, -1e-3] },
  parts: {
    judge: parts([
      { weight: 3, judge: close() },
      { weight: 1, judge: bounded({ limit: 1, what: 'the value' }) },
    ]),
    wanted: 0.5,
    right: 0.5,
    wrong: 7,
  },
};

it.each(Object.entries(table).filter(([name]) => name !== 'frameInvariant'))(
  '%s judges the same when it is made from its recipe as data',
  (_name, { judge, right, wrong, wanted, inputs }) => {
    const again = judgeFrom(JSON.parse(JSON.stringify(judge.recipe)) as never);
    for (const got of [right, wrong]) {
      expect(again(got, { wanted, inputs })).toEqual(judge(got, { wanted, inputs }));
    }
    expect(table.frameInvariant.judge.recipe).toBeUndefined();
  },
);

/** Values of the wrong kind, each of which must be told as such and never pass. */
const unusable = [NaN, Infinity, undefined, null, '1', 'text', {}, [], [[]], nan, Symbol.for('promise'), true];

describe('judges', () => {
  it('each has a right and a wrong value in this test', () => {
    // frameInvariant alone holds a function of the author's.
    expect(Object.keys(table).sort()).toEqual([...RECIPES, 'frameInvariant'].sort());
  });

  it.each(Object.entries(table))('%s tells right from wrong', (_name, { judge, right, wrong, wanted, inputs }) => {
    expect(judge(right, { wanted, inputs })).toEqual({ score: 1 });
    const judgement = judge(wrong, { wanted, inputs });
    expect(judgement.score).toBeLessThan(1);
    expect(judgement.malformed).toBeUndefined();
    expect(judgement.got ?? judgement.says).toBeTypeOf('string');
  });

  it.each(Object.entries(table))('%s never accepts what is not a finite value of its shape', (_name, entry) => {
    for (const value of unusable) {
      const judgement = entry.judge(value, entry);
      expect(judgement.score).toBe(0);
      expect(judgement.malformed).toBe(true);
    }
  });

  it('gr-01: NaN is not close to anything, and the message says NaN', () => {
    const input = publicReport('gr-01').input as { student_returns: string[][]; expected_matrix: number[][] };
    const got = input.student_returns.map((row) => row.map(Number));
    const judgement = close()(got, { wanted: input.expected_matrix });
    expect(judgement.score).toBe(0);
    expect(judgement.says).toBe('NaN is not a finite number');
  });

  it('gr-03: the order of operations does not matter', () => {
    const { masses, coords } = publicReport('gr-03').input as { masses: number[]; coords: number[][] };
    const terms = masses.map((m, k) => m * (coords[k][1] ** 2 + coords[k][2] ** 2));
    const forward = terms.reduce((sum, x) => sum + x);
    const backward = terms.reduceRight((sum, x) => sum + x);
    const split = masses.reduce((sum, m, k) => sum + m * coords[k][1] ** 2 + m * coords[k][2] ** 2, 0);
    for (const got of [backward, split]) expect(close()(got, { wanted: forward }).score).toBe(1);
  });

  it('gr-18: -q is the same orientation', () => {
    const input = publicReport('gr-18').input as { student_q: number[]; expected_q: number[] };
    expect(sameOrientation()(input.student_q, { wanted: input.expected_q }).score).toBe(1);
    const longer = input.student_q.map((x) => 1.01 * x);
    expect(sameOrientation()(longer, { wanted: input.expected_q }).says).toContain('the length is 1.01');
  });

  it('measures rotations by their angle, small ones too', () => {
    const random = seeded(5);
    for (const angle of [1e-10, 1e-6, 0.3, 3]) {
      const r = random.rotation();
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const turned = r.map(([x, y, z]) => [c * x + s * y, c * y - s * x, z]);
      const judgement = sameRotation({ angle: angle / 2 })(turned, { wanted: r });
      expect(judgement.error).toBeNear(angle, 1e-12);
      expect(judgement.errorUnit).toBe('rad');
      expect(judgement.unit).toBeUndefined();
      expect(sameRotation({ angle: 2 * angle })(turned, { wanted: r }).score).toBe(1);
    }
  });

  it('says got, wanted, error, tolerance, unit and where', () => {
    const judge = close({ absolute: 0.5, relative: 0, unit: 'kg m²' });
    expect(
      judge(
        [
          [1, 2],
          [3, 9],
        ],
        {
          wanted: [
            [1, 2],
            [3, 4],
          ],
        },
      ),
    ).toEqual({
      score: 0,
      got: '9',
      wanted: '4',
      error: 5,
      tolerance: 0.5,
      unit: 'kg m²',
      where: '[1][1]',
    });
  });

  it('shows the whole value when several of its numbers are wrong, up to a 4x4 matrix', () => {
    const wanted = [
      [1, 2],
      [3, 4],
    ];
    const got = [
      [1, -2],
      [-3, 4],
    ];
    const judgement = close()(got, { wanted });
    expect(judgement).toMatchObject({ got: '[[1, -2], [-3, 4]]', wanted: '[[1, 2], [3, 4]]', error: 6 });
    expect(judgement.where).toBeUndefined();
    const long = Array.from({ length: 17 }, (_, i) => i + 1);
    expect(
      close()(
        long.map((x) => -x),
        { wanted: long },
      ),
    ).toMatchObject({ got: '-17', wanted: '17', where: '[16]' });
  });

  it('takes the vector norm of the whole difference', () => {
    const wanted = [3, 4];
    expect(close({ norm: 'vector', relative: 0.1 })([3.3, 4.4], { wanted })).toMatchObject({
      score: 0,
      tolerance: 0.5,
    });
    expect(close({ norm: 'vector', relative: 0.11 })([3.3, 4.4], { wanted }).score).toBe(1);
  });

  it('accepts a typed array for a list, and no missing or extra entries', () => {
    expect(close()(Float64Array.of(1, 2), { wanted: [1, 2] }).score).toBe(1);
    expect(close()([1, 2, 3], { wanted: [1, 2] }).says).toBe('a list of 2 is wanted here, not a list of 3');
    expect(close()({ x: 1 }, { wanted: { x: 1, v: 2 } }).says).toBe('the field v is missing');
    expect(close()('north', { wanted: 'south' })).toEqual({ score: 0, got: '"north"', wanted: '"south"' });
  });

  it('says how the order shows, and refuses a reflection', () => {
    expect(table['converges'].judge(table['converges'].wrong, { wanted: 1 })).toMatchObject({
      says: 'halving the step divides the error by 2 instead of 16',
      got: 'order 1.00',
      wanted: 'order 4',
    });
    expect(orthonormal()(table['orthonormal'].wrong, {}).says).toContain('a reflection');
  });

  it('gives partial credit by weight', () => {
    expect(table['parts'].judge(0.7, { wanted: 0.5 }).score).toBe(0.25);
  });
});
