import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBank } from '../../../src/course/bank/question-files.js';
import { main } from '../../../src/course/cli/main.js';
import { CTRL_C } from '../../../src/course/cli/terminal/keys.js';
import { drawn, rightAnswer } from '../../../src/course/questions/drawn-question.js';
import type { ReviewState } from '../../../src/course/questions/review-state.js';
import { seedOf } from '../../../src/course/questions/schedule.js';
import { letterAt } from '../../../src/course/questions/test-of-ideas.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bank = await loadBank(root);
const DAY = 24 * 3_600_000;
const MONDAY = Date.UTC(2026, 10, 30, 19);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'review-'));
  for (const name of ['exercises', 'questions', 'notebooks'])
    symlinkSync(path.join(root, name), path.join(folder, name));
  process.env['LAB_COURSE'] = folder;
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY });
});
afterEach(() => {
  vi.useRealTimers();
  delete process.env['LAB_COURSE'];
  rmSync(folder, { recursive: true, force: true });
});

interface Told {
  code: number;
  out: string;
  err: string;
}

async function review(...args: string[]): Promise<Told> {
  const said = { out: '', err: '' };
  const io = {
    out: (text: string) => (said.out += `${text}\n`),
    err: (text: string) => (said.err += `${text}\n`),
    colour: false,
    width: 80,
  };
  return { code: await main(['review', ...args], io), ...said };
}
const json = async (...args: string[]): Promise<Record<string, unknown>> =>
  JSON.parse((await review(...args, '--json')).out) as Record<string, unknown>;
const stateFile = (): string => path.join(folder, '.lab', 'review.json');
const state = (): ReviewState => JSON.parse(readFileSync(stateFile(), 'utf8')) as ReviewState;

/** How the question that is asked is answered rightly. */
function rightly(id: string): string {
  const { prediction } = drawn(
    bank.find((entry) => entry.id === id)!,
    seedOf(state(), { id }),
  );
  if (prediction.kind === 'number') return String(prediction.answer);
  return prediction.kind === 'order' ? prediction.answer.map(letterAt).join('') : letterAt(prediction.answer);
}

describe('lab review', () => {
  it('asks first which notebooks were read, and then about those before the last of them', async () => {
    const { code, out } = await review();
    expect(code).toBe(0);
    expect(out.replace(/\s+/g, ' ')).toContain(
      'Which notebooks have you read? `node lab review 04` asks about 00 to 04.',
    );
    await review('12');
    expect(state().read['12']).toBe(MONDAY);
    expect(state().read['05']).toBe(MONDAY - DAY);
    const asked = state().sitting!.open.map((id) => bank.find((entry) => entry.id === id)!.question.notebook);
    expect(asked).toHaveLength(5);
    expect(asked).not.toContain('12');
  });

  it('goes through a week: what is known comes back after a day and a week, what is not on the next day', async () => {
    await review('05');
    const sittings: string[][] = [];
    const missed = new Set<string>();
    for (let day = 0; day < 9; day++) {
      vi.setSystemTime(MONDAY + day * DAY);
      sittings.push([]);
      for (let { question } = await json(); question !== null; { question } = await json()) {
        const id = question as string;
        sittings[day].push(id);
        const isMissed = day === 0 && sittings[0].length === 1;
        if (isMissed) missed.add(id);
        const said = await json('--answer', isMissed ? 'show' : rightly(id));
        expect(said).toMatchObject({ question: id, right: !isMissed });
        if (sittings[day].length === 5) break;
      }
    }
    const [first] = sittings;
    expect(first).toHaveLength(5);
    const daysOf = (id: string): number[] => sittings.flatMap((ids, day) => (ids.includes(id) ? [day] : []));
    expect(daysOf(first[0])[1]).toBe(1);
    for (const id of first.slice(1)) expect(daysOf(id)[1]).toBeGreaterThanOrEqual(7);
    expect(missed).toEqual(new Set([first[0]]));
  }, 60_000);

  it('shows a question as text, takes an answer, says what it is worth, and shows the next', async () => {
    const { out } = await review('12');
    const [id] = state().sitting!.open;
    const question = drawn(
      bank.find((entry) => entry.id === id)!,
      seedOf(state(), { id }),
    );
    expect(out).toContain(`from notebook ${question.notebook}`);
    expect(out.replace(/\s+/g, ' ')).toContain(question.text);
    expect(out).toContain('Your answer: node lab review --answer …');
    const told = (await review('--answer', 'show')).out.replace(/\s+/g, ' ');
    expect(told).toContain(`→ It is: ${rightAnswer(question.prediction)}.`);
    expect(told).toContain('Your answer: node lab review --answer …');
    expect(state().asked[id]).toEqual({ times: 1, step: 0, last: MONDAY });
  });

  it('refuses an answer that is none, and then asks the same still', async () => {
    await review('12');
    const before = state();
    const { code, err } = await review('--answer', 'zz');
    expect(code).toBe(2);
    expect(err).toMatch(/^lab review: --answer: (?:expected|"zz" is no number)/);
    expect(state()).toEqual(before);
    expect((await review('x')).err).toContain('expected the number of a notebook, such as 04, got "x"');
    expect((await review('--anywya')).err).toContain('there is no option "--anywya"');
  });

  it('in a terminal asks one after the other: Enter alone tells, q ends', async () => {
    const keys = ['\r', 'x', 'y', '\u007f', '\u007f', '\r', 'q'];
    let out = '';
    const io = {
      out: (text: string) => (out += `${text}\n`),
      err: () => undefined,
      colour: false,
      width: 80,
      progress: () => undefined,
      keys: (pressed: (key: string) => void) => {
        let isOn = true;
        queueMicrotask(() => {
          while (isOn) pressed(keys.shift() ?? CTRL_C);
        });
        return () => (isOn = false);
      },
    };
    expect(await main(['review', '12'], io)).toBe(0);
    expect(out.match(/It is: /g)).toHaveLength(2);
    expect(out.match(/Enter answers · Enter alone tells it · q ends/g)).toHaveLength(3);
    expect(state().sitting!.open).toHaveLength(3);
  });

  it('keeps a state that cannot be read, and touches none of a newer version', async () => {
    mkdirSync(path.dirname(stateFile()), { recursive: true });
    writeFileSync(stateFile(), '{"format": 1');
    const { err } = await review('12');
    expect(err).toContain(
      '.lab/review.json could not be read. It is kept as review.json.unreadable; review begins anew.',
    );
    expect(readdirSync(path.join(folder, '.lab'))).toContain('review.json.unreadable');
    writeFileSync(stateFile(), '{"format": 2}');
    expect((await review('12')).err).toContain('.lab/review.json is from a newer version of the course');
    expect(readFileSync(stateFile(), 'utf8')).toBe('{"format": 2}');
  });
});
