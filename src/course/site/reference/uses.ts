/** Where the course uses a name of the library. */
import type { Cell } from '../../cells/notebook.js';
import type { ExerciseInfo } from '../../judging/exercise.js';
import { cellAnchor } from '../links.js';

/** A page that uses a name. */
export interface NameUse {
  link: string;
  text: string;
}

export interface NameUses {
  notebooks: NameUse[];
  exercises: NameUse[];
}

/** A notebook with its page. */
export interface UsingNotebook {
  link: string;
  title: string;
  cells: readonly Cell[];
}

/** `import { a, type B } from 'rigid-body-lab…'`, over several lines too. */
const IMPORT = /^import (?:type )?\{([^}]*)\} from '(rigid-body-lab(?:\/figures)?)';$/gm;

/** The names that a text imports from the library and its figures. */
function libraryImports(source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, names]) =>
    names
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*$/, ''),
      )
      .filter((name) => name !== ''),
  );
}

/** The number of a notebook stands before its title everywhere. */
const numbered = ({ link, title }: UsingNotebook): string => {
  const number = /\/(\d+)-[^/]*$/.exec(link)?.[1];
  return number === undefined || title.startsWith(number) ? title : `${number} ${title}`;
};

/** The uses of each name, in the order of the course; a link leads to the first cell that uses it. */
export function nameUses(
  notebooks: readonly UsingNotebook[],
  exercises: readonly ExerciseInfo[],
): ReadonlyMap<string, NameUses> {
  const found = new Map<string, NameUses>();
  const of = (name: string): NameUses => {
    const uses = found.get(name) ?? { notebooks: [], exercises: [] };
    found.set(name, uses);
    return uses;
  };
  for (const notebook of notebooks) {
    const codes = notebook.cells.filter(({ kind }) => kind === 'code');
    const names = new Set(codes.flatMap(({ source }) => libraryImports(source)));
    for (const name of names) {
      const word = new RegExp(`(?<![\\w.])${name}\\b`);
      const first = codes.find(({ source }) => word.test(source.replace(IMPORT, '')));
      if (first)
        of(name).notebooks.push({ link: `${notebook.link}#${cellAnchor(first.id)}`, text: numbered(notebook) });
    }
  }
  for (const { id, title, imports } of exercises)
    for (const name of imports) of(name).exercises.push({ link: `/exercises/${id}`, text: title });
  return found;
}
