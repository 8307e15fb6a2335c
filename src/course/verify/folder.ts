/** An exercise's folder as it lies there: what verify looks at before anything of it runs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Course } from '../disk/course.js';
import type { ExerciseInfo } from '../judging/exercise.js';

export interface Folder {
  course: Course;
  info: ExerciseInfo;
  /** Its files, by their paths from the folder with `/`. */
  files: readonly string[];
  /** The text of a file; '' where it is missing. */
  text: (name: string) => string;
  /** The path of a file. */
  file: (name: string) => string;
  /** The hidden checks come from a private folder, with their rows of the rubric. */
  overlay: boolean;
}

/** `overlay` is a private folder whose `<exercise>/hidden.ts` stands for the exercise's own. */
export function openFolder(course: Course, info: ExerciseInfo, overlay?: string): Folder {
  const root = course.file(info.id);
  const file = (name: string): string =>
    overlay !== undefined && name === 'hidden.ts' ? path.join(overlay, info.id, name) : path.join(root, name);
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const files = [...new Set([...names, ...(existsSync(file('hidden.ts')) ? ['hidden.ts'] : [])])].sort();
  return {
    course,
    info,
    files,
    text: (name) => (existsSync(file(name)) ? readFileSync(file(name), 'utf8') : ''),
    file,
    overlay: overlay !== undefined,
  };
}

/** The known wrong solutions, as `mistakes/half-missing.ts`. */
export const mistakesIn = ({ files }: Pick<Folder, 'files'>): string[] =>
  files.filter((name) => name.startsWith('mistakes/') && name.endsWith('.ts'));

/** The functions that a mistake takes from the solution as they are. */
export const handedOn = (text: string): string[] =>
  [...text.matchAll(/^export \{([^}]*)\} from '\.\.\/solution\.js';/gm)].flatMap(([, names]) =>
    names.split(',').map((name) => name.trim()),
  );

/** Names that a file imports from a module, without types. */
export function importedNames(text: string, module: string): string[] {
  const lists = [...text.matchAll(/^import\s*\{([^}]*)\}\s*from\s*'([^']+)'/gm)].filter(
    ([, , from]) => from === module,
  );
  return lists.flatMap(([, list]) =>
    list
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/)[0])
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}
