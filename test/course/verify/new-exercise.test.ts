import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { check } from 'prettier';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../../src/course/cli/main.js';
import { Course } from '../../../src/course/disk/course.js';
import { verifyExercise } from '../../../src/course/verify/verify.js';
import { emptyCourse, fillIn, ID } from './support.js';

const DEADLINE_MS = 120_000;

/** Runs `lab` in a course; what it says, and its exit code. */
async function lab(root: string, ...args: string[]): Promise<{ code: number; said: string }> {
  let said = '';
  const say = (text: string): void => void (said += `${text}\n`);
  vi.stubEnv('LAB_COURSE', root);
  const code = await main(args, { out: say, err: say, colour: false, width: 80 });
  return { code, said };
}

const orderOf = (root: string): string[] => new Course(root).info.order;

describe('lab new', () => {
  const made: (() => void)[] = [];
  const inEmpty = (): string => {
    const { root, remove } = emptyCourse();
    made.push(remove);
    return root;
  };
  afterEach(() => {
    vi.unstubAllEnvs();
    made.splice(0).forEach((remove) => {
      remove();
    });
  });

  it(
    'makes an exercise that lacks nothing but what its author has to write',
    async () => {
      const root = inEmpty();
      expect((await lab(root, 'new', ID)).code).toBe(0);
      const course = new Course(root);
      const failing = (await verifyExercise(course, course.find(ID))).filter(({ problems }) => problems.length > 0);
      expect(failing.map(({ rule }) => rule)).toEqual(['nothing is left to be written: only stub.ts says TODO']);
      expect(failing[0].problems.map((problem) => /^(.*?):/.exec(problem)?.[1])).toEqual([
        ...['README.md', 'README.md', 'README.md', 'README.md', 'README.md'],
        ...['exercise.json', 'exercise.json', 'exercise.json', 'hints.md', 'hints.md', 'hints.md'],
      ]);
      fillIn(root);
      const filled = new Course(root);
      const reports = await verifyExercise(filled, filled.find(ID));
      expect(reports.filter(({ problems, untried }) => problems.length > 0 || untried)).toEqual([]);
    },
    DEADLINE_MS,
  );

  it('takes the title, and the notebook of the same number', async () => {
    const root = inEmpty();
    await lab(root, 'new', ID, '--title', 'How "fast" counts');
    const info = new Course(root).find(ID);
    expect([info.title, info.notebook]).toEqual(['How "fast" counts', '20-energy']);
    const statement = readFileSync(path.join(root, 'exercises', ID, 'README.md'), 'utf8');
    expect(statement).toMatch(/^# How "fast" counts\n/);
    expect(statement).toContain('[20-energy](../../notebooks/20-energy.ipynb)');
    expect(statement).toContain(`node lab check ${ID}`);
  });

  it('puts the exercise in order by its number', async () => {
    const root = inEmpty();
    for (const id of ['20-b', '05-a', '31-c', '12-d']) await lab(root, 'new', id);
    expect(orderOf(root)).toEqual(['05-a', '12-d', '20-b', '31-c']);
  });

  it("adds one line to the course's file, and leaves it as prettier has it", async () => {
    const root = inEmpty();
    const file = path.join(root, 'exercises', 'course.json');
    const before = readFileSync(new URL('../../../exercises/course.json', import.meta.url), 'utf8');
    writeFileSync(file, before);
    expect((await lab(root, 'new', '17-sources')).code).toBe(0);
    const after = readFileSync(file, 'utf8');
    expect(after.replace('    "17-sources",\n', '')).toBe(before);
    expect(orderOf(root).slice(-3)).toEqual(['16-pendulum', '17-sources', '18-your-body']);
    writeFileSync(file, '{\n  "format": 1,\n  "title": "A course",\n  "order": []\n}\n');
    for (const id of ['20-b', '05-a', `31-${'c'.repeat(60)}`, `12-${'d'.repeat(60)}`]) {
      await lab(root, 'new', id);
      expect(await check(readFileSync(file, 'utf8'), { parser: 'json', printWidth: 120 })).toBe(true);
    }
  });

  it('never writes over anything', async () => {
    const root = inEmpty();
    await lab(root, 'new', ID);
    const stub = path.join(root, 'exercises', ID, 'stub.ts');
    rmSync(stub);
    const again = await lab(root, 'new', ID);
    expect(again.code).toBe(2);
    expect(again.said).toContain(`lab new: exercises/${ID} is there already, and is left as it is\n`);
    expect(existsSync(stub)).toBe(false);
    expect(orderOf(root)).toEqual([ID]);
  });

  it.each([
    [['new'], 'expected one id, got none'],
    [['new', '20-a', '20-b'], 'expected one id, got 20-a 20-b'],
    [['new', 'energy'], 'expected two digits and words, such as 20-pendulum-period, got "energy"'],
    [['new', '../20-a'], 'expected two digits and words, such as 20-pendulum-period, got "../20-a"'],
    [['new', '20-a', '--title', ' '], '--title needs a text'],
  ])('%j is bad usage', async (args, says) => {
    const root = inEmpty();
    const { code, said } = await lab(root, ...args);
    expect([code, said.split('\n')[0]]).toEqual([2, `lab new: ${says}`]);
    expect(orderOf(root)).toEqual([]);
  });

  it('does not give a number twice', async () => {
    const root = inEmpty();
    await lab(root, 'new', '20-a');
    const { code, said } = await lab(root, 'new', '20-b');
    expect(code).toBe(2);
    expect(said).toContain('the number 20 is taken by 20-a; a student may name an exercise by it');
  });
});
