/** From the outcome of a probe to the result of a check, and from the results to a verdict. */
import { createAgent } from '../guest/agent.js';
import { DEFAULT_LIMITS } from '../guest/limits.js';
import type { Limits } from '../guest/limits.js';
import type { Outcome } from '../guest/reply.js';
import { readReply } from '../guest/reply.js';
import type { AnyCheck, AnyCheckSet, ExerciseInfo, RubricRow } from './exercise.js';
import type { Judgement } from './judgement.js';
import { nearestName } from './near-name.js';
import { variantOf } from './variant.js';
import type { Seeds } from './variant.js';
import { forStudent, roundPoints, total } from './verdict.js';
import type { CheckResult, Run, Verdict } from './verdict.js';

/** One check with everything that is needed to run and judge it. */
export interface PlannedCheck {
  row: RubricRow;
  definition: AnyCheck;
  inputs: unknown;
  /** The inputs as they are sent. */
  encoded: string;
}

/** The checks of an exercise, as loaded from its folder. */
export interface Definitions {
  checks: AnyCheckSet;
  hidden?: AnyCheckSet;
}

/** Rows of the rubric whose checks are here, with their inputs drawn from the seeds. */
export function planChecks(info: ExerciseInfo, definitions: Definitions, seeds: Seeds): PlannedCheck[] {
  const agent = createAgent(DEFAULT_LIMITS);
  return info.rubric.flatMap((row) => {
    const set = row.hidden ? definitions.hidden : definitions.checks;
    if (!set) return [];
    const definition = set.checks[row.check] as AnyCheck | undefined;
    if (!definition) throw new Error(`${info.id}: the rubric names the check "${row.check}", which no file defines`);
    const inputs = set.inputs(variantOf(row.hidden ? seeds.hidden : seeds.public, row.check));
    return [{ row, definition, inputs, encoded: agent.encode(inputs) }];
  });
}

/** Runs one probe in this process, through the same codec as the sandbox: for trusted code and for debugging. */
export function runHere(
  exports: object,
  names: readonly string[],
  planned: PlannedCheck,
  lineOf: (stack: string) => number | undefined = () => undefined,
): Outcome {
  const agent = createAgent(DEFAULT_LIMITS);
  agent.load(() => exports, JSON.stringify(names));
  const reply = agent.probe(planned.definition.probe, planned.encoded);
  return readReply(reply, DEFAULT_LIMITS, lineOf) ?? { kind: 'crash', reason: 'process' };
}

/**
 * Judges one outcome. `reference` is the outcome of the reference solution on the same inputs, where there is one.
 * `others` are names that the file exports and nobody asked for: one of them may be a misspelt one.
 */
export function judgeCheck(
  planned: PlannedCheck,
  outcome: Outcome,
  reference?: Outcome,
  others: readonly string[] = [],
): CheckResult {
  const { row, definition } = planned;
  const base = {
    check: row.check,
    task: row.task,
    title: definition.title,
    hidden: row.hidden === true,
    points: row.points,
    ...(row.hidden && definition.hint ? { hint: definition.hint } : {}),
  };
  if (reference && (reference.kind !== 'value' || judgementOf(planned, reference.value).score < 1)) {
    return {
      ...base,
      score: 0,
      status: 'void',
      message: 'The reference solution fails this check too: it does not count.',
    };
  }
  const rest: Partial<CheckResult> = { inputs: plainJson(planned.inputs) };
  if (outcome.kind !== 'value') return { ...base, score: 0, ...rest, ...withoutValue(outcome, others) };
  const judgement = judgementOf(planned, outcome.value);
  if (judgement.score === 1) return { ...base, score: row.points, status: 'pass' };
  const { score, malformed, says, error, tolerance, ...shown } = judgement;
  const diagnosis = malformed ? undefined : diagnose(planned, outcome.value);
  const part = Math.max(score, diagnosis?.credit ?? 0);
  return {
    ...base,
    score: roundPoints(part * row.points),
    status: malformed ? 'bad-return' : part > 0 ? 'partial' : 'fail',
    ...rest,
    ...(says ? { message: sentence(says) } : {}),
    ...shown,
    ...(error === undefined ? {} : { error: threeDigits(error) }),
    ...(tolerance === undefined ? {} : { tolerance: threeDigits(tolerance) }),
    ...(diagnosis ? { diagnosis: { id: diagnosis.id, says: diagnosis.says } } : {}),
  };
}

function judgementOf({ definition, inputs }: PlannedCheck, got: unknown): Judgement {
  return definition.judge(got, { wanted: definition.wanted?.(inputs), inputs });
}

