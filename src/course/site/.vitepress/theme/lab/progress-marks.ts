/** The marks of exercises in the sidebar: nothing, begun, or solved. */
import type { OutlinedExercise, Outline } from '@dist/course/site/course-pages.js';
import { nextTick, watch } from 'vue';
import { progressOfPage, solvedOf } from './progress.js';

export type Reached = 'none' | 'begun' | 'solved';

/** How far the reader is with an exercise. */
export function standingOf({ id, version, tasks }: OutlinedExercise): Reached {
  const noted = progressOfPage().of(id, version).value;
  return solvedOf(tasks, noted).every(Boolean) ? 'solved' : noted ? 'begun' : 'none';
}

const WORDS = { begun: 'begun: ', solved: 'solved: ', none: '' };

/** Sets the marks now, with every page and whenever something is reached. */
export function markExercises(course: Outline, page: () => string): void {
  const progress = progressOfPage();
  void progress.open();
  const exercises = [...course.notebooks.flatMap((notebook) => notebook.exercises), ...course.exercises];
  const states = (): Map<string, Reached> =>
    new Map(exercises.flatMap(({ about }) => (about ? [[about.id, standingOf(about)]] : [])));
  watch(
    [states, page],
    async ([found]) => {
      await nextTick();
      for (const mark of document.querySelectorAll<HTMLElement>('.progress-mark')) {
        const state = found.get(mark.dataset['exercise'] ?? '') ?? 'none';
        mark.dataset['state'] = state;
        mark.innerHTML = WORDS[state] === '' ? '' : `<span class="visually-hidden">${WORDS[state]}</span>`;
      }
    },
    { immediate: true },
  );
}
