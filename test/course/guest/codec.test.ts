import { describe, expect, it } from 'vitest';
import { createCodec } from '../../../src/course/guest/codec.js';
import { DEFAULT_LIMITS } from '../../../src/course/guest/limits.js';
import { printable } from '../../../src/course/guest/printable.js';
import { readReply } from '../../../src/course/guest/reply.js';
import { hostHere } from '../../../src/course/judging/here.js';

const codec = createCodec(DEFAULT_LIMITS);
const noFunctions = { function: () => '{"$":"function"}', visit: null, methods: [] };
const functionsAsSymbols = { function: () => Symbol.for('function'), deepest: 0, methods: [], made: null };
const round = (value: unknown): unknown => codec.read(JSON.parse(codec.write(value, noFunctions)), functionsAsSymbols);
const read = (text: string): unknown => readReply(text, DEFAULT_LIMITS, () => undefined);

describe('the codec', () => {
  it.each([
    [0.1 + 0.2],
    [-0],
    [NaN],
    [Infinity],
    [-Infinity],
    [1e-320],
    ['text with "quotes"\n\u2028'],
    [true],
    [null],
    [undefined],
    [[1, [2, [3]], { a: { b: [null] } }]],
    [Float64Array.of(1, -0, NaN, Infinity)],
    [Int32Array.of(-1, 2)],
    [{ $: 'NaN', v: [1], __proto__x: 2 }],
    [{ ['__proto__']: { polluted: true } }],
    [[]],
    [{}],
  ])('brings %j through unchanged', (value) => {
    expect(round(value)).toStrictEqual(value);
  });

  it.each([
    [() => 1, 'function'],
    [Symbol('s'), 'symbol'],
    [10n, 'bigint'],
    [Promise.resolve(1), 'promise'],
  ])('brings only the kind of %s', (value, kind) => {
    expect(round(value)).toBe(Symbol.for(kind));
  });

  it('never calls what belongs to the value', () => {
    const hostile = { toJSON: () => 1, valueOf: () => 2, toString: () => '3', x: 4 };
    expect(Object.keys(round(hostile) as object)).toEqual(['toJSON', 'valueOf', 'toString', 'x']);
  });
});

describe('the limits of a returned value', () => {
  const limits = { ...DEFAULT_LIMITS, values: 100, depth: 3, fields: 4, stringLength: 10 };
  const probe = async (make: () => unknown): Promise<unknown> => {
    const host = hostHere({ make }, { names: ['make'], methods: [], limits, exported: [] });
    const watch = { watchedCalls: 0, frozenArguments: false, sameArguments: false };
    const job = { source: '({ make }) => make()', inputs: ['null'], group: 'public' as const, watch, ms: 1000 };
    return (await host.run(job)).outcomes[0];
  };
  const cyclic: unknown[] = [];
  cyclic.push(cyclic);
  it.each([
    [() => Array.from({ length: 200 }, () => 1), 'a list of 200 entries'],
    [() => ({ a: 1, b: 2, c: 3, d: 4, e: 5 }), 'an object of 5 fields'],
    [() => 'x'.repeat(11), 'a text of 11 characters'],
    [() => [[[[1]]]], 'a value nested more than 3 deep'],
    [() => cyclic, 'a value nested more than 3 deep'],
    [() => new Float64Array(1e6), 'a list of 1000000 entries'],
    [() => Array.from({ length: 60 }, () => [1]), 'more than 100 values'],
  ])('%s', async (make, reason) => {
    expect(await probe(make)).toEqual({ kind: 'unfit', reason });
  });
});

describe('reading a reply', () => {
  it.each(['', 'null', '7', '{}', '{"pass":true}', '{"loaded":1', '[]', '{"score":10,"status":"pass"}'])(
    'nothing in %j means anything',
    (text) => {
      expect(read(text)).toEqual({ kind: 'crash', reason: 'process' });
    },
  );

  it('a value is a value, whatever it claims', () => {
    expect(read('{"value":{"$":"object","e":[["status","pass"],["score",10]]}}')).toEqual({
      kind: 'value',
      value: { status: 'pass', score: 10 },
    });
  });

  it.each(['{"$":"object"}', '{"$":"Float64Array","v":1e12}', '{"$":7}', '{}', `${'['.repeat(50)}${']'.repeat(50)}`])(
    'a forged tag %s is no value that a judge accepts',
    (text) => {
      const outcome = read(`{"value":${text}}`) as { kind: string; value?: unknown };
      expect(outcome.kind === 'unfit' || typeof outcome.value === 'symbol').toBe(true);
    },
  );

  it('takes control characters and direction marks out of a student’s text', () => {
    expect(printable('a\u001b[31mb\u0007\u202ec\r\nd')).toBe('a·[31mb··c·\nd');
    expect(read('{"thrown":{"name":"E","message":"\\u001b[2Jgone","stack":""}}')).toEqual({
      kind: 'thrown',
      thrown: { name: 'E', message: '·[2Jgone' },
    });
  });
});
