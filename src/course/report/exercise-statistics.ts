/** How a class did in one exercise: by task, by check, and the marks. */
import type { StoredVerdict } from '../batch/result.js';
import { roundPoints } from '../judging/verdict.js';
import type { CheckResult } from '../judging/verdict.js';
import type { TermExercise } from '../marks/term.js';
import { separation } from './separation.js';

export interface CheckStatistics {
  check: string;
  title: string;
  task: number;
  hidden: boolean;
  /** Files that it counts for. */
  files: number;
  passed: number;
  /** Undefined where there are too few. */
  separates: number | undefined;
}

export interface TaskStatistics {
  number: number;
  title: string;
  files: number;
  /** Files that pass all its public checks, all its hidden ones, all; undefined where it has none of them. */
  open: number | undefined;
  hidden: number | undefined;
  all: number;
  separates: number | undefined;
}

export interface ExerciseStatistics {
  exercise: TermExercise;
  graded: number;
  ungradable: number;
  faults: number;
  /** Of files with a mark. */
  scores: readonly number[];
  tasks: readonly TaskStatistics[];
  checks: readonly CheckStatistics[];
}

/** A check of a graded file, as far as it is counted. */
type Kept = Pick<CheckResult, 'check' | 'title' | 'task' | 'hidden' | 'score' | 'status'>;

/** Collects the files of an exercise. */
export class ExerciseCount {
  readonly #exercise: TermExercise;
  readonly #files: Kept[][] = [];
  readonly #scores: number[] = [];
  #ungradable = 0;
  #faults = 0;

  constructor(exercise: TermExercise) {
    this.#exercise = exercise;
  }

  add({ outcome, score, checks }: StoredVerdict): void {
    if (outcome === 'grader-error' || score === null) {
      this.#faults++;
      return;
    }
    this.#scores.push(score);
    if (outcome === 'ungradable') this.#ungradable++;
    // A file that could not be run says nothing about a check.
    else this.#files.push(keptOf(checks));
  }

  get statistics(): ExerciseStatistics {
    const tasks = [...new Set(this.#files.flatMap((file) => file.map(({ task }) => task)))].sort((a, b) => a - b);
    const names = [...new Set(this.#files.flatMap((file) => file.map(({ check }) => check)))];
    return {
      exercise: this.#exercise,
      graded: this.#files.length,
      ungradable: this.#ungradable,
      faults: this.#faults,
      scores: this.#scores,
      tasks: tasks.map((number) => this.#task(number)),
      checks: names.map((name) => this.#check(name)),
    };
  }

  #task(number: number): TaskStatistics {
    const own = this.#files.map((file) => file.filter(({ task }) => task === number));
    const files = own.filter((checks) => checks.length > 0).length;
    const passing = (wanted: (check: Kept) => boolean): number | undefined => {
      const some = own.map((checks) => checks.filter(wanted)).filter((checks) => checks.length > 0);
      return some.length === 0 ? undefined : some.filter((checks) => checks.every(isPassed)).length;
    };
    return {
      ...{ number, files, title: this.#exercise.info?.tasks.at(number - 1)?.title ?? `Task ${number}` },
      open: passing(({ hidden }) => !hidden),
      hidden: passing(({ hidden }) => hidden),
      all: passing(() => true) ?? 0,
      separates: separation(own.map(sumOf), this.#files.map(sumOf)),
    };
  }

  #check(name: string): CheckStatistics {
    const having = this.#files.filter((file) => file.some(({ check }) => check === name));
    const own = having.map((file) => file.find(({ check }) => check === name)!);
    const { title, task, hidden } = own[0];
    return {
      ...{ check: name, title, task, hidden, files: own.length, passed: own.filter(isPassed).length },
      separates: separation(
        own.map(({ score }) => score),
        having.map(sumOf),
      ),
    };
  }
}

const isPassed = ({ status }: Kept): boolean => status === 'pass';
const sumOf = (checks: readonly Kept[]): number => roundPoints(checks.reduce((sum, { score }) => sum + score, 0));

/** Void ones count for nobody. */
const keptOf = (checks: StoredVerdict['checks']): Kept[] =>
  checks
    .filter(({ status }) => status !== 'void')
    .map(({ check, title, task, hidden, score, status }) => ({ check, title, task, hidden, score, status }));

/** The middle mark; of an even number the mean of both middle ones. */
export function medianOf(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}
