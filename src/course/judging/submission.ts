/** A student's text on its way to a host. */
import type { Refused } from '../guest/refusals.js';
import type { SubmittedFile } from '../guest/supervisor.js';
import type { ExerciseInfo } from './exercise.js';
import type { Host } from './host.js';
import { askedNames } from './plan.js';

/** A text with all that its exercise allows; `library` is the script of what it may import. */
export function submissionWith(info: ExerciseInfo, source: string, library: string): SubmittedFile {
  const { imports, methods = [], constants = [] } = info;
  return { source, imports, library, names: askedNames(info), methods, constants };
}

/** Nothing of a refused file is ever run. */
export function refusing(refused: Refused): Host {
  return {
    accept: () => Promise.resolve(refused),
    run: () => Promise.reject(new Error('a file that was refused is not run')),
  };
}
