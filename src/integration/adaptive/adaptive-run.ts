/** The steps of a run whose step size follows the error. */
import { message } from '../../linear/expect.js';
import type { EventWatch } from '../events.js';
import type { InPlace } from '../forms.js';
import { copyNumbers, hasFiniteSum } from '../numbers.js';
import { expectFiniteState } from '../run.js';
import { rungeKuttaStages, rungeKuttaStepper } from '../runge-kutta.js';
import type { Stages, Stepper } from '../runge-kutta.js';
import type { EmbeddedTableau } from '../tableau.js';
import type { Leg } from './legs.js';
import { errorNorm, firstStepSize, stepFactor } from './step-control.js';

/** One accepted step. */
export interface Segment {
  t: number;
  end: number;
  y: Float64Array;
  /** With an interpolant, the slopes of the stages, one after the other. */
  slopes: Float64Array | undefined;
  /** A step of another size from t. */
  step: Stepper;
}

/** What a run is asked for, checked. */
export interface AdaptiveProblem {
  where: string;
  columns: readonly string[];
  method: EmbeddedTableau;
  relTol: number;
  absTol: number;
  maxStep: number;
  firstStep: number | undefined;
  watch: EventWatch<unknown> | undefined;
}

/** A run that needs more steps than this is stiff, or its tolerances are out of reach. */
export const MOST_STEPS = 1e5;

/**
 * Steps are as long as the error allows, a whole throw if the path is a parabola:
 * each is looked at in this many parts.
 */
const LOOKS = 4;

/** Runs over the legs from `y`, which ends as the last state, and adds to `segments`. */
export function runLegs(problem: AdaptiveProblem, legs: readonly Leg[], y: Float64Array): Segment[] {
  const segments: Segment[] = [];
  legs.every((leg, k) => {
    const firstStep = k === 0 ? problem.firstStep : undefined;
    return runLeg({ ...problem, firstStep }, leg, y, segments);
  });
  return segments;
}

/** Runs over one leg; false if an event stopped it. */
function runLeg(problem: AdaptiveProblem, leg: Leg, y: Float64Array, segments: Segment[]): boolean {
  const { where, columns, method, maxStep, firstStep, watch } = problem;
  const { start, end: last, rate } = leg;
  const { c, embedded, dense } = method;
  const width = y.length;
  const stages = rungeKuttaStages(method, rate, width);
  const slope = stages.slopes[0];
  const nextSlope = nextSlopeOf(method, stages, rate);
  const step = stepperOnDemand(method, rate, width);
  const errorWeights = c.map((weight, r) => weight - embedded.c[r]);
  const next = new Float64Array(width);
  const error = new Float64Array(width);
  const direction = Math.sign(last - start);
  rate(start, y, slope);
  const slopes = columns.map((name) => `the slope of ${name}`);
  expectFiniteState(where, slopes, slope, start);
  let size = firstStep ?? firstStepSize(rate, { t0: start, y, slope, span: last - start }, problem, embedded.order);
  let largestFactor = Infinity;
  let refused = NaN;
  for (let t = start; t !== last;) {
    size = Math.min(size, maxStep);
    // A step that would leave less than a hundredth of itself ends the leg, lest the last one be a sliver.
    const ends = Math.min(size * 1.01, maxStep) >= Math.abs(last - t);
    let end = ends ? last : t + direction * size;
    // Two doubles have nothing between them: a step refused to the next one cannot become shorter.
    if (end === t || end === refused) throw shrunk(where, t, y, size);
    // What the stages use is the difference of both times, not what was to be added: far from 0 they differ.
    let h = end - t;
    stages.fillRest(t, y, h);
    stages.advance(next, y);
    combine(error, stages, errorWeights, h);
    const norm = hasFiniteSum(next) ? errorNorm(error, y, next, problem) : NaN;
    const accepted = norm <= 1;
    refused = accepted ? NaN : end;
    if (accepted) {
      const from = t;
      const between = (time: number, out: Float64Array): void => {
        out.set(y);
        step(from, out, time - from);
      };
      const stop = watch?.after({ start: t, end, parts: LOOKS, between }, next);
      if (stop !== undefined && stop !== end) {
        end = stop;
        h = end - t;
        stages.fillRest(t, y, h);
        stages.advance(next, y);
      }
      segments.push({ t, end, y: y.slice(), slopes: dense && joined(stages), step });
      y.set(next);
      if (stop !== undefined) return false;
      t = end;
      if (t !== last) nextSlope(t, y, slope);
    }
    if (segments.length > MOST_STEPS) throw tooMany(where, t);
    size = Math.abs(h) * Math.min(stepFactor(norm, embedded.order), largestFactor);
    // After a rejection the next step does not grow, or the two would take turns.
    largestFactor = accepted ? Infinity : 1;
  }
  return true;
}

/**
 * The first slope of the next step: the last of this one, if the last stage of the
 * method sits at the new state.
 */
function nextSlopeOf({ a, b, c }: EmbeddedTableau, { slopes }: Stages, rate: InPlace): InPlace {
  const last = a.length - 1;
  const isNext = a[last] === 1 && c[last] === 0 && b[last].every((coefficient, s) => coefficient === c[s]);
  if (!isNext) return rate;
  return (_t, _y, out) => {
    out.set(slopes[last]);
  };
}

/** A stepper with slopes of its own, made when it is first needed. */
function stepperOnDemand(method: EmbeddedTableau, rate: InPlace, width: number): Stepper {
  let step: Stepper | undefined;
  return (t, y, h) => {
    step ??= rungeKuttaStepper(method, rate, width);
    step(t, y, h);
  };
}

/** The slopes of all stages, one after the other. */
function joined({ slopes }: Stages): Float64Array {
  const width = slopes[0].length;
  const all = new Float64Array(slopes.length * width);
  for (let r = 0; r < slopes.length; r++) copyNumbers(all, r * width, slopes[r]);
  return all;
}

/** out = h sum weights slopes. */
function combine(out: Float64Array, { slopes }: Stages, weights: readonly number[], h: number): Float64Array {
  out.fill(0);
  for (let r = 0; r < weights.length; r++) {
    if (weights[r] === 0) continue;
    const factor = h * weights[r];
    const slope = slopes[r];
    for (let i = 0; i < out.length; i++) out[i] += factor * slope[i];
  }
  return out;
}

function shrunk(where: string, t: number, y: Float64Array, size: number): RangeError {
  const reason = `The step has shrunk to ${size}: there is no finite solution from here on, or f is not a number there.`;
  return new RangeError(message(where, `the solution to go on beyond t = ${t}`, y, reason));
}

function tooMany(where: string, t: number): RangeError {
  const reason = 'The problem is stiff; loosen the tolerances or shorten the run.';
  return new RangeError(message(where, `at most ${MOST_STEPS} steps to t1`, t, reason));
}
