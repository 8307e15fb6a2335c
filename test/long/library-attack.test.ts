/**
 * A small seeded slice of test/long/library-attack.mjs. The mutated calls have a table
 * of their own in npm test.
 */
import { describe, expect, it } from 'vitest';
import * as library from 'rigid-body-lab';

interface Attack {
  name: string;
  limit: number;
  count: number;
}

const load = (name: string): Promise<unknown> =>
  import(new URL(`test/long/${name}`, new URL('../../', import.meta.url)).href);
const { attacks, run } = (await load('attacks.mjs')) as {
  attacks: Attack[];
  run: (of: typeof library, attack: Attack, random: unknown, share: number) => { worst: number; problem: string };
};
const { seeded } = (await load('random.mjs')) as { seeded: (seed: number) => unknown };

/** About a hundredth of the whole. */
const SHARE = 0.01;

describe('the library under attack', () => {
  it.each(attacks.map((attack) => [attack.name, attack] as const))('%s', (_name, attack) => {
    const { worst, problem } = run(library, attack, seeded(2), SHARE);
    expect(problem).toBe('');
    expect(worst).toBeLessThanOrEqual(attack.limit);
  });
});
