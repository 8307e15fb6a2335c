import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mergeShards } from '../../../src/course/batch/merge.js';
import { changesIn } from '../../../src/course/batch/regrade.js';
import { ResultsFolder } from '../../../src/course/batch/results-folder.js';
import { runBatch } from '../../../src/course/batch/run-batch.js';
import type { BatchRunOptions } from '../../../src/course/batch/run-batch.js';
import type { Summary } from '../../../src/course/batch/summary.js';
import type { Intake } from '../../../src/course/intake/submission.js';
import { BROKEN, filesIn, HALF_MISSING, intakeOf, RIGHT, smallCourse, TASK } from './small-course.js';
import type { SmallCourse } from './small-course.js';

const SLOW = { timeout: 180_000 };
const FILES = { ada: RIGHT, bob: HALF_MISSING, cyd: BROKEN };
let small: SmallCourse;
let place: string;
beforeEach(() => {
  small = smallCourse();
  place = mkdtempSync(path.join(os.tmpdir(), 'results-'));
});
afterEach(() => {
  small.remove();
  rmSync(place, { recursive: true });
});
const out = (name = 'out'): ResultsFolder => new ResultsFolder(path.join(place, name));

/** Runs a batch; `names` are the students whose files were graded anew. */
async function run(
  intake: Intake,
  options: BatchRunOptions = {},
  folder = out(),
): Promise<{ summary: Summary; names: string[] }> {
  const names: string[] = [];
  const onResult: BatchRunOptions['onResult'] = ({ kept, submission }) => {
    if (!kept) names.push(submission.student);
  };
  const { course } = small;
  return { summary: await runBatch(course, intake, folder, { ...options, onResult }), names: names.sort() };
}
const totals = ({ students }: Summary): Record<string, string> =>
  Object.fromEntries(students.map(({ student, total, maxTotal }) => [student, `${total}/${maxTotal}`]));

