/** The exercises of the course, and which of them the reader should go on with. */
import { nextOpen } from '@dist/course/judging/solved.js';
import type { OutlinedExercise, Outline, OutlineEntry } from '@dist/course/site/course-pages.js';
import { progressOfPage, solvedOf } from './progress.js';

export type ExerciseEntry = OutlineEntry & { about: OutlinedExercise };

/** In the order of the course, as `lab list` has them. */
export function exercisesOf(course: Outline): ExerciseEntry[] {
  const all = [...course.notebooks.flatMap(({ exercises }) => exercises), ...course.exercises];
  return all
    .filter((entry): entry is ExerciseEntry => entry.about !== undefined)
    .sort((a, b) => a.about.place - b.about.place);
}

/** What comes after an exercise, as `lab next` has it; undefined where all are solved. */
export function exerciseAfter(course: Outline, current: string | undefined): ExerciseEntry | undefined {
  const isSolved = ({ about }: ExerciseEntry): boolean =>
    solvedOf(about.tasks, progressOfPage().of(about.id, about.version).value).every(Boolean);
  return nextOpen(exercisesOf(course), ({ about }) => about.id === current, isSolved);
}
