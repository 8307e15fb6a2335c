/** No system at all: a folder or file for each student, or a folder for each exercise. */
import { exerciseOfName, nameBeforeExercise } from '../exercise-of-file.js';
import type { AskedExercise } from '../exercise-of-file.js';
import type { Entry, FileTree } from '../found.js';
import type { Sender } from '../roster-join.js';
import { NAME_FOLDER } from '../trouble.js';
import type { Trouble } from '../trouble.js';
import { folderName, stemOf } from './layout.js';
import type { Layout, LayoutContext, Placed } from './layout.js';

/** In a student's copy of the course it holds what is handed in, and says nothing. */
const WORK = 'work';

const NO_STUDENT: Trouble = {
  problem: 'Neither its folder nor its name says whose it is.',
  fix: NAME_FOLDER,
};
const UNCLEAR = (folder: string): Trouble => ({
  problem: `It is not clear whether "${folder}" is a student or the folder of all students.`,
  fix: `Give a roster. Or, if it is the folder of all, hand in what is in it; if it is a student, name the files <exercise>.ts.`,
});

/** A sender that a person named. */
export const senderNamed = (value: string): Sender => ({ ids: [{ kind: 'any', value }], name: value });

/** An exercise's folder, under exactly its name. */
const isExercise = (part: string, exercises: readonly AskedExercise[]): boolean =>
  exercises.some(({ id }) => id.toLowerCase() === folderName(part).toLowerCase());

/** Folders above the students' that all entries have in common: none or one; or that it cannot be told. */
function foldersAbove(entries: readonly Entry[], { exercises, roster }: LayoutContext): 0 | 1 | Trouble {
  const [first = ''] = entries.at(0)?.parts ?? [];
  const isOnly = entries.every(({ parts }) => parts.length > 1 && parts[0] === first);
  if (!isOnly || isExercise(first, exercises)) return 0;
  const isOfOne = ({ parts }: Entry): boolean =>
    parts[1] === WORK || (parts.length === 2 && exerciseOfName(parts[1], exercises) !== undefined);
  if (entries.some(isOfOne)) return 0;
  if (roster?.knows(folderName(first))) return 0;
  if (roster && entries.some(({ parts }) => roster.knows(folderName(parts[1])) || roster.knows(stemOf(parts[1]))))
    return 1;
  return haveOneExerciseTwice(entries, exercises) ? 1 : UNCLEAR(folderName(first));
}

/** Each student hands in an exercise once: two folders with the same are of two students. */
function haveOneExerciseTwice(entries: readonly Entry[], exercises: readonly AskedExercise[]): boolean {
  const folders = new Map<string, string>();
  return entries.some(({ parts }) => {
    const id = parts.length > 2 && !isExercise(parts[1], exercises) && exerciseOfName(parts.at(-1)!, exercises)?.id;
    if (id === false || id === undefined) return false;
    const other = folders.get(id);
    folders.set(id, parts[1]);
    return other !== undefined && other !== parts[1];
  });
}

/** A file that lies among those of all students. */
function placeOfFile(name: string, folders: readonly string[], exercises: readonly AskedExercise[]): Placed {
  const inner = nameBeforeExercise(name, exercises);
  if (inner) return { senders: [senderNamed(inner.before)], name: inner.name, folders };
  const isNamed = exerciseOfName(name, exercises) !== undefined || !/\.(?:ts|ipynb)$/i.test(name);
  if (isNamed) return { senders: [], name, folders, trouble: NO_STUDENT };
  return { senders: [senderNamed(stemOf(name).replace(/ ?\(\d{1,3}\)$/, ''))], name, folders };
}

/** Whose an entry is, by the names from its student's or exercise's folder on. */
export function placeByName(entry: Entry, above: number, exercises: readonly AskedExercise[]): Placed {
  // What was to be in a folder has no name.
  const parts = [...entry.parts.slice(above), ...(entry.isFolder ? [''] : [])];
  const name = parts.at(-1)!;
  const isBelowExercise = parts.length > 1 && isExercise(parts[0], exercises);
  const exercise = isBelowExercise ? [folderName(parts[0])] : [];
  const own = parts.slice(exercise.length);
  if (own.length === 1) return placeOfFile(name, exercise, exercises);
  const folders = [...exercise, ...own.slice(1, -1)].map(folderName);
  return { senders: [senderNamed(folderName(own[0]))], name, folders };
}

export const plainFolders: Layout = {
  id: 'plain',
  title: 'folders and files named by students and exercises',
  open: ({ entries }: FileTree, context) => {
    const above = foldersAbove(entries, context);
    return {
      recognised: entries.length,
      place: (entry) => {
        const name = entry.parts.at(-1)!;
        if (typeof above === 'object') return { senders: [], name, folders: [], trouble: above };
        return placeByName(entry, above, context.exercises);
      },
    };
  },
};
