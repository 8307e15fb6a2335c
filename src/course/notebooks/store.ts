/**
 * Which notebooks there are, whether their results are fresh, and where these lie: executed notebooks are
 * kept in `.lab/notebooks` (ignored by git); `notebooks/` holds the committed ones.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Notebook, SourceCell } from '../cells/notebook.js';
import type { PlacedCell } from '../cells/percent.js';
import { parsePercent } from '../cells/percent.js';
import { hashOf, libraryHash } from './library-hash.js';
import { readNotebook } from './notebook-file.js';

/** A notebook of the course. */
export interface NotebookEntry {
  /** For instance `05-inertia-tensor`. */
  name: string;
  /** The first heading of the notebook; its name when there is none. */
  title: string;
  /** The reviewed source, `notebooks/src/<name>.ts`. */
  sourceFile: string;
  /** `notebooks/<name>.ipynb`. */
  committedFile: string;
  /** `.lab/notebooks/<name>.ipynb`. */
  cachedFile: string;
  /** Empty when the source cannot be read. */
  cells: PlacedCell[];
  /** Results with this hash are fresh. */
  hash: string;
  /** Why the source cannot be read as cells. */
  problem?: string;
}

/** The sources of the course's notebooks, in course order. */
export function notebookEntries(root: string): NotebookEntry[] {
  const names = sourceNames(root);
  const library = names.length === 0 ? '' : libraryHash(root);
  return names.map((name) => entry(root, name, library));
}

/** The hash that a fresh result of a notebook carries: of cells, built library and tslab version. */
export function notebookHash(root: string, name: string): string {
  return notebookEntry(root, name).hash;
}

/** One notebook of the course by its name. */
export function notebookEntry(root: string, name: string): NotebookEntry {
  const known = sourceNames(root);
  if (!known.includes(name)) throw new Error(`there is no notebook ${name}. There are ${known.join(', ')}.`);
  return entry(root, name, libraryHash(root));
}

function sourceNames(root: string): string[] {
  let files: string[];
  try {
    files = readdirSync(path.join(root, 'notebooks', 'src'));
  } catch {
    return [];
  }
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3))
    .sort();
}

/** Hash of what an author writes. */
export function cellsHash(cells: readonly SourceCell[]): string {
  return hashOf(JSON.stringify(cells.map(({ kind, id, metadata, source }) => [kind, id, metadata, source])));
}

function entry(root: string, name: string, library: string): NotebookEntry {
  const sourceFile = path.join(root, 'notebooks', 'src', `${name}.ts`);
  const text = readFileSync(sourceFile, 'utf8');
  const files = {
    sourceFile,
    committedFile: path.join(root, 'notebooks', `${name}.ipynb`),
    cachedFile: path.join(root, '.lab', 'notebooks', `${name}.ipynb`),
  };
  try {
    const cells = parsePercent(text);
    const heading = cells.map(({ kind, source }) => (kind === 'markdown' ? /^# (.+)$/m.exec(source)?.[1] : undefined));
    const title = heading.find((t) => t !== undefined) ?? name;
    return { name, title, ...files, cells, hash: hashOf(cellsHash(cells) + library) };
  } catch (error) {
    const problem = `${path.relative(root, sourceFile)}: ${(error as Error).message}`;
    return { name, title: name, ...files, cells: [], hash: hashOf(text), problem };
  }
}

/** The newest result of a notebook. */
export interface LatestNotebook {
  notebook: Notebook;
  file: string;
  /** False when cells, library or kernel have changed since: show it with a mark. */
  fresh: boolean;
}

/**
 * The fresh result of a notebook, cached or committed; a stale one when none is fresh;
 * undefined when it never ran.
 */
export function latestNotebook(root: string, name: string): LatestNotebook | undefined {
  return latestOf(notebookEntry(root, name));
}

/** {@link latestNotebook} of an entry that is already at hand. */
export function latestOf(entry: NotebookEntry): LatestNotebook | undefined {
  const found = [entry.cachedFile, entry.committedFile].flatMap((file) => resultIn(file, entry) ?? []);
  return found.find(({ fresh }) => fresh) ?? found[0];
}

/** The result of a notebook that lies in a file. */
export function resultIn(file: string, entry: NotebookEntry): LatestNotebook | undefined {
  const notebook = readNotebook(file);
  return notebook && { notebook, file, fresh: isFresh(notebook, entry) };
}

/**
 * A committed notebook may have been edited in Jupyter since: then its record no longer speaks of its cells.
 */
function isFresh({ cells, record }: Notebook, { cells: source, hash }: NotebookEntry): boolean {
  return record?.hash === hash && cellsHash(cells) === cellsHash(source);
}
