/** What the page's console prints, against Node's. */
import { formatWithOptions } from 'node:util';
import * as mathjs from 'mathjs';
import { describe, expect, it } from 'vitest';
import { consoleText } from '../../../src/course/browser/console-format.js';
import { freeRotation, rigidBody, rigidBodyState, simulate, solidBox } from '../../../src/index.js';
import { seeded } from '../../support/random.js';

const inNode = (...values: readonly unknown[]): string => formatWithOptions({ colors: false }, ...values);

class Point {
  constructor(
    readonly x: number,
    readonly y: number,
  ) {}
}

class Named extends Point {
  static readonly zero: Named = new Named(0, 0);
  get length(): number {
    return Math.hypot(this.x, this.y);
  }
}

const box = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 12 }) });
const run = simulate(box, rigidBodyState({ omegaBody: [0.001, 2, 0] }), { duration: 1, stepSize: 0.01 });
const circle: Record<string, unknown> = { name: 'circle' };
circle['self'] = circle;
circle['list'] = [circle];

const numbers = (count: number): number[] => Array.from({ length: count }, (_, k) => Math.sin(k) * 10 ** (k % 7));

const values: readonly (readonly [string, unknown])[] = [
  ['numbers', [0, -0, 1.5, -2e-9, NaN, Infinity, 1e21]],
  ['a negative zero', -0],
  ['nothing', [null, undefined]],
  ['a text', 'it is "this"'],
  ['texts', ["it's", '"quoted"', '`both\' "`', 'a\nb', '\t\\', '\u0001\u007f', 'ω₁ → 2 × π']],
  ['a bigint', [12n, -3n]],
  ['symbols', [Symbol('s'), Symbol.iterator]],
  ['a vector', [1, 2, 3]],
  [
    'a matrix',
    [
      [1, 0, 0],
      [0, -1, 0.5],
      [0, 0.25, 1],
    ],
  ],
  ['a long matrix', Array.from({ length: 9 }, (_, k) => [k, k * k, k ** 3])],
  ['a state', rigidBodyState({ omegaBody: [0.001, 2, 0] })],
  ['a body', box],
  ['a run', run],
  ['a motion', freeRotation({ principalMoments: [5, 17, 20], omegaBody: [1, 2, 3], orientation: [1, 0, 0, 0] })(0.5)],
  ['seven numbers', numbers(7)],
  ['thirty numbers', numbers(30)],
  ['more than a hundred', numbers(120)],
  ['exactly one more', numbers(101)],
  ['words in columns', Array.from({ length: 27 }, (_, k) => 'abcdefghijklmnop'.slice(0, 1 + (k % 5)))],
  ['mixed', [1, 'a', null, 2, 'bb', undefined, true, 3]],
  ['records', Array.from({ length: 8 }, (_, k) => ({ k, square: k * k }))],
  ['a deep record', { a: { b: { c: { d: 1 } } }, list: [[[[1]]]] }],
  ['a long record', Object.fromEntries(Array.from({ length: 30 }, (_, k) => [`key${k}`, k]))],
  ['odd keys', { 'a-b': 1, $a: 2, _b: 3, 4: 5, '': 6, "it's": 7, [Symbol('s')]: 8 }],
  ['an instance', new Point(1, 2)],
  ['an heir', [new Named(3, 4), Named]],
  ['no class', class {}], // eslint-disable-line @typescript-eslint/no-extraneous-class
  ['functions', [Math.sin, (x: number) => x, function named() {}, async () => {}, function* () {}]],
  ['a function with fields', Object.assign(() => 1, { unit: 's' })],
  [
    'a map',
    new Map<unknown, unknown>([
      ['a', 1],
      [[1, 2], { b: 2 }],
    ]),
  ],
  ['a set', new Set([1, 'two', [3]])],
  ['empty ones', [[], {}, new Map(), new Set(), '', new Float64Array(0)]],
  ['typed arrays', [new Float64Array([1, 2.5, -0]), Uint8Array.from(numbers(20).map(Math.abs)), new Int32Array(130)]],
  ['holes', [1, , , 4, ,]], // eslint-disable-line no-sparse-arrays
  ['a list with a field', Object.assign([1, 2], { unit: 'm' })],
  ['dates', [new Date(0), new Date(NaN)]],
  ['regular expressions', /a[/]b/gi],
  ['no prototype', Object.assign(Object.create(null) as object, { x: 1 })],
  [
    'accessors',
    {
      get a() {
        return 1;
      },
      get b() {
        return 1;
      },
      set b(_) {},
      set c(_: number) {},
    },
  ],
  ['a circle', circle],
  [
    'twice the same',
    (() => {
      const v = [1];
      return { a: v, b: v };
    })(),
  ],
  ['a long text inside', { text: `${'word '.repeat(30)}\n${'line '.repeat(20)}\nend` }],
  ['nested lists in columns', Array.from({ length: 12 }, (_, k) => Array.from({ length: k % 4 }, () => k))],
  [
    'a matrix of mathjs',
    mathjs.matrix([
      [1, 2],
      [3, 4],
    ]),
  ],
  ['a complex number', { z: mathjs.complex(1, 2), list: [mathjs.complex(0, -1)] }],
  ['wide texts', ['πππππππ', 'ωωω', 'ννν', 'a', 'b', 'c', 'd', 'eeeeeeeeeeeeee']],
];

