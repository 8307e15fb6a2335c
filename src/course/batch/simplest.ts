/**
 * Goes on making the failing input of a sweep simpler where the judge has to stop: until no simpler input
 * beside it fails. Nothing that is stored depends on it.
 */
import type { Course } from '../disk/course.js';
import { submissionOf } from '../grading/grade-submission.js';
import type { Outcome } from '../guest/reply.js';
import { submittedText } from '../guest/submitted-text.js';
import type { Submission } from '../intake/submission.js';
import type { Drawn } from '../judging/domain.js';
import type { Host, Preparation } from '../judging/host.js';
import { baseOf, failed, plainJson, withoutValue } from '../judging/judge-check.js';
import { sweepWith } from '../judging/judge-rows.js';
import { callText } from '../judging/judge-sweep.js';
import type { PlannedSweep } from '../judging/plan.js';
import type { SweepFindings, Try } from '../judging/sweep.js';
import type { CheckResult } from '../judging/verdict.js';
import { Sandbox } from '../sandbox/sandbox.js';
import { BatchExercises } from './batch-exercises.js';
import type { BatchExercisesOptions } from './batch-exercises.js';

/** The simplest failing input of a check. */
export interface Simplest {
  /** What the check says with this input alone. Absent where it is the one that is stored. */
  check?: CheckResult;
  /** No simpler input beside it fails; false where the search came to its limit. */
  isLast: boolean;
}

/** A text, and what was stored of it. */
interface Judged extends Pick<Submission, 'student' | 'exercise' | 'text'> {
  checks: readonly CheckResult[];
}

/** Inputs that are tried for one check: counted, and no time, so that each run finds the same. */
const MOST = 800;
/** As many as the judge sends together: a sweep has the time for some more. */
const TOGETHER = 16;

/**
 * By check, the simplest failing input of a text. None for a check that does not fail as it is stored when
 * it is swept anew, such as with another key, or that fails only after other calls.
 */
export async function simplestInputs(
  course: Course,
  { student, exercise, text, checks }: Judged,
  options: BatchExercisesOptions,
): Promise<Map<string, Simplest>> {
  const found = new Map<string, Simplest>();
  const stored = checks.filter(({ sweep }) => sweep);
  if (stored.length === 0 || text === undefined) return found;
  const preparation = await new BatchExercises(course, options).preparation(exercise, student);
  const { info, limits, plan } = preparation;
  const read = submittedText(`${exercise}.ts`, Buffer.from(text), limits);
  if ('refused' in read) return found;
  const submission = await submissionOf(info, read.source);
  const sandbox = new Sandbox({ limits });
  try {
    for (const { check, inputs } of stored) {
      const planned = plan.sweeps.find(({ row }) => row.check === check);
      // A session of its own: what a file may use up in all, each check has for itself.
      const search = planned && new Search(planned, preparation, sandbox.open(submission));
      const simplest = await search?.from(inputs);
      if (simplest) found.set(check, simplest);
    }
  } finally {
    sandbox.close();
  }
  return found;
}

/** What was stopped from outside, and what is not tried after it. */
const STOPS: readonly Outcome['kind'][] = ['timeout', 'crossings', 'crash', 'not-run'];

/** A simpler input ends as the other does, or it would tell of another mistake. */
const endOf = ({ right, outcome, judgement }: Try): string =>
  right ? 'right' : `${outcome.kind} ${String(judgement?.malformed)}`;

class Search {
  readonly #planned: PlannedSweep;
  readonly #preparation: Preparation;
  readonly #host: Pick<Host, 'run'>;
  #tried = 0;

  constructor(planned: PlannedSweep, preparation: Preparation, host: Pick<Host, 'run'>) {
    this.#planned = planned;
    this.#preparation = preparation;
    this.#host = host;
  }

  /** The simplest from the input that is stored, if that is where the judge stops again. */
  async from(stored: string | undefined): Promise<Simplest | undefined> {
    const { smallest, afterOthers } = await this.#sweep(this.#planned.drawn);
    if (!smallest || afterOthers !== false || plainJson(smallest.input) !== stored) return undefined;
    let best: SweepFindings | undefined;
    for (;;) {
      const next = await this.#simpler(best?.smallest ?? smallest);
      if (next === undefined || next === 'limit') {
        return { isLast: next === undefined, ...(best && { check: this.#told(best) }) };
      }
      best = next;
    }
  }

  /** The first of the simpler inputs that fails alike, made simpler by the judge itself. */
  async #simpler(from: Try): Promise<SweepFindings | 'limit' | undefined> {
    const { domain } = this.#planned.sweep;
    const candidates = domain
      .shrink(from.raw)
      .map((raw) => ({ raw, input: domain.build(raw) }))
      .filter(({ input }) => input !== undefined);
    for (let at = 0; at < candidates.length; at += TOGETHER) {
      const part = candidates.slice(at, at + TOGETHER);
      this.#tried += part.length;
      if (this.#tried > MOST) return 'limit';
      const tries = (await this.#sweep(part)).tries.slice(0, part.length);
      for (const one of tries.filter((other) => endOf(other) === endOf(from))) {
        const alone = await this.#sweep([one]);
        if (alone.smallest && alone.afterOthers === false && (await this.#isRightFor(alone.smallest))) return alone;
      }
      if (tries.some(({ outcome }) => STOPS.includes(outcome.kind))) return 'limit';
    }
    return undefined;
  }

  #sweep(drawn: Drawn<unknown>[]): Promise<SweepFindings> {
    return sweepWith({ ...this.#planned, drawn }, this.#host, this.#preparation.limits);
  }

  /** Whether the reference solution is right for an input. */
  async #isRightFor(drawn: Drawn<unknown>): Promise<boolean> {
    const reference = await this.#preparation.reference?.sweep({ ...this.#planned, drawn: [drawn] });
    return reference?.smallest === undefined;
  }

  #told({ smallest, calls }: SweepFindings): CheckResult {
    const { row, sweep } = this.#planned;
    const { input, outcome, judgement } = smallest!;
    return {
      ...baseOf(row, sweep),
      score: 0,
      ...(outcome.kind === 'value' ? failed(row, judgement!) : withoutValue(outcome, [])),
      inputs: plainJson(input),
      call: sweep.shows?.(input) ?? callText(calls.at(-1)),
    };
  }
}
