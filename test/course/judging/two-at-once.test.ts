import { describe, expect, it } from 'vitest';
import { diagnose } from '../../../src/course/judging/diagnose.js';
import type { Diagnosis } from '../../../src/course/judging/guess.js';
import type { AnySweep, Misconception } from '../../../src/course/judging/exercise.js';
import { safely } from '../../../src/course/judging/judge-check.js';
import { close } from '../../../src/course/judging/judges.js';
import type { SweepFindings } from '../../../src/course/judging/sweep.js';

interface Input {
  x: number;
  y: number;
}
type Formula = (input: Input) => unknown;

/** Without a plain relation between any two of them. */
const INPUTS: Input[] = Array.from({ length: 12 }, (_, i) => ({
  x: Math.sin(3 * i + 1) + 2.3,
  y: (i % 2 === 0 ? 1 : -1) * (Math.cos(5 * i) + 1.7),
}));

const mistake = (id: string, value: Formula): Misconception<unknown> => ({
  id,
  says: `Here is ${id}.`,
  value: value as (input: unknown) => unknown,
});

/** What is told about a function, given the right one and known mistakes. */
async function told(
  got: Formula,
  right: Formula,
  misconceptions: readonly Misconception<unknown>[],
  labels: Record<string, (input: Input) => boolean> = {},
): Promise<Diagnosis | undefined> {
  const sweep = {
    wanted: right,
    judge: () => close(),
    misconceptions,
    labels,
    others: [],
  } as unknown as AnySweep;
  const tries = INPUTS.map((input) => {
    const value = got(input);
    const { score } = safely(close(), value, { wanted: right(input), inputs: input });
    return { input, raw: null, outcome: { kind: 'value', value }, right: score === 1, again: false };
  });
  return diagnose(sweep, { tries, shared: false } as unknown as SweepFindings);
}

const SUM: Formula = ({ x, y }) => x * x + y;
const vector =
  (f: (x: number, y: number) => number[]): Formula =>
  ({ x, y }) =>
    f(x, y);
const RIGHT = vector((x, y) => [x * x, x * y, y * y]);

describe('two known mistakes', () => {
  const first = mistake(
    'first',
    vector((x, y) => [x + 0.1, x * y, y * y]),
  );
  const last = mistake(
    'last',
    vector((x, y) => [x * x, x * y, y / 3]),
  );
  const both = vector((x, y) => [x + 0.1, x * y, y / 3]);

  it('are told where they touch different numbers', async () => {
    expect(await told(both, RIGHT, [last, first])).toEqual({
      id: 'last-and-first',
      says: 'Two things at once. First: Here is last. Second: Here is first.',
    });
  });

  it('are not told where one alone explains it, known as one or not', async () => {
    expect((await told(both, RIGHT, [first, last, mistake('both', both)]))?.id).toBe('both');
    expect((await told(last.value, RIGHT, [first, last]))?.id).toBe('last');
  });

  it('are not told where two others fit as well', async () => {
    const another = mistake(
      'another',
      vector((x, y) => [x * x, x * y, y / 3]),
    );
    expect(await told(both, RIGHT, [first, last, another])).toBeUndefined();
  });

  it('are not told where a single answer is another', async () => {
    const but = (input: Input): unknown => (input === INPUTS[7] ? [1.5, 2.5, 3.5] : both(input));
    expect(await told(but, RIGHT, [first, last])).toBeUndefined();
  });

  it('are not told where the second is needed for two inputs only', async () => {
    const rare = mistake('rare', (input) => (INPUTS.indexOf(input) < 2 ? last.value(input) : RIGHT(input)));
    const got: Formula = (input) => {
      const [a] = first.value(input) as number[];
      const [, b, c] = rare.value(input) as number[];
      return [a, b, c];
    };
    expect(await told(got, RIGHT, [first, rare])).toBeUndefined();
  });

  it('are not told in words that vouch for what the other spoils', async () => {
    const vouching = { ...last, says: 'The first two are right; the last is not squared.' };
    expect(await told(both, RIGHT, [first, vouching])).toBeUndefined();
  });

  it('are told by the part in which each of them stands', async () => {
    const matrix =
      (f: (x: number, y: number) => [number, number]): Formula =>
      ({ x, y }) => {
        const [on, off] = f(x, y);
        return [
          [on, off],
          [off, 2 * on + 1],
        ];
      };
    const right = matrix((x, y) => [x * x, x * y]);
    const one = mistake(
      'one',
      matrix((x, y) => [x ** 3, y * y]),
    );
    const other = mistake(
      'other',
      matrix((x, y) => [x + y, x / y]),
    );
    expect(
      await told(
        matrix((x, y) => [x + y, y * y]),
        right,
        [one, other],
      ),
    ).toEqual({
      id: 'one-and-other',
      says: 'Two things at once. First, off the diagonal: Here is one. Second, on the diagonal: Here is other.',
    });
  });
});

