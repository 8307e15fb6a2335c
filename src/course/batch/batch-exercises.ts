/** The exercises of a batch: each is loaded once, and drawn once for each seed. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Course } from '../disk/course.js';
import { loadExercise, preparationWith } from '../grading/preparation.js';
import type { LoadedExercise } from '../grading/preparation.js';
import { ExerciseFault } from '../judging/judge-rows.js';
import type { ExerciseInfo, RubricRow } from '../judging/exercise.js';
import type { Preparation } from '../judging/host.js';
import { didYouMean } from '../judging/near-name.js';
import { roundPoints } from '../judging/verdict.js';
import { gradedSeeds } from '../judging/variant.js';
import type { Seeds } from '../judging/variant.js';
import { messageOf } from '../guest/thrown.js';
import { loadProblems } from '../sandbox/author-error.js';
import { checksHash } from './checks-hash.js';
import { blameOf, GraderFault } from './fault.js';
import { sha256Of } from './result.js';

export interface BatchExercisesOptions {
  /** A private folder: its `<exercise>/hidden.ts` stands for the exercise's own hidden checks. */
  overlay?: string | undefined;
  /** The course's key; without one all students have the seeds that everybody knows. */
  key?: string | undefined;
}

/** An exercise's files, and what their checks are. */
interface Loaded {
  exercise: LoadedExercise;
  hash: string;
}

export class BatchExercises {
  readonly #course: Course;
  readonly #options: BatchExercisesOptions;
  readonly #loaded = new Map<string, Promise<Loaded>>();
  /** With a key each is used once. */
  readonly #common = new Map<string, Promise<Preparation>>();

  constructor(course: Course, options: BatchExercisesOptions = {}) {
    this.#course = course;
    this.#options = options;
  }

  seeds(exercise: string, student: string): Seeds {
    const { key } = this.#options;
    return key === undefined ? this.#course.seeds(exercise) : gradedSeeds({ key, exercise, student });
  }

  /** What the checks of an exercise are. Rejects where they cannot be loaded. */
  async checks(exercise: string): Promise<string> {
    return (await this.#load(exercise)).hash;
  }

  /** Full marks: those of exercise.json where its checks cannot be loaded. */
  async points(exercise: string): Promise<number> {
    const rubricOf = async (): Promise<readonly RubricRow[]> => (await this.#load(exercise)).exercise.info.rubric;
    const own = this.#course.exercises.find(({ id }) => id === exercise)?.rubric ?? [];
    return sumOf(await rubricOf().catch(() => own));
  }

  /** The exercise, drawn for a student. */
  async preparation(exercise: string, student: string): Promise<Preparation> {
    const { exercise: loaded } = await this.#load(exercise);
    const draw = (): Preparation => named(loaded.info, () => preparationWith(loaded, this.seeds(exercise, student)));
    if (this.#options.key !== undefined) return draw();
    const common = this.#common.get(exercise) ?? Promise.resolve().then(draw);
    this.#common.set(exercise, common);
    return common;
  }

  /** A text without the places of this machine: it is stored. */
  withoutPlaces(message: string): string {
    const { overlay } = this.#options;
    const places: [string, string][] = [[this.#course.root, '.']];
    if (overlay !== undefined) places.unshift([path.resolve(overlay), '<overlay>'], [overlay, '<overlay>']);
    return places.reduce((text, [place, name]) => text.replaceAll(place, name), message);
  }

  #load(id: string): Promise<Loaded> {
    const loaded = this.#loaded.get(id) ?? this.#loadAnew(id);
    this.#loaded.set(id, loaded);
    return loaded;
  }

  async #loadAnew(id: string): Promise<Loaded> {
    const info = this.#course.exercises.find((one) => one.id === id);
    if (!info) throw new GraderFault(`there is no exercise "${id}" in this course.`);
    const hidden = this.#hiddenFile(info);
    try {
      const options = {
        hidden: true,
        ...(this.#options.overlay === undefined ? {} : { overlay: this.#options.overlay }),
      };
      const [exercise, hash] = await Promise.all([
        loadExercise(this.#course, info, options),
        checksHash(this.#course, info, hidden),
      ]);
      return { exercise, hash };
    } catch (error) {
      throw blameOf(error) === 'environment' ? error : asExerciseFault(info, error);
    }
  }

  /**
   * The file of the hidden checks. An overlay is asked for all exercises: a misspelt folder
   * must not make one cheaper.
   */
  #hiddenFile({ id }: ExerciseInfo): string | undefined {
    const { overlay } = this.#options;
    if (overlay === undefined) {
      const own = this.#course.file(id, 'hidden.ts');
      return existsSync(own) ? own : undefined;
    }
    const file = path.join(overlay, id, 'hidden.ts');
    if (existsSync(file)) return file;
    if (!existsSync(overlay)) throw new GraderFault(`${id}: there is no overlay ${overlay}.`);
    const folder = path.join(overlay, id);
    const meant = existsSync(folder)
      ? didYouMean('hidden.ts', readdirSync(folder))
      : didYouMean(id, readdirSync(overlay));
    throw new GraderFault(`${id}: the overlay has no ${id}/hidden.ts.${meant}`);
  }
}

/** What an exercise's own text throws while it is loaded or drawn is its author's to mend. */
function named<T>(info: ExerciseInfo, draw: () => T): T {
  try {
    return draw();
  } catch (error) {
    throw asExerciseFault(info, error);
  }
}

function asExerciseFault({ id }: ExerciseInfo, error: unknown): ExerciseFault {
  const message = messageOf(error);
  if (message.startsWith(id)) return new ExerciseFault(message, { cause: error });
  const said = loadProblems(id, error).join(' ');
  return new ExerciseFault(said.startsWith(`${id}: `) ? said : `${id}: ${said}`, { cause: error });
}

/** Full marks of a rubric. */
export const sumOf = (rubric: readonly RubricRow[]): number =>
  roundPoints(rubric.reduce((sum, { points }) => sum + points, 0));

/** Seeds as a result keeps them: who reads it cannot draw from them. */
export const seedsHash = ({ public: shown, hidden }: Seeds): string => sha256Of(shown, hidden);
