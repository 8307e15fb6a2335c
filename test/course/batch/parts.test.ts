/** What a batch is made of and needs no sandbox: shards, keys, estimates, decisions. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinedRecord } from '../../../src/course/batch/batch-record.js';
import type { BatchRecord } from '../../../src/course/batch/batch-record.js';
import { readKey } from '../../../src/course/batch/course-key.js';
import { Estimate, rangeText } from '../../../src/course/batch/estimate.js';
import { decide } from '../../../src/course/batch/regrade.js';
import type { BatchResult } from '../../../src/course/batch/result.js';
import { sha256Of } from '../../../src/course/batch/result.js';
import { ResultsFolder } from '../../../src/course/batch/results-folder.js';
import { isInShard, rankOf, readShard, WHOLE } from '../../../src/course/batch/shard.js';
import { onlyIn } from '../../../src/course/cli/lecturer/grade-arguments.js';
import { openCourse } from '../../../src/course/disk/course.js';
import type { Submission } from '../../../src/course/intake/submission.js';
import { timesIn } from '../../../src/course/batch/times-file.js';
import { seeded } from '../../support/random.js';

describe('shards', () => {
  it('depend on the names by SHA-256', () => {
    const one = { student: 'ada', exercise: '05-inertia-tensor' };
    // printf '3:ada17:05-inertia-tensor' | sha256sum
    expect(rankOf(one)).toBe('2b2b4b92a2864ba9bb1ed1b5be395da9774c6aa5dec5046afc0bfb9c585f6654');
    expect(isInShard(one, { index: 3, count: 4 })).toBe(true);
    expect(isInShard(one, { index: 7, count: 16 })).toBe(true);
    expect(sha256Of('export const f = 1;')).toBe('b723b9fd4f809435fe1b492f42813397372b4ba0b784267dc984bf503639f2a5');
  });

  it('take each submission once, and nearly the same number each', () => {
    const all = Array.from({ length: 1600 }, (_, i) => ({ student: `s${i % 100}`, exercise: `${i % 16}-x` }));
    for (const count of [1, 2, 7, 16]) {
      const sizes = Array.from(
        { length: count },
        (_, k) => all.filter((one) => isInShard(one, { index: k + 1, count })).length,
      );
      expect(sizes.reduce((a, b) => a + b)).toBe(1600);
      // Five standard deviations of a fair draw.
      const spread = 5 * Math.sqrt(1600 / count);
      for (const size of sizes) expect(Math.abs(size - 1600 / count)).toBeLessThan(spread + 1);
    }
  });

  it('are named from 1 to n', () => {
    expect(readShard('3/16')).toEqual({ index: 3, count: 16 });
    for (const text of ['0/4', '5/4', '1', '1/0', '-1/4', '1/4x', ' 1/4', '1.5/4'])
      expect(readShard(text)).toBeUndefined();
  });
});

describe('a key', () => {
  let folder: string;
  const file = (name: string): string => path.join(folder, name);
  const git = (...args: string[]): void => {
    const { status, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const KEY = '0123456789abcdef0123456789abcdef';
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'key-'));
    for (const name of ['outside', 'tracked', 'beside']) writeFileSync(file(name), `${KEY}\n`);
    writeFileSync(file('short'), 'secret');
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('is the text of a file, and long enough', () => {
    expect(readKey(file('outside'))).toBe(KEY);
    expect(() => readKey(file('short'))).toThrow(
      `the key in ${file('short')} has 6 characters, and needs 32. Make one: openssl rand -hex 32 > ${file('short')}`,
    );
    expect(() => readKey(file('gone'))).toThrow(`the key ${file('gone')} cannot be read: there is no such file.`);
  });

  it('is refused where git tracks it, and nowhere else', () => {
    git('init', '-q');
    git('add', 'tracked');
    expect(() => readKey(file('tracked'))).toThrow(
      /^git tracks the key .*tracked, so whoever has the repository has it/,
    );
    expect(readKey(file('beside'))).toBe(KEY);
  });

  it.skipIf(process.platform === 'win32').each([
    [1, 'Fehler: Pfadspezifikation stimmt mit keinen git bekannten Dateien überein', true],
    [128, 'Schwerwiegend: zweifelhafter Eigentümer', false],
  ])('is judged by what git ends with, %i, whatever language it speaks', (status, text, isTaken) => {
    const PATH = String(process.env['PATH']);
    mkdirSync(file('bin'), { recursive: true });
    writeFileSync(file('bin/git'), `#!/bin/sh\necho '${text}' >&2\nexit ${status}\n`, { mode: 0o755 });
    process.env['PATH'] = `${file('bin')}${path.delimiter}${PATH}`;
    try {
      if (isTaken) expect(readKey(file('beside'))).toBe(KEY);
      else expect(() => readKey(file('beside'))).toThrow(/^git tracks the key/);
    } finally {
      process.env['PATH'] = PATH;
    }
  });
});

describe('a folder of results', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'results-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('keeps from which file a mark comes, and no spreadsheet computes with its name', () => {
    const results = new ResultsFolder(folder);
    const origin = 'ada;=1+1 | ＝2, "3"\n-4.ts';
    const submission = { student: '-5', exercise: '05', origin, text: '' } as Submission;
    results.noteTime(submission, 7);
    expect(results.times).toBe(`'-5,05,"ada;'=1+1 | '＝2, ""3""\n-4.ts",,7\n`);
    expect(timesIn(results.times)).toEqual(new Map([['-5/05', { at: '', origin }]]));
  });

  it.skipIf(process.platform === 'win32')('waits for no pipe in the place of a file', () => {
    const results = new ResultsFolder(folder);
    mkdirSync(results.place('ada', '05'), { recursive: true });
    for (const name of ['result.json', 'submission.ts']) spawnSync('mkfifo', [results.place('ada', '05', name)]);
    expect(results.read('ada', '05')).toBeUndefined();
    expect(() => results.readText('ada', '05')).toThrow('submission.ts is a pipe or a device');
  });
});

describe('the estimate', () => {
  it('says nothing before it has seen enough, then a range around the mean', () => {
    const estimate = new Estimate(2);
    for (let i = 0; i < 7; i++) estimate.add(200);
    expect(estimate.left(1000)).toBeUndefined();
    estimate.add(200);
    // 1000 files of 0.2 s on two lanes, without any spread.
    expect(estimate.left(1000)).toEqual([100, 100]);
  });

  it('holds the true time in about nineteen of twenty batches', () => {
    const random = seeded(7);
    // 97 files in 100 take 0.1 to 0.2 s, the others 4 s: on average 0.2655 s.
    const draw = (): number => (random.next() < 0.03 ? 4000 : 100 + 100 * random.next());
    let held = 0;
    for (let batch = 0; batch < 200; batch++) {
      const estimate = new Estimate(1);
      for (let i = 0; i < 400; i++) estimate.add(draw());
      const [low, high] = estimate.left(1)!;
      if (low <= 0.2655 && 0.2655 <= high) held++;
    }
    expect(held).toBeGreaterThan(170);
  });

  it.each([
    [[3, 9], '3 to 9 s'],
    [[61, 61], '61 s'],
    [[340, 500], '5 to 9 min'],
    [[0, 0.4], '1 s'],
    [[7000, 9000], '1 to 3 h'],
  ] as const)('is shown without false digits: %j', (range, text) => {
    expect(rangeText(range)).toBe(text);
  });
});

describe('what takes the place of a result', () => {
  const result = (score: number | null, maxScore: number, file = 'f', checks = 'c'): BatchResult =>
    ({
      hashes: { file, checks, seeds: 's', verdict: `${score}/${maxScore}` },
      verdict: { score, maxScore, checks: [] },
    }) as unknown as BatchResult;
  const old = result(7, 10);

  it.each([
    ['nothing was there', result(0, 10), undefined, false, 'new'],
    ['it is the same', result(7, 10), old, false, 'same'],
    ['it is higher', result(8, 10, 'f', 'd'), old, false, 'replace'],
    ['it is lower', result(6, 10, 'f', 'd'), old, false, 'hold'],
    ['it is lower, and that is allowed', result(6, 10, 'f', 'd'), old, true, 'replace'],
    ['as many points are a smaller part', result(7, 12, 'f', 'd'), old, false, 'hold'],
    ['it is a fault of ours', result(null, 10, 'f', 'd'), old, true, 'hold'],
    ['there was a fault of ours', result(0, 10, 'f', 'd'), result(null, 10), false, 'replace'],
    ['the student handed in another file', result(6, 10, 'g', 'd'), old, false, 'replace'],
  ] as const)('where %s', (_what, now, before, allowLower, decision) => {
    expect(decide(now, before, allowLower)).toBe(decision);
  });
});

it('a name that leads out of the folder of results is refused', () => {
  const folder = new ResultsFolder('/results');
  for (const name of ['..', '.', 'a/b', 'a\\b', '', 'a\0b', 'x'.repeat(201)]) {
    expect(() => folder.place(name, '05')).toThrow(RangeError);
    expect(() => folder.place('ada', name)).toThrow(
      `expected a name that can be a folder's, got ${JSON.stringify(name)}.`,
    );
  }
  expect(folder.place('Ada Lovelace', '05')).toBe(path.resolve('/results/Ada Lovelace/05'));
});

describe('some exercises of a batch', () => {
  it('are named in a list, and the results of the others stand', () => {
    const course = openCourse();
    const only = onlyIn(course, '05, 01,05')!;
    expect(only).toEqual(['01-planar-body', '05-inertia-tensor']);
    expect(onlyIn(course, undefined)).toBeUndefined();
    expect(onlyIn(course, 'all')).toEqual(course.exercises.map(({ id }) => id));
    expect(() => onlyIn(course, '05,')).toThrow('--exercise needs a list such as 01,05, or all; got "05,"');
    expect(() => onlyIn(course, '05,99')).toThrow('"99"');
    const record = (...results: string[]): BatchRecord => ({
      ...{ format: 2, shard: WHOLE, submissions: '', checks: {}, points: {}, seeds: 'public' },
      made: { layout: 'plain', roster: null, exercise: null, overlay: false },
      ...{ results, elsewhere: [], gone: [], late: [], people: [], unsettled: [] },
    });
    const before = record('ada/01-planar-body', 'ada/02-change-of-basis', 'bob/05-inertia-tensor');
    const now = record('ada/01-planar-body', 'ada/05-inertia-tensor');
    expect(joinedRecord(now, before, { only, gone: [] }).results).toEqual([
      ...['ada/01-planar-body', 'ada/02-change-of-basis', 'ada/05-inertia-tensor'],
    ]);
    expect(joinedRecord(now, before, { gone: [] }).results).toEqual(now.results);
  });
});
