/**
 * Exercises. Adding one is adding a folder to exercises/; nothing else needs to be edited.
 *
 * ```
 * exercises/05-inertia-tensor/
 *   exercise.json   what ExerciseInfo below says: the rubric is its list of checks
 *   README.md       the statement: one "## 1. …" heading per task, units, sign conventions, rubric
 *   hints.md        the same headings; one list item per rung of the ladder, the most general first
 *   stub.ts         what the student gets: documented signatures, a TODO, `throw new Error('not implemented')`
 *   checks.ts       export const checks = defineChecks<Student, Inputs>({ … })
 *   hidden.ts       export const hidden = defineChecks<Student, Inputs>({ … }), absent in the student's copy
 *   solution.ts     the reference
 *   mistakes/*.ts   known wrong solutions; each also exports `declared: Declared`
 * ```
 *
 * How to write checks.ts:
 *
 * 1. `inputs` draws the numbers of one check from the variant. Draw asymmetric bodies: a symmetric one hides mistakes.
 *    Numbers come out rounded; do not compute with them before they are handed to the student.
 * 2. `probe(student, inputs)` calls the student's functions and returns plain data. Its *text* is sent into the
 *    sandbox, so it may use its two arguments and JavaScript's own objects, and nothing of its module. Functions for the
 *    student (a force, a derivative) are written inside it. Hand in reference intermediates, so that one mistake costs
 *    one check. It must not judge: whatever it returns could have been forged by the student's code.
 * 3. `wanted(inputs)` is the right value by a formulation of your own, not by the library and best not by the formula
 *    that the student is to write: checks.ts is readable by students.
 * 4. `judge` is one of judges.ts. Its tolerance must forgive another order of summation and another engine's sine.
 * 5. `misconceptions` are functions of the same inputs that give the value a known mistake produces. One that
 *    reproduces the student's value is named, and may earn `credit`.
 *
 * Hidden checks are the same with a `hint`; of them a student sees the title, the status and the hint, nothing else.
 * Then run `lab verify <exercise>`: it proves that the checks tell right from wrong.
 */
import type { ProbeFunction } from '../guest/agent.js';
import type { Limits } from '../guest/limits.js';
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
  tasks: Task[];
  rubric: RubricRow[];
  /** Names of the library that a submission may import. The library must not be the answer key. */
  imports: string[];
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

/** The checks of one file, by the names that the rubric uses. */
export interface CheckSet<S, I> {
  inputs: (variant: Variant) => I;
  checks: Record<string, Check<S, I>>;
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

/** See AnyCheck. */
export interface AnyCheckSet {
  inputs: (variant: Variant) => unknown;
  checks: Record<string, AnyCheck>;
}

/** What a file in mistakes/ declares about itself. */
export interface Declared {
  /** The points that it gets, hidden checks included. */
  score: number;
  /** Id of the misconception that must be named, or null where none fits. */
  diagnosis: string | null;
}

/**
 * Types the checks of an exercise: `S` are the student's exports (`typeof import('./stub.js')`), `I` the inputs.
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
