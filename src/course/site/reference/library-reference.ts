/**
 * What the reference says of every public name of the library. It is read from the
 * sources when they are built.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inPackage } from '../../disk/places.js';
import type { Declaration, SourceModule } from './declarations.js';
import { readModule } from './declarations.js';
import type { CellOutput } from '../../cells/notebook.js';
import { exampleCell, outputsOf } from './example-cell.js';

/** An example as a live cell, with what it prints and shows. */
export interface ReferenceExample {
  cell: string;
  outputs: CellOutput[];
}

export interface ReferenceName extends Declaration {
  /** The source file, from the root of the repository. */
  file: string;
  /** Types that its signature names and the library does not hand out, in TypeScript. */
  helpers: string[];
  examples: ReferenceExample[];
}

/** The names that one file of the public index hands out. */
export interface ReferenceSection {
  /** The file's name without its ending: `axis-angle`. */
  id: string;
  /** What the file says of itself, as Markdown. */
  head: string;
  names: ReferenceName[];
}

/** A folder of the library. */
export interface ReferenceRoom {
  id: string;
  /** What its names are imported from. */
  module: string;
  sections: ReferenceSection[];
}

export interface LibraryReference {
  /** In the order of the course. */
  rooms: ReferenceRoom[];
}

/** The indices of the public names, by the module that they are. */
export const INDICES: Readonly<Record<string, string>> = {
  'rigid-body-lab': 'index.ts',
  'rigid-body-lab/figures': 'figures/index.ts',
};

type Found = Omit<ReferenceName, 'examples' | 'helpers'>;

const beside = (file: string, from: string): string =>
  path.posix.join(path.posix.dirname(file), from).replace(/\.js$/, '.ts');

/** The files of a folder, each read once. */
class Sources {
  readonly #folder: string;
  readonly #modules = new Map<string, SourceModule>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  #text(file: string): string {
    return readFileSync(path.join(this.#folder, file), 'utf8');
  }

  module(file: string): SourceModule {
    const module =
      this.#modules.get(file) ?? readModule(file, this.#text(file), (from) => this.#text(beside(file, from)));
    this.#modules.set(file, module);
    return module;
  }
}

/** The names that a file exports, its own and those that it hands on. */
function exportedBy(file: string, sources: Sources): Found[] {
  const { declarations, handedOn } = sources.module(file);
  const own = declarations.map((declaration) => ({ ...declaration, file: `src/${file}` }));
  const others = handedOn.flatMap(({ from, names }) =>
    exportedBy(beside(file, from), sources).filter(({ name }) => names === undefined || names.includes(name)),
  );
  return [...own, ...others];
}

/** So many types behind a signature help; more would hide it. */
const MOST_HELPERS = 4;

/** The types that a signature names and the library does not hand out, and those that they name in turn. */
function helpersOf({ signature, file }: Found, sources: Sources, isPublic: (name: string) => boolean): string[] {
  const found = new Map<string, string>();
  const look = (text: string, where: string): void => {
    const { types, imports } = sources.module(where);
    for (const word of text.match(/\b[A-Z]\w+/g) ?? []) {
      if (found.has(word) || isPublic(word) || found.size === MOST_HELPERS) continue;
      const other = types.has(word) ? undefined : imports.get(word);
      const place = other?.startsWith('.') ? beside(where, other) : where;
      const type = sources.module(place).types.get(word);
      if (type === undefined) continue;
      found.set(word, type);
      look(type, place);
    }
  };
  look(signature, file.replace(/^src\//, ''));
  return [...found.values()];
}

/** The sections behind an index: one for each file that it names, in its order. */
function sectionsOf(index: string, sources: Sources): { file: string; head: string; names: Found[] }[] {
  const sections = new Map<string, Found[]>();
  const seen = new Set<string>();
  for (const { from, names } of sources.module(index).handedOn) {
    const file = beside(index, from);
    const found = exportedBy(file, sources).filter(({ name }) => names === undefined || names.includes(name));
    const fresh = found.filter(({ name }) => !seen.has(name));
    fresh.forEach(({ name }) => seen.add(name));
    sections.set(file, [...(sections.get(file) ?? []), ...fresh]);
  }
  return [...sections]
    .filter(([, names]) => names.length > 0)
    .map(([file, names]) => ({ file, head: sources.module(file).head, names }));
}

/** Reads the sources in a folder; `modules` are the modules themselves, with which the examples are run. */
export async function readSources(
  folder: string,
  modules: Readonly<Record<string, object>>,
): Promise<LibraryReference> {
  const sources = new Sources(folder);
  const known = Object.fromEntries(Object.entries(modules).map(([from, module]) => [from, Object.keys(module)]));
  const withExamples = async (found: Found): Promise<ReferenceName> => {
    const examples: ReferenceExample[] = [];
    for (const example of found.doc.examples) {
      const cell = exampleCell(example, known);
      examples.push({ cell, outputs: await outputsOf(cell, modules) });
    }
    const helpers = helpersOf(found, sources, (name) => all.has(name));
    return { ...found, helpers, examples };
  };
  const indices = Object.entries(INDICES).map(([module, index]) => ({ module, sections: sectionsOf(index, sources) }));
  const all = new Set(
    indices.flatMap(({ sections }) => sections.flatMap(({ names }) => names.map(({ name }) => name))),
  );
  const rooms = new Map<string, ReferenceRoom>();
  for (const { module, sections } of indices) {
    for (const { file, head, names } of sections) {
      const id = file.split('/')[0];
      const room = rooms.get(id) ?? { id, module, sections: [] };
      rooms.set(id, room);
      const documented: ReferenceName[] = [];
      for (const name of names) documented.push(await withExamples(name));
      room.sections.push({ id: path.posix.basename(file, '.ts'), head, names: documented });
    }
  }
  return { rooms: [...rooms.values()] };
}

const FILE = 'dist/course/site/reference.json';

/** The reference that the build wrote; undefined where there is none. */
export function libraryReference(): LibraryReference | undefined {
  const file = inPackage(FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LibraryReference) : undefined;
}
