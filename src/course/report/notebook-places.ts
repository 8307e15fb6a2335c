/** Where the notebooks speak of an idea: the sections whose predictions have an answer that it gives. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePercent } from '../cells/percent.js';

/** A section of a notebook. */
export interface NotebookPlace {
  /** The name of the file, such as `05-inertia-tensor`. */
  notebook: string;
  section: string;
  /** How often the idea is asked for there. */
  times: number;
  /** In a part that the reader may leave out. */
  isFolded: boolean;
}

export interface NotebookPlaces {
  /** By the name of the file. */
  titles: ReadonlyMap<string, string>;
  /** By idea, in the order of the course: each section once. */
  ideas: ReadonlyMap<string, readonly NotebookPlace[]>;
}

/** Of a course without notebooks both are empty: a report can do without. */
export function notebookPlaces(root: string): NotebookPlaces {
  const folder = path.join(root, 'notebooks', 'src');
  const titles = new Map<string, string>();
  const ideas = new Map<string, NotebookPlace[]>();
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d\d-.*\.ts$/.test(name)) : [];
  for (const file of files.sort()) {
    const notebook = file.replace(/\.ts$/, '');
    let section = '';
    for (const { kind, metadata, source } of parsePercent(readFileSync(path.join(folder, file), 'utf8'))) {
      const headings = kind === 'markdown' ? [...source.matchAll(/^(#{1,2}) +(.+?) *#*$/gm)] : [];
      for (const [, level, text] of headings) {
        section = plainText(text);
        if (level === '#' && !titles.has(notebook)) titles.set(notebook, section);
      }
      for (const idea of ideasIn(metadata)) {
        const places = ideas.get(idea) ?? [];
        const known = places.find((one) => one.notebook === notebook && one.section === section);
        if (known) known.times++;
        else ideas.set(idea, [...places, { notebook, section, times: 1, isFolded: 'fold' in metadata }]);
      }
    }
  }
  return { titles, ideas };
}

/** A heading without the marks of its letters. */
const plainText = (markdown: string): string =>
  markdown
    .replace(/[*_`$]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim();

/** All ideas that stand somewhere in the head of a cell. */
function ideasIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]: [string, unknown]) =>
    name === 'idea' && typeof entry === 'string' ? [entry] : ideasIn(entry),
  );
}

/** Where to read on. */
export interface ReadOn {
  notebook: string;
  section: string | undefined;
}

/**
 * The place to take up again: of the exercise's own notebook the section that asks for the idea most often,
 * on the main road if it is asked for there; else the first of the course.
 */
export function notebookPlaceOf(
  { ideas, titles }: NotebookPlaces,
  idea: string | undefined,
  notebook: string | undefined,
): ReadOn | undefined {
  const places = (idea === undefined ? undefined : ideas.get(idea)) ?? [];
  const [own] = places
    .filter((one) => one.notebook === notebook)
    .sort((a, b) => Number(a.isFolded) - Number(b.isFolded) || b.times - a.times);
  const place = (own as NotebookPlace | undefined) ?? places.at(0);
  const name = place?.notebook ?? notebook;
  if (name === undefined) return undefined;
  return { notebook: titles.get(name) ?? name, section: place?.section };
}
