/** A run in a folder that has results: nothing that stands there is lost or mixed without a word. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '../../../src/course/batch/new-folder.js';
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
  place = mkdtempSync(path.join(os.tmpdir(), 'going-on-'));
});
afterEach(() => {
  small.remove();
  rmSync(place, { recursive: true });
});
const out = (name = 'out'): ResultsFolder => new ResultsFolder(path.join(place, name));
const run = (intake: Intake, options: BatchRunOptions = {}, folder = out()): Promise<Summary> =>
  runBatch(small.course, intake, folder, options);
const RESUME = { resume: true };

describe('what a batch was made from', SLOW, () => {
  it('is remembered: the same submissions under other keys are refused, by name, and nothing is changed', async () => {
    await run({ ...intakeOf(FILES), roster: 'r' });
    const before = filesIn(out().folder);
    const byIds = intakeOf({ 12001: RIGHT, 12002: HALF_MISSING, 12003: BROKEN });
    for (const how of [RESUME, { regrade: true }]) {
      await expect(run(byIds, how)).rejects.toThrow(
        `${out().folder} was graded with a roster, and this run names none. 3 of its 3 results would have no file: ada/hostile, bob/hostile, cyd/hostile. Name what it was graded with, or a new folder; whoever is to leave it: delete that folder first.`,
      );
    }
    const few = { ...intakeOf({ ada: RIGHT, bob: HALF_MISSING }), layout: 'canvas', roster: 'r' };
    await expect(run(few, RESUME)).rejects.toThrow('was graded from layout plain, and this is canvas. 1 of its 3');
    await expect(run({ ...intakeOf({ dan: RIGHT }), roster: 'r' }, RESUME)).rejects.toThrow(
      'was graded from other submissions. 3 of its 3 results would have no file',
    );
    expect(filesIn(out().folder)).toEqual(before);
    // A mended roster that loses nobody goes on.
    expect((await run({ ...intakeOf({ ...FILES, dan: RIGHT }), roster: 's' }, RESUME)).students).toHaveLength(4);
  });

  it('is remembered: a roster that gives keys to other people is refused, and a mended one is not', async () => {
    const people = (...rows: [student: string, name: string, ids?: string[]][]): Partial<Intake> => ({
      people: rows.map(([student, name, ids]) => ({ student, name, ...(ids && { ids }) })),
    });
    const listed = (roster: string, ...rows: Parameters<typeof people>): Intake => ({
      ...intakeOf(FILES),
      ...{ roster, ...people(...rows) },
    });
    await run(listed('r', ['ada', 'Ada', ['a1', 'A@x.edu']], ['bob', 'Bob', ['b1']], ['cyd', 'Cyd'], ['dan', 'Dan']));
    const before = filesIn(out().folder);
    const swapped = listed('s', ['bob', 'Ada', ['a1']], ['ada', 'Bob', ['b1']], ['cyd', 'Cyd'], ['dan', 'Dan']);
    for (const how of [RESUME, { regrade: true }]) {
      await expect(run(swapped, how)).rejects.toThrow(
        `${out().folder} was graded with another roster. Students have other keys now: ada (now bob), bob (now ada). ` +
          'Their results and points by hand would be those of others. Name what it was graded with, or a new folder.',
      );
    }
    const named = listed('s', ['ada', 'Ada', ['a@x.edu']], ['bob', 'Bob', ['b1']], ['dan', 'Cyd'], ['cyd', 'Dan']);
    await expect(run(named, RESUME)).rejects.toThrow('other keys now: cyd (now dan), dan (now cyd). Their');
    // A list without names and logins: the file that was one's is another's.
    const bare = ['ada', 'bob', 'cyd', 'dan'].map((student) => [student, ''] as [string, string]);
    const { submissions, ...rest } = listed('s', ...bare);
    const other: Readonly<Record<string, string>> = { ada: 'bob', bob: 'ada', cyd: 'cyd' };
    const crossed = submissions.map((one) => ({ ...one, student: other[one.student] }));
    await expect(run({ ...rest, submissions: crossed }, RESUME)).rejects.toThrow(
      'was graded with another roster. Students have other keys now: ada (now bob), bob (now ada). Their',
    );
    expect(filesIn(out().folder)).toEqual(before);
    // Names and logins are mended, and who handed in nothing gets another key.
    const mended = listed('s', ['ada', 'Adah', ['a1', 'new']], ['bob', 'Bo', ['b1']], ['cyd', 'Cyd'], ['d', 'Dan']);
    expect((await run(mended, RESUME)).students).toHaveLength(4);
  });

  it('a mark whose file is gone stands and is told, until its folder is deleted', async () => {
    await run(intakeOf(FILES));
    const some = intakeOf({ ada: RIGHT, cyd: BROKEN });
    for (let i = 0; i < 2; i++) {
      const { gone, students } = await run(some, RESUME);
      expect(gone).toEqual(['bob/hostile']);
      expect(students.map(({ student, total }) => [student, total])).toEqual([
        ['ada', 10],
        ['bob', 7],
        ['cyd', 0],
      ]);
    }
    expect((await run(intakeOf(FILES), RESUME)).gone).toEqual([]);
    rmSync(path.join(out().folder, 'bob'), { recursive: true });
    const { gone, students, open } = await run(some, RESUME);
    expect([gone, open, students.map(({ student }) => student)]).toEqual([[], [], ['ada', 'cyd']]);
  });

  it('says of a shard and of an interrupted run what is not graded there, and not that it was not handed in', async () => {
    const intake = {
      ...intakeOf({ ...FILES, dan: RIGHT }),
      people: [...intakeOf({ ...FILES, dan: RIGHT, eve: '' }).people],
    };
    const stop = new AbortController();
    const onResult = (): void => {
      stop.abort();
    };
    const { students, absent } = await run(intake, { signal: stop.signal, onResult });
    expect(students.flatMap(({ without }) => Object.values(without))).toEqual(['open', 'open', 'open']);
    expect(students.map(({ missing }) => missing).sort()).toEqual([0, 0, 1, 1, 1]);
    expect(absent).toEqual(['eve']);
    expect((await run(intake, RESUME)).open).toEqual([]);
    const part = await run(intake, { shard: { index: 1, count: 2 } }, out('part'));
    expect(part.absent).toEqual([]);
    expect(part.students.length).toBeLessThan(4);
  });

  it('what waits for a person stands in the summary', async () => {
    const unsettled = [
      { student: 'ada', exercise: '' },
      { student: 'dan', exercise: TASK },
      { student: 'eve', exercise: '' },
    ];
    const people = intakeOf({ ...FILES, dan: '', eve: '' }).people;
    const summary = await run({ ...intakeOf(FILES), unsettled, people });
    // Of ada something is graded: the rest is a note or a picture.
    expect(summary.unsettled).toEqual(['dan', 'eve'].map((student) => ({ student, exercise: TASK })));
    expect(summary.students.at(4)).toMatchObject({ student: 'eve', missing: 1, without: { [TASK]: 'unsettled' } });
    expect(summary.absent).toEqual([]);
    expect(summary.students.at(3)).toMatchObject({
      student: 'dan',
      maxTotal: 10,
      missing: 1,
      without: { [TASK]: 'unsettled' },
    });
    expect(readFileSync(path.join(out().folder, 'marks.csv'), 'utf8')).toContain('\r\ndan,,?,,10,');
  });
});

describe('checks that could not be loaded', SLOW, () => {
  it('gave no mark, so --resume goes on with the mended ones', async () => {
    small.edit('export const checks', "import './gone.js';\nexport const checks");
    expect((await run(intakeOf(FILES))).graderErrors).toHaveLength(3);
    small.edit("import './gone.js';\n", '');
    expect((await run(intakeOf(FILES), RESUME)).graderErrors).toEqual([]);
    // With marks there, nothing is mended by grading again.
    small.edit('export const checks', "import './gone.js';\nexport const checks");
    await expect(run(intakeOf(FILES), RESUME)).rejects.toThrow(
      `hostile: the checks that ${out().folder} was graded with cannot be loaded now. See that --overlay, if there was one, has hostile/hidden.ts`,
    );
  });
});

describe('a folder for results', () => {
  it.skipIf(!existsSync('/proc/self'))('is refused where the system makes none, and does not wait for ever', () => {
    expect(() => {
      makeFolder('/proc/nowhere/at/all');
    }).toThrow('/proc/nowhere/at/all cannot hold results: ');
  });

  it('is refused below a file, and made with those above it', () => {
    expect(() => {
      makeFolder(path.join(small.root, 'exercises', TASK, 'checks.ts', 'results'));
    }).toThrow('checks.ts is a file. Name another folder.');
    makeFolder(path.join(place, 'a', 'b'));
    expect(existsSync(path.join(place, 'a', 'b'))).toBe(true);
  });
});
