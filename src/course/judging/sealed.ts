/**
 * The sealed form of an exercise's public checks: the texts of probes and calls, inputs, wanted values,
 * judges by name and what known mistakes would give, all as data. A copy that is handed out carries this
 * and no formula of an answer.
 */
import { createCodec } from '../guest/codec.js';
import { DEFAULT_LIMITS } from '../guest/limits.js';
import type { ProbeFunction } from '../guest/probe.js';
import { encodeInputs } from '../guest/reply.js';
import { answersToOthers } from './diagnose.js';
import type { AnySweep, ExerciseInfo, Misconception } from './exercise.js';
import type { Fingerprint } from './fingerprint.js';
import type { JudgeRecipe } from './judgement.js';
import type { Plan, PlannedCheck, PlannedSweep } from './plan.js';
import { judgeFrom } from './recipes.js';

/**
 * A known mistake with the value that it gives, encoded; null where its formula is not made for the input.
 */
interface SealedMistake {
  id: string;
  says: string;
  credit?: number;
  value: string | null;
}

interface SealedCheck {
  check: string;
  title: string;
  probe: string;
  inputs: string;
  /** Null where the judge needs no wanted value. */
  wanted: string | null;
  judge: JudgeRecipe;
  mistakes: SealedMistake[];
}

interface SealedCase {
  input: string;
  wanted: string;
  judge: JudgeRecipe;
  shows: string | null;
  labels: string[];
  mistakes: (string | null)[];
  /** What the function would answer to other inputs, in the order of `others`. */
  prints: (Fingerprint | null)[];
}

interface SealedSweep {
  check: string;
  title: string;
  of: string;
  call: string;
  labels: string[];
  mistakes: Omit<SealedMistake, 'value'>[];
  others: { id: string; says: string }[];
  /** The smallest input first: the first that fails is shown. */
  cases: SealedCase[];
}

/** What a student's copy has in place of checks.ts. */
export interface SealedChecks {
  format: 1;
  exercise: string;
  version: number;
  checks: SealedCheck[];
  sweeps: SealedSweep[];
}

const encoded = (value: unknown): string => encodeInputs(value, DEFAULT_LIMITS);
const PLAIN = { function: (): never => fail('a function'), made: null, deepest: 0, methods: [] };
const decoded = (text: string): unknown =>
  createCodec({ ...DEFAULT_LIMITS, values: Infinity }).read(JSON.parse(text), PLAIN);

function fail(found: string): never {
  throw new TypeError(`sealed checks: expected plain data, got ${found}`);
}

function attempt(value: (input: unknown) => unknown, input: unknown): string | null {
  try {
    const given = value(input);
    return given === undefined ? null : encoded(given);
  } catch {
    return null;
  }
}

/** Writes the public part of a plan down as data. @throws TypeError if a judge has no recipe. */
export function sealed(info: ExerciseInfo, { checks, sweeps }: Plan): SealedChecks {
  return {
    format: 1,
    exercise: info.id,
    version: info.version,
    checks: checks.filter(({ row }) => !row.hidden).map(sealedCheck),
    sweeps: sweeps.filter(({ row }) => !row.hidden).map(sealedSweep),
  };
}

const recipeOf = (check: string, { recipe }: { recipe?: JudgeRecipe }): JudgeRecipe =>
  recipe ?? fail(`the judge of "${check}", which holds a function`);

const headOf = ({ id, says, credit }: Misconception<unknown>): Omit<SealedMistake, 'value'> => ({
  id,
  says,
  ...(credit === undefined ? {} : { credit }),
});

function sealedCheck({ row, definition, inputs, encoded: text }: PlannedCheck): SealedCheck {
  return {
    check: row.check,
    title: definition.title,
    probe: definition.probe.toString(),
    inputs: text,
    wanted: definition.wanted ? encoded(definition.wanted(inputs)) : null,
    judge: recipeOf(row.check, definition.judge),
    mistakes: (definition.misconceptions ?? []).map((m) => ({ ...headOf(m), value: attempt(m.value, inputs) })),
  };
}

