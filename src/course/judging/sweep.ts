/**
 * Runs and judges a sweep: calls the function with every drawn input, with some of them twice,
 * and with some that may not be written to; then makes the first input that fails smaller. Bounded by counted
 * calls and never by time, so that a verdict is the same on every machine.
 */
import type { Watch } from '../guest/probe.js';
import type { Answer, Call, Outcome } from '../guest/reply.js';
import type { Finding } from '../guest/watcher.js';
import type { Drawn } from './domain.js';
import type { AnySweep } from './exercise.js';
import { faultsIn } from './findings.js';
import { safely } from './judge-check.js';
import type { Judgement } from './judgement.js';
import type { PlannedSweep } from './plan.js';

/** One call of a sweep, judged. */
export interface Try {
  input: unknown;
  raw: unknown;
  outcome: Outcome;
  /** Absent where no value came back. */
  judgement?: Judgement;
  right: boolean;
  /** The same input had been tried before, in the same run. */
  again: boolean;
}

/** What a sweep found. */
export interface SweepFindings {
  tries: Try[];
  /** What the function does to what it is handed. */
  faults: Finding[];
  /** One list at several places of a result. */
  shared: boolean;
  /** It writes to its arguments and puts back what was there. */
  writes: boolean;
  /** The smallest input that fails. */
  smallest?: Try;
  /** Called by itself it is right. */
  afterOthers?: boolean;
  /** How the smallest was called. */
  calls: readonly Call[];
  output?: string;
}

/** Calls the function with each of the inputs. */
export type CallAll = (inputs: readonly unknown[], watch: Watch) => Promise<Answer>;

/**
 * Inputs that are tried twice, and tried frozen: the first, which nothing came before,
 * and others of all sizes.
 */
const AGAIN = 5;
/** Making an input smaller: at most so many rounds of so many calls. */
const ROUNDS = 10;
const CANDIDATES = 16;

const WATCHED: Watch = { watchedCalls: 1e6, frozenArguments: false, sameArguments: true };
const FROZEN: Watch = { watchedCalls: 1e6, frozenArguments: true, sameArguments: false };
const UNWATCHED: Watch = { watchedCalls: 0, frozenArguments: false, sameArguments: false };

/** An end that no smaller input would explain: what was stopped from outside, or is not there at all. */
const isStop = ({ kind }: Outcome): boolean => ['timeout', 'crossings', 'crash', 'not-run', 'missing'].includes(kind);

export async function runSweep({ sweep, drawn }: PlannedSweep, run: CallAll): Promise<SweepFindings> {
  const repeated = Array.from({ length: AGAIN }, (_, k) => drawn[Math.floor((k * drawn.length) / AGAIN)]);
  const sequence = [...drawn, ...repeated];
  const answer = await run(inputsOf(sequence), WATCHED);
  const tries = judged(sweep, sequence, answer.outcomes, drawn.length);
  const own = answer.findings.filter(({ name }) => name === sweep.of);
  const found: SweepFindings = {
    tries,
    faults: faultsIn(own, sweep.of),
    shared: own.some(({ kind }) => kind === 'shared'),
    writes: false,
    calls: answer.calls,
    ...(answer.output === undefined ? {} : { output: answer.output }),
  };
  const wrong = tries.find(({ right }) => !right);
  if (wrong === undefined) {
    if (found.faults.length > 0) return found;
    const frozen = await run(inputsOf(repeated), FROZEN);
    const tried = judged(sweep, repeated, frozen.outcomes, repeated.length);
    // A machine under load may have stopped it: that says nothing about writing.
    const writes = tried.some(({ right, outcome }) => !right && !isStop(outcome));
    return { ...found, writes };
  }
  const smallest = isStop(wrong.outcome) ? wrong : await smaller(sweep, wrong, run);
  // Once more by itself: for the text of the call, the line of an error and what it printed.
  if (isStop(smallest.outcome)) return { ...found, smallest };
  const last = await run([smallest.input], UNWATCHED);
  const [alone] = judged(sweep, [smallest], last.outcomes, 1);
  return {
    ...found,
    // What fails only after other calls is shown as it failed then.
    smallest: endsAlike(alone, smallest) ? alone : smallest,
    afterOthers: alone.right,
    calls: last.calls,
    ...(last.output === undefined ? {} : { output: last.output }),
  };
}

const inputsOf = (drawn: readonly { input: unknown }[]): unknown[] => drawn.map(({ input }) => input);

function judged(sweep: AnySweep, drawn: readonly Drawn<unknown>[], outcomes: readonly Outcome[], fresh: number): Try[] {
  return drawn.map(({ input, raw }, i) => {
    const outcome = outcomes[i];
    const again = i >= fresh;
    if (outcome.kind !== 'value') return { input, raw, outcome, right: false, again };
    const judgement = safely(sweep.judge(input), outcome.value, { wanted: sweep.wanted(input), inputs: input });
    return { input, raw, outcome, judgement, right: judgement.score === 1, again };
  });
}

/**
 * A smaller input fails as the larger one does, or it would tell of another mistake:
 * NaN has no size that was wrong.
 */
const endsAlike = (one: Try, other: Try): boolean =>
  !one.right &&
  one.outcome.kind === other.outcome.kind &&
  (one.judgement?.malformed === undefined) === (other.judgement?.malformed === undefined);

async function smaller(sweep: AnySweep, wrong: Try, run: CallAll): Promise<Try> {
  let best = wrong;
  for (let round = 0; round < ROUNDS; round++) {
    const candidates = sweep.domain
      .shrink(best.raw)
      .map((raw) => ({ raw, input: sweep.domain.build(raw) }))
      .filter(({ input }) => input !== undefined)
      .slice(0, CANDIDATES);
    if (candidates.length === 0) break;
    const { outcomes } = await run(inputsOf(candidates), UNWATCHED);
    const next = judged(sweep, candidates, outcomes, candidates.length).find((one) => endsAlike(one, wrong));
    if (next === undefined || isStop(next.outcome)) break;
    best = next;
  }
  return best;
}

/** Passing inputs without the label that make it more than chance. */
const PASSING = 3;

/** Words for what all failing inputs have in common and few passing ones have. */
export function labelOf({ labels = {} }: AnySweep, tries: readonly Try[]): string | undefined {
  const wrong = tries.filter(({ right }) => !right);
  const passing = tries.filter(({ right }) => right);
  return Object.entries(labels).find(([, has]) => {
    const without = passing.filter(({ input }) => !has(input)).length;
    return wrong.every(({ input }) => has(input)) && without >= PASSING && passing.length - without <= without / 4;
  })?.[0];
}
