/**
 * A sweep tried with many more inputs than a verdict takes, in this process: what its
 * domain, labels and solution do.
 */
import type { Limits } from '../guest/limits.js';
import { encodeInputs } from '../guest/reply.js';
import type { Outcome } from '../guest/reply.js';
import { drawMany, drawOnce } from '../judging/domain.js';
import type { Drawn, Random } from '../judging/domain.js';
import type { AnySweep } from '../judging/exercise.js';
import type { Host } from '../judging/host.js';
import { didYouMean } from '../judging/near-name.js';
import type { Judgement } from '../judging/judgement.js';
import { inputText, judgementIn, probeFault } from './attempt.js';
import type { PartRun } from './attempt.js';
import type { Defined } from './loaded.js';
import { distinct } from './rule.js';

export interface SweepTrial {
  file: string;
  name: string;
  /** Inputs that were drawn, and smaller ones that were made of them. */
  drawn: number;
  smaller: number;
  /** Fields of corners that its domain never reads. */
  strayFields: string[];
  /** Corners that its domain never allows: it cannot be drawn at all. */
  refused: string[];
  /** Labels that tell nothing; what the solution does not solve; misconceptions that are right. */
  labels: string[];
  unsolved: string[];
  rightMisconceptions: string[];
  /** Judges that hold a function, and so cannot be written down as data. */
  unsealed: boolean;
  probeFault?: string | undefined;
}

const DRAWS = 200;
/** Draws in which a corner must be allowed at least once. */
const CORNER_DRAWS = 50;
/** Smaller inputs that are tried: of so many drawn ones, so many steps down, so many at each. */
const SHRUNK = { inputs: 40, steps: 5, candidates: 4 };
/** Calls in one go, as in a verdict. */
const ROUND = 25;

interface Options {
  one: Defined & { kind: 'sweep' };
  random: Random;
  attempt: PartRun;
  host: Host;
  limits: Limits;
}

export async function trySweep({ one, random, attempt, host, limits }: Options): Promise<SweepTrial> {
  const { definition: sweep, file, name } = one;
  const refused = refusedCorners(sweep, random, attempt);
  const corners = (sweep.corners ?? []).filter((corner) => !refused.includes(corner));
  const drawn = attempt('drawing its inputs', () => drawMany(sweep.domain, DRAWS, random, corners)) ?? [];
  const smaller = attempt('"shrink" or "build" of its domain', () => smallerOf(sweep, drawn)) ?? [];
  const inputs = drawn.map(({ input }) => deepFrozen(input));
  const outcomes = await outcomesOf(sweep, inputs, host, limits);
  const shrunk = smaller.map(({ input }) => deepFrozen(input));
  const judged = judgedBy(sweep, attempt);
  const unsolved = (list: readonly unknown[], all: readonly Outcome[]): Unsolved[] =>
    list
      .map((input, i) => ({ input, outcome: all[i], judgement: judged(input, all[i]) }))
      .filter(({ judgement }) => judgement?.score !== 1);
  const wrong = unsolved(inputs, outcomes);
  const wrongSmaller = unsolved(shrunk, await outcomesOf(sweep, shrunk, host, limits));
  const at = `${file}: ${name}:`;
  if (inputs.length > 0) attempt('its "shows"', () => sweep.shows?.(inputs[0]), inputs[0]);
  return {
    file,
    name,
    drawn: inputs.length,
    smaller: shrunk.length,
    refused: refused.map(
      (corner) => `${at} the domain refuses its corner ${inputText(corner)} in each of ${CORNER_DRAWS} draws`,
    ),
    strayFields: (attempt('"draw" or "build" of its domain', () => strayFields(sweep, random)) ?? []).map(
      (problem) => `${at} ${problem}`,
    ),
    labels: labelProblems(sweep, inputs, attempt).map((problem) => `${at} ${problem}`),
    unsolved: [
      ...exampleOf(`${at} the solution is wrong for`, inputs.length, 'drawn inputs', wrong),
      ...exampleOf(`${at} the solution is wrong for`, shrunk.length, 'inputs that were made smaller', wrongSmaller),
    ],
    rightMisconceptions: alwaysRight(sweep, inputs).map((problem) => `${at} ${problem}`),
    unsealed: !inputs.every((input) => attempt('its "judge"', () => sweep.judge(input), input)?.recipe !== undefined),
    probeFault: probeFault(
      one,
      outcomes.find(({ kind }) => kind === 'thrown'),
    ),
  };
}

/** Freezes a value through and through, so that a function that changes it throws. */
export function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  Object.values(value).forEach(deepFrozen);
  return Object.freeze(value);
}

function refusedCorners({ domain, corners = [] }: AnySweep, random: Random, attempt: PartRun): readonly object[] {
  const allowed = (corner: object): boolean =>
    Array.from({ length: CORNER_DRAWS }).some(
      () => domain.build({ ...(drawOnce(domain, random, 0) as object), ...corner }) !== undefined,
    );
  return corners.filter(
    (corner) => attempt('"draw" or "build" of its domain', () => allowed(corner), corner) === false,
  );
}

