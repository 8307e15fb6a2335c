/** How a system lays out what students handed in to it. A new system is a file and a row in layouts.ts. */
import type { AskedExercise } from '../exercise-of-file.js';
import type { Entry, FileTree } from '../found.js';
import type { RosterJoin, Sender } from '../roster-join.js';
import { BY_NAME } from '../trouble.js';
import type { Trouble } from '../trouble.js';

/** What an entry is: not a submission at all, or something of these students. */
export type Placed =
  | { readonly ignored: string }
  | {
      /** More than one for what a group handed in; none where nobody can be told. */
      readonly senders: readonly Sender[];
      /** The file's name, without what the system put before it. */
      readonly name: string;
      /** Names of folders, the innermost last: one may be that of an exercise. */
      readonly folders: readonly string[];
      readonly handedIn?: string;
      /** The system marks it so. */
      readonly late?: true;
      readonly trouble?: Trouble;
    };

export interface LayoutContext {
  readonly exercises: readonly AskedExercise[];
  readonly roster?: RosterJoin;
}

/** A tree read in one layout. */
export interface OpenedLayout {
  /** How many of the entries look as this layout has them. */
  readonly recognised: number;
  place(entry: Entry): Placed;
}

export interface Layout {
  readonly id: string;
  /** What is printed when it was detected. */
  readonly title: string;
  open(tree: FileTree, context: LayoutContext): OpenedLayout;
}

/** The named parts of a text that fits a pattern; an optional one may be absent. */
export const partsBy = (pattern: RegExp, text: string): Partial<Record<string, string>> | undefined =>
  pattern.exec(text)?.groups;

/** A folder's name; that of an unpacked zip file is without its ending. */
export const folderName = (part: string): string => part.replace(/\.zip$/i, '');

/** A file's name without its ending. */
export const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '');

/** Submissions lie at the root, or in folders of exports: not deeper than this. */
const MOST_FOLDERS_ABOVE = 2;

/**
 * How deep most of the parts lie that fit, and how many that are. One depth, for deeper down
 * students choose the names.
 */
export function usualDepth(
  entries: readonly Entry[],
  fits: (part: string, entry: Entry, depth: number) => boolean,
): { depth: number; count: number } {
  const counts = Array.from({ length: MOST_FOLDERS_ABOVE + 1 }, (_zero, depth) => ({
    depth,
    count: entries.filter((entry) => depth < entry.parts.length && fits(entry.parts[depth], entry, depth)).length,
  }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best));
}

/** A place of which the layout can tell nobody. */
export const strange = (entry: Entry, title: string): Placed => ({
  senders: [],
  name: entry.parts.at(-1)!,
  folders: [],
  trouble: {
    problem: `It does not lie where ${title} puts submissions.`,
    fix: BY_NAME,
  },
});
