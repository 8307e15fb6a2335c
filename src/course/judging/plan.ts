/** What is to be run for a verdict: the rows of the rubric, each with its check and its inputs. */
import { DEFAULT_LIMITS } from '../guest/limits.js';
import type { Limits } from '../guest/limits.js';
import { encodeInputs } from '../guest/reply.js';
import { drawMany } from './domain.js';
import { besides } from './neighbours.js';
import type { Drawn } from './domain.js';
import type { AnyCheck, AnyCheckSet, AnySweep, ExerciseInfo, RubricRow } from './exercise.js';
import { variantOf } from './variant.js';
import type { Seeds } from './variant.js';

/** A check with everything that is needed to run and judge it. */
export interface PlannedCheck {
  row: RubricRow;
  definition: AnyCheck;
  inputs: unknown;
  /** The inputs as they are sent. */
  encoded: string;
}

/** A sweep with the inputs that were drawn for it. */
export interface PlannedSweep {
  row: RubricRow;
  sweep: AnySweep;
  drawn: Drawn<unknown>[];
}

/** Everything to be run, in the order in which it is run: first what is quick to show. */
export interface Plan {
  checks: PlannedCheck[];
  sweeps: PlannedSweep[];
}

/** The checks of an exercise, as loaded from its folder. */
export interface Definitions {
  checks: AnyCheckSet;
  hidden?: AnyCheckSet;
}

/** Inputs that are drawn for a sweep, beside its corners. */
export const SWEPT = 20;

/** What a run is to cover. */
export interface Scope {
  seeds: Seeds;
  /**
   * A graded run: with the hidden checks, and sweeps over the lecturer's inputs instead of
   * those that everybody knows.
   */
  hidden: boolean;
}

/** Rows of the rubric whose checks are here, with their inputs drawn from the seeds. */
export function planOf(info: ExerciseInfo, definitions: Definitions, { seeds, hidden }: Scope): Plan {
  const rows = info.rubric.filter((row) => hidden || row.hidden !== true);
  const plan: Plan = { checks: [], sweeps: [] };
  for (const row of [...rows.filter((r) => !r.hidden), ...rows.filter((r) => r.hidden)]) {
    const set = row.hidden ? definitions.hidden : definitions.checks;
    if (!set) continue;
    if (set.sweeps && Object.hasOwn(set.sweeps, row.check)) {
      const sweep = set.sweeps[row.check];
      const variant = variantOf(hidden ? seeds.hidden : seeds.public, row.check);
      const drawn = smallestFirst(drawMany(sweep.domain, SWEPT, () => variant.random(), sweep.corners));
      plan.sweeps.push({ row, sweep, drawn: [...drawn, ...besides(sweep.domain, drawn)] });
      continue;
    }
    if (!Object.hasOwn(set.checks, row.check)) {
      throw new Error(`${info.id}: the rubric names the check "${row.check}", which no file defines`);
    }
    const definition = set.checks[row.check];
    const inputs = set.inputs(variantOf(row.hidden ? seeds.hidden : seeds.public, row.check));
    plan.checks.push({ row, definition, inputs, encoded: encodeInputs(inputs, DEFAULT_LIMITS) });
  }
  return plan;
}

/** The first input that fails is then already a small one. */
function smallestFirst<T>(drawn: readonly Drawn<T>[]): Drawn<T>[] {
  const texts = new Map(drawn.map((one) => [one, encodeInputs(one.input, DEFAULT_LIMITS)]));
  return [...drawn].sort((a, b) => {
    const [x, y] = [texts.get(a)!, texts.get(b)!];
    return x.length - y.length || (x < y ? -1 : 1);
  });
}

/**
 * The functions that a row calls: that of its sweep, or those of the names that stand
 * in the text of its probe.
 */
export function functionsCalled(planned: PlannedCheck | PlannedSweep, names: readonly string[]): string[] {
  if ('sweep' in planned) return [planned.sweep.of];
  const probe = planned.definition.probe.toString();
  return names.filter((name) => new RegExp(`\\b${name}\\b`).test(probe));
}

/** All functions that an exercise asks for. */
export function exportedNames(info: ExerciseInfo): string[] {
  return [...new Set(info.tasks.flatMap((task) => task.exports))];
}

/** All that a student's file exports for an exercise: functions and texts. */
export function askedNames(info: ExerciseInfo): string[] {
  return [...exportedNames(info), ...(info.constants ?? [])];
}

/** Those of the names that an exercise does not ask for: one of them may be a misspelling. */
export function otherNames(info: ExerciseInfo, names: readonly string[]): string[] {
  return names.filter((name) => !askedNames(info).includes(name));
}

/** The limits of an exercise: its own over the course's over the defaults. */
export function limitsOf(info: ExerciseInfo, course: Partial<Limits> = {}): Limits {
  return { ...DEFAULT_LIMITS, ...course, ...info.limits };
}
