import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blameOf } from '../../../src/course/batch/fault.js';
import { gradeBatch } from '../../../src/course/batch/grade-batch.js';
import type { BatchOptions } from '../../../src/course/batch/grade-batch.js';
import { batchResultText, readBatchResult } from '../../../src/course/batch/result.js';
import type { BatchResult } from '../../../src/course/batch/result.js';
import { SandboxFault } from '../../../src/course/guest/supervisor.js';
import type { Submission } from '../../../src/course/intake/submission.js';
import {
  BROKEN,
  ENDLESS,
  HALF_MISSING,
  hostile,
  hostileCases,
  RIGHT,
  smallCourse,
  submission,
  TASK,
} from './small-course.js';
import type { SmallCourse } from './small-course.js';

const SLOW = { timeout: 180_000 };
let small: SmallCourse;
beforeEach(() => {
  small = smallCourse();
});
afterEach(() => {
  small.remove();
});

async function graded(submissions: Submission[], options: BatchOptions = {}): Promise<Map<string, BatchResult>> {
  const results = new Map<string, BatchResult>();
  for await (const { result } of gradeBatch(small.course, submissions, options)) results.set(result.student, result);
  return results;
}
const markOf = ({ fault, verdict: { outcome, score, maxScore } }: BatchResult): unknown[] => [
  ...[outcome, score, maxScore, fault],
];

