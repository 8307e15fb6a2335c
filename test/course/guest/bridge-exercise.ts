/**
 * An exercise that uses all of the bridge: callbacks, a factory with methods, typed arrays,
 * hidden checks and sweeps.
 */
import { DEFAULT_LIMITS } from '../../../src/course/guest/limits.js';
import {
  bounded,
  close,
  defineChecks,
  integerIn,
  listOf,
  numberIn,
  recordOf,
  sweepOf,
} from '../../../src/course/judging/authoring.js';
import type { AnyCheckSet, ExerciseInfo } from '../../../src/course/judging/exercise.js';
import type { Definitions } from '../../../src/course/judging/plan.js';

interface Student {
  /** A list times a number. */
  scaled: (list: number[], factor: number) => number[];
  /** [f(0), f(1), …] of n numbers. */
  sampled: (f: (k: number) => number, n: number) => number[];
  /** A body at rest that can be pushed. */
  makeBody: (mass: number) => { push: (impulse: number) => void; state: () => { p: number; v: number } };
  /** Mass times velocity. */
  momentum: (body: { mass: number; velocity: Float64Array }) => Float64Array;
}

const sweep = sweepOf<Student>();

export const info: ExerciseInfo = {
  id: 'bridge',
  version: 1,
  title: 'Everything that crosses',
  notebook: 'none',
  source: [],
  objectives: [],
  prerequisites: [],
  minutes: 30,
  tasks: [
    { title: 'Scaled', can: 'cross the bridge', points: 3, exports: ['scaled'] },
    { title: 'Sampled', can: 'cross the bridge', points: 4, exports: ['sampled'] },
    { title: 'Body', can: 'cross the bridge', points: 1, exports: ['makeBody'] },
    { title: 'Momentum', can: 'cross the bridge', points: 2, exports: ['momentum'] },
  ],
  rubric: [
    { check: 'scaled', task: 1, points: 1 },
    { check: 'sampled', task: 2, points: 1 },
    { check: 'error', task: 2, points: 1 },
    { check: 'body', task: 3, points: 1 },
    { check: 'momentum', task: 4, points: 1 },
    { check: 'again', task: 2, points: 1, hidden: true },
    { check: 'any-list', task: 1, points: 2 },
    { check: 'any-count', task: 2, points: 1 },
    { check: 'any-body', task: 4, points: 1 },
  ],
  imports: [],
  methods: ['push', 'state'],
};

/** Sums up what is wrong: the kind of check that a value with a mind of its own could talk into zero. */
const strictly = bounded({ limit: 1e-9, what: 'the sum of the errors' });

export const definitions: Definitions = {
  checks: {
    ...defineChecks<Student, null>({
      inputs: () => null,
      checks: {
        scaled: {
          title: 'three numbers, twice',
          probe: ({ scaled }) => {
            const got = scaled([1, 2, 3], 2);
            return got.reduce((sum, x, i) => sum + Math.abs(x - 2 * (i + 1)), Math.abs(got.length - 3));
          },
          wanted: () => 0,
          judge: strictly,
        },
        sampled: {
          title: 'the squares of 0, 1, 2 and 3, and what f was asked',
          probe: ({ sampled }) => {
            const asked: number[] = [];
            const squares = sampled((k) => {
              asked.push(k);
              return k * k;
            }, 4);
            return { squares, asked: asked.map((k, i) => k - i) };
          },
          wanted: () => ({ squares: [0, 1, 4, 9], asked: [0, 0, 0, 0] }),
          judge: close(),
        },
        error: {
          title: 'an error of f arrives',
          probe: ({ sampled }) => {
            try {
              sampled(() => {
                throw new RangeError('f is not defined there');
              }, 1);
              return 0;
            } catch (error) {
              return error instanceof Error && error.message === 'f is not defined there' ? 1 : 0;
            }
          },
          wanted: () => 1,
          judge: close(),
        },
        body: {
          title: 'a body of 2 kg, pushed twice',
          probe: ({ makeBody }) => {
            const body = makeBody(2);
            body.push(3);
            body.push(1);
            return body.state();
          },
          wanted: () => ({ p: 4, v: 2 }),
          judge: close(),
        },
        momentum: {
          title: 'the momentum of a body of 2 kg',
          probe: ({ momentum }) => Array.from(momentum({ mass: 2, velocity: Float64Array.of(1, 2, 3) })),
          wanted: () => [2, 4, 6],
          judge: close(),
        },
      },
    }),
    sweeps: {
      'any-list': sweep({
        title: 'any list, any factor',
        of: 'scaled',
        domain: recordOf({ list: listOf(numberIn(-9, 9), 1, 6), factor: numberIn(-3, 3) }),
        call: ({ scaled }, { list, factor }) => scaled(list, factor),
        wanted: ({ list, factor }) => list.map((x) => factor * x),
        judge: () => close({ absolute: 1e-12 }),
      }),
      'any-count': sweep({
        title: 'any count of samples',
        of: 'sampled',
        domain: recordOf({ n: integerIn(1, 9), slope: numberIn(-3, 3) }),
        call: ({ sampled }, { n, slope }) => sampled((k) => slope * k, n),
        wanted: ({ n, slope }) => Array.from({ length: n }, (_, k) => slope * k),
        judge: () => close({ absolute: 1e-12 }),
      }),
      'any-body': sweep({
        title: 'any body',
        of: 'momentum',
        domain: recordOf({ mass: numberIn(0, 9), velocity: listOf(numberIn(-9, 9), 3, 3) }),
        call: ({ momentum }, { mass, velocity }) => momentum({ mass, velocity: Float64Array.from(velocity) }),
        wanted: ({ mass, velocity }) => velocity.map((v) => mass * v),
        judge: () => close({ absolute: 1e-12 }),
      }),
    },
  } as AnyCheckSet,
  hidden: defineChecks<Student, null>({
    inputs: () => null,
    checks: {
      again: {
        title: 'another function',
        probe: ({ sampled }) => sampled((k) => 10 - k, 3),
        wanted: () => [10, 9, 8],
        judge: close(),
      },
    },
  }) as AnyCheckSet,
};

/** Attacks must not wait long; a machine under load must not fail an honest check. */
export const limits = { ...DEFAULT_LIMITS, checkMs: 500, loadMs: 800, sweepMs: 800, guestBytes: 32 * 2 ** 20 };

/** The parts of an honest file: an attack puts its own in their place. */
const HONEST = {
  scaled: 'function scaled(list: any, factor: any): any { return list.map((x: number) => factor * x); }',
  sampled: `function sampled(f: any, n: any): any {
    const values = [];
    for (let k = 0; k < n; k++) values.push(f(k));
    return values;
  }`,
  makeBody: `function makeBody(mass: any): any {
    let p = 0;
    return { push: (impulse: number) => { p += impulse; }, state: () => ({ p, v: p / mass }) };
  }`,
  momentum: `function momentum({ mass, velocity }: any): any { return velocity.map((v: number) => mass * v); }`,
};
export type Part = keyof typeof HONEST;

/** A file with other parts, and with something before or behind all of them. */
export function fileWith({
  before = '',
  after = '',
  ...parts
}: Partial<Record<Part | 'before' | 'after', string>>): string {
  const functions = Object.entries({ ...HONEST, ...parts }).map(([, text]) => `export ${text}`);
  return [before, ...functions, after].join('\n');
}
