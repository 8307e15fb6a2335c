/** The sealed checks of an exercise in a copy: what stands there in place of checks.ts. */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { SealedChecks } from '../judging/sealed.js';
import type { Course } from './course.js';

/** Compressed: the answers that known mistakes would give are megabytes of digits. */
export const SEALED_FILE = 'checks.sealed';

export const sealedBytes = (checks: SealedChecks): Uint8Array => gzipSync(JSON.stringify(checks), { level: 9 });

/** Whether the exercise has sealed checks, and none to read. */
export const hasSealedChecks = (course: Course, exercise: string): boolean =>
  existsSync(course.file(exercise, SEALED_FILE)) && !existsSync(course.file(exercise, 'checks.ts'));

/** The sealed checks of an exercise. Throws a sentence where they cannot be used. */
export function readSealedChecks(course: Course, exercise: string): SealedChecks {
  const file = course.file(exercise, SEALED_FILE);
  const again = 'Take the file from the copy as it was handed out: `git checkout` brings it back.';
  let checks: Partial<SealedChecks>;
  try {
    checks = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Partial<SealedChecks>;
  } catch (error) {
    throw new Error(`${exercise}/${SEALED_FILE} cannot be read. ${again}`, { cause: error });
  }
  const { format, exercise: id, version } = checks;
  const info = course.exercises.find((one) => one.id === exercise);
  if (format === 1 && id === exercise && version === info?.version) return checks as SealedChecks;
  throw new Error(`${exercise}/${SEALED_FILE} does not belong to its exercise.json. ${again}`);
}
