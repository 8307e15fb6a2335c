/** What a student has done so far. It can always be computed again from the files in work/, so losing it loses no work. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Course } from './course.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { renameWithRetry, writeAtomically } from './atomic-write.js';
import { allPassed } from '../judging/verdict.js';
import type { Verdict } from '../judging/verdict.js';

/** One exercise's entry. */
export interface ExerciseProgress {
  /** Version of the exercise that was checked. */
  version: number;
  passed: boolean;
  score: number;
  maxScore: number;
  /** Points by task, in order; tells which hint comes next. */
  tasks: number[];
  /** Fingerprint of the file that was checked last. */
  file: string;
}

/** .lab/progress.json. */
export interface Progress {
  format: 1;
  exercises: Partial<Record<string, ExerciseProgress>>;
  /** Rungs of the hint ladder that were shown, by exercise and task. */
  hints: Partial<Record<string, Partial<Record<number, number>>>>;
  /** The exercise that the student is at: begun or checked last. */
  current?: string;
}

const stateOf = (course: Course): string => course.stateFile('progress.json');

/** The stored state; an unreadable file is put aside and counts as empty. */
export function readProgress(course: Course): Progress {
  const file = stateOf(course);
  const empty: Progress = { format: 1, exercises: {}, hints: {} };
  if (!existsSync(file)) return empty;
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Partial<Progress> | null;
    if (stored?.format === 1 && isRecord(stored.exercises) && isRecord(stored.hints)) return stored as Progress;
  } catch {
    // Falls through to the same treatment as a file of another shape.
  }
  renameWithRetry(file, `${file}.unreadable`);
  return empty;
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

export function writeProgress(course: Course, progress: Progress): void {
  writeAtomically(stateOf(course), `${JSON.stringify(progress, null, 2)}\n`);
}

/** Notes that this is the exercise that the student is at. */
export function setCurrent(course: Course, info: ExerciseInfo): void {
  const progress = readProgress(course);
  if (progress.current !== info.id) writeProgress(course, { ...progress, current: info.id });
}

/** Adds a verdict. What was passed once stays passed until the exercise changes. */
export function record(course: Course, info: ExerciseInfo, verdict: Verdict): void {
  if (verdict.outcome === 'grader-error') return;
  const progress = readProgress(course);
  const before = progress.exercises[info.id];
  const stillPassed = before?.version === info.version && before.passed;
  progress.exercises[info.id] = {
    version: info.version,
    passed: stillPassed || allPassed(verdict),
    score: stillPassed ? before.score : (verdict.score ?? 0),
    maxScore: verdict.maxScore,
    tasks: info.tasks.map((_task, i) =>
      verdict.checks.filter((check) => check.task === i + 1).reduce((sum, check) => sum + check.score, 0),
    ),
    file: fingerprint(course.workFile(info.id)),
  };
  writeProgress(course, progress);
}

/** Tells whether a file is the one that was checked last. */
export function fingerprint(file: string): string {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16) : '';
}
