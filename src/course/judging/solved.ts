/** Which tasks a student has solved. */
import type { ExerciseInfo } from './exercise.js';

/** The points of a task's public checks; `task` is counted from 1. */
export const publicPoints = ({ rubric }: Pick<ExerciseInfo, 'rubric'>, task: number): number =>
  rubric.filter((row) => !row.hidden && row.task === task).reduce((sum, row) => sum + row.points, 0);

/** For each task whether it has all points of its public checks. */
export const solvedTasks = (info: ExerciseInfo, reached: readonly number[]): boolean[] =>
  info.tasks.map((_task, i) => (reached[i] ?? 0) >= publicPoints(info, i + 1));
