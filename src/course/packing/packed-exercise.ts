/** An exercise as a copy has it: statement, hints, stub, picture and sealed checks, and no answer. */
import { existsSync, readFileSync } from 'node:fs';
import type { Course } from '../disk/course.js';
import { SEALED_FILE, sealedBytes } from '../disk/sealed-file.js';
import { loadDefinitions } from '../grading/preparation.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { withoutOrderRungs } from '../judging/ladder.js';
import type { Definitions } from '../judging/plan.js';
import { planOf } from '../judging/plan.js';
import { sealed } from '../judging/sealed.js';
import type { SealedChecks } from '../judging/sealed.js';
import { PackRefused } from './pack-refused.js';
import { jsonFileText } from '../disk/json-file-text.js';

/** By path within a copy, what stands there. */
export type PackedFiles = Map<string, string | Uint8Array>;

/** The exercises of a pack: each is loaded once, and sealed once for each seed. */
export class PackedExercises {
  readonly #course: Course;
  readonly #infos: readonly ExerciseInfo[];
  readonly #definitions = new Map<string, Promise<Definitions>>();

  constructor(course: Course, infos: readonly ExerciseInfo[]) {
    this.#course = course;
    this.#infos = infos;
  }

  /** What all copies have alike. */
  common(): PackedFiles {
    return new Map(this.#infos.flatMap((info) => [...commonFiles(this.#course, info)]));
  }

  /** The public checks, drawn from a seed for each exercise. */
  async sealed(seedOf: (exercise: string) => string): Promise<PackedFiles> {
    const files: PackedFiles = new Map();
    for (const info of this.#infos) {
      const definitions = this.#definitions.get(info.id) ?? loadDefinitions(this.#course, info.id, { hidden: false });
      this.#definitions.set(info.id, definitions);
      // Hidden checks are not loaded, and so need no seed.
      const scope = { seeds: { public: seedOf(info.id), hidden: '' }, hidden: false };
      const plan = planOf(info, await definitions, scope);
      files.set(`exercises/${info.id}/${SEALED_FILE}`, sealedBytes(withinSize(sealed(info, plan))));
    }
    return files;
  }
}

/**
 * Characters of the answers that known mistakes give in one sweep. One sweep has ten million, two have three.
 */
const MOST_ANSWERS = 4_000_000;

/**
 * Leaves out a sweep's last mistakes, combinations of the first, where their answers are too many to carry.
 */
function withinSize(checks: SealedChecks): SealedChecks {
  const sweeps = checks.sweeps.map((sweep) => {
    let kept = 0;
    for (let sum = 0; kept < sweep.mistakes.length; kept++) {
      sum += sweep.cases.reduce((length, { mistakes }) => length + (mistakes[kept]?.length ?? 0), 0);
      if (sum > MOST_ANSWERS) break;
    }
    const cases = sweep.cases.map((one) => ({ ...one, mistakes: one.mistakes.slice(0, kept) }));
    return { ...sweep, cases, mistakes: sweep.mistakes.slice(0, kept) };
  });
  return { ...checks, sweeps };
}

/** Of a copy's exercise what can be read: beside the checks, what needs no seed. */
function commonFiles(course: Course, info: ExerciseInfo): PackedFiles {
  const files: PackedFiles = new Map([[`exercises/${info.id}/exercise.json`, jsonFileText(withoutHiddenNames(info))]]);
  for (const [name, read] of Object.entries(COPIED)) {
    const file = course.file(info.id, name);
    if (existsSync(file)) files.set(`exercises/${info.id}/${name}`, read(readFileSync(file)));
    else if (name === 'stub.ts') throw new PackRefused(`${info.id} has no stub.ts: it is what students begin with.`);
  }
  return files;
}

/** Files of an exercise that a copy has, each as it has it. */
const COPIED: Readonly<Record<string, (bytes: Buffer) => string | Uint8Array>> = {
  'README.md': (bytes) => bytes,
  'stub.ts': (bytes) => bytes,
  'picture.png': (bytes) => bytes,
  // The lines to order are those of a right function.
  'hints.md': (bytes) => withoutOrderRungs(bytes.toString('utf8')),
};

/** The rows of hidden checks count points, and say nothing of what is checked. */
function withoutHiddenNames(info: ExerciseInfo): ExerciseInfo {
  let number = 0;
  const rubric = info.rubric.map((row) => (row.hidden ? { ...row, check: `hidden-${++number}` } : row));
  return { ...info, rubric };
}
