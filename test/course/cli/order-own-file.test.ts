/** Lines to order that call a function of another task: they are judged with the student's own. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../../src/course/cli/main.js';
import { shortPath } from '../../../src/course/cli/student/telling.js';
import { Course, openCourse } from '../../../src/course/disk/course.js';
import { hintsFor, shownLines } from '../../../src/course/disk/hints.js';
import { letterOf, rightLines } from '../../../src/course/judging/lines-to-order.js';
import { handIn } from '../support.js';

const EXERCISE = '10-runge-kutta';
let course: Course;
beforeEach(() => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'course-'));
  cpSync(openCourse().file(EXERCISE), path.join(root, 'exercises', EXERCISE), { recursive: true });
  const info = { format: 1, title: 'A course', order: [EXERCISE] };
  writeFileSync(path.join(root, 'exercises', 'course.json'), JSON.stringify(info));
  course = new Course(root);
  vi.stubEnv('LAB_COURSE', root);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(course.root, { recursive: true, force: true });
});

async function hint(...args: string[]): Promise<{ code: number; said: string }> {
  let said = '';
  const add = (text: string): void => void (said += `${text}\n`);
  const code = await main(['hint', '10', '3', ...args], { out: add, err: add, colour: false, width: 80 });
  return { code, said };
}

describe('the walk of exercise 10', { timeout: 60_000 }, () => {
  it('takes the steps of rk4Step in the student’s file', async () => {
    const text = (name: string): string => readFileSync(course.file(EXERCISE, name), 'utf8');
    for (let k = 0; k < 4; k++) {
      handIn(course, `${text('stub.ts')}// ${k}\n`, EXERCISE);
      await hint();
    }
    const info = course.find(EXERCISE);
    const order = hintsFor(course, info, 3)[3].order!;
    const shown = shownLines(course, info, 3, order);
    const answer = rightLines(order)
      .map((line) => letterOf(shown.indexOf(line)))
      .join('');
    expect(await hint('--order', answer)).toEqual({
      code: 1,
      said: '\n  ✗ The lines call a function of another task: write that one first.\n\n',
    });
    handIn(course, text('solution.ts'), EXERCISE);
    expect((await hint('--order', answer)).said).toContain('✓ This order is right');
    handIn(course, 'export const solve = 1;\n', EXERCISE);
    expect(await hint('--order', answer)).toEqual({
      code: 3,
      said: `lab hint: ${shortPath(course.workFile(EXERCISE))}: expected "export function solve(…)", whose place the lines take, got none.\n`,
    });
  });
});
