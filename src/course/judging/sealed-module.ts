/** What the page of a graded course loads of an exercise: its checks are data, and there is no solution. */
import type { ExerciseModule } from './exercise-module.js';
import type { Preparation } from './host.js';
import { limitsOf } from './plan.js';
import { unsealed } from './sealed.js';
import type { SealedChecks } from './sealed.js';

export interface SealedModule extends Omit<ExerciseModule, 'checks' | 'solution'> {
  checks: SealedChecks;
}

/** Stands in the engine of such pages for `prepareModule` of exercise-module.ts (cli/bundle-judge.mjs). */
export function prepareSealed({ info, limits, checks }: SealedModule): Preparation {
  return { info, limits: limitsOf(info, limits), plan: unsealed(info, checks) };
}
