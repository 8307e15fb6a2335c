/**
 * One file, one story: what a fixed check suspects is told only if the sweep of the
 * same function bears it out.
 */
import { oneMistake } from './diagnose.js';
import { evidenceOf } from './evidence.js';
import { functionsCalled } from './plan.js';
import type { Plan, PlannedCheck, PlannedSweep } from './plan.js';
import type { SweepFindings } from './sweep.js';
import type { CheckResult } from './verdict.js';

/** A sweep, and what it found. */
export interface Swept {
  planned: PlannedSweep;
  found: SweepFindings;
}

/** Whether the check's probe calls the function that the sweep is about. */
const concerns = (check: PlannedCheck, { planned }: Swept): boolean =>
  functionsCalled(check, [planned.sweep.of]).length > 0;

/**
 * The results without the diagnoses that a sweep contradicts: the misconception is known to the sweep,
 * and does not give what the function gave for all inputs that fail.
 */
export function agreeing(plan: Plan, results: readonly CheckResult[], swept: readonly Swept[]): CheckResult[] {
  return results.map((result) => {
    const check = plan.checks.find(({ row }) => row.check === result.check);
    if (!check || !result.diagnosis) return result;
    const { id } = result.diagnosis;
    const contradicted = swept
      .filter((one) => one.found.smallest && concerns(check, one))
      .some(({ planned: { sweep }, found }) => {
        const known = (sweep.misconceptions ?? []).filter((m) => m.id === id);
        return known.length > 0 && oneMistake(evidenceOf({ ...sweep, misconceptions: known }, found))?.id !== id;
      });
    if (!contradicted) return result;
    const rest = { ...result };
    delete rest.diagnosis;
    return rest;
  });
}
