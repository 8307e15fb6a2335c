/**
 * Exercises: what exercise.json says, and what the files of its folder define. How to write
 * one: exercises/README.md.
 */
import type { Limits } from '../guest/limits.js';
import type { ProbeFunction } from '../guest/probe.js';
import type { Domain } from './domain.js';
import type { Fingerprint } from './fingerprint.js';
import type { Judge } from './judgement.js';
import type { Variant } from './variant.js';

/** One row of the rubric: the points of one check. */
export interface RubricRow {
  check: string;
  task: number;
  points: number;
  hidden?: boolean;
}

/** One task of an exercise, in the order of the statement. */
export interface Task {
  title: string;
  /** What follows "I can" once the task is solved: "move a tensor to another point". */
  can: string;
  /** The section of the notebook that teaches it: where a lecturer takes it up again. */
  section?: string;
  /** Sum of the points of its checks. */
  points: number;
  /** The functions that the student writes for it. */
  exports: string[];
}

/** exercise.json. */
export interface ExerciseInfo {
  /** The folder's name. */
  id: string;
  /** Raised with every change of checks or points; progress made with an older version is checked again. */
  version: number;
  title: string;
  /** The notebook that teaches it. */
  notebook: string;
  /** Slides and equations. */
  source: string[];
  objectives: string[];
  prerequisites: string[];
  /** So long it takes, about. */
  minutes: number;
  tasks: Task[];
  rubric: RubricRow[];
  /** Names of the library that a submission may import. The library must not be the answer key. */
  imports: string[];
  /** Names of methods that what a student's function returns may bring; none. */
  methods?: string[];
  /** Names of texts that the student's file exports beside its functions: a probe sees them as texts. */
  constants?: string[];
  limits?: Partial<Limits>;
}

/** A known mistake as a function of a check's inputs. */
export interface Misconception<I> {
  id: string;
  /** One or two sentences to the student: what the value is, and what to do. */
  says: string;
  /** The value that the mistake produces. */
  value: (inputs: I) => unknown;
  /** Part of the check's points that it still earns; 0. */
  credit?: number;
}

/** One check: a probe and a judge. */
export interface Check<S, I> {
  /** The property that holds if it passes, in words. */
  title: string;
  probe: (student: S, inputs: I) => unknown;
  wanted?: (inputs: I) => unknown;
  judge: Judge;
  misconceptions?: readonly Misconception<I>[];
  /** For hidden checks: what to look at when it fails, without a number. */
  hint?: string;
}

/**
 * A check over everything that the statement allows: inputs are drawn from the domain, the function
 * is called with each, and each value is judged. It also sees what a function does to what it is handed,
 * so no other check has to.
 */
export interface Sweep<S, I> {
  /** The property that holds if it passes, in words. */
  title: string;
  /** The student's function that it sweeps. */
  of: string;
  domain: Domain<I>;
  /** Parts of raw values that a draw would meet too rarely. */
  corners?: readonly object[];
  /** Its text is sent, as that of a probe is. */
  call: (student: S, input: I) => unknown;
  wanted: (input: I) => unknown;
  /** The judge for this input: its tolerance may follow the size of what goes in. */
  judge: (input: I) => Judge;
  /** Words for what failing inputs have in common: "with fewer than three points". */
  labels?: Record<string, (input: I) => boolean>;
  misconceptions?: readonly Misconception<I>[];
  /** The call as a student would write it; where it is missing, the arguments are shown as they were sent. */
  shows?: (input: I) => string;
}

/** The checks of one file, by the names that the rubric uses. */
export interface CheckSet<S, I> {
  inputs: (variant: Variant) => I;
  checks: Record<string, Check<S, I>>;
  sweeps?: Record<string, AnySweep>;
}

/** A check set whose types are forgotten: what the engine works with. */
export interface AnyCheck {
  title: string;
  probe: ProbeFunction;
  wanted?: (inputs: unknown) => unknown;
  judge: Judge;
  misconceptions?: readonly Misconception<unknown>[];
  hint?: string;
}

/** A mistake that takes one input for another, by the fingerprint of what it would answer. */
export interface OtherAnswer {
  id: string;
  says: string;
  print: (input: unknown) => Fingerprint | undefined;
}

/** See AnyCheck. */
export interface AnySweep {
  title: string;
  of: string;
  domain: Domain<unknown>;
  corners?: readonly object[];
  call: ProbeFunction;
  wanted: (input: unknown) => unknown;
  judge: (input: unknown) => Judge;
  labels?: Record<string, (input: unknown) => boolean>;
  misconceptions?: readonly Misconception<unknown>[];
  shows?: (input: unknown) => string;
  /** Answers to other inputs where they are data; else they are computed from `wanted`. */
  others?: readonly OtherAnswer[];
}

/** See AnyCheck. */
export interface AnyCheckSet {
  inputs: (variant: Variant) => unknown;
  checks: Record<string, AnyCheck>;
  sweeps?: Record<string, AnySweep>;
}

/** What a file in mistakes/ declares about itself. */
export interface Declared {
  /** The points that it gets, hidden checks included. */
  score: number;
  /** Id of the misconception that must be named, or null where none fits. */
  diagnosis: string | null;
}

/**
 * Types the checks of an exercise: `S` are the student's exports
 * (`typeof import('./stub.js')`), `I` the inputs.
 *
 * @example
 * const checks = defineChecks<{ double(x: number): number }, { x: number }>({
 *   inputs: (variant) => ({ x: variant.number(1, 9) }),
 *   checks: {
 *     doubles: {
 *       title: 'twice the number',
 *       probe: ({ double }, { x }) => double(x),
 *       wanted: ({ x }) => x + x,
 *       judge: close(),
 *     },
 *   },
 * });
 * checks.checks['doubles'].title; // => 'twice the number'
 */
export function defineChecks<S, I>(set: CheckSet<S, I>): CheckSet<S, I> {
  return set;
}

/**
 * Types the sweeps of an exercise; every sweep has inputs of its own.
 *
 * @example
 * const sweep = sweepOf<{ double(x: number): number }>();
 * const doubles = sweep({
 *   title: 'twice the number, whatever it is',
 *   of: 'double',
 *   domain: numberIn(-10, 10),
 *   call: ({ double }, x) => double(x),
 *   wanted: (x) => x + x,
 *   judge: () => close(),
 * });
 * doubles.of; // => 'double'
 */
export function sweepOf<S>(): <I>(sweep: Sweep<S, I>) => AnySweep {
  return (sweep) => sweep as unknown as AnySweep;
}
