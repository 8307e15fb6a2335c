/** Reading what a page wants noted: only what is whole is written into .lab/progress.json. */
import type { ExerciseInfo } from '../judging/exercise.js';
import type { ProgressChange } from '../judging/progress.js';
import type { Verdict } from '../judging/verdict.js';
import { isRecord } from '../judging/records.js';

const isPoints = (value: unknown): boolean => Number.isFinite(value) && Number(value) >= 0;

/** The change, if the value is one to that exercise. */
export function changeIn(value: unknown, info: ExerciseInfo): ProgressChange | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, task, rungs, file, verdict } = value;
  const isFile = typeof file === 'string' && /^(?:[\da-f]{16})?$/.test(file);
  const isTask = Number.isInteger(task) && Number(task) >= 1 && Number(task) <= info.tasks.length;
  const fits =
    (kind === 'verdict' && isFile && isVerdict(verdict, info)) ||
    (kind === 'shown' && isTask) ||
    (kind === 'hint' && isTask && isFile && Number.isInteger(rungs) && Number(rungs) >= 1);
  return fits ? (value as ProgressChange) : undefined;
}

function isVerdict(value: unknown, { id, version, rubric }: ExerciseInfo): value is Verdict {
  if (!isRecord(value)) return false;
  const { format, exercise, outcome, score, maxScore, checks } = value;
  const mayScore = new Map(rubric.map(({ check, points }) => [check as unknown, points]));
  return (
    format === 1 &&
    exercise === id &&
    value['version'] === version &&
    ['graded', 'ungradable', 'grader-error'].includes(outcome as string) &&
    (score === null || isPoints(score)) &&
    isPoints(maxScore) &&
    Array.isArray(checks) &&
    checks.every(
      (entry) =>
        isRecord(entry) &&
        typeof entry['status'] === 'string' &&
        Number.isInteger(entry['task']) &&
        isPoints(entry['score']) &&
        Number(entry['score']) <= (mayScore.get(entry['check']) ?? -1),
    )
  );
}
