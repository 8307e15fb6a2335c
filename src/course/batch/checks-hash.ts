/** What the checks of an exercise are, as one number: a result is kept as long as it stays the same. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Course } from '../disk/course.js';
import { inPackage } from '../disk/places.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { limitsOf } from '../judging/plan.js';
import { libraryScript } from '../sandbox/library.js';
import { bundleForPage } from '../sandbox/load.js';
import { sha256Of } from './result.js';

/** The compiled files that a verdict depends on. */
const JUDGING = ['guest', 'judging', 'grading', 'sandbox'].map((room) => `dist/course/${room}`);

let program: string | undefined;

/** The program that judges: results of two versions are not mixed. */
function programHash(): string {
  program ??= sha256Of(
    ...JUDGING.flatMap((folder) =>
      readdirSync(inPackage(folder))
        .filter((name) => /\.(m?js|wasm)$/.test(name))
        .sort()
        .flatMap((name) => [name, readFileSync(inPackage(path.join(folder, name)))]),
    ),
  );
  return program;
}

/**
 * Comments and the layout of the checks' text do not count. `hidden` is the file of hidden
 * checks, if there is one.
 */
export async function checksHash(course: Course, info: ExerciseInfo, hidden: string | undefined): Promise<string> {
  const own = (name: string): Promise<string> => bundleForPage(course.file(info.id, name));
  const texts = await Promise.all([
    own('checks.ts'),
    hidden === undefined ? '' : bundleForPage(hidden, course.file(info.id)),
    own('solution.ts'),
    libraryScript(info.imports),
  ]);
  const facts = JSON.stringify([info, limitsOf(info, course.info.limits)]);
  return sha256Of(programHash(), facts, ...texts);
}