describe('a known mistake and a change of what it gives', () => {
  const known = mistake('known', ({ x, y }: Input) => x * x + y ** 3);
  it.each([
    ['other-sign', -1, 'The number has the other sign. Which way is positive here, and what is subtracted from what?'],
    ['by-a-factor', 2, 'The number is twice what it should be.'],
    ['by-a-factor', Math.PI / 180, 'The number is π/180 times what it should be.'],
  ])('are told: %s %d', async (id, factor, says) => {
    const got: Formula = (input) => factor * (known.value(input) as number);
    expect(await told(got, SUM, [known])).toEqual({
      id: `known-and-${id}`,
      says: `Two things at once. First: Here is known. Second: ${says}`,
    });
  });

  it('are not told where no name fits the factor', async () => {
    expect(await told((input) => 2.7 * (known.value(input) as number), SUM, [known])).toBeUndefined();
  });

  it('are not told where half of one is twice another', async () => {
    const four = mistake('four', (input) => 4 * (known.value(input) as number));
    expect(await told((input) => 2 * (known.value(input) as number), SUM, [known, four])).toBeUndefined();
  });

  it('tells another order only where that spoils the right answer', async () => {
    const square = (f: (x: number, y: number) => number[][]): Formula => vector(f as never);
    const right = square((x, y) => [
      [x, y],
      [x * y, 1.5],
    ]);
    const wrong = mistake(
      'wrong',
      square((x, y) => [
        [x + 1, y],
        [x * x, 2.5],
      ]),
    );
    const got = square((x, y) => [
      [x + 1, x * x],
      [y, 2.5],
    ]);
    expect((await told(got, right, [wrong]))?.says).toBe(
      'Two things at once. First: Here is wrong. Second: Row 1, column 2 and row 2, column 1 are exchanged.',
    );
    const symmetric = square((x, y) => [
      [x, y],
      [y, 1.5],
    ]);
    expect(await told(got, symmetric, [wrong])).toBeUndefined();
  });
});

describe('two known mistakes for different inputs', () => {
  const low = mistake('low', ({ x, y }: Input) => x + y * y);
  const high = mistake('high', ({ x, y }: Input) => x / y);
  const got: Formula = (input) => (input.y < 0 ? low : high).value(input);
  const labels = { 'whenever y is negative': ({ y }: Input) => y < 0 };

  it('are told where a label says for which', async () => {
    expect(await told(got, SUM, [high, low], labels)).toEqual({
      id: 'low-and-high',
      says: 'Two things at once. First, whenever y is negative: Here is low. Second, in the other cases that fail: Here is high.',
    });
  });

  it('are not told of inputs that have nothing in common', async () => {
    expect(await told(got, SUM, [high, low])).toBeUndefined();
    const mixed: Formula = (input) => (input.x > 2.3 ? low : high).value(input);
    expect(await told(mixed, SUM, [high, low], labels)).toBeUndefined();
  });

  it('are not told of words and whole numbers, which fit by chance', async () => {
    const word =
      (one: Formula): Formula =>
      (input) =>
        Math.round(one(input) as number);
    const whole = [high, low].map(({ id, value }) => mistake(id, word(value)));
    expect(await told(word(got), word(SUM), whole, labels)).toBeUndefined();
    const sign =
      (one: Formula): Formula =>
      (input) =>
        (one(input) as number) > 1 ? 'more' : 'less';
    expect(
      (
        await told(
          sign(got),
          sign(SUM),
          [high, low].map(({ id, value }) => mistake(id, sign(value))),
          labels,
        )
      )?.says ?? '',
    ).not.toMatch(/^Two/);
  });
});
