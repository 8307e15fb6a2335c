/**
 * Which exercise a file is for: its name, else what it exports, else what the lecturer
 * says. Nothing is guessed.
 */
import { namesExportedBy } from './exported-names.js';

/** What intake needs to know of an exercise. */
export interface AskedExercise {
  readonly id: string;
  /** The names that a file for it exports. */
  readonly exports: readonly string[];
}

/**
 * An exercise that a file's name tells, and the number that systems and browsers add to a further copy; 0.
 */
export interface NamedExercise {
  id: string;
  copy: number;
}

/** `-1`, ` (2)`, ` copy 3`, ` - Copy (2)`: what makes a second file of one name. */
const COPY = /^(?:[-_](?<plain>\d{1,2})|[ _]?\((?<round>\d{1,3})\)|(?: -)? copy(?: \(?(?<word>\d{1,3})\)?)?)?$/i;

function copyNumber(ending: string): number | undefined {
  const found = COPY.exec(ending);
  if (!found) return undefined;
  if (ending === '') return 0;
  const { plain, round, word } = found.groups as Record<string, string | undefined>;
  return Number(plain ?? round ?? word ?? 1);
}

const stemOf = (name: string): string => name.replace(/\.(?:ts|ipynb|zip)$/i, '');

/** The exercise that the name of a file or folder is, as in `05-inertia-tensor (1).ts`. */
export function exerciseOfName(name: string, exercises: readonly AskedExercise[]): NamedExercise | undefined {
  const stem = stemOf(name.normalize('NFC')).toLowerCase();
  // An id may be another one with a number behind it.
  const byLength = [...exercises].sort((a, b) => b.id.length - a.id.length);
  for (const { id } of byLength) {
    const copy = stem.startsWith(id.toLowerCase()) ? copyNumber(stem.slice(id.length)) : undefined;
    if (copy !== undefined) return { id, copy };
  }
  return undefined;
}

/** The number of a further copy, of a file that is not named by its exercise. */
export const copyOfName = (name: string): number => Number(/ ?\((\d{1,3})\)$/.exec(stemOf(name))?.[1] ?? 0);

/** A file's name, of any kind, with another name before the exercise's: `ada_05-inertia-tensor.ts`. */
export function nameBeforeExercise(
  name: string,
  exercises: readonly AskedExercise[],
): { before: string; name: string } | undefined {
  for (let at = 1; at < name.length; at++) {
    const rest = name.slice(at + 1);
    const stem = rest.replace(/\.[^.]*$/, '');
    if (/[-_ ]/.test(name[at]) && exerciseOfName(stem, exercises)) return { before: name.slice(0, at), name: rest };
  }
  return undefined;
}

/** The exercises one of whose names the text exports. */
export function exercisesBegunIn(text: string, exercises: readonly AskedExercise[]): string[] {
  const names = namesExportedBy(text);
  return exercises.filter(({ exports }) => exports.some((name) => names.has(name))).map(({ id }) => id);
}

/** The exercises all of whose names the text exports. */
export function exercisesOfText(text: string, exercises: readonly AskedExercise[]): string[] {
  const names = namesExportedBy(text);
  return exercises
    .filter(({ exports }) => exports.length > 0 && exports.every((name) => names.has(name)))
    .map(({ id }) => id);
}
