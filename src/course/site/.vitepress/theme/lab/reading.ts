/** How far the reader is in the notebooks. It stays in this browser, and is sent nowhere. */
import type { OutlineEntry } from '@dist/course/site/course-pages.js';
import { committedOn } from './answers.js';

const LAST = 'rigid-body-lab:last-notebook';

/** Notes the notebook that is open. */
export function noteNotebook(link: string): void {
  try {
    localStorage.setItem(LAST, link);
  } catch {
    // Then the home page begins at the beginning.
  }
}

/** The link of the notebook that was open last. */
export function lastNotebook(): string | undefined {
  try {
    return localStorage.getItem(LAST) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Of a notebook: how many of its predictions are made, in words; empty before the first. */
export function howFar({ link, questions = 0 }: OutlineEntry): string {
  const made = Math.min(questions, committedOn(link.replace(/^.*\//, '')));
  if (made === 0) return '';
  return made === questions ? 'all predictions made' : `${made} of ${questions} predictions made`;
}
