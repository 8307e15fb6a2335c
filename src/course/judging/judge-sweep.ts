/** From what a sweep found to the result of its row. */
import type { Call } from '../guest/reply.js';
import type { Finding } from '../guest/watcher.js';
import { diagnose } from './diagnose.js';
import { findingText, writesText } from './findings.js';
import { baseOf, failed, plainJson, VOID, withoutValue } from './judge-check.js';
import type { PlannedSweep } from './plan.js';
import { labelOf } from './sweep.js';
import type { SweepFindings } from './sweep.js';
import type { CheckResult } from './verdict.js';
import { whatHolds } from './what-holds.js';

/** What a function does to lists that are not its own, as a diagnosis; what explains the most comes first. */
const HABITS = {
  changed: 'changes-its-argument',
  returned: 'returns-its-argument',
  reused: 'one-list-for-all-calls',
  shared: 'one-list-for-all',
  writes: 'writes-to-its-argument',
} as const;

/** `reference` is what the same sweep found of the reference solution, where there is one. */
export async function judgeSweep(
  { row, sweep }: PlannedSweep,
  found: SweepFindings,
  reference?: SweepFindings,
  others: readonly string[] = [],
): Promise<CheckResult> {
  const base = baseOf(row, sweep);
  if (reference && (reference.smallest || reference.faults.length > 0 || reference.writes)) {
    rejudge(sweep, reference.smallest);
    return { ...base, score: 0, status: 'void', message: VOID };
  }
  const { smallest, faults, writes } = found;
  const fault = Object.keys(HABITS).flatMap((kind) => faults.filter((one) => one.kind === kind))[0] as
    Finding | undefined;
  const habit = fault ? findingText(fault) : writes ? writesText(sweep.of) : undefined;
  if (!smallest) {
    if (habit === undefined) return { ...base, score: row.points, status: 'pass' };
    return {
      ...base,
      score: 0,
      status: 'fail',
      message: habit,
      diagnosis: { id: fault ? HABITS[fault.kind] : HABITS.writes, says: habit },
    };
  }
  const { outcome, judgement, input } = smallest;
  if (outcome.kind !== 'value' && (outcome.kind === 'missing' || outcome.kind === 'not-run' || outcome.atLoad)) {
    return { ...base, score: 0, ...withoutValue(outcome, others) };
  }
  const count = found.tries.length;
  const wrong = found.tries.filter(({ right }) => !right).length;
  const whenever = labelOf(sweep, found.tries);
  const told: Partial<CheckResult> = {
    inputs: plainJson(input),
    call: sweep.shows?.(input) ?? callText(found.calls.at(-1)),
    sweep: { inputs: count, failed: wrong, ...(whenever === undefined ? {} : { whenever }) },
  };
  const extent = `Wrong for ${wrong} of ${count} inputs that were drawn${whenever === undefined ? '' : `, ${whenever}`}.`;
  if (outcome.kind !== 'value' || !judgement) {
    const rest: Pick<CheckResult, 'status'> & Partial<CheckResult> =
      outcome.kind === 'value' ? { status: 'fail' } : withoutValue(outcome, others);
    return { ...base, score: 0, ...rest, message: joined(rest.message, extent, habit), ...told };
  }
  const diagnosis = await diagnose(sweep, found);
  const holds = judgement.malformed ? undefined : whatHolds(sweep, found.tries, outcome.value, input);
  const result = failed(row, judgement, diagnosis);
  return {
    ...base,
    ...result,
    message: joined(result.message, extent, habit),
    ...told,
    ...(holds === undefined ? {} : { holds }),
  };
}

/** Lets a judge that throws at the reference solution's value throw: it is at fault itself. */
function rejudge({ judge, wanted }: PlannedSweep['sweep'], smallest: SweepFindings['smallest']): void {
  if (smallest?.outcome.kind !== 'value') return;
  const { input, outcome } = smallest;
  judge(input)(outcome.value, { wanted: wanted(input), inputs: input });
}

/** What a student's code throws need not end as a sentence does. */
const joined = (...sentences: (string | undefined)[]): string =>
  sentences
    .filter((s) => s !== undefined)
    .map((s) => (/[.?!]$/.test(s) ? s : `${s}.`))
    .join(' ');

/** A call as one would type it: functions are written as `f`, numbers in full. */
export function callText(call: Call | undefined): string {
  if (!call) return '';
  const [name, text] = call;
  try {
    return `${name}(${(JSON.parse(text) as unknown[]).map(typed).join(', ')})`;
  } catch {
    // A worker's word: it may be none of ours.
    return '';
  }
}

interface Tagged {
  $: string;
  v?: unknown;
  e?: [string, unknown][];
}

function typed(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(typed).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const { $: kind, v, e } = value as Tagged;
  if (e) return `{ ${e.map(([name, inner]) => `${name}: ${typed(inner)}`).join(', ')} }`;
  if (kind === 'function' || kind === 'yours') return 'f';
  if (v !== undefined) return `new ${kind}(${typed(v)})`;
  return kind === '-0' ? '-0' : kind;
}
