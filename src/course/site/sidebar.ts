/**
 * The outline as VitePress's sidebar: notebooks with their exercises, part by part, then the workbench
 * and what to look things up in.
 */
import type { Outline, OutlineEntry } from './course-pages.js';
import { WORKBENCH } from './links.js';
import type { SidebarItem } from './vitepress.js';

/** The mark shows what the reader has reached; the page's script sets its state. */
const exercise = ({ link, text, about }: OutlineEntry): SidebarItem => ({
  text: `<span class="progress-mark" data-exercise="${about?.id ?? ''}"></span>Exercise: ${text}`,
  link,
});

const row = ({ text, link }: OutlineEntry): SidebarItem => ({ text, link });

const referenceRows = (reference: Outline['reference']): SidebarItem[] =>
  reference ? [{ ...row(reference.index), items: reference.rooms }] : [];

/** Previous and next follow the same order. */
export function sidebar({ parts, exercises, documents, questions, reference }: Outline): SidebarItem[] {
  const groups = [
    ...parts.map(({ title, notebooks }) => ({
      text: title,
      items: notebooks.map((notebook): SidebarItem => ({
        text: notebook.text,
        link: notebook.link,
        ...(notebook.exercises.length > 0 && { items: notebook.exercises.map(exercise) }),
      })),
    })),
    { text: 'More exercises', items: exercises.map(exercise) },
    { text: 'What stays', items: questions.map(row) },
    { text: 'Try out, look up', items: [{ ...WORKBENCH }, ...referenceRows(reference), ...documents.map(row)] },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
