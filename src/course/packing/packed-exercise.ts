/** An exercise as a copy has it: statement, hints, stub, picture and sealed checks, and no answer. */
import { existsSync, readFileSync } from 'node:fs';
import type { Course } from '../disk/course.js';
import { SEALED_FILE } from '../disk/sealed-file.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { withoutOrderRungs } from '../judging/ladder.js';
import { PackRefused } from './pack-refused.js';
import { jsonFileText } from '../disk/json-file-text.js';
import type { Sealing } from './sealing.js';

/** By path within a copy, what stands there. */
export type PackedFiles = Map<string, string | Uint8Array>;

/** Of exercises what all copies have alike. */
export const commonFilesOf = (course: Course, infos: readonly ExerciseInfo[]): PackedFiles =>
  new Map(infos.flatMap((info) => [...commonFiles(course, info)]));

/** Of exercises the public checks, each drawn from a seed of its own. */
export async function sealedFilesOf(
  sealing: Sealing,
  infos: readonly ExerciseInfo[],
  seedOf: (exercise: string) => string,
): Promise<PackedFiles> {
  const files = infos.map(async ({ id }): Promise<[string, Uint8Array]> => [
    `exercises/${id}/${SEALED_FILE}`,
    await sealing.sealed({ exercise: id, seed: seedOf(id) }),
  ]);
  return new Map(await Promise.all(files));
}

/** Of a copy's exercise what can be read: beside the checks, what needs no seed. */
function commonFiles(course: Course, info: ExerciseInfo): PackedFiles {
  const files: PackedFiles = new Map([[`exercises/${info.id}/exercise.json`, jsonFileText(withoutHiddenNames(info))]]);
  for (const [name, read] of Object.entries(COPIED)) {
    const file = course.file(info.id, name);
    if (existsSync(file)) files.set(`exercises/${info.id}/${name}`, read(readFileSync(file)));
    else if (name === 'stub.ts') throw new PackRefused(`${info.id} has no stub.ts: it is what students begin with.`);
  }
  return files;
}

/** Files of an exercise that a copy has, each as it has it. */
const COPIED: Readonly<Record<string, (bytes: Buffer) => string | Uint8Array>> = {
  'README.md': (bytes) => bytes,
  'stub.ts': (bytes) => bytes,
  'picture.png': (bytes) => bytes,
  // The lines to order are those of a right function.
  'hints.md': (bytes) => withoutOrderRungs(bytes.toString('utf8')),
};

/** The rows of hidden checks count points, and say nothing of what is checked. */
function withoutHiddenNames(info: ExerciseInfo): ExerciseInfo {
  let number = 0;
  const rubric = info.rubric.map((row) => (row.hidden ? { ...row, check: `hidden-${++number}` } : row));
  return { ...info, rubric };
}
