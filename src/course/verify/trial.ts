/**
 * Everything that an author wrote as code, tried with many inputs in this process:
 * what throws is told with its check.
 */
import { hostHere } from '../judging/here.js';
import type { RubricRow } from '../judging/exercise.js';
import { checkJob } from '../judging/judge-rows.js';
import type { Host } from '../judging/host.js';
import { askedNames, limitsOf, planOf } from '../judging/plan.js';
import type { Plan, PlannedCheck } from '../judging/plan.js';
import { publicSeeds, variantOf } from '../judging/variant.js';
import type { Seeds } from '../judging/variant.js';
import { attemptsOf, judgementIn, probeFault } from './attempt.js';
import type { PartRun } from './attempt.js';
import { allDefined } from './loaded.js';
import type { Defined, Loaded } from './loaded.js';
import { distinct } from './rule.js';
import { trySweep } from './sweep-trial.js';
import type { SweepTrial } from './sweep-trial.js';

export interface Trial extends Loaded {
  /** Everything that is run on each variant, the one of self-study first. */
  plans: { seed: string; plan: Plan }[];
  /** The solution's values for the fixed checks of each variant. */
  values: unknown[][];
  sweeps: SweepTrial[];
  /** What throws, or cannot be drawn. */
  faults: string[];
}

export const SOLUTION_SEEDS = 50;
/** Variants on which a file is swept, too: a sweep draws twenty inputs by itself. */
export const SWEPT_SEEDS = 5;

/** The self-study variant first, then others. */
function seedList(exercise: string): Seeds[] {
  const others = Array.from({ length: SOLUTION_SEEDS - 1 }, (_, i) => publicSeeds(`${exercise}/verify-${i}`));
  return [publicSeeds(exercise), ...others];
}

/** The solution, run in this process. */
export function solutionHost({ info, course, solution }: Loaded): Host {
  const names = askedNames(info);
  const limits = limitsOf(info, course.info.limits);
  return hostHere(solution, {
    names,
    methods: info.methods ?? [],
    constants: info.constants ?? [],
    limits,
    exported: names,
  });
}

export async function tryOut(loaded: Loaded): Promise<Trial> {
  const { info, definitions } = loaded;
  const limits = limitsOf(info, loaded.course.info.limits);
  const host = solutionHost(loaded);
  const faults = new Map<string, string>();
  const probes: string[] = [];
  const defined = allDefined(definitions);
  const seeds = seedList(info.id);
  const plans = seeds.map((one) => ({ seed: one.public, plan: emptyPlan() }));
  const values: unknown[][] = seeds.map(() => []);
  const sweeps: SweepTrial[] = [];

  const tryCheck = async (planned: PlannedCheck, attempt: PartRun, one: Defined): Promise<unknown> => {
    const { definition, inputs } = planned;
    const wanted = attempt('its "wanted"', () => definition.wanted?.(inputs), inputs);
    for (const { id, value } of definition.misconceptions ?? [])
      attempt(`"value" of ${id}`, () => value(inputs), inputs);
    const [outcome] = (await host.run(checkJob(planned, limits))).outcomes;
    probes.push(...[probeFault(one, outcome)].filter((text) => text !== undefined));
    if (outcome.kind !== 'value') return undefined;
    attempt('its judge', () => judgementIn(definition.judge(outcome.value, { wanted, inputs })), inputs);
    return outcome.value;
  };

  for (const row of rowsInOrder(info.rubric)) {
    const one = defined.find(({ name, hidden }) => name === row.check && hidden === (row.hidden === true));
    if (!one) continue;
    const attempt = attemptsOf(one, faults);
    if (one.kind === 'sweep') {
      const trial = await trySweep({
        one,
        random: drawsOf(`${info.id}/verify`, one.name),
        attempt,
        host,
        limits,
      });
      sweeps.push(trial);
      probes.push(...trial.refused, ...trial.strayFields, ...[trial.probeFault].filter((text) => text !== undefined));
      if (trial.refused.length > 0) continue;
    }
    const alone = { ...info, rubric: [row] };
    for (const [k, seed] of seeds.entries()) {
      if (one.kind === 'sweep' && k >= SWEPT_SEEDS) break;
      const plan = attempt('drawing its inputs', () => planOf(alone, definitions, { seeds: seed, hidden: true }));
      if (!plan) break;
      plans[k].plan.checks.push(...plan.checks);
      plans[k].plan.sweeps.push(...plan.sweeps);
      for (const planned of plan.checks) values[k].push(await tryCheck(planned, attempt, one));
    }
  }
  return { ...loaded, plans, values, sweeps, faults: distinct([...faults.values(), ...probes]) };
}

const rowsInOrder = (rubric: readonly RubricRow[]): RubricRow[] => [
  ...rubric.filter((row) => !row.hidden),
  ...rubric.filter((row) => row.hidden),
];

const emptyPlan = (): Plan => ({ checks: [], sweeps: [] });

function drawsOf(seed: string, name: string): () => number {
  const variant = variantOf(seed, name);
  return () => variant.random();
}