describe('a folder of results', SLOW, () => {
  it('has a result and the text for each, a summary, and times apart', async () => {
    const { summary } = await run(intakeOf(FILES));
    expect(totals(summary)).toEqual({ ada: '10/10', bob: '7/10', cyd: '0/10' });
    expect(summary).toMatchObject({ graderErrors: [], voidChecks: [], held: [], open: [] });
    const files = filesIn(out().folder);
    expect(Object.keys(files)).toEqual(
      [
        ...['ada', 'bob'].flatMap((name) => [`${name}/${TASK}/result.json`, `${name}/${TASK}/submission.ts`]),
        'batch.json',
        ...[`cyd/${TASK}/result.json`, `cyd/${TASK}/submission.ts`, 'marks.csv'],
        'summary.json',
      ].sort(),
    );
    expect(files[`bob/${TASK}/submission.ts`]).toBe(HALF_MISSING);
    expect(JSON.parse(files['summary.json'])).toEqual(summary);
    const times = readFileSync(path.join(out().folder, 'times.csv'), 'utf8').split('\n');
    expect(times[0]).toBe('student,exercise,origin,handed_in,milliseconds');
    expect(times.slice(1, -1).sort()[0]).toMatch(/^ada,hostile,ada\/hostile\.ts,,\d+$/);
  });

  it('is not written over, and nothing is written into a folder of other things', async () => {
    await run(intakeOf(FILES));
    await expect(run(intakeOf(FILES))).rejects.toThrow(
      `${out().folder} has results. --resume goes on with them, --regrade grades again what has changed; or name a new folder.`,
    );
    mkdirSync(path.join(place, 'other'));
    writeFileSync(path.join(place, 'other', 'thesis.tex'), '');
    await expect(run(intakeOf(FILES), { resume: true }, out('other'))).rejects.toThrow(
      `${out('other').folder} is not empty, and no results of a batch are in it. Name a new folder.`,
    );
  });

  it('goes on with what is missing, was changed by hand, or was handed in anew; and is the same as without', async () => {
    await run(intakeOf(FILES));
    const whole = filesIn(out().folder);
    const file = (name: string): string => path.join(out().folder, name, TASK, 'result.json');
    rmSync(file('ada'));
    writeFileSync(file('bob'), readFileSync(file('bob'), 'utf8').replace('"score": 7,', '"score": 10,'));
    const { names } = await run(intakeOf(FILES), { resume: true });
    expect(names).toEqual(['ada', 'bob']);
    expect(filesIn(out().folder)).toEqual(whole);
    const again = await run(intakeOf({ ...FILES, ada: HALF_MISSING }), { resume: true });
    expect(again.names).toEqual(['ada']);
    expect(totals(again.summary)).toMatchObject({ ada: '7/10' });
  });

  it('grades a fault of ours again, and lists it first', async () => {
    small.edit('export const checks', "import './gone.js';\nexport const checks");
    const { summary } = await run(intakeOf(FILES));
    expect(summary.graderErrors.map(({ student, fault }) => [student, fault])).toEqual([
      ['ada', 'exercise'],
      ['bob', 'exercise'],
      ['cyd', 'exercise'],
    ]);
    expect(totals(summary)).toEqual({ ada: '0/10', bob: '0/10', cyd: '0/10' });
    expect(summary.students.map(({ missing }) => missing)).toEqual([1, 1, 1]);
    small.edit("import './gone.js';\n", '');
    const mended = await run(intakeOf(FILES), { regrade: true });
    expect(mended.names).toEqual(['ada', 'bob', 'cyd']);
    expect(totals(mended.summary)).toEqual({ ada: '10/10', bob: '7/10', cyd: '0/10' });
  });

  it('is one grader’s at a time, and again free when that one has ended', async () => {
    out().make();
    const release = out().hold();
    await expect(run(intakeOf(FILES))).rejects.toThrow(
      `expected a folder that no other command writes results to, got ${out().folder}, which process ${process.pid} on ${os.hostname()} writes to. Wait for it, or name another folder; where there is no such grader any more, remove ${path.join(out().folder, '.grading')}.`,
    );
    expect(readdirSync(out().folder)).toEqual(['.grading']);
    release();
    const ended = spawnSync(process.execPath, ['--version']).pid;
    writeFileSync(path.join(out().folder, '.grading'), `${ended} ${os.hostname()} ended`);
    expect((await run(intakeOf(FILES))).names).toEqual(['ada', 'bob', 'cyd']);
    expect(readdirSync(out().folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('ends at its signal, keeps what is whole, and tells what is open', async () => {
    const stop = new AbortController();
    const { summary } = await (async () => {
      const onResult = (): void => {
        stop.abort();
      };
      return { summary: await runBatch(small.course, intakeOf(FILES), out(), { signal: stop.signal, onResult }) };
    })();
    expect(summary.open).toHaveLength(2);
    expect((await run(intakeOf(FILES), { resume: true })).names).toHaveLength(2);
  });
});

describe('shards', SLOW, () => {
  const MANY = Object.fromEntries(
    ['ada', 'bob', 'cyd', 'dan', 'eve'].map((name, i) => [name, Object.values(FILES)[i % 3]]),
  );

  it('make the same folder as one run, and are refused where they do not belong together', async () => {
    await run(intakeOf(MANY), {}, out('whole'));
    const parts = [1, 2].map((index) => out(`part${index}`));
    for (const [i, part] of parts.entries()) await run(intakeOf(MANY), { shard: { index: i + 1, count: 2 } }, part);
    vi.spyOn(ResultsFolder.prototype, 'writeTimes').mockImplementationOnce(() => {
      throw new Error('ended in the middle');
    });
    await expect(mergeShards(small.course, parts, out('merged'))).rejects.toThrow('ended in the middle');
    // Nothing of it is there, so it can be done again.
    await mergeShards(small.course, parts, out('merged'));
    expect(filesIn(out('merged').folder)).toEqual(filesIn(out('whole').folder));

    const merging = (...folders: ResultsFolder[]): Promise<unknown> => mergeShards(small.course, folders, out('bad'));
    await expect(merging(parts[0])).rejects.toThrow('shard 2 of 2 is missing.');
    await expect(merging(parts[0], parts[1], parts[0])).rejects.toThrow('shard 1/2 is given twice.');
    await expect(merging(parts[0], out('none'))).rejects.toThrow(`${out('none').folder} has no results of a batch`);
    await expect(mergeShards(small.course, parts, out('merged'))).rejects.toThrow('is not empty. Name a new folder.');
    await expect(run(intakeOf(MANY), { resume: true, shard: { index: 2, count: 3 } }, parts[0])).rejects.toThrow(
      `${parts[0].folder} is shard 1/2, and not 2/3.`,
    );
    await run(intakeOf({ ...MANY, ada: BROKEN }), { shard: { index: 2, count: 2 } }, out('other'));
    await expect(merging(parts[0], out('other'))).rejects.toThrow(/are of different batches: other submissions/);
    const [name] = parts[0].record!.results;
    rmSync(path.join(parts[0].folder, name, 'result.json'));
    await expect(merging(...parts)).rejects.toThrow(`${name} has no result, 1 in all. Go on with --resume.`);
    expect(out('bad').isUsed).toBe(false);
  });
});

describe('a regrade', SLOW, () => {
  const LENIENT = [
    "judge: close({ unit: 'J' }),\n    },\n    energy: {",
    'judge: close({ relative: 9 }),\n    },\n    energy: {',
  ] as const;

  it('is asked for by name where checks have changed', async () => {
    await run(intakeOf(FILES));
    small.edit('mass * 0.005', 'mass * 0.0051');
    await expect(run(intakeOf(FILES), { resume: true })).rejects.toThrow(
      `hostile: other checks than those that ${out().folder} was graded with. --regrade grades again what they change.`,
    );
    await expect(run(intakeOf(FILES), { resume: true, key: 'k'.repeat(32) })).rejects.toThrow('another --key');
  });

  it('raises a mark, and says by check and by student what is different', async () => {
    // Nobody can get the point: the reference fails, too.
    small.edit('mass * 0.005', 'mass * 0.006');
    expect(totals((await run(intakeOf(FILES))).summary)).toEqual({ ada: '9/9', bob: '7/9', cyd: '0/10' });
    small.edit('mass * 0.006', 'mass * 0.005');
    const { summary } = await run(intakeOf(FILES), { regrade: true });
    expect(totals(summary)).toMatchObject({ ada: '10/10' });
    const { students, checks } = changesIn(out());
    expect(checks).toEqual([{ exercise: TASK, check: 'energy-at-rest', higher: 1, lower: 0, other: 0, held: 1 }]);
    expect(students[0]).toEqual({
      student: 'ada',
      exercise: TASK,
      from: { score: 9, maxScore: 9 },
      to: { score: 10, maxScore: 10 },
      held: false,
      checks: [
        {
          check: 'energy-at-rest',
          from: { status: 'void', score: 0, points: 1 },
          to: { status: 'pass', score: 1, points: 1 },
        },
      ],
    });
    // The one that stands is from before: nothing is to be mended any more.
    expect(summary.voidChecks).toEqual([]);
    // Seven of ten are less than seven of nine.
    expect(summary.held.map(({ student, from, to }) => [student, from.maxScore, to.maxScore])).toEqual([
      ['bob', 9, 10],
    ]);
  });

  it('lowers no mark unless that is allowed, and tells which stand', async () => {
    small.edit(...LENIENT);
    expect(totals((await run(intakeOf(FILES))).summary)).toMatchObject({ bob: '8/10' });
    small.edit(LENIENT[1], LENIENT[0]);
    const held = await run(intakeOf(FILES), { regrade: true });
    expect(totals(held.summary)).toMatchObject({ bob: '8/10' });
    expect(held.summary.held).toMatchObject([{ student: 'bob', from: { score: 8 }, to: { score: 7 }, held: true }]);
    expect((await run(intakeOf(FILES), { resume: true })).names).toEqual([]);
    // Nothing was mended since: what an earlier regrade changed is not told again.
    const again = await run(intakeOf(FILES), { regrade: true });
    expect(again.summary.held).toHaveLength(1);
    expect(JSON.parse(readFileSync(path.join(out().folder, 'changes.json'), 'utf8'))).toEqual({
      students: [],
      checks: [],
    });
    expect((await run(intakeOf(FILES), { regrade: true, allowLower: ['ada'] })).names).toEqual([]);
    const lowered = await run(intakeOf(FILES), { regrade: true, allowLower: ['bob'] });
    expect(lowered.names).toEqual(['bob']);
    expect(totals(lowered.summary)).toMatchObject({ bob: '7/10' });
    expect(lowered.summary.held).toEqual([]);
    expect(changesIn(out()).checks).toEqual([
      { exercise: TASK, check: 'energy-published', higher: 0, lower: 1, other: 0, held: 0 },
    ]);
  });
});
