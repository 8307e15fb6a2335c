/** Asking a host: whatever it answers, what comes out is an answer to the question. */
import type { Answer, Outcome, Thrown } from '../guest/reply.js';
import type { Job } from '../guest/supervisor.js';

/** What runs jobs. */
interface Runs {
  run(job: Job): Promise<Answer>;
}

/**
 * The answer to a job, with an outcome for each of its inputs: what the host leaves
 * out counts as a breakdown.
 */
export async function ask(host: Runs, job: Job): Promise<Answer> {
  const given: unknown = await host.run(job);
  const answer = (isObject(given) ? given : {}) as Partial<Record<keyof Answer, unknown>>;
  const outcomes = listOf(answer.outcomes);
  const lost: Outcome = { kind: 'crash', reason: 'process' };
  return {
    outcomes: job.inputs.map((_input, i) => (isOutcome(outcomes[i]) ? outcomes[i] : lost)),
    findings: listOf(answer.findings).filter(isFinding),
    calls: listOf(answer.calls).filter(isCall),
    ...(isText(answer.output) ? { output: answer.output } : {}),
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isCall = (value: unknown): value is Answer['calls'][number] => {
  const [name, text] = listOf(value);
  return isText(name) && isText(text);
};

const isFinding = (value: unknown): value is Answer['findings'][number] =>
  isObject(value) && ['kind', 'name', 'where', 'before', 'after'].every((field) => isText(value[field]));

const isThrown = (value: unknown): value is Thrown =>
  isObject(value) &&
  isText(value['name']) &&
  isText(value['message']) &&
  (value['line'] === undefined || Number.isInteger(value['line']));

/** What each kind of outcome must bring to be told. */
const OUTCOMES: Readonly<Record<Outcome['kind'], (outcome: Record<string, unknown>) => boolean>> = {
  value: (outcome) => 'value' in outcome,
  thrown: ({ thrown }) => isThrown(thrown),
  missing: ({ name, found }) => isText(name) && isText(found),
  unfit: ({ reason }) => isText(reason),
  timeout: ({ limitMs }) => Number.isFinite(limitMs),
  crossings: ({ limit }) => Number.isFinite(limit),
  crash: () => true,
  'not-run': () => true,
};

function isOutcome(value: unknown): value is Outcome {
  if (!isObject(value) || !isText(value['kind']) || !Object.hasOwn(OUTCOMES, value['kind'])) return false;
  return OUTCOMES[value['kind'] as Outcome['kind']](value);
}
