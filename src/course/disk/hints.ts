/** hints.md: under each "## n. …" heading a list, one item per rung of the ladder. */
import { readFileSync } from 'node:fs';
import type { Course } from './course.js';
import type { ExerciseInfo } from '../judging/exercise.js';

/** The hints for one task of an exercise, in order. */
export function hintsFor(course: Course, info: ExerciseInfo, task: number): string[] {
  return ladders(readFileSync(course.file(info.id, 'hints.md'), 'utf8'))[task - 1] ?? [];
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
