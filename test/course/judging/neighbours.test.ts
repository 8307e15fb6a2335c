import { describe, expect, it } from 'vitest';
import { derived, drawMany, listOf, numberIn, oneOf, recordOf } from '../../../src/course/judging/domain.js';
import type { InputOf, Random } from '../../../src/course/judging/domain.js';
import { besides } from '../../../src/course/judging/neighbours.js';
import { seeded } from '../../support/random.js';

const steps = recordOf({
  h: numberIn(-2, 2),
  t: numberIn(0, 9),
  equations: listOf(recordOf({ y: numberIn(1, 9), rate: numberIn(1, 9) }), 1, 4),
});

type Step = InputOf<typeof steps>;
const draws = (seed: number): Random => {
  const random = seeded(seed);
  return () => random.next();
};

describe('inputs beside a drawn one', () => {
  const pairs = besides(steps, drawMany(steps, 20, draws(3)));
  const changed = (one: object, other: object, path = ''): string[] =>
    Object.entries(one).flatMap(([name, value]: [string, unknown]) => {
      const there = (other as Record<string, unknown>)[name];
      if (typeof value === 'object' && value !== null) return changed(value, there as object, `${path}/${name}`);
      return value === there ? [] : [`${path}/${name}`];
    });

  it('differ from it in one number each, and in every part once', () => {
    const found: string[] = [];
    for (let i = 0; i < pairs.length; i += 2) {
      expect(pairs[i]).toBe(pairs[0]);
      const paths = changed(pairs[i].input, pairs[i + 1].input);
      expect(paths).toHaveLength(1);
      found.push(paths[0].replace(/\d+/, ''));
    }
    expect(found.sort()).toEqual(['/equations//rate', '/equations//y', '/h', '/t']);
  });

  it('show what looks up its answers by all but one number', () => {
    const wanted = ({ h, t, equations }: Step): number =>
      t + h * equations.reduce((sum, { y, rate }) => sum + y * rate, 0);
    const keys: ((input: Step) => unknown)[] = [
      ({ t, equations }) => [t, equations],
      ({ h, equations }) => [h, equations],
      ({ h, t, equations }) => [h, t, equations.map(({ y }) => y)],
      ({ h, t, equations }) => [h, t, equations.map(({ rate }) => rate)],
    ];
    for (const keyOf of keys) {
      let last: { key: string; value: number } | undefined;
      const wrong = pairs.filter(({ input }) => {
        const key = JSON.stringify(keyOf(input));
        if (last?.key !== key) last = { key, value: wanted(input) };
        return last.value !== wanted(input);
      });
      expect(wrong).toHaveLength(1);
    }
  });

  it('leave out what the statement does not allow, and none are made where nothing can be simpler', () => {
    const positive = derived(steps, (step) => (step.h !== 0 && step.h !== 1 && step.h !== -1 ? step : undefined));
    const heights = besides(positive, drawMany(positive, 20, draws(4))).map(({ input }) => input.h);
    expect(heights.length).toBeGreaterThan(2);
    expect(heights.every((h) => ![0, 1, -1].includes(h))).toBe(true);
    const fixed = recordOf({ axis: oneOf(['x']) });
    expect(besides(fixed, drawMany(fixed, 3, draws(5)))).toEqual([]);
  });
});
