/** An exercise ready for submissions: its plan is drawn, and the reference solution waits to be asked. */
import type { Limits } from '../guest/limits.js';
import type { Outcome } from '../guest/reply.js';
import type { ExerciseInfo } from './exercise.js';
import { hostHere } from './here.js';
import { checkJob, sweepWith } from './judge-rows.js';
import type { Preparation, Reference } from './host.js';
import { askedNames, planOf } from './plan.js';
import type { Definitions, Scope } from './plan.js';
import type { SweepFindings } from './sweep.js';

/** What a preparation is made of. */
export interface Parts extends Pick<Preparation, 'rightFunctions'> {
  info: ExerciseInfo;
  definitions: Definitions;
  /** The reference solution's exports; absent in a student's copy. */
  solution: object | undefined;
  limits: Limits;
  scope: Scope;
}

export function preparationOf({ info, definitions, solution, rightFunctions, limits, scope }: Parts): Preparation {
  const plan = planOf(info, definitions, scope);
  return {
    ...{ info, plan, limits },
    ...(solution && { reference: referenceOf(solution, info, limits) }),
    ...(rightFunctions && { rightFunctions }),
  };
}

/** Runs the reference solution on each check once, however many submissions are compared with it. */
function referenceOf(solution: object, info: ExerciseInfo, limits: Limits): Reference {
  const names = askedNames(info);
  const host = hostHere(solution, {
    names,
    methods: info.methods ?? [],
    constants: info.constants ?? [],
    limits,
    exported: names,
  });
  const outcomes = new Map<object, Promise<Outcome>>();
  const sweeps = new Map<object, Promise<SweepFindings>>();
  const once = <T>(known: Map<object, Promise<T>>, planned: object, run: () => Promise<T>): Promise<T> => {
    const result = known.get(planned) ?? run();
    known.set(planned, result);
    return result;
  };
  return {
    check: (planned) => once(outcomes, planned, async () => (await host.run(checkJob(planned, limits))).outcomes[0]),
    sweep: (planned) => once(sweeps, planned, () => sweepWith(planned, host, limits)),
  };
}
