/** What Node refuses of options is said in this project's words, and with the option that was meant. */
import { describe, expect, it } from 'vitest';
import type { Io } from '../../../src/course/cli/command.js';
import { main } from '../../../src/course/cli/main.js';
import { FLAG, argumentsIn } from '../../../src/course/cli/options.js';

/** The first line of the refusal. */
async function refused(line: string): Promise<string> {
  const errors: string[] = [];
  const io: Io = { out: () => undefined, err: (text) => errors.push(text), colour: false, width: 80 };
  expect(await main(line.split(' '), io)).toBe(2);
  return errors.join('\n').split('\n')[0];
}

describe('argumentsIn', () => {
  it('gives values, defaults and words in their order', () => {
    const options = { out: { type: 'string' }, to: { type: 'string', default: 'x' }, all: FLAG, json: FLAG } as const;
    expect(argumentsIn(['b', '--out', 'f', 'a', '--json'], options)).toEqual({
      values: { out: 'f', to: 'x', all: false, json: true },
      words: ['b', 'a'],
    });
    expect(argumentsIn(['--out=f', '--', '--json'], options)).toMatchObject({
      values: { out: 'f', json: false },
      words: ['--json'],
    });
  });

  it.each([
    ['grade hand-ins --out', 'lab grade: --out needs a folder for the results'],
    ['grade hand-ins --out --resume', 'lab grade: --out needs a folder for the results'],
    ['grade hand-ins --exercise', 'lab grade: --exercise needs a list such as 01,05, or all'],
    ['grade hand-ins --shard', 'lab grade: --shard needs a value'],
    ['grade hand-ins --uot results', 'lab grade: there is no option "--uot". Did you mean --out?'],
    ['verify 05 --overlay', 'lab verify: --overlay needs a folder'],
    ['review --answer', 'lab review: --answer needs an answer, such as b'],
    ['check --all=yes', 'lab check: --all takes no value'],
    ['check --jsno', 'lab check: there is no option "--jsno". Did you mean --json?'],
    ['check -x', 'lab check: there is no option "-x".'],
    ['list 05 06', 'lab list: too many arguments: 05 06'],
    ['ideas export --for', 'lab ideas: --for needs one of moodle, canvas, print, key'],
  ])('%s', async (line, says) => {
    expect(await refused(line)).toBe(says);
  });
});
