/** What a verdict is made from: something that runs a submission, and what is known before there is one. */
import type { Refused } from '../guest/refusals.js';
import type { Limits } from '../guest/limits.js';
import type { Answer, Outcome } from '../guest/reply.js';
import type { Accepted, Job } from '../guest/supervisor.js';
import type { ExerciseInfo } from './exercise.js';
import type { Plan, PlannedCheck, PlannedSweep } from './plan.js';
import type { SweepFindings } from './sweep.js';

/** Runs one submission; a session of the sandbox, this process, or a browser's worker. */
export interface Host {
  /** Compiles the file: the names that it exports, or why it may not run. */
  accept(): Promise<Accepted | Refused>;
  /** Runs a job; with its loan, if the host has said of these functions that they can be replaced. */
  run(job: Job): Promise<Answer>;
}

/** What can be known before a submission is there; the same for all submissions with the same seeds. */
export interface Preparation {
  info: ExerciseInfo;
  plan: Plan;
  limits: Limits;
  /** The reference solution, in this process; absent in a student's copy. */
  reference?: Reference;
  /** The script of its functions, to be lent (guest/loan.ts). */
  rightFunctions?: () => Promise<string>;
}

/** The outcomes of the reference solution, each computed once. */
export interface Reference {
  check(planned: PlannedCheck): Promise<Outcome>;
  sweep(planned: PlannedSweep): Promise<SweepFindings>;
}
