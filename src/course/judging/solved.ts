/** Which tasks a student has solved. */
import type { ExerciseInfo } from './exercise.js';

/** The points of a task's public checks; `task` is counted from 1. */
export const publicPoints = ({ rubric }: Pick<ExerciseInfo, 'rubric'>, task: number): number =>
  rubric.filter((row) => !row.hidden && row.task === task).reduce((sum, row) => sum + row.points, 0);

/** For each task whether it has all points of its public checks. */
export const solvedTasks = (info: ExerciseInfo, reached: readonly number[]): boolean[] =>
  info.tasks.map((_task, i) => (reached[i] ?? 0) >= publicPoints(info, i + 1));

/**
 * The first from the current one on, then from the beginning, that is not done:
 * where `lab next` and the page lead.
 */
export function nextOpen<T>(
  all: readonly T[],
  isCurrent: (one: T) => boolean,
  isDone: (one: T) => boolean,
): T | undefined {
  const at = Math.max(0, all.findIndex(isCurrent));
  return [...all.slice(at), ...all].find((one) => !isDone(one));
}
