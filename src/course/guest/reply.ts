/** What comes back from a probe: the messages between worker and supervisor, and how they are read. */
import { createCodec } from './codec.js';
import type { Reading } from './codec.js';
import type { Limits } from './limits.js';
import { printable } from './printable.js';
import { missingGlobal } from './refusals.js';
import type { Finding } from './watcher.js';

/** An error that the student's code threw. */
export interface Thrown {
  name: string;
  message: string;
  /** Line in the student's own file, if the error came from there. */
  line?: number;
}

/** A call of one of the student's functions, with its arguments encoded. */
export type Call = readonly [name: string, argumentsText: string];

/** The outcome of one probe, before anything is judged. */
export type Outcome = { atLoad?: true } & (
  | { kind: 'value'; value: unknown }
  | { kind: 'thrown'; thrown: Thrown }
  | { kind: 'missing'; name: string; found: string }
  | { kind: 'unfit'; reason: string }
  | { kind: 'timeout'; limitMs: number }
  | { kind: 'crossings'; limit: number }
  | { kind: 'crash'; reason: 'memory' | 'process' }
  | { kind: 'not-run'; after?: number }
);

/** Why an interpreter was stopped from outside; it is not used again. */
export type Stop = 'timeout' | 'memory' | 'crash' | 'crossings';

/** What a probe left behind: an outcome for each of its inputs, and what was seen on the way. */
export interface Answer {
  outcomes: Outcome[];
  findings: Finding[];
  /** The last calls of the student's functions. */
  calls: readonly Call[];
  /** What was printed. */
  output?: string;
}

/**
 * The answer to a load or a probe: the peer's text for each input, as far as it came,
 * and why it came no further.
 */
export interface ProbeReply {
  replies: string[];
  stopped?: Stop;
  output?: string;
  /** JSON of the findings, and of the last calls. */
  findings?: string;
  calls?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Functions do not come back out of a probe: the judge sees a symbol that names the kind. */
const PLAIN: Reading = { function: () => Symbol.for('function'), deepest: 0, methods: [], made: null };

interface RawReply {
  value?: unknown;
  thrown?: { name: unknown; message: unknown; stack: unknown };
  missing?: unknown;
  found?: unknown;
  unfit?: unknown;
}

function parsed(text: string | undefined): RawReply | undefined {
  try {
    const raw = JSON.parse(text ?? '') as unknown;
    return typeof raw === 'object' && raw !== null ? raw : undefined;
  } catch {
    return undefined;
  }
}

const KINDS: readonly string[] = ['changed', 'returned', 'reused', 'shared'];

/** The objects of a list. */
function listIn<T extends object>(text: string | undefined): T[] {
  const raw = parsed(text) as unknown;
  return Array.isArray(raw) ? raw.filter((one): one is T => typeof one === 'object' && one !== null) : [];
}

function findingsIn(text: string | undefined): Finding[] {
  return listIn<Finding>(text).filter(
    ({ kind, name, where, before, after }) =>
      KINDS.includes(kind) && isText(name) && isText(where) && isText(before) && isText(after),
  );
}

/**
 * Reads the text of a probe. The worker is not trusted: whatever it sends, the result is an outcome
 * that a function could have had, and nothing in it can say "pass".
 */
export function readReply(
  text: string | undefined,
  limits: Limits,
  lineOf: (stack: string) => number | undefined = lineInSubmission,
): Outcome {
  const raw = parsed(text);
  if (!raw) return { kind: 'crash', reason: 'process' };
  if (raw.thrown && isText(raw.thrown.name) && isText(raw.thrown.message)) {
    const line = isText(raw.thrown.stack) ? lineOf(raw.thrown.stack) : undefined;
    const thrown: Thrown = { name: printable(raw.thrown.name), message: printable(raw.thrown.message) };
    if (thrown.name === 'ReferenceError') thrown.message = missingGlobal(thrown.message) ?? thrown.message;
    if (line !== undefined) thrown.line = line;
    return { kind: 'thrown', thrown };
  }
  if (isText(raw.missing)) return { kind: 'missing', name: raw.missing, found: printable(String(raw.found)) };
  if (isText(raw.unfit)) return { kind: 'unfit', reason: printable(raw.unfit) };
  if (!('value' in raw)) return { kind: 'crash', reason: 'process' };
  try {
    return { kind: 'value', value: createCodec(limits).read(raw.value, PLAIN) };
  } catch {
    return { kind: 'unfit', reason: 'a value that is too large' };
  }
}

/** What a probe left behind besides the outcomes. */
export function readRest({ findings, calls, output }: ProbeReply): Omit<Answer, 'outcomes'> {
  return {
    findings: findingsIn(findings),
    calls: listIn<Call>(calls).filter((call) => isText(call[0]) && isText(call[1])),
    ...(isText(output) && output !== '' ? { output: printable(output) } : {}),
  };
}

/** The first place of a stack that lies in the student's own file; its lines are those of the script. */
export function lineInSubmission(stack: string): number | undefined {
  const line = /submission\.js:(\d+)/.exec(stack)?.[1];
  return line === undefined ? undefined : Number(line);
}

/** The text of inputs on their way to a probe: data of ours, without functions. */
export function encodeInputs(inputs: unknown, limits: Limits): string {
  const refuse = (): never => {
    throw new TypeError('inputs of a check are plain data: a function belongs into the probe');
  };
  return createCodec({ ...limits, values: Infinity }).write(inputs, { function: refuse, visit: null, methods: [] });
}
