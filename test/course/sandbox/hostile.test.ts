import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Course } from '../../../src/course/disk/course.js';
import { gradeSubmission } from '../../../src/course/grading/grade-submission.js';
import { resultText } from '../../../src/course/disk/result-file.js';
import { limitsOf } from '../../../src/course/judging/plan.js';
import { Sandbox } from '../../../src/course/sandbox/sandbox.js';
import type { Verdict } from '../../../src/course/judging/verdict.js';
import {
  CANARY,
  commandOf,
  descendants,
  FIXTURE,
  hostileCases,
  largestDescendant,
  Station,
  strangers,
} from './station.js';

/** test/hostile/README.md: the grader's memory stays under this. */
const MEMORY_LIMIT = 512 * 2 ** 20;
/** Ten checks, each with its time, one second try, and the starts of as many workers on a busy machine. */
const DEADLINE_MS = 60_000;

const station = new Station();
const course = new Course(FIXTURE);
const info = course.find('hostile');
const sandbox = new Sandbox({ limits: limitsOf(info, course.info.limits) });
const initial = descendants();

beforeAll(() => station.open());
afterAll(() => {
  sandbox.close();
  station.close();
});

const grade = (id: string): Promise<Verdict> =>
  gradeSubmission(course, info, { file: station.submission(id), sandbox });

async function watched<T>(run: Promise<T>): Promise<{ value: T; peak: number; seen: string[] }> {
  let peak = 0;
  const seen: string[] = [];
  const timer = setInterval(() => {
    peak = Math.max(peak, largestDescendant());
    seen.push(...strangers());
  }, 25);
  const value = await run;
  clearInterval(timer);
  return { value, peak, seen };
}

describe('hostile submissions', () => {
  it.each(hostileCases().map((c) => [c.id, c] as const))(
    '%s is contained',
    async (id, { base, honestMax, kind }) => {
      const { value: verdict, peak, seen } = await watched(grade(id));
      const text = JSON.stringify(verdict) + resultText(verdict);
      if (base === 'ok') expect(verdict.score).toBe(honestMax);
      else expect(verdict.score).toBeLessThanOrEqual(honestMax);
      expect(verdict.outcome).not.toBe('grader-error');
      if (kind === 'intake') expect(verdict.outcome).toBe('ungradable');
      expect(verdict.checks).toHaveLength(10);
      expect(text).not.toContain(CANARY);
      expect(station.damage()).toEqual([]);
      expect(station.connections).toBe(0);
      expect(seen).toEqual([]);
      expect(peak).toBeLessThan(MEMORY_LIMIT);
      expect((await grade('00-honest')).score).toBe(10);
    },
    DEADLINE_MS,
  );

  it('leaves no process behind', async () => {
    sandbox.close();
    // The compilers live as long as this process.
    const left = (): string[] =>
      descendants()
        .filter((pid) => !initial.includes(pid))
        .map(commandOf);
    await expect.poll(() => left().filter((command) => !/^$|esbuild/.test(command))).toEqual([]);
  });
});
