/** Where the student is, and what the commands tell a student to type. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands, help } from '../../../src/course/cli/main.js';
import { shortPath } from '../../../src/course/cli/student/telling.js';
import { copyCommand } from '../../../src/course/cli/student/start-command.js';
import { Course } from '../../../src/course/disk/course.js';
import { EXERCISE, handIn, temporaryCourse } from '../support.js';
import { runLab } from './run-lab.js';
import type { Ran } from './run-lab.js';

// The compiler's opinion costs seconds and is tested with `lab check`.
vi.mock('../../../src/course/grading/type-check.js', () => ({ typeMessages: () => Promise.resolve([]) }));

const SECOND = '06-again';
let course: Course;
let remove: () => void;
let solution: string;
beforeEach(() => {
  const made = temporaryCourse();
  remove = made.remove;
  cpSync(made.course.file(EXERCISE), made.course.file(SECOND), { recursive: true });
  const info = JSON.parse(readFileSync(made.course.file(EXERCISE, 'exercise.json'), 'utf8')) as object;
  writeFileSync(
    made.course.file(SECOND, 'exercise.json'),
    JSON.stringify({ ...info, id: SECOND, title: 'The second' }),
  );
  course = new Course(made.course.root);
  process.env['LAB_COURSE'] = course.root;
  solution = readFileSync(course.file(EXERCISE, 'solution.ts'), 'utf8');
});
afterEach(() => {
  delete process.env['LAB_COURSE'];
  remove();
});

const lab = (...args: string[]): Promise<Ran> => runLab(args);
const json = async (...args: string[]): Promise<Record<string, unknown>> =>
  JSON.parse((await lab(...args, '--json')).out) as Record<string, unknown>;
const wrong = (): string => solution.replace('- r[i] * r[j]', '+ r[i] * r[j]');

describe('the exercise that one is at', { timeout: 60_000 }, () => {
  it('is the first new one in a fresh course', async () => {
    expect(await json('start')).toMatchObject({ exercise: EXERCISE });
  });

  it('is the one that was started last', async () => {
    await lab('start', EXERCISE);
    await lab('start', SECOND);
    expect(await json('hint')).toMatchObject({ exercise: SECOND });
    expect(await json('start')).toMatchObject({ exercise: SECOND });
    expect(await json('check')).toMatchObject({ exercise: SECOND });
    expect(await json('next')).toMatchObject({ exercise: SECOND });
    expect((await lab('progress')).out).toContain(`next  ${SECOND}`);
  });

  it('is the one that was checked last, and next goes on from there', async () => {
    handIn(course, wrong());
    handIn(course, solution, SECOND);
    await lab('check', EXERCISE);
    await lab('check', SECOND);
    expect(await json('check')).toMatchObject({ exercise: SECOND });
    expect(await json('next')).toMatchObject({ exercise: EXERCISE });
    expect(await json('check')).toMatchObject({ exercise: EXERCISE });
  });

  it('is not the one that a hint was asked for', async () => {
    await lab('start', SECOND);
    await lab('hint', EXERCISE);
    expect(await json('start')).toMatchObject({ exercise: SECOND });
  });
});

describe('the words of lab hint', { timeout: 60_000 }, () => {
  it('take a single digit for a task of the exercise that one is at', async () => {
    await lab('start', SECOND);
    expect(await json('hint', '2')).toMatchObject({ exercise: SECOND, task: 2, isNew: true });
    expect(await json('hint', '05')).toMatchObject({ exercise: EXERCISE, task: 1 });
    expect(await json('hint', '05', '2')).toMatchObject({ exercise: EXERCISE, task: 2, isNew: true });
    // It has four tasks.
    expect(await json('hint', '5')).toMatchObject({ exercise: EXERCISE, task: 1 });
  });

  it('are answered with the exercise and the task in the first line', async () => {
    await lab('start', SECOND);
    const { out } = await lab('hint', '2');
    expect(out.trimStart().split('\n')[0]).toBe(`${SECOND}, task 2`);
  });

  it('find nothing left when all is solved', async () => {
    handIn(course, solution);
    await lab('check', EXERCISE);
    expect((await lab('hint', EXERCISE)).out).toBe(
      `Every task of ${EXERCISE} is solved: there is nothing left to hint at.\n`,
    );
    expect(await json('hint', EXERCISE)).toMatchObject({ task: null });
    expect(await json('hint', EXERCISE, '1')).toMatchObject({ task: 1, isNew: true });
  });
});

describe('what one is told to type', { timeout: 60_000 }, () => {
  const bare = /(?<!node )\blab (?!-)[a-z]+ (?:\d|<|\[)|`lab /;

  it('begins with node in every usage', async () => {
    const all = await Promise.all(Object.values(commands).map((load) => load()));
    for (const { usage } of all) {
      expect(usage).toMatch(/^Usage: node lab /);
      expect(usage).not.toMatch(bare);
    }
    expect(await help()).toMatch(/^Usage: node lab .*\n[^]*node lab help <command> tells more/);
  });

  it('begins with node on the start card, under a verdict and in errors', async () => {
    const { out: card } = await lab('start', EXERCISE);
    expect(card).toContain(`node lab check ${EXERCISE}\n`);
    const { err } = await lab('check', SECOND);
    expect(err).toContain(`\`node lab start ${SECOND}\` makes it`);
    handIn(course, wrong());
    const { out: verdict } = await lab('check', EXERCISE);
    expect(verdict).toMatch(new RegExp(`\n   \\?  node lab hint ${EXERCISE} 2\n`));
    handIn(course, solution);
    const { out: passed } = await lab('check', EXERCISE);
    expect(passed).toMatch(new RegExp(`\n  node lab next\n  node lab solution ${EXERCISE}\n$`));
    const { err: locked } = await lab('solution', SECOND);
    expect(locked).toContain(`\`node lab hint ${SECOND}\``);
    for (const text of [card, err, verdict, passed, locked]) expect(text).not.toMatch(bare);
  });

  it('is no hint that is used up, and nothing when none is left', async () => {
    const climb = async (task: string): Promise<void> => {
      for (let k = 0; k < 4; k++) {
        handIn(course, `${wrong()}// ${k}\n`);
        await lab('hint', EXERCISE, task);
      }
    };
    await climb('2');
    const { out } = await lab('check', EXERCISE);
    expect(out.match(/node lab hint .*/g)).toEqual([`node lab hint ${EXERCISE} 4`]);
    await climb('4');
    expect((await lab('check', EXERCISE)).out).not.toContain('node lab hint');
  });
});

