/**
 * What commands print in a window of 40 columns: every line fits where it could be
 * broken, and no word is lost.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { columns } from '../../../src/course/cli/terminal/style.js';
import type { Course } from '../../../src/course/disk/course.js';
import { EXERCISE, handIn, temporaryCourse } from '../support.js';
import { runLab } from './run-lab.js';

// The compiler's opinion costs seconds and is tested with `lab check`.
vi.mock('../../../src/course/grading/type-check.js', () => ({ typeMessages: () => Promise.resolve([]) }));

let course: Course;
let remove: () => void;
beforeAll(() => {
  ({ course, remove } = temporaryCourse());
  vi.stubEnv('LAB_COURSE', course.root);
  vi.stubEnv('DISPLAY', '');
  vi.stubEnv('WAYLAND_DISPLAY', '');
  const solution = readFileSync(course.file(EXERCISE, 'solution.ts'), 'utf8');
  handIn(course, solution.replace('- r[i] * r[j]', '+ r[i] * r[j]'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  remove();
});

/** Lines that could have been broken: a path has no place for it. */
const tooWide = (text: string): string[] =>
  text.split('\n').filter((line) => columns(line) > 40 && /\S\s\S/.test(line.replace(/^ {2}cp ".*/, '')));

describe('in 40 columns', { timeout: 120_000 }, () => {
  it.each([
    ['start', '5'],
    ['check', '5'],
    ['check', '--all'],
    ['hint', '5', '2'],
    ['hint', '5', '9'],
    ['next'],
    ['open', '5', '--statement'],
    ['open', '5', '--notebook'],
    ['review'],
    ['list'],
    ['progress'],
    ['solution', '5'],
    ['solution', '5', '--stuk'],
    ['update', 'nowhere'],
    ['doctor'],
    ['kernel', 'instal'],
    ['new'],
    ['verify', '99'],
    ['exercises', 'drw'],
    ['questions', 'shw'],
    ['notebooks', 'rnu'],
    ['ideas'],
    ['grade'],
    ['merge'],
    ['explain'],
    ['pack'],
    ['report'],
    ['export'],
    ['reset', '5'],
  ])('lab %s %s', async (...args) => {
    const { out, err } = await runLab(args.filter(Boolean), { width: 40, errWidth: 40 });
    expect(out + err).not.toBe('');
    expect(tooWide(out)).toEqual([]);
    expect(tooWide(err)).toEqual([]);
    expect(out).not.toContain('…\n');
  });

  it('lab check says every title whole', async () => {
    const { out } = await runLab(['check', '5'], { width: 40 });
    const said = out.replace(/ (?:not begun|missing|error)? +[\d.]+\/[\d.]+\n/g, ' ').replace(/\s+/g, ' ');
    const { rubric } = course.find(EXERCISE);
    const titles = JSON.parse((await runLab(['check', '5', '--json'])).out) as { checks: { title: string }[] };
    expect(titles.checks).toHaveLength(rubric.filter(({ hidden }) => !hidden).length);
    for (const { title } of titles.checks) expect(said).toContain(title);
  });
});