describe('console text', () => {
  it.each(values)('%s', (_, value) => {
    expect(consoleText(value)).toBe(inNode(value));
    expect(consoleText('value:', value, [value])).toBe(inNode('value:', value, [value]));
    expect(consoleText({ value })).toBe(inNode({ value }));
  });

  it('errors without their frames', () => {
    const error = new RangeError('too large');
    const bare = Object.assign(new RangeError('too large'), { stack: undefined });
    expect(consoleText(error)).toBe('[RangeError: too large]');
    expect(consoleText({ error, list: [error] })).toBe(
      inNode({ error: bare, list: [bare] }).replace(/\[stack\]: undefined/g, ''),
    );
  });

  it.each([
    ['%d and %i and %f', 1.5, '2.7', '3.5 m'],
    ['%s is %s', 'name', { a: { b: 1 } }],
    ['%o', 1],
    ['%O', { a: [1, 2] }],
    ['%j', { a: 1 }],
    ['%c styled', 'color: red'],
    ['100 %', 1],
    ['%% %d', 1],
    ['%d %d', 1],
    ['%d', -0],
    ['%d', 'none'],
    ['%s', 12n],
    ['%d', 12n],
    ['%s', -0],
    ['%s', null],
    ['a', 'b', 3, ['c']],
    [1, 'a'],
    [],
    [''],
    ['%x', 1],
  ])('%j', (...given: readonly unknown[]) => {
    expect(consoleText(...given)).toBe(inNode(...given));
  });

  it('of a seeded thousand of values', () => {
    const random = seeded(41);
    const value = (depth: number): unknown => {
      const kind = random.integer(0, depth > 3 ? 3 : 7);
      const count = random.integer(0, 12);
      const many = (): unknown[] => Array.from({ length: count }, () => value(depth + 1));
      if (kind === 0) return Math.round(random.normal() * 1000) / 100;
      if (kind === 1) return random.normal() * 10 ** random.integer(-12, 12);
      if (kind === 2) return 'some words of a text'.slice(0, random.integer(0, 20));
      if (kind === 3) return [true, null, undefined, -0][random.integer(0, 3)];
      if (kind === 4) return Array.from({ length: random.integer(0, 40) }, () => random.integer(-1000, 1000));
      if (kind === 5) return Object.fromEntries(many().map((v, k) => [`k${k}`, v]));
      return kind === 6 ? many() : new Map(many().map((v, k) => [k, v]));
    };
    for (let k = 0; k < 1000; k++) {
      const drawn = value(0);
      expect(consoleText(drawn)).toBe(inNode(drawn));
    }
  });
});
