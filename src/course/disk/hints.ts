/** hints.md: under each "## n. …" heading a list, one item per rung of the ladder. */
import type { ExerciseInfo } from '../judging/exercise.js';
import type { Course } from './course.js';
import { readText } from './regular-file.js';

/** The hints for one task of an exercise, in order; none where this copy of the course has no hints. */
export function hintsFor(course: Course, info: ExerciseInfo, task: number): string[] {
  let markdown = '';
  try {
    markdown = readText(course.file(info.id, 'hints.md'));
  } catch {
    // The verdict does not need them, and `lab hint` says so.
  }
  return ladders(markdown)[task - 1] ?? [];
}

/** The hints by task, in order. */
export function ladders(markdown: string): string[][] {
  const sections = markdown.split(/^## +\d+\. .*$/m).slice(1);
  return sections.map((section) =>
    section
      .split(/^- /m)
      .slice(1)
      .map((item) => item.replace(/\s+/g, ' ').trim()),
  );
}

/** The titles of the "## n. …" headings of a statement or of its hints. */
export function taskHeadings(markdown: string): string[] {
  return [...markdown.matchAll(/^## +\d+\. +(.*)$/gm)].map((match) => match[1].trim());
}