/**
 * A corner is laid over what is drawn, before `derived` makes the input of it: a field of
 * the input itself is lost.
 */
function strayFields({ domain, corners = [] }: AnySweep, random: Random): string[] {
  const stray = corners.flatMap((corner) => {
    const read = new Set<string | symbol>();
    const note = (raw: object, name: string | symbol): unknown => {
      read.add(name);
      return Reflect.get(raw, name);
    };
    const raw = { ...(drawOnce(domain, random, 0) as object), ...corner };
    domain.build(new Proxy(raw, { get: note, has: (_raw, name) => note(raw, name) !== undefined }));
    return Object.keys(corner)
      .filter((name) => !read.has(name))
      .map((name) => ({ name, known: Object.keys(raw).filter((other) => read.has(other)) }));
  });
  return distinct(
    stray.map(
      ({ name, known }) =>
        `its corners have the field ${name}, which its domain does not read.${didYouMean(name, known)}`,
    ),
  );
}

/** Steps down from drawn inputs, as shrinking takes them. */
function smallerOf({ domain }: AnySweep, drawn: readonly Drawn<unknown>[]): Drawn<unknown>[] {
  const found: Drawn<unknown>[] = [];
  // Spread over corners and draws alike.
  const inputs = Array.from({ length: SHRUNK.inputs }, (_, i) => drawn[Math.floor((i * drawn.length) / SHRUNK.inputs)]);
  for (const { raw } of drawn.length === 0 ? [] : new Set(inputs)) {
    let best = raw;
    for (let step = 0; step < SHRUNK.steps; step++) {
      const built = domain
        .shrink(best)
        .map((smaller) => ({ raw: smaller, input: domain.build(smaller) }))
        .filter(({ input }) => input !== undefined);
      if (built.length === 0) break;
      // Not always the first: what a list does when it gets shorter is as good as what its entries do.
      const from = (step * SHRUNK.candidates) % built.length;
      const some = built.slice(from, from + SHRUNK.candidates);
      found.push(...some);
      best = some[some.length - 1].raw;
    }
  }
  return found;
}

async function outcomesOf(sweep: AnySweep, inputs: readonly unknown[], host: Host, limits: Limits): Promise<Outcome[]> {
  const source = sweep.call.toString();
  const watch = { watchedCalls: 0, frozenArguments: false, sameArguments: false };
  const found: Outcome[] = [];
  for (let from = 0; from < inputs.length; from += ROUND) {
    const texts = inputs.slice(from, from + ROUND).map((input) => encodeInputs(input, limits));
    const job = { source, inputs: texts, group: 'public' as const, watch, ms: limits.sweepMs };
    found.push(...(await host.run(job)).outcomes);
  }
  return found;
}

const judgedBy =
  (sweep: AnySweep, attempt: PartRun) =>
  (input: unknown, outcome: Outcome): Judgement | undefined => {
    if (outcome.kind !== 'value') return undefined;
    const wanted = attempt('its "wanted"', () => sweep.wanted(input), input);
    const judge = attempt('its "judge"', () => sweep.judge(input), input);
    return attempt('its judge', () => judge && judgementIn(judge(outcome.value, { wanted, inputs: input })), input);
  };

interface Unsolved {
  input: unknown;
  outcome: Outcome;
  judgement: Judgement | undefined;
}

function exampleOf(says: string, count: number, kind: string, wrong: readonly Unsolved[]): string[] {
  if (wrong.length === 0) return [];
  const [{ input, outcome, judgement }] = [...wrong].sort(
    (a, b) => inputText(a.input).length - inputText(b.input).length,
  );
  const { got, wanted } = judgement ?? {};
  const told =
    outcome.kind === 'thrown'
      ? `: it throws ${outcome.thrown.message}`
      : `${got === undefined ? '' : `: got ${got}`}${wanted === undefined ? '' : `, wanted ${wanted}`}`;
  return [`${says} ${wrong.length} of ${count} ${kind}, for instance ${inputText(input)}${told}`];
}

function labelProblems({ labels = {} }: AnySweep, inputs: readonly unknown[], attempt: PartRun): string[] {
  return Object.entries(labels).flatMap(([label, has]) => {
    const count = inputs.filter((input) => attempt(`its label "${label}"`, () => has(input), input)).length;
    if (count === 0) return [`the label "${label}" is true for none of ${inputs.length} draws: give it a corner`];
    return count === inputs.length ? [`the label "${label}" is true for every draw, and so tells nothing`] : [];
  });
}

/** Misconceptions that a function without the mistake shows, too. */
function alwaysRight({ misconceptions = [], judge, wanted }: AnySweep, inputs: readonly unknown[]): string[] {
  const isWrong = (value: (input: unknown) => unknown, input: unknown): boolean => {
    try {
      return judge(input)(value(input), { wanted: wanted(input), inputs: input }).score < 1;
    } catch {
      // A formula need not be made for every input of a sweep.
      return false;
    }
  };
  return misconceptions
    .filter(({ value }) => !inputs.some((input) => isWrong(value, input)))
    .map(({ id }) => `${id} gives the right value, or none, for each of ${inputs.length} draws`);
}
