import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { main } from '../../../src/course/cli/main.js';
import { Course } from '../../../src/course/disk/course.js';
import { coursePages } from '../../../src/course/site/course-pages.js';

const root = mkdtempSync(path.join(os.tmpdir(), 'course-'));
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

const courseJson = { format: 1, title: 'A course', order: ['01-spin'] };
const exerciseJson = {
  id: '01-spin',
  version: 1,
  title: 'Spin',
  notebook: '01-spin',
  source: ['lecture: Spin'],
  objectives: [],
  prerequisites: [],
  minutes: 30,
  tasks: [{ title: 'Turn', can: 'turn a body', points: 2, exports: ['turn'] }],
  rubric: [{ check: 'turns', task: 1, points: 2 }],
  imports: [],
};

/** What opening the course says; the two files are as above but for the given fields. */
function opened({ course = {}, exercise = {} }: { course?: object; exercise?: object | string }): string[] {
  mkdirSync(path.join(root, 'exercises', '01-spin'), { recursive: true });
  writeFileSync(path.join(root, 'exercises', 'course.json'), JSON.stringify({ ...courseJson, ...course }));
  const text = typeof exercise === 'string' ? exercise : JSON.stringify({ ...exerciseJson, ...exercise });
  writeFileSync(path.join(root, 'exercises', '01-spin', 'exercise.json'), text);
  try {
    new Course(root);
    return [];
  } catch (error) {
    return (error as Error).message.replaceAll('exercises/01-spin/exercise.json: ', '').split('\n');
  }
}

describe('exercise.json', () => {
  it('may be as it is documented, with and without the fields that may be absent', () => {
    expect(opened({})).toEqual([]);
    const rubric = [{ check: 'turns', task: 1, points: 0.5, hidden: true }];
    expect(opened({ exercise: { rubric, limits: { checkMs: 300 } } })).toEqual([]);
  });

  it.each([
    [{ title: undefined }, '"title" is missing: expected a text.'],
    [{ title: ' ' }, '"title": expected a text, got " ".'],
    [{ version: 1.5 }, '"version": expected a whole number from 1, got 1.5.'],
    [{ id: '01-spinn' }, '"id": expected "01-spin", the name of its folder, got "01-spinn".'],
    [{ source: 'lecture' }, '"source": expected a list, got "lecture".'],
    [{ objectives: ['spin', 7] }, '"objectives[1]": expected a text, got 7.'],
    [
      { tasks: [{ title: 'Turn', can: 'turn', exports: [] }] },
      '"tasks[0].points" is missing: expected a number from 0.',
    ],
    [
      { tasks: [{ title: 'Turn', points: 2, exports: [] }] },
      '"tasks[0].can" is missing: expected what follows "I can", such as "move a tensor to another point".',
    ],
    [
      { tasks: [{ title: 'Turn', can: 'I can turn a body.', points: 2, exports: [] }] },
      '"tasks[0].can": expected what follows "I can", such as "move a tensor to another point", got "I can turn a body.".',
    ],
    [{ tasks: [3] }, '"tasks[0]": expected an object, got 3.'],
    [{ rubric: [{ check: 'a', task: 0, points: 1 }] }, '"rubric[0].task": expected a whole number from 1, got 0.'],
    [
      { rubric: [{ check: 'a', task: 1, points: 1, hiden: true }] },
      'there is no field "rubric[0].hiden". Did you mean hidden?',
    ],
    [{ tasks: [], rubric: [] }, '"tasks": expected at least one task.'],
    [{ rubric: [{ check: 'a', task: 2, points: 2 }] }, '"rubric[0].task": expected a task from 1 to 1, got 2.'],
    [
      { rubric: ['a', 'b', 'a'].map((check) => ({ check, task: 1, points: 1 })) },
      '"rubric[2].check": "a" stands there already.',
    ],
    [{ limits: { checkMs: -1 } }, '"limits.checkMs": expected a number above 0, got -1.'],
    [{ limits: { checksMs: 1 } }, 'there is no field "limits.checksMs". Did you mean checkMs?'],
    [{ ttle: 'x' }, 'there is no field "ttle". Did you mean title?'],
  ])('with %j is refused in one sentence', (exercise, problem) => {
    expect(opened({ exercise })).toEqual([problem]);
  });

  it('is told everything that is wrong with it at once', () => {
    expect(opened({ exercise: { version: 'two', imports: [1], rubrik: [] } })).toEqual([
      '"version": expected a whole number from 1, got "two".',
      '"imports[0]": expected a text, got 1.',
      'there is no field "rubrik". Did you mean rubric?',
    ]);
  });

  it.each([
    ['[]', /^expected an object\.$/],
    ['{', /^exercises\/01-spin\/exercise\.json cannot be read: .*JSON/],
  ])('with the text %s is refused', (text, problem) => {
    expect(opened({ exercise: text })).toEqual([expect.stringMatching(problem)]);
  });
});

describe('course.json', () => {
  it.each([
    [{ format: 2 }, '"format": expected 1, got 2.'],
    [{ order: '01-spin' }, '"order": expected a list, got "01-spin".'],
    [{ seeds: { '01-spin': 3 } }, '"seeds.01-spin": expected a text, got 3.'],
    [{ oder: [] }, 'there is no field "oder". Did you mean order?'],
  ])('with %j is refused in one sentence', (course, problem) => {
    expect(opened({ course })).toEqual([`exercises/course.json: ${problem}`]);
  });

  it('may carry limits and seeds', () => {
    expect(opened({ course: { limits: { loadMs: 500 }, seeds: { '01-spin': 'abc' } } })).toEqual([]);
  });
});

it('`lab list` and the page say the same of a broken exercise', async () => {
  opened({ exercise: { title: 7 } });
  const problem = 'exercises/01-spin/exercise.json: "title": expected a text, got 7.';
  let said = '';
  const io = { out: () => undefined, err: (text: string) => void (said += text), colour: false, width: 80 };
  vi.stubEnv('LAB_COURSE', root);
  expect(await main(['list'], io)).toBe(3);
  vi.unstubAllEnvs();
  expect(said).toBe(`lab list: ${problem}`);
  expect(() => coursePages(new Course(root), [])).toThrow(problem);
});
