/** From the outcome of a probe to the result of a check. */
import type { Outcome } from '../guest/reply.js';
import type { Misconception, RubricRow } from './exercise.js';
import type { Judge, Judgement } from './judgement.js';
import { malformed } from './judgement.js';
import { close } from './judges.js';
import { nearestName } from './near-name.js';
import { placeIn } from './places.js';
import type { PlannedCheck } from './plan.js';
import { roundPoints } from './verdict.js';
import type { CheckResult } from './verdict.js';

/** The reference solution fails, too: whatever the student did, it does not count. */
export const VOID = 'The reference solution fails this check too: it does not count.';

const stopped = (checks: number): string =>
  `Not run: ${checks} checks of this file came to no end, and the rest was not waited for.`;
const TIME_USED_UP = 'Not run: the checks before it used up the time of the whole exercise.';

/** What every result of a row says. */
export function baseOf(
  row: RubricRow,
  { title, hint }: { title: string; hint?: string },
): Pick<CheckResult, 'check' | 'task' | 'title' | 'hidden' | 'points' | 'hint'> {
  const { check, task, points } = row;
  return { check, task, title, hidden: row.hidden === true, points, ...(row.hidden && hint ? { hint } : {}) };
}

/**
 * Judges one outcome. `reference` is the outcome of the reference solution on the same inputs, where there
 * is one. `others`: exports that the exercise does not ask for; one may be a misspelling.
 */
export function judgeCheck(
  planned: PlannedCheck,
  outcome: Outcome,
  reference?: Outcome,
  others: readonly string[] = [],
): CheckResult {
  const { row, definition, inputs } = planned;
  const base = baseOf(row, definition);
  const wanted = definition.wanted?.(inputs);
  const judge = (got: unknown, right: unknown): Judgement => safely(definition.judge, got, { wanted: right, inputs });
  // A judge that throws at the value of the reference solution is at fault itself, and is not made safe.
  if (reference && (reference.kind !== 'value' || definition.judge(reference.value, { wanted, inputs }).score < 1)) {
    return { ...base, score: 0, status: 'void', message: VOID };
  }
  const rest: Partial<CheckResult> = { inputs: plainJson(inputs) };
  if (outcome.kind !== 'value') return { ...base, score: 0, ...rest, ...withoutValue(outcome, others) };
  const judgement = judge(outcome.value, wanted);
  if (judgement.score === 1) return { ...base, score: row.points, status: 'pass' };
  const diagnosis = judgement.malformed
    ? undefined
    : definition.misconceptions?.find((misconception) => {
        const value = misconception.value(inputs);
        // On these inputs it must be told from the right answer, too.
        return (
          (judge(outcome.value, value).score === 1 || sameNumbers(outcome.value, value)) &&
          judge(value, wanted).score < 1
        );
      });
  return { ...base, ...rest, ...failed(row, judgement, diagnosis) };
}

/** What a mistake gives may be nothing that its judge compares: a quaternion that is not of length one. */
export const sameNumbers = (got: unknown, value: unknown): boolean =>
  value !== undefined && safely(CLOSE, got, { wanted: value, brief: true }).score === 1;
const CLOSE = close();

/**
 * A judge's finding, with its place in words. A judge of ours that throws has met a value that nobody thought
 * of: that is no right answer, and no fault of the grader's.
 */
export function safely(judge: Judge, got: unknown, context: Parameters<Judge>[1]): Judgement {
  try {
    const { where, ...judgement } = judge(got, context);
    const place = where === undefined ? '' : placeIn(context.wanted ?? got, where);
    return place === '' ? judgement : { ...judgement, where: place };
  } catch {
    return malformed('a value of another shape is wanted', got);
  }
}

/** The fields of a result that failed, by its numbers and by what it looks like. */
export function failed(
  row: RubricRow,
  { score, malformed: isMalformed, says, error, tolerance, ...shown }: Judgement,
  diagnosis?: Pick<Misconception<never>, 'id' | 'says' | 'credit'>,
): Pick<CheckResult, 'status' | 'score'> & Partial<CheckResult> {
  const part = Math.max(score, diagnosis?.credit ?? 0);
  return {
    score: roundPoints(part * row.points),
    status: isMalformed ? 'bad-return' : part > 0 ? 'partial' : 'fail',
    ...(says ? { message: sentence(says) } : {}),
    ...shown,
    ...(error === undefined ? {} : { error: threeDigits(error) }),
    ...(tolerance === undefined ? {} : { tolerance: threeDigits(tolerance) }),
    ...(diagnosis ? { diagnosis: { id: diagnosis.id, says: diagnosis.says } } : {}),
  };
}

/** The result fields of an outcome that has no value to judge. */
export function withoutValue(
  outcome: Exclude<Outcome, { kind: 'value' }>,
  others: readonly string[],
): Pick<CheckResult, 'status'> & Partial<CheckResult> {
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
            ? notExported(outcome.name, others)
            : `The file exports ${outcome.name}, but not as a function (it is ${outcome.found}).`,
      };
    case 'unfit':
      return { status: 'bad-return', message: `The value that came back cannot be judged: ${outcome.reason}.` };
    case 'timeout':
      return {
        status: 'timeout',
        message: `Stopped after ${outcome.limitMs / 1000} s ${when}. Is there a loop that never ends?`,
      };
    case 'crossings':
      return {
        status: 'timeout',
        message: `Stopped after ${outcome.limit} calls ${when}. Is there a loop that calls and never ends?`,
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
      return { status: 'not-run', message: outcome.after === undefined ? TIME_USED_UP : stopped(outcome.after) };
  }
}

function notExported(name: string, others: readonly string[]): string {
  const meant = nearestName(name, others);
  if (meant !== undefined) return `The file exports ${meant}; the name asked for is ${name}.`;
  const byDefault = others.includes('default') ? ', and what it exports by default has no name here' : '';
  return `The file does not export ${name}${byDefault}. Write: export function ${name}(…).`;
}

/** Inputs as a student would write them: typed arrays as lists. */
export const plainJson = (value: unknown): string =>
  JSON.stringify(value, (_name, v: unknown) => (ArrayBuffer.isView(v) ? Array.from(v as Float64Array) : v));
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
/** Three digits: more would differ from one engine to the next. */
const threeDigits = (value: number): number => Number(value.toPrecision(3));
