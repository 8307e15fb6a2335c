/**
 * What can be known of an exercise before a submission is there: its checks, their
 * inputs, the reference solution.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Course } from '../disk/course.js';
import { hasSealedChecks, readSealedChecks } from '../disk/sealed-file.js';
import type { AnyCheckSet, ExerciseInfo, RubricRow } from '../judging/exercise.js';
import type { Preparation } from '../judging/host.js';
import { limitsOf } from '../judging/plan.js';
import type { Definitions } from '../judging/plan.js';
import { preparationOf } from '../judging/prepared.js';
import type { Parts } from '../judging/prepared.js';
import { unsealed } from '../judging/sealed.js';
import type { Seeds } from '../judging/variant.js';
import { libraryScript } from '../sandbox/library.js';
import { loadSubmitted, loadTrusted, rightFunctionsOf } from '../sandbox/load.js';

export interface PreparationOptions {
  seeds?: Seeds;
  /** A graded run: with the hidden checks, and sweeps over other inputs than those that everybody knows. */
  hidden?: boolean;
  /** A private folder of the lecturer: its `<exercise>/hidden.ts` stands for the exercise's own. */
  overlay?: string;
}

/** What an exercise's files say, before any seed: the same for all students. */
export interface LoadedExercise extends Omit<Parts, 'scope'> {
  /** Whether a graded run is prepared: with the hidden checks. */
  hidden: boolean;
}

/** Loads the checks, draws their inputs and compiles the reference solution. */
export async function prepare(
  course: Course,
  exercise: ExerciseInfo,
  { seeds = course.seeds(exercise.id), ...options }: PreparationOptions = {},
): Promise<Preparation> {
  if (hasSealedChecks(course, exercise.id)) return sealedPreparation(course, exercise, options);
  return preparationWith(await loadExercise(course, exercise, options), seeds);
}

/** In a student's copy the checks are drawn already, and there is no reference solution. */
function sealedPreparation(course: Course, info: ExerciseInfo, { hidden, overlay }: PreparationOptions): Preparation {
  if (hidden === true || overlay !== undefined) {
    throw new Error(`${info.id}: the hidden checks are not in a student's copy. Grade with the course itself`);
  }
  const limits = limitsOf(info, course.info.limits);
  return { info, limits, plan: unsealed(info, readSealedChecks(course, info.id)) };
}

/** Loads the checks and compiles the reference solution. */
export async function loadExercise(
  course: Course,
  exercise: ExerciseInfo,
  { hidden = false, overlay }: Omit<PreparationOptions, 'seeds'> = {},
): Promise<LoadedExercise> {
  const limits = limitsOf(exercise, course.info.limits);
  const [{ rubric, ...definitions }, solution] = await Promise.all([
    loadDefinitions(course, exercise.id, { hidden: hidden || overlay !== undefined, overlay }),
    loadSolution(course, exercise),
  ]);
  const info = rubric
    ? { ...exercise, rubric: [...exercise.rubric.filter((row) => !row.hidden), ...rubric] }
    : exercise;
  if (hidden && !definitions.hidden && info.rubric.some((row) => row.hidden)) {
    throw new Error(`${info.id}: there are no hidden checks here, and exercise.json counts points for them`);
  }
  const rightFunctions = solution && rightFunctionsOf(course.file(info.id, 'solution.ts'));
  return { info, definitions, solution, limits, hidden, ...(rightFunctions && { rightFunctions }) };
}

/** Draws the inputs of an exercise that is loaded. */
export function preparationWith({ hidden, ...loaded }: LoadedExercise, seeds: Seeds): Preparation {
  return preparationOf({ ...loaded, scope: { seeds, hidden } });
}

/** The checks of an exercise. An overlay brings hidden ones, and their rows of the rubric. */
export async function loadDefinitions(
  course: Course,
  exercise: string,
  { hidden: wanted = true, overlay }: { hidden?: boolean; overlay?: string | undefined } = {},
): Promise<Definitions & { rubric?: RubricRow[] }> {
  const own = course.file(exercise, 'hidden.ts');
  const file = overlay === undefined ? own : path.join(overlay, exercise, 'hidden.ts');
  const hasHidden = existsSync(file);
  if (overlay !== undefined && !hasHidden) throw new Error(`${exercise}: the overlay has no ${file}`);
  const [{ checks }, more] = await Promise.all([
    loadTrusted(course.file(exercise, 'checks.ts')) as Promise<{ checks: AnyCheckSet }>,
    // An overlay imports `./inputs.js` as if it stood in the exercise's folder.
    wanted && hasHidden ? loadTrusted(file, overlay && course.file(exercise)) : undefined,
  ]);
  if (!more) return { checks };
  const { hidden, rubric } = more;
  if (overlay === undefined) return { checks, hidden: hidden as AnyCheckSet };
  if (!isCheckSet(hidden)) throw new Error(`${file}: expected "export const hidden = defineChecks(…)"`);
  if (!isRubric(rubric))
    throw new Error(`${file}: expected "export const rubric" with a row {check, task, points} per check`);
  const defined = Object.keys({ ...hidden.checks, ...hidden.sweeps });
  const unpaid = defined.find((name) => !rubric.some(({ check }) => check === name));
  if (unpaid !== undefined) throw new Error(`${file}: the check "${unpaid}" has no row in its rubric`);
  return { checks, hidden, rubric: rubric.map((row) => ({ ...row, hidden: true })) };
}

const isCheckSet = (value: unknown): value is AnyCheckSet => {
  const { inputs, checks } = (value ?? {}) as Partial<Record<keyof AnyCheckSet, unknown>>;
  return typeof inputs === 'function' && typeof checks === 'object' && checks !== null;
};

const isRubric = (value: unknown): value is RubricRow[] =>
  Array.isArray(value) &&
  value.every(
    (row: Partial<RubricRow>) =>
      typeof row.check === 'string' && Number.isInteger(row.task) && Number.isFinite(row.points),
  );

/** The reference solution's exports, if this copy has one; it may import what a submission may. */
export async function loadSolution(course: Course, { id, imports }: ExerciseInfo): Promise<object | undefined> {
  const file = course.file(id, 'solution.ts');
  if (!existsSync(file)) return undefined;
  return loadSubmitted(file, libraryScript(imports));
}