/** The misconception that reproduces the value, unless on these inputs it cannot be told from the right answer. */
function diagnose({ definition, inputs }: PlannedCheck, got: unknown): AnyDiagnosis | undefined {
  const wanted = definition.wanted?.(inputs);
  return definition.misconceptions?.find((misconception) => {
    const value = misconception.value(inputs);
    const matches = definition.judge(got, { wanted: value, inputs }).score === 1;
    return matches && definition.judge(wanted, { wanted: value, inputs }).score < 1;
  });
}
type AnyDiagnosis = NonNullable<AnyCheck['misconceptions']>[number];

/** The result fields of an outcome that has no value to judge. */
function withoutValue(
  outcome: Exclude<Outcome, { kind: 'value' }>,
  others: readonly string[],
): Pick<CheckResult, 'status' | 'message'> & Partial<CheckResult> {
  const when = outcome.atLoad ? 'while the file was loaded' : 'in this check';
  switch (outcome.kind) {
    case 'thrown': {
      const { name, message } = outcome.thrown;
      return { status: 'error', thrown: { name, message }, message: `${name || 'Error'}: ${message}` };
    }
    case 'missing':
      return {
        status: 'missing',
        message:
          outcome.found === 'undefined'
            ? notExported(outcome.name, nearestName(outcome.name, others))
            : `The file exports ${outcome.name}, but not as a function (it is ${outcome.found}).`,
      };
    case 'unfit':
      return { status: 'bad-return', message: `The value that came back cannot be judged: ${outcome.reason}.` };
    case 'timeout':
      return {
        status: 'timeout',
        message: `Stopped after ${outcome.limitMs / 1000} s ${when}. Is there a loop that never ends?`,
      };
    case 'crash':
      return {
        status: 'crash',
        message:
          outcome.reason === 'memory'
            ? `Out of memory ${when}. Is there a list that grows without end?`
            : `The program broke down ${when}.`,
      };
    case 'not-run':
      return { status: 'not-run', message: 'Not run: the checks before it used up the time of the whole exercise.' };
  }
}

const notExported = (name: string, found: string | undefined): string =>
  found === undefined
    ? `The file does not export ${name}.`
    : `The file exports ${found}; the name asked for is ${name}.`;
/** Inputs as a student would write them: typed arrays as lists. */
const plainJson = (value: unknown): string =>
  JSON.stringify(value, (_name, v: unknown) => (ArrayBuffer.isView(v) ? Array.from(v as Float64Array) : v));
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
/** Three digits: more would differ from one engine to the next. */
const threeDigits = (value: number): number => Number(value.toPrecision(3));

/** What only this run knows of its checks; of hidden ones only if `reveal` is set, as they could print their inputs. */
export function notesOf(
  planned: readonly PlannedCheck[],
  outcomes: readonly Outcome[],
  reveal: boolean,
): Pick<Run, 'lines' | 'output'> {
  const lines: Record<string, number> = {};
  const output: Record<string, string> = {};
  planned.forEach(({ row }, i) => {
    const outcome = outcomes[i];
    if (row.hidden && !reveal) return;
    if (outcome.kind === 'thrown' && outcome.thrown.line !== undefined) lines[row.check] = outcome.thrown.line;
    if (outcome.output !== undefined) output[row.check] = outcome.output;
  });
  return { lines, output };
}

/** Puts the results together. Hidden checks are cut to what a student may see, unless `reveal` is set. */
export function verdictOf(
  info: ExerciseInfo,
  results: readonly CheckResult[],
  { run, reveal = false, refused }: { run: Run; reveal?: boolean; refused?: { message: string; line?: number } },
): Verdict {
  const ran = new Set(results.map((result) => result.check));
  const pending = info.rubric.filter((row) => !ran.has(row.check));
  return {
    format: 1,
    exercise: info.id,
    version: info.version,
    title: info.title,
    outcome: refused ? 'ungradable' : 'graded',
    ...refused,
    score: total(results),
    maxScore: total(results, (check) => check.points),
    checks: reveal ? [...results] : results.map(forStudent),
    pending: { checks: pending.length, points: roundPoints(pending.reduce((sum, row) => sum + row.points, 0)) },
    run,
  };
}

/** The limits of an exercise: its own over the course's over the defaults. */
export function limitsOf(info: ExerciseInfo, course: Partial<Limits> = {}): Limits {
  return { ...DEFAULT_LIMITS, ...course, ...info.limits };
}
