/** Whatever comes back from where a student's code runs, there is a verdict. */
import { beforeAll, describe, expect, it } from 'vitest';
import { openCourse } from '../../../src/course/disk/course.js';
import { prepare } from '../../../src/course/grading/preparation.js';
import type { Answer } from '../../../src/course/guest/reply.js';
import { judgeSubmission } from '../../../src/course/judging/judge-submission.js';
import type { Host, Preparation } from '../../../src/course/judging/host.js';
import { variantOf } from '../../../src/course/judging/variant.js';
import type { Variant } from '../../../src/course/judging/variant.js';
import { slice } from '../../support/slice.js';
import { EXERCISE } from '../support.js';

const TEXTS = [
  '',
  'x',
  '\u001b[2J',
  '__proto__',
  'constructor',
  '1',
  '[0][1]',
  '\ud800',
  '[',
  '{"$":"object"}',
  '[[[]]]',
];
const NUMBERS = [0, -0, 1, -1, NaN, Infinity, -Infinity, 1e308, 5e-324, 2 ** 53, 0.1];

/** A value as a codec could make it, and some that it could not. */
function anyValue(draw: Variant, depth = 0): unknown {
  const list = (length: number): unknown[] => Array.from({ length }, () => anyValue(draw, depth + 1));
  const leaves = [
    () => draw.pick(NUMBERS),
    () => draw.pick(TEXTS),
    () => draw.pick([null, undefined, true, false]),
    () => Symbol.for(draw.pick(['function', 'promise', ''])),
    () => Symbol(),
    () => 10n ** 30n,
    () => new Float64Array(draw.pick([0, 3, 9, 20_000])).fill(draw.pick(NUMBERS)),
    () => new Uint8Array(3),
    () => Array<number>(draw.pick([3, 20_000])).fill(draw.pick(NUMBERS)),
    () => new Date(NaN),
    () => new Map([[1, 2]]),
    () => [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, draw.pick(NUMBERS)],
    ],
    () => [draw.pick(NUMBERS), draw.pick(NUMBERS), draw.pick(NUMBERS)],
  ];
  const branches = [
    () => list(draw.integer(0, 4)),
    () => Object.fromEntries(list(draw.integer(0, 3)).map((value) => [draw.pick(TEXTS), value])),
    () => Object.assign(Object.create(null) as object, { x: anyValue(draw, depth + 1) }),
    () => ({ original: anyValue(draw, depth + 1), transformed: anyValue(draw, depth + 1) }),
  ];
  return draw.pick(depth > 4 ? leaves : [...leaves, ...branches])();
}

function anyOutcome(draw: Variant): unknown {
  const value = anyValue(draw);
  const kinds = ['thrown', 'missing', 'unfit', 'timeout', 'crossings', 'crash', 'not-run', 'void', '__proto__', 7];
  return draw.pick<() => unknown>([
    () => ({ kind: 'value', value }),
    () => ({ kind: 'value', value }),
    () => ({ kind: 'value' }),
    () => ({ kind: 'thrown', thrown: { name: draw.pick(TEXTS), message: draw.pick(TEXTS), line: value } }),
    () => ({ kind: 'thrown', thrown: value }),
    () => ({ kind: draw.pick(kinds), name: value, found: value, reason: value, limitMs: value, limit: value }),
    () => ({ kind: draw.pick(kinds), name: 'f', found: 'undefined', atLoad: value }),
    () => value,
  ])();
}

const anyText = (draw: Variant): unknown => draw.pick<unknown>([...TEXTS, 7, null]);

function anyAnswer(draw: Variant, inputs: number): unknown {
  const count = draw.pick([inputs, inputs, inputs, 0, inputs - 1, inputs + 3]);
  const one = anyOutcome(draw);
  const isSame = draw.random() < 0.3;
  const call = (): unknown =>
    draw.pick<unknown>([null, [anyText(draw), anyText(draw)], ['f', '[1,{"$":"-0"}]'], 'f', {}]);
  const finding = (): unknown =>
    draw.pick<unknown>([
      null,
      {
        kind: draw.pick(['changed', 'returned', 'reused', 'shared', 'x']),
        name: draw.pick(['inertiaTensor', 'centreOfMass', 'x']),
        where: anyText(draw),
        before: anyText(draw),
        after: anyText(draw),
      },
    ]);
  return draw.pick<() => unknown>([
    ...Array<() => unknown>(8).fill(() => ({
      outcomes: Array.from({ length: Math.max(0, count) }, () => (isSame ? one : anyOutcome(draw))),
      findings: Array.from({ length: draw.integer(0, 3) }, finding),
      calls: Array.from({ length: draw.integer(0, 3) }, call),
      ...(draw.random() < 0.5 ? { output: draw.pick(TEXTS) } : {}),
    })),
    () => ({ outcomes: anyValue(draw), findings: anyValue(draw), calls: anyValue(draw), output: anyValue(draw) }),
    () => anyValue(draw),
  ])();
}

const hostOf = (draw: Variant): Host => ({
  accept: () => Promise.resolve({ exported: [draw.pick(['inertiaTensor', 'inertiaTensr', ''])] }),
  run: ({ inputs }) => Promise.resolve(anyAnswer(draw, inputs.length) as Answer),
});

describe('a verdict', { timeout: 600_000 }, () => {
  let preparations: Preparation[];
  beforeAll(async () => {
    const course = openCourse();
    preparations = await Promise.all(course.exercises.map((info) => prepare(course, info, { hidden: true })));
  });

  const SEEDS = slice([...Array(2_000).keys()], 3);
  it.each([0, 1, 2, 3])('comes of any answer of a host, part %d of 4', async (part) => {
    const held = { graded: 0, full: 0 };
    const seeds = SEEDS.filter((_seed, i) => i % 4 === part);
    for (const seed of seeds) {
      const draw = variantOf(`any answer ${seed}`, 'fuzz');
      const preparation = preparations[seed % preparations.length];
      const options = { run: { runner: 'sandbox' as const }, reveal: true, now: () => 0 };
      const verdict = await judgeSubmission(preparation, hostOf(draw), options).catch((error: unknown) => {
        throw new Error(`seed ${seed}: ${(error as Error).stack}`, { cause: error });
      });
      if (verdict.outcome === 'graded' && Number.isFinite(verdict.score)) held.graded++;
      if (verdict.score === verdict.maxScore) held.full++;
      expect(() => JSON.stringify(verdict)).not.toThrow();
      expect(verdict.checks.filter(({ status }) => status === 'void')).toEqual([]);
    }
    expect(held).toEqual({ graded: seeds.length, full: 0 });
  });

  it('is about the exercise that is tested elsewhere, too', () => {
    expect(preparations.map(({ info }) => info.id)).toContain(EXERCISE);
  });
});
