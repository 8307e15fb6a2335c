/** `lab check --all`, and the line that says what is being done. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../../src/course/cli/main.js';
import { Course } from '../../../src/course/disk/course.js';
import { ProgressSession } from '../../../src/course/disk/progress.js';
import { EXERCISE, handIn, temporaryCourse } from '../support.js';
import { runLab } from './run-lab.js';

const SECOND = '06-again';
const THIRD = '07-not-begun';
let course: Course;
let remove: () => void;
let solution: string;
beforeEach(() => {
  const made = temporaryCourse();
  remove = made.remove;
  const info = JSON.parse(readFileSync(made.course.file(EXERCISE, 'exercise.json'), 'utf8')) as object;
  for (const id of [SECOND, THIRD]) {
    cpSync(made.course.file(EXERCISE), made.course.file(id), { recursive: true });
    writeFileSync(made.course.file(id, 'exercise.json'), JSON.stringify({ ...info, id, title: id }));
  }
  course = new Course(made.course.root);
  process.env['LAB_COURSE'] = course.root;
  solution = readFileSync(course.file(EXERCISE, 'solution.ts'), 'utf8');
});
afterEach(() => {
  delete process.env['LAB_COURSE'];
  remove();
});

const wrong = (): string => solution.replace('- r[i] * r[j]', '+ r[i] * r[j]');

describe('lab check --all', { timeout: 120_000 }, () => {
  it('says a line for each file, the sum, and what to look at; 1 while one is not full, then 0', async () => {
    handIn(course, solution);
    handIn(course, wrong(), SECOND);
    const { code, out, err } = await runLab(['check', '--all'], { width: 40 });
    expect(err).toBe('');
    expect(out).toBe(
      [
        '',
        `${`  ✓ ${EXERCISE}`.padEnd(37)}7/7`,
        `${`  ◐ ${SECOND}`.padEnd(35)}3.5/7`,
        '',
        '  • 1 of 2 passed, 10.5 of 14 points',
        '',
        "  1 of the course's 3 exercises have no",
        '  file in work/ yet.',
        `  node lab check ${SECOND}`,
        '',
      ].join('\n'),
    );
    expect(code).toBe(1);
    handIn(course, solution, SECOND);
    const full = await runLab(['check', '--all']);
    expect([full.code, full.out]).toEqual([0, expect.stringContaining('  ✓ 2 of 2 passed, 14 of 14 points\n')]);
  });

  it('notes each verdict, and leaves the exercise that one is at', async () => {
    handIn(course, wrong());
    handIn(course, solution, SECOND);
    await runLab(['start', THIRD]);
    rmSync(course.workFile(THIRD));
    await runLab(['check', '--all']);
    const { progress } = new ProgressSession(course);
    expect(progress.current).toBe(THIRD);
    expect(progress.exercises[EXERCISE]).toMatchObject({ passed: false });
    expect(progress.exercises[SECOND]).toMatchObject({ passed: true, score: 7 });
    const stored = JSON.parse(readFileSync(course.stateFile('results', SECOND, 'result.json'), 'utf8')) as object;
    expect(stored).toMatchObject({ exercise: SECOND, score: 7 });
  });

  it('says below its line why a file cannot be checked, and prints the verdicts as JSON', async () => {
    handIn(course, 'export const a = ;');
    handIn(course, solution, SECOND);
    const { code, out } = await runLab(['check', '--all']);
    expect(code).toBe(1);
    expect(out).toMatch(new RegExp(`  ✗ ${EXERCISE} +0/7\n      line 1: This is not TypeScript: .*\n`));
    const json = await runLab(['check', '--all', '--json']);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject([
      { exercise: EXERCISE, outcome: 'ungradable' },
      { exercise: SECOND, outcome: 'graded', score: 7 },
    ]);
  });

  it('needs a file, and no name', async () => {
    expect(await runLab(['check', '--all'])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('no exercise has a file in work/ yet. `node lab start` makes the first\n') as string,
    });
    expect((await runLab(['check', '5', '--all'])).err).toContain('--all checks every exercise: leave 5 out\n');
  });
});

describe('a line that says what is done', () => {
  const bare = (line: string): string => line.replaceAll('\u001b[1G\u001b[2K', '');

  it('is seen during a check in a terminal alone, beside the JSON', async () => {
    handIn(course, solution);
    const lines: string[] = [];
    let out = '';
    const io = {
      out: (text: string): unknown => (out += text),
      err: (text: string): unknown => (out += text),
      colour: false,
      width: 80,
      progress: (line: string): unknown => lines.push(line),
    };
    expect(await main(['check', '5', '--json'], io)).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ exercise: EXERCISE });
    expect(bare(lines[0])).toBe(`  checking ${EXERCISE} …`);
    expect(bare(lines.at(-1)!)).toBe('');
  }, 120_000);
});
