import { describe, expect, it } from 'vitest';
import { diagnose } from '../../../src/course/judging/diagnose.js';
import type { AnySweep } from '../../../src/course/judging/exercise.js';
import { safely } from '../../../src/course/judging/judge-check.js';
import { close } from '../../../src/course/judging/judges.js';
import type { SweepFindings } from '../../../src/course/judging/sweep.js';

const INPUTS = Array.from({ length: 12 }, (_, n) => ({ n }));
type Formula = (input: { n: number }) => unknown;
const RIGHT: Formula = ({ n }) => ['first', 'second', 'same'][n % 3];

/** What is told about a function whose right answers are words, and of which no mistake is known. */
async function told(got: Formula, right = RIGHT): Promise<string | undefined> {
  const sweep = {
    wanted: right,
    judge: () => close(),
    misconceptions: [],
    labels: {},
    others: [],
  } as unknown as AnySweep;
  const tries = INPUTS.map((input) => {
    const value = got(input);
    const judgement = safely(sweep.judge(input), value, { wanted: right(input), inputs: input });
    const outcome = value === undefined ? { kind: 'throw', message: 'no' } : { kind: 'value', value };
    return { input, raw: input, again: false, outcome, judgement, right: judgement.score === 1 };
  });
  const found = { tries, faults: [], shared: false, writes: false, calls: [], afterOthers: false };
  return (await diagnose(sweep, found as unknown as SweepFindings))?.says;
}

const ENDS = 'All other answers are right. What tells the one from the other?';

describe('words that are taken for one another', () => {
  it('are told with how often', async () => {
    expect(await told((input) => (RIGHT(input) === 'same' ? 'second' : RIGHT(input)))).toBe(
      `Where the answer is 'same' you say 'second', each time. ${ENDS}`,
    );
    expect(await told((input) => (RIGHT(input) === 'same' && input.n > 3 ? 'first' : RIGHT(input)))).toBe(
      `Where the answer is 'same' you say 'first', 3 of 4 times. ${ENDS}`,
    );
  });
  it('are told both ways round where they are exchanged', async () => {
    const exchanged: Formula = ({ n }) => ['second', 'first', 'same'][n % 3];
    expect(await told(exchanged)).toBe(
      `Where the answer is 'first' you say 'second', each time; where the answer is 'second' you say 'first', each time. ${ENDS}`,
    );
  });
  it('are not told where three pairs would be needed, where two answers are wrong, and where none is right', async () => {
    expect(await told(({ n }) => ['second', 'same', 'first'][n % 3])).toBeUndefined();
    expect(await told((input) => (input.n < 2 ? 'same' : RIGHT(input)))).toBeUndefined();
    expect(
      await told(
        (input) => (input.n % 2 === 0 ? 'odd' : 'even'),
        ({ n }) => (n % 2 === 0 ? 'even' : 'odd'),
      ),
    ).toBe(undefined);
  });
  it('are not told of numbers, nor where an answer is no word', async () => {
    expect(
      await told(
        ({ n }) => (n % 3 === 0 ? 1 : 2),
        () => 2,
      ),
    ).toBeUndefined();
    expect(await told((input) => (RIGHT(input) === 'same' ? 7 : RIGHT(input)))).toBeUndefined();
    expect(await told((input) => (RIGHT(input) === 'same' ? undefined : RIGHT(input)))).toBeUndefined();
  });
});
