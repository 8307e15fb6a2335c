/** Which idea is behind a known mistake: it bears its name, or `exercises/ideas.json` says so. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Course } from '../disk/course.js';
import { named, plain, readFile } from '../disk/fields.js';
import { IDEAS } from '../judging/ideas.js';
import type { ClassMisconception } from './misconception-count.js';

const FILE = 'exercises/ideas.json';

const idea = plain('the id of an idea, like force-splits', (value) => Object.hasOwn(IDEAS, String(value)));

/** The idea of a mistake, by its id; undefined where it is none that people bring along. */
export type IdeaOf = (mistake: string) => string | undefined;

/** Reads the course's table. Throws a BrokenFile where it names an idea that there is not. */
export function ideaNames(course: Course): IdeaOf {
  const isThere = existsSync(path.join(course.root, FILE));
  const table = isThere ? (readFile(course.root, FILE, named(idea)) as Record<string, string>) : {};
  return (mistake) => {
    if (Object.hasOwn(IDEAS, mistake)) return mistake;
    return Object.hasOwn(table, mistake) ? table[mistake] : undefined;
  };
}

/** An idea, and who shows it in which exercises. */
export interface IdeaCount {
  idea: string;
  says: string;
  students: ReadonlySet<string>;
  from: readonly ClassMisconception[];
}

/** The ideas behind mistakes, the most frequent first. */
export function countIdeas(misconceptions: readonly ClassMisconception[], ideaOf: IdeaOf): IdeaCount[] {
  const found = new Map<string, ClassMisconception[]>();
  for (const one of misconceptions) {
    const id = ideaOf(one.id);
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), one]);
  }
  return [...found]
    .map(([id, from]) => ({
      idea: id,
      says: IDEAS[id],
      students: new Set(from.flatMap(({ students }) => [...students])),
      from,
    }))
    .sort((a, b) => b.students.size - a.students.size || (a.idea < b.idea ? -1 : 1));
}
