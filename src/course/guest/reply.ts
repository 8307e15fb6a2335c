/** What comes back from a probe: the messages between worker and supervisor, and how they are read. */
import { createAgent } from './agent.js';
import type { Limits } from './limits.js';

/** An error that the student's code threw. */
export interface Thrown {
  name: string;
  message: string;
  /** Line in the student's own file, if the error came from there. */
  line?: number;
}

/** The outcome of one probe, before anything is judged. */
export type Outcome = { output?: string; atLoad?: true } & (
  | { kind: 'value'; value: unknown }
  | { kind: 'thrown'; thrown: Thrown }
  | { kind: 'missing'; name: string; found: string }
  | { kind: 'unfit'; reason: string }
  | { kind: 'timeout'; limitMs: number }
  | { kind: 'crash'; reason: 'memory' | 'process' }
  | { kind: 'not-run' }
);

/** Why an interpreter was stopped from outside; it is not used again. */
export type Stop = 'timeout' | 'memory' | 'crash';

/** One line from the worker: the agent's text, or why there is none. */
export interface WorkerReply {
  reply?: string;
  stopped?: Stop;
  output?: string;
}

interface RawReply {
  loaded?: true;
  value?: unknown;
  thrown?: { name: string; message: string; stack: string };
  missing?: string;
  found?: string;
  unfit?: string;
  output?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Control characters of a student's text must not reach a terminal or a file. */
export function printable(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, '·');
}

function parsed(text: string): RawReply | undefined {
  try {
    const raw = JSON.parse(text) as unknown;
    return typeof raw === 'object' && raw !== null ? raw : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the agent's text. The worker is not trusted: whatever it sends, the result is an outcome that a function could
 * have had, and nothing in it can say "pass".
 */
export function readReply(
  text: string,
  limits: Limits,
  lineOf: (stack: string) => number | undefined,
): Outcome | undefined {
  const raw = parsed(text);
  if (!raw) return undefined;
  const output = isText(raw.output) && raw.output !== '' ? { output: printable(raw.output) } : {};
  if (raw.thrown && isText(raw.thrown.name) && isText(raw.thrown.message)) {
    const line = isText(raw.thrown.stack) ? lineOf(raw.thrown.stack) : undefined;
    const thrown: Thrown = { name: printable(raw.thrown.name), message: printable(raw.thrown.message) };
    if (line !== undefined) thrown.line = line;
    return { kind: 'thrown', thrown, ...output };
  }
  if (isText(raw.missing)) return { kind: 'missing', name: raw.missing, found: String(raw.found), ...output };
  if (isText(raw.unfit)) return { kind: 'unfit', reason: printable(raw.unfit), ...output };
  if (!('value' in raw)) return undefined;
  try {
    const value = createAgent(limits).decode(JSON.stringify(raw.value));
    return { kind: 'value', value, ...output };
  } catch {
    return { kind: 'unfit', reason: 'a value that is too large', ...output };
  }
}
