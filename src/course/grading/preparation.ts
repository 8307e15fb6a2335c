/** What an exercise's folder says of its checks and its reference solution, loaded and compiled. */
import { existsSync } from 'node:fs';
import type { Course } from '../disk/course.js';
import { DEFAULT_LIMITS } from '../guest/limits.js';
import type { AnyCheckSet, ExerciseInfo } from '../judging/exercise.js';
import type { Definitions } from '../judging/judge-check.js';
import { compileOwn } from '../sandbox/intake.js';
import { bundleTrusted, loadTrusted, runScript } from '../sandbox/load.js';

/** The checks of an exercise. `hidden` may lie in a private folder of the lecturer. */
export async function loadDefinitions(
  course: Course,
  exercise: string,
  hidden: string = course.file(exercise, 'hidden.ts'),
): Promise<Definitions> {
  const checks = (await loadTrusted(course.file(exercise, 'checks.ts')))['checks'] as AnyCheckSet;
  if (!existsSync(hidden)) return { checks };
  return { checks, hidden: (await loadTrusted(hidden))['hidden'] as AnyCheckSet };
}

/** The reference solution's exports, if this copy has one; it may import what a submission may. */
export async function loadSolution(course: Course, { id, imports }: ExerciseInfo): Promise<object | undefined> {
  const file = course.file(id, 'solution.ts');
  if (!existsSync(file)) return undefined;
  const compiled = await compileOwn(await bundleTrusted(file), { imports, limits: DEFAULT_LIMITS });
  if ('refused' in compiled) throw new Error(`${file}: ${compiled.refused}`);
  return runScript(compiled.code, file);
}
