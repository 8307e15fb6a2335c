/** What an entry holds for exercises: a file for one, or a notebook for several. */
import { DEFAULT_LIMITS } from '../guest/limits.js';
import type { Candidate, ToldBy } from './choose.js';
import { copyOfName, exerciseOfName, exercisesBegunIn, exercisesOfText } from './exercise-of-file.js';
import type { AskedExercise } from './exercise-of-file.js';
import type { Entry } from './found.js';
import { handedText, decodedText } from './handed-text.js';
import type { HandedText } from './handed-text.js';
import { INTAKE_LIMITS } from './intake-limits.js';
import { notebookParts } from './notebook-cells.js';
import type { Trouble } from './trouble.js';

/** A file, how its student's system names it, and the folders that it lies in. */
export interface HandedFile {
  readonly entry: Entry;
  readonly name: string;
  readonly folders: readonly string[];
  readonly handedIn?: string | undefined;
  readonly late?: true | undefined;
}

export interface Asked {
  readonly exercises: readonly AskedExercise[];
  /** The exercise of files that do not say theirs. */
  readonly exercise?: string | undefined;
}

/** What the file is for each exercise, and what of it is for none. */
export interface Held {
  readonly candidates: readonly { readonly exercise: string; readonly candidate: Candidate }[];
  readonly troubles: readonly Trouble[];
}

/** Readers of files, by their endings. */
const READERS: readonly { ending: RegExp; read: (file: HandedFile, asked: Asked) => Held }[] = [
  { ending: /(?<!\.d)\.ts$/i, read: readFile },
  { ending: /\.ipynb$/i, read: readNotebook },
];

const OTHER_KIND: Trouble = {
  problem: 'It is neither a .ts file nor a notebook nor a .zip file.',
  fix: 'Nothing, if it was not meant to be graded; else ask for the .ts file.',
};

/** What an entry holds. */
export function heldBy(file: HandedFile, asked: Asked): Held {
  const reader = READERS.find(({ ending }) => ending.test(file.name));
  return reader ? reader.read(file, asked) : { candidates: [], troubles: [OTHER_KIND] };
}

function readFile(file: HandedFile, asked: Asked): Held {
  const read = file.entry.read(DEFAULT_LIMITS.sourceBytes);
  const content: HandedText = 'bytes' in read ? handedText(file.name, read.bytes) : read;
  const found = exerciseOf(file, content, asked);
  if ('problem' in found) return { candidates: [], troubles: 'problem' in content ? [content] : [found] };
  const { exercise, toldBy, copy } = found;
  const { origin } = file.entry;
  const what = whatCounts(content, exercise, asked);
  return {
    troubles: [],
    candidates: [{ exercise, candidate: { origin, toldBy, copy, handedIn: file.handedIn, late: file.late, ...what } }],
  };
}

/** The text, or why it does not count: what is for another exercise would be a false zero here. */
function whatCounts(
  content: HandedText,
  exercise: string,
  { exercises }: Asked,
): { text: string } | { trouble: Trouble } {
  if (!('text' in content)) return { trouble: content };
  const begun = exercisesBegunIn(content.text, exercises);
  return begun.length > 0 && !begun.includes(exercise) ? { trouble: OF_OTHERS(begun, exercise) } : content;
}

interface FoundExercise {
  exercise: string;
  toldBy: ToldBy;
  copy: number;
}

function exerciseOf({ name, folders }: HandedFile, content: HandedText, asked: Asked): FoundExercise | Trouble {
  const { exercises } = asked;
  const named = exerciseOfName(name, exercises);
  if (named) return { exercise: named.id, toldBy: 'name', copy: named.copy };
  const copy = copyOfName(name);
  const folder = folders.flatMap((one) => exerciseOfName(one, exercises) ?? []).at(-1);
  if (folder) return { exercise: folder.id, toldBy: 'folder', copy };
  const text = 'text' in content ? content.text : '';
  const fitting = exercisesOfText(text, exercises);
  const { exercise } = asked;
  if (exercise === undefined || (fitting.length > 0 && !fitting.includes(exercise))) {
    return fitting.length === 1 ? { exercise: fitting[0], toldBy: 'exports', copy } : NO_EXERCISE(fitting);
  }
  const begun = fitting.length === 0 ? exercisesBegunIn(text, exercises) : [];
  return begun.length > 0 && !begun.includes(exercise)
    ? OF_OTHERS(begun, exercise)
    : { exercise, toldBy: 'option', copy };
}

const OF_OTHERS = (begun: readonly string[], exercise: string): Trouble => ({
  problem: `It has functions of ${begun.join(' and ')}, and none of ${exercise}.`,
  fix: 'Rename it to <exercise>.ts, after the exercise that it is for, or ask for the right file.',
});

const NO_EXERCISE = (fitting: readonly string[]): Trouble => ({
  problem:
    fitting.length > 1
      ? `It has the functions of ${fitting.join(' and ')}, and its name is that of none.`
      : 'Its name is that of no exercise, and it has the functions of none.',
  fix: 'Rename it to <exercise>.ts, or give --exercise.',
});

function readNotebook({ entry, name, handedIn, late }: HandedFile, asked: Asked): Held {
  const read = entry.read(INTAKE_LIMITS.notebookBytes);
  if (!('bytes' in read)) return { candidates: [], troubles: [read] };
  const parts = notebookParts(decodedText(read.bytes) ?? '', asked.exercises);
  if ('problem' in parts) return { candidates: [], troubles: [parts] };
  const copy = exerciseOfName(name, asked.exercises)?.copy ?? copyOfName(name);
  const about = { origin: entry.origin, toldBy: 'name' as const, copy, handedIn, late };
  return {
    troubles: parts.flatMap((part) => (part.exercise === '' && 'problem' in part ? [part] : [])),
    candidates: parts.flatMap((part) => {
      if (part.exercise === '') return [];
      const content = 'text' in part ? handedText(name, new TextEncoder().encode(part.text)) : part;
      const what = whatCounts(content, part.exercise, asked);
      return [{ exercise: part.exercise, candidate: { ...about, ...what } }];
    }),
  };
}
