/** Folders of results that are written down, not graded: what each student has is said in the test. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BatchRecord } from '../../../src/course/batch/batch-record.js';
import { batchResult } from '../../../src/course/batch/result.js';
import { ResultsFolder } from '../../../src/course/batch/results-folder.js';
import { openCourse } from '../../../src/course/disk/course.js';
import type { Course } from '../../../src/course/disk/course.js';
import { faultOf, verdictOf } from '../../../src/course/judging/verdict.js';
import type { CheckResult, Verdict } from '../../../src/course/judging/verdict.js';

export const course: Course = openCourse(fileURLToPath(new URL('../../..', import.meta.url)));
/** Ten points each, seven of them public. */
export const [E5, E2]: [string, string] = ['05-inertia-tensor', '02-change-of-basis'];

/** One result of the folder. */
export interface MadeResult {
  student: string;
  exercise: string;
  /** Null: a grader-error. */
  score: number | null;
  ungradable?: string;
  /** Checks that are void. */
  void?: string[];
  /** Changes of single checks. */
  checks?: Record<string, Partial<CheckResult>>;
  handedIn?: string;
  origin?: string;
  text?: string;
}

const RUN = { runner: 'sandbox' as const, durationMs: 0 };

/** A verdict of that score: the first checks of the rubric are right, the rest is not. */
export function madeVerdict({ exercise, score, ungradable, ...made }: MadeResult): Verdict {
  const info = course.find(exercise);
  if (score === null) return faultOf(info, 'no memory is left', { hidden: true, run: RUN });
  let left = score;
  const rows = info.rubric.map((row): CheckResult => {
    const own = Math.min(left, row.points);
    left -= own;
    const status = made.void?.includes(row.check) ? 'void' : own === row.points ? 'pass' : own > 0 ? 'partial' : 'fail';
    const base = { ...row, hidden: row.hidden ?? false, title: `what ${row.check} asks`, score: own };
    return { ...base, status, ...made.checks?.[row.check] };
  });
  const refused = ungradable === undefined ? {} : { refused: { refused: ungradable, line: 3 } };
  return verdictOf(info, rows, { run: RUN, reveal: true, ...refused });
}

export interface MadeTerm {
  place: string;
  at: (...names: string[]) => string;
  /** Writes a file beside the results, and returns its place. */
  write: (name: string, text: string) => string;
  remove: () => void;
}

/** Writes a folder of results. */
export function madeTerm(results: readonly MadeResult[], more: Partial<BatchRecord> = {}, leftOut = ''): MadeTerm {
  const root = mkdtempSync(path.join(os.tmpdir(), 'term-'));
  const at = (...names: string[]): string => path.join(root, ...names);
  const folder = new ResultsFolder(at('results'));
  folder.make();
  for (const one of results) {
    const verdict = madeVerdict(one);
    const fault = one.score === null ? 'environment' : verdict.score === verdict.maxScore ? 'none' : 'student';
    folder.write(batchResult(one, { file: '', checks: '', seeds: '' }, verdict, fault));
    folder.writeText({ ...one, text: one.text ?? '// text', origin: '' });
    folder.noteTime({ ...one, origin: one.origin ?? 'a.ts', handedIn: one.handedIn ?? '', text: '' }, 1);
  }
  const exercises = [...new Set(results.map(({ exercise }) => exercise))];
  folder.writeBeside('left-out.csv', `path,student,exercise,why\r\n${leftOut}`);
  folder.writeRecord({
    format: 2,
    shard: { index: 1, count: 1 },
    made: { layout: 'plain', roster: null, exercise: null, overlay: false },
    ...{ submissions: '', checks: {}, seeds: 'public', elsewhere: [], gone: [], late: [], unsettled: [] },
    points: Object.fromEntries(exercises.map((id) => [id, 10])),
    results: results.map(({ student, exercise }) => `${student}/${exercise}`).sort(),
    people: [...new Set(results.map(({ student }) => student))].map((student) => ({ student, name: '' })),
    ...more,
  });
  return {
    place: folder.folder,
    at,
    write: (name, text) => {
      writeFileSync(at(name), text);
      return at(name);
    },
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}