function sealedSweep({ row, sweep, drawn }: PlannedSweep): SealedSweep {
  const labels = Object.entries(sweep.labels ?? {});
  const mistakes = sweep.misconceptions ?? [];
  const others = answersToOthers(
    sweep,
    drawn.map(({ input }) => input),
  );
  const cases = drawn.map(({ input }): SealedCase => ({
    input: encoded(input),
    wanted: encoded(sweep.wanted(input)),
    judge: recipeOf(row.check, sweep.judge(input)),
    shows: sweep.shows?.(input) ?? null,
    labels: labels.filter(([, has]) => has(input)).map(([label]) => label),
    mistakes: mistakes.map((m) => attempt(m.value, input)),
    prints: others.map(({ print }) => print(input) ?? null),
  }));
  return {
    check: row.check,
    title: sweep.title,
    of: sweep.of,
    call: sweep.call.toString(),
    labels: labels.map(([label]) => label),
    mistakes: mistakes.map(headOf),
    others: others.map(({ id, says }) => ({ id, says })),
    cases,
  };
}

/** The text of a function that runs elsewhere. */
const textOf = (text: string): ProbeFunction =>
  Object.assign((): never => fail('a call of a probe outside its host'), { toString: () => text });

const opened = ({ value, ...head }: SealedMistake): Misconception<unknown> => ({
  ...head,
  value: () => (value === null ? undefined : decoded(value)),
});

/** The plan that was sealed; it runs on the road of every other. */
export function unsealed(info: ExerciseInfo, { checks, sweeps }: SealedChecks): Plan {
  const rowOf = (check: string): ExerciseInfo['rubric'][number] =>
    info.rubric.find((row) => row.check === check) ?? fail(`the check "${check}", which exercise.json does not name`);
  return {
    checks: checks.map(({ check, title, probe, inputs, wanted, judge, mistakes }): PlannedCheck => {
      const definition = {
        title,
        probe: textOf(probe),
        judge: judgeFrom(judge),
        misconceptions: mistakes.filter(({ value }) => value !== null).map(opened),
        ...(wanted === null ? {} : { wanted: () => decoded(wanted) }),
      };
      return { row: rowOf(check), definition, inputs: decoded(inputs), encoded: inputs };
    }),
    sweeps: sweeps.map((one) => ({ row: rowOf(one.check), ...unsealedSweep(one) })),
  };
}

function unsealedSweep({ title, of, call, labels, mistakes, others, cases }: SealedSweep): Omit<PlannedSweep, 'row'> {
  const byInput = new Map(cases.map((one) => [decoded(one.input), one]));
  const caseOf = (input: unknown): SealedCase => byInput.get(input) ?? fail('an input that was not sealed');
  const sweep: AnySweep = {
    title,
    of,
    // The inputs are all there are: the smallest that fails is among them.
    domain: { draw: () => fail('a draw'), shrink: () => [], build: () => undefined },
    call: textOf(call),
    wanted: (input) => decoded(caseOf(input).wanted),
    judge: (input) => judgeFrom(caseOf(input).judge),
    labels: Object.fromEntries(
      labels.map((label) => [label, (input: unknown) => caseOf(input).labels.includes(label)]),
    ),
    misconceptions: mistakes.map((head, i) => ({
      ...head,
      value: (input: unknown) => {
        const text = caseOf(input).mistakes[i];
        return text === null ? undefined : decoded(text);
      },
    })),
    others: others.map((head, i) => ({ ...head, print: (input) => caseOf(input).prints[i] ?? undefined })),
    ...(cases.some(({ shows }) => shows !== null) ? { shows: (input: unknown) => caseOf(input).shows ?? '' } : {}),
  };
  return { sweep, drawn: [...byInput.keys()].map((input) => ({ raw: null, input })) };
}