describe('a batch', SLOW, () => {
  it('gives each file its mark, and says whose fault it is', async () => {
    const files = { ada: RIGHT, bob: HALF_MISSING, cyd: ENDLESS, dan: BROKEN };
    const results = await graded(
      Object.entries(files).map(([student, text]) => submission(student, text)),
      { jobs: 2 },
    );
    expect(markOf(results.get('ada')!)).toEqual(['graded', 10, 10, 'none']);
    expect(markOf(results.get('bob')!)).toEqual(['graded', 7, 10, 'student']);
    expect(markOf(results.get('cyd')!)).toEqual(['graded', 7, 10, 'student']);
    expect(markOf(results.get('dan')!)).toEqual(['ungradable', 0, 10, 'student']);
  });

  it('waits for no more than two endless checks of one file, and says so of the rest', async () => {
    const endless = RIGHT.replace(/(export function \w+\([^{]*\{)/g, '$1 for (;;);');
    const { verdict } = (await graded([submission('eve', endless)])).get('eve')!;
    const statuses = verdict.checks.map(({ status }) => status);
    expect(statuses.filter((one) => one === 'timeout')).toHaveLength(2);
    expect(statuses.filter((one) => one === 'not-run')).toHaveLength(8);
    expect(verdict.checks.find(({ status }) => status === 'not-run')?.message).toBe(
      'Not run: 2 checks of this file came to no end, and the rest was not waited for.',
    );
  });

  it('writes what follows from file, checks and seed alone', async () => {
    const here = (await graded([submission('ada', HALF_MISSING)])).get('ada')!;
    const text = batchResultText(here);
    const elsewhere = {
      ...submission('ada', HALF_MISSING),
      origin: 'all.zip!/ada/a.ts',
      handedIn: '2026-10-01T20:15:03Z',
    };
    const other = smallCourse();
    try {
      for await (const { result } of gradeBatch(other.course, [elsewhere])) expect(batchResultText(result)).toBe(text);
    } finally {
      other.remove();
    }
    expect(here.hashes.file).toBe(createHash('sha256').update(HALF_MISSING).digest('hex'));
    for (const place of [small.root, os.tmpdir(), os.homedir(), process.cwd()]) expect(text).not.toContain(place);
    expect(text).not.toContain('durationMs');
    expect(Object.keys(here)).toEqual(['format', 'student', 'exercise', 'hashes', 'fault', 'verdict']);
    expect(readBatchResult(text)).toEqual(here);
    expect(readBatchResult(text.replace('"score": 7,', '"score": 10,'))).toBeUndefined();
    expect(readBatchResult(text.slice(0, -9))).toBeUndefined();
  });

  it('draws other inputs for each student from a key, and the same again', async () => {
    const both = [submission('ada', HALF_MISSING), submission('bob', HALF_MISSING)];
    const [first, again] = [await graded(both, { key: 'k'.repeat(32) }), await graded(both, { key: 'k'.repeat(32) })];
    const inputs = (result: BatchResult): unknown =>
      result.verdict.checks.find(({ check }) => check === 'energy')?.inputs;
    expect(inputs(first.get('ada')!)).not.toBe(inputs(first.get('bob')!));
    expect(again).toEqual(first);
  });

  it('says whose fault it is where two files are for one exercise, or there is no such exercise', async () => {
    const results = await graded([
      submission('ada', RIGHT),
      submission('ada', RIGHT),
      submission('bob', RIGHT, '99-x'),
    ]);
    expect(markOf(results.get('ada')!)).toEqual(['grader-error', null, 10, 'grader']);
    expect(results.get('ada')!.verdict.message).toBe('two files of ada are for hostile: hand in one.');
    expect(markOf(results.get('bob')!)).toEqual(['grader-error', null, 0, 'grader']);
    expect(results.get('bob')!.verdict.message).toBe('there is no exercise "99-x" in this course.');
  });

  it('says what was handed in without a text', async () => {
    const lost: Submission = { student: 'ada', exercise: TASK, text: undefined, origin: 'a.ts' };
    const problems = [{ origin: 'a.ts', student: 'ada', exercise: TASK, problem: 'a.ts has 9 GB.', fix: '' }];
    const { verdict } = (await graded([lost], { problems })).get('ada')!;
    expect(verdict).toMatchObject({ outcome: 'ungradable', score: 0, message: 'a.ts has 9 GB.' });
  });

  it('refuses a number of jobs that is none', async () => {
    await expect(graded([], { jobs: 0 })).rejects.toThrow(
      new RangeError('gradeBatch: expected jobs to be a whole number from 1, got 0. Two cores do 2 at once.'),
    );
  });
});

describe('a fault of ours', SLOW, () => {
  it('of a check that the reference solution fails costs nobody a point', async () => {
    small.edit('mass * 0.005', 'mass * 0.006');
    const results = await graded([submission('ada', RIGHT), submission('bob', HALF_MISSING)]);
    expect(markOf(results.get('ada')!)).toEqual(['graded', 9, 9, 'exercise']);
    expect(markOf(results.get('bob')!)).toEqual(['graded', 7, 9, 'exercise']);
  });

  it('of a check that throws is the exercise’s', async () => {
    small.edit('wanted: () => 14', "wanted: () => { throw new Error('boom'); }");
    const result = (await graded([submission('ada', RIGHT)])).get('ada')!;
    expect(markOf(result)).toEqual(['grader-error', null, 10, 'exercise']);
    expect(result.verdict.message).toBe('hostile, check "energy-published": boom');
  });

  it('of checks that do not load is the exercise’s, without a place of this machine', async () => {
    small.edit('export const checks', "import './gone.js';\nexport const checks");
    const result = (await graded([submission('ada', RIGHT)])).get('ada')!;
    expect(markOf(result)).toEqual(['grader-error', null, 10, 'exercise']);
    expect(result.verdict.message).toMatch(/^hostile: .*gone\.js/s);
    expect(result.verdict.message).not.toContain(small.root);
  });

  it('of an overlay that is missing or misspelt is the grader’s: all points stay in the denominator', async () => {
    const overlay = mkdtempSync(path.join(os.tmpdir(), 'overlay-'));
    try {
      mkdirSync(path.join(overlay, 'hostil'));
      writeFileSync(path.join(overlay, 'hostil', 'hidden.ts'), '');
      const messages = [];
      for (const folder of [overlay, path.join(overlay, 'gone')]) {
        const result = (await graded([submission('ada', RIGHT)], { overlay: folder })).get('ada')!;
        expect(markOf(result)).toEqual(['grader-error', null, 10, 'grader']);
        messages.push(result.verdict.message);
      }
      expect(messages).toEqual([
        'hostile: the overlay has no hostile/hidden.ts. Did you mean hostil?',
        'hostile: there is no overlay <overlay>.',
      ]);
    } finally {
      rmSync(overlay, { recursive: true });
    }
  });

  it('of the machine is neither the student’s nor the program’s', () => {
    expect(blameOf(new SandboxFault('the sandbox does not start.'))).toBe('environment');
    expect(blameOf(Object.assign(new Error('no space'), { code: 'ENOSPC' }))).toBe('environment');
    expect(blameOf(new TypeError('undefined is not a function'))).toBe('grader');
    expect(blameOf(Object.assign(new Error('bad'), { code: 'ERR_INVALID_ARG_TYPE' }))).toBe('grader');
  });
});

describe('an honest neighbour', SLOW, () => {
  // The whole of test/hostile is tried in test/long/neighbours.mjs.
  const SAMPLE = ['03-exit-zero', '05-infinite-loop', '12-override-math', '13-override-protos', '19-write-results'];

  it('keeps its mark to the last byte, whatever was graded before it in the same place', async () => {
    const alone = batchResultText((await graded([submission('ada', RIGHT)])).get('ada')!);
    const honestMax = new Map(hostileCases().map((one) => [one.id, one]));
    const submissions = SAMPLE.flatMap((id) => [submission(id, hostile(id)), submission(`ada ${id}`, RIGHT)]);
    for (const [student, result] of await graded(submissions)) {
      const { base, honestMax: most } = honestMax.get(student) ?? {};
      if (base === 'ok') expect(result.verdict.score).toBe(most);
      else if (base === 'wrong') expect(result.verdict.score).toBeLessThanOrEqual(most!);
      else expect(batchResultText({ ...result, student: 'ada' })).toBe(alone);
    }
  });
});
