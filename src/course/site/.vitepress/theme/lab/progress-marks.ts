/** The marks of exercises in the sidebar: nothing, begun, or solved. */
import type { Outline } from '@dist/course/site/course-pages.js';
import { nextTick, watch } from 'vue';
import { progressOfPage, solvedOf } from './progress.js';

const WORDS = { begun: 'begun: ', solved: 'solved: ', none: '' };

/** Sets the marks now, with every page and whenever something is reached. */
export function markExercises(course: Outline, page: () => string): void {
  const progress = progressOfPage();
  void progress.open();
  const exercises = [...course.notebooks.flatMap((notebook) => notebook.exercises), ...course.exercises];
  const states = (): Map<string, keyof typeof WORDS> =>
    new Map(
      exercises.flatMap(({ about }) => {
        if (!about) return [];
        const noted = progress.of(about.id, about.version).value;
        return [[about.id, solvedOf(about.tasks, noted).every(Boolean) ? 'solved' : noted ? 'begun' : 'none']];
      }),
    );
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
