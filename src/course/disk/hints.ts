/** The hints of an exercise in this copy of the course. */
import type { ExerciseInfo } from '../judging/exercise.js';
import { ladders } from '../judging/ladder.js';
import type { Rung } from '../judging/ladder.js';
import { shuffled } from '../judging/lines-to-order.js';
import type { LinesToOrder } from '../judging/lines-to-order.js';
import type { Course } from './course.js';
import { textIn } from './regular-file.js';

/** The hints for one task of an exercise, in order; none where this copy of the course has no hints. */
export function hintsFor(course: Course, info: ExerciseInfo, task: number): Rung[] {
  return ladders(textIn(course.file(info.id, 'hints.md')))[task - 1] ?? [];
}

/** The lines of a hint as they are shown in this copy. */
export function shownLines(course: Course, { id }: ExerciseInfo, task: number, order: LinesToOrder): string[] {
  return shuffled(order, `${course.seeds(id).public}/${task}`);
}
