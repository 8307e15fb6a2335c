/**
 * A reader's work as the files that `lab` and a lecturer take: work/<exercise>.ts, alone or in one zip file.
 */
import { DEFAULT_LIMITS } from '@dist/course/guest/limits.js';
import { exerciseOfFile, workName } from '@dist/course/site/work-names.js';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { Work } from './work.js';

export interface WorkFile {
  /** `work/05-inertia-tensor.ts`. */
  name: string;
  content: string;
}

/** The work that was begun, of all these exercises. */
export async function exportWork(exercises: readonly string[]): Promise<WorkFile[]> {
  const files = await Promise.all(
    exercises.map((exercise) =>
      opened(exercise, ({ begun, text }) => (begun.value ? { name: workName(exercise), content: text.value } : [])),
    ),
  );
  return files.flat();
}

/** Does something with the work on an exercise, after page and file have been brought together. */
async function opened<T>(exercise: string, act: (work: Work) => T): Promise<Awaited<T>> {
  const work = new Work({ id: exercise, stub: '' });
  await work.open();
  try {
    return await act(work);
  } finally {
    await work.close();
  }
}

/** The files in one zip file. */
export function zipOf(files: readonly WorkFile[]): Blob {
  const entries = Object.fromEntries(files.map(({ name, content }) => [name, strToU8(content)]));
  return new Blob([zipSync(entries)], { type: 'application/zip' });
}

/** What the reader was asked again, in the zip file. */
export const REVIEW_FILE = 'review.json';

export interface Import {
  /** Exercises that have another text now; what was there is in their history. */
  taken: string[];
  /** For each file that was not taken, why. */
  refused: string[];
  /** What the reader was asked again. */
  review?: unknown;
}

/** Takes files, and what is in zip files. */
export async function importWork(files: readonly File[], exercises: readonly string[]): Promise<Import> {
  const result: Import = { taken: [], refused: [] };
  for (const { name, content } of (await Promise.all(files.map(unpacked))).flat()) {
    const found = exerciseOfFile(name, exercises);
    if (typeof content === 'string' && name.endsWith(REVIEW_FILE)) {
      result.review = jsonIn(content);
      if (result.review === undefined) result.refused.push(`${name} is not taken: it is not JSON.`);
    } else if (typeof content !== 'string') result.refused.push(`${name} is not taken: ${content.refused}.`);
    else if ('refused' in found) result.refused.push(found.refused);
    else {
      await opened(found.exercise, (work) => {
        work.import(content);
        return work.settled();
      });
      result.taken.push(found.exercise);
    }
  }
  return result;
}

type Unpacked = { name: string; content: string | { refused: string } }[];

async function unpacked(file: File): Promise<Unpacked> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!/\.zip$/i.test(file.name)) return [{ name: file.name, content: textOf(bytes) }];
  const tooLarge: Unpacked = [];
  try {
    const entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const fits = originalSize <= DEFAULT_LIMITS.sourceBytes;
        // A folder has an entry, too, and macOS adds files of its own.
        const isFile = !/\/$|(?:^|\/)(?:__MACOSX\/|\.)/.test(name);
        if (isFile && !fits) tooLarge.push({ name, content: { refused: TOO_LARGE } });
        return isFile && fits;
      },
    });
    return [...tooLarge, ...Object.entries(entries).map(([name, content]) => ({ name, content: textOf(content) }))];
  } catch {
    return [{ name: file.name, content: { refused: 'it is not a whole zip file' } }];
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const TOO_LARGE = `it may have at most ${DEFAULT_LIMITS.sourceBytes} bytes`;

function textOf(bytes: Uint8Array): string | { refused: string } {
  if (bytes.length > DEFAULT_LIMITS.sourceBytes) return { refused: TOO_LARGE };
  const text = strFromU8(bytes).replace(/^\ufeff/, '');
  return /\0|\ufffd/.test(text) ? { refused: 'it is not text in UTF-8' } : text;
}
