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

const madeOf = ({ link, questions = 0 }: OutlineEntry): number =>
  Math.min(questions, committedOn(link.replace(/^.*\//, '')));

/** Of a notebook: how many of its predictions are made, in words; empty before the first. */
export function howFar(notebook: OutlineEntry): string {
  const made = madeOf(notebook);
  if (made === 0) return '';
  return made === notebook.questions ? 'all predictions made' : `${made} of ${notebook.questions} predictions made`;
}

/** The state of a notebook's ring. */
export function readState(notebook: OutlineEntry): 'none' | 'begun' | 'read' {
  const made = madeOf(notebook);
  return made === 0 ? 'none' : made === notebook.questions ? 'read' : 'begun';
}

/** The numbers of the notebooks in which a prediction is made. */
export const readNotebooks = (notebooks: readonly OutlineEntry[]): string[] =>
  notebooks.filter((notebook) => readState(notebook) !== 'none').flatMap(({ text }) => /^\d\d/.exec(text) ?? []);