describe('a mistyped', () => {
  it.each<[string, string[], string]>([
    ['command', ['chek'], 'lab: there is no command "chek". Did you mean check?\n'],
    ['exercise', ['start', '05-inertia-tensr'], `there is no exercise "05-inertia-tensr". Did you mean ${EXERCISE}? `],
    ['part of its name', ['start', 'inertai-tensor'], 'Did you mean inertia-tensor? There are: '],
    ['option', ['check', '--jsn'], 'lab check: there is no option "--jsn". Did you mean --json?\n'],
  ])('%s is corrected', async (_what, args, says) => {
    const { code, err } = await lab(...args);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });

  it('option that is like no other is refused in one line', async () => {
    expect((await lab('check', '--foo')).err.split('\n')[0]).toBe('lab check: there is no option "--foo".');
    expect((await lab('kernel', '--foo')).err.split('\n')[0]).toBe('lab kernel: there is no option "--foo".');
  });
});

describe('lab reset', () => {
  it('says how to take the version back', async () => {
    handIn(course, '// mine');
    const { out } = await lab('reset', EXERCISE);
    const backup = course.stateFile('backups', `${EXERCISE}.1.ts`);
    expect(out).toContain(copyCommand(shortPath(backup), shortPath(course.workFile(EXERCISE))));
  });

  it.each<[string, NodeJS.Platform, NodeJS.ProcessEnv]>([
    ['cp', 'linux', {}],
    ['copy', 'win32', {}],
    ['cp', 'win32', { MSYSTEM: 'MINGW64' }],
  ])('copies with %s on %s, environment %j', (program, platform, env) => {
    expect(copyCommand('a b', 'c', { platform, env })).toBe(`${program} "a b" "c"`);
  });

  it('backs up no stub', async () => {
    await lab('start', EXERCISE);
    expect((await lab('reset', EXERCISE)).out).toContain('is the stub already');
    expect(() => readdirSync(course.stateFile('backups'))).toThrow('ENOENT');
  });

  it('says so when the exercise is not begun', async () => {
    rmSync(course.workFile(EXERCISE), { force: true });
    const { code, err } = await lab('reset', EXERCISE);
    expect(code).toBe(2);
    expect(err).toContain(`${EXERCISE} is not begun`);
  });
});
