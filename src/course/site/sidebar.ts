/** The outline as VitePress's sidebar: notebooks with their exercises in course order, then what to look things up in. */
import type { Outline, OutlineEntry } from './course-pages.js';
import type { SidebarItem } from './vitepress.js';

const exercise = ({ link, text }: OutlineEntry): SidebarItem => ({ text: `Exercise: ${text}`, link });

/** Previous and next follow the same order. */
export function sidebar({ notebooks, exercises, documents }: Outline): SidebarItem[] {
  const groups = [
    {
      text: 'Course',
      items: notebooks.map((notebook): SidebarItem => ({
        text: notebook.text,
        link: notebook.link,
        ...(notebook.exercises.length > 0 && { items: notebook.exercises.map(exercise) }),
      })),
    },
    { text: 'More exercises', items: exercises.map(exercise) },
    { text: 'Look up', items: documents.map(({ text, link }) => ({ text, link })) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
