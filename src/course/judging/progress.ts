/**
 * What a student has done so far: one shape and the same changes in .lab/progress.json and in
 * the browser's own store.
 */
import type { ExerciseInfo } from './exercise.js';
import { hex, sha256, utf8 } from './sha256.js';
import { allPassed } from './verdict.js';
import type { Verdict } from './verdict.js';

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
  /**
   * Fingerprint of the file when the last of these was shown; a check takes it away,
   * so that the next one opens.
   */
  hintFiles?: Partial<Record<string, Partial<Record<number, string>>>>;
  /** Tasks whose solution was shown before they were solved, by exercise. */
  shown?: Partial<Record<string, number[]>>;
  /** The exercise that the student is at: begun or checked last. */
  current?: string;
}

export const emptyProgress = (): Progress => ({ format: 1, exercises: {}, hints: {} });

/** What of an exercise a verdict is recorded with. */
export type RecordedExercise = Pick<ExerciseInfo, 'id' | 'version' | 'tasks'>;

/** Adds a verdict on a file. What was passed once stays passed until the exercise changes. */
export function record(progress: Progress, info: RecordedExercise, verdict: Verdict, file: string): void {
  if (verdict.outcome === 'grader-error') return;
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
    file,
  };
}

/** What the page notes. */
export type ProgressChange =
  | { kind: 'verdict'; verdict: Verdict; file: string }
  /** The solution of a task was shown. */
  | { kind: 'shown'; task: number }
  /** So many rungs of a task's ladder were shown for the file with that fingerprint. */
  | { kind: 'hint'; task: number; rungs: number; file: string };

/** Makes the change; the exercise is then the one that the student is at. */
export function noteChange(progress: Progress, info: RecordedExercise, change: ProgressChange): void {
  const { id } = info;
  progress.current = id;
  if (change.kind === 'verdict') {
    record(progress, info, change.verdict, change.file);
    delete progress.hintFiles?.[id];
  } else if (change.kind === 'shown') {
    const shown = new Set(progress.shown?.[id]).add(change.task);
    (progress.shown ??= {})[id] = [...shown].sort((a, b) => a - b);
  } else {
    const { task, rungs, file } = change;
    progress.hints[id] = { ...progress.hints[id], [task]: Math.max(rungs, progress.hints[id]?.[task] ?? 0) };
    progress.hintFiles = { ...progress.hintFiles, [id]: { ...progress.hintFiles?.[id], [task]: file } };
  }
}

/** Tells whether a text is the one that was checked last, or that page and file agreed on. */
export function fingerprint(source: string): string {
  return hex(sha256(utf8(source))).slice(0, 16);
}
