/** The author's gate: proves that an exercise tells right from wrong. */
import type { Course } from '../disk/course.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { messageOf } from '../guest/thrown.js';
import { definitionRules } from './definition-rules.js';
import { gatherEvidence } from './evidence.js';
import { folderRules } from './folder-rules.js';
import { openFolder } from './folder.js';
import { load } from './loaded.js';
import type { Rule } from './rule.js';
import { runRules } from './run-rules.js';
import { trialRules } from './trial-rules.js';
import { tryOut } from './trial.js';
import { typeProblems } from './type-check.js';

/** How one rule ended. */
export interface RuleReport {
  rule: string;
  problems: string[];
  /** What it looks at could not be had: something before it does not hold. */
  untried?: true;
}

export interface VerifyOptions {
  /** A private folder: its `<exercise>/hidden.ts` stands for the exercise's own. */
  overlay?: string;
}

const LOADS = 'checks, sweeps and hidden checks load, and say all that is needed';
const TYPES = 'all files type-check';

/** Applies every rule to one exercise. */
export async function verifyExercise(
  course: Course,
  info: ExerciseInfo,
  { overlay }: VerifyOptions = {},
): Promise<RuleReport[]> {
  try {
    const folder = openFolder(course, info, overlay);
    // A process of its own, beside all that follows.
    const types = typeProblems(folder);
    const [reports] = await Promise.all([reportsOf(folder), types]);
    return [...reports, { rule: TYPES, problems: await types }];
  } catch (error) {
    throw new Error(`${info.id}: ${messageOf(error)}`, { cause: error });
  }
}

async function reportsOf(folder: ReturnType<typeof openFolder>): Promise<RuleReport[]> {
  const reports: RuleReport[] = [];
  let blocked = false;
  /** Applies the rules of a stage, if everything that it needs is there. */
  const stage = <E>(rules: readonly Rule<E>[], evidence: E | undefined): void => {
    const tried = !blocked && evidence !== undefined;
    for (const { name, problems, first } of rules) {
      const found = tried ? problems(evidence) : [];
      reports.push({ rule: name, problems: found, ...(tried ? {} : { untried: true }) });
      if (first && found.length > 0) blocked = true;
    }
  };
  const unless = async <T>(make: () => Promise<T>): Promise<T | undefined> => (blocked ? undefined : make());

  stage(folderRules, folder);
  const loaded = await unless(() => load(folder));
  stage([{ name: LOADS, first: true, problems: (found) => (Array.isArray(found) ? found : []) }], loaded);
  stage(definitionRules, Array.isArray(loaded) ? undefined : loaded);
  const trial = await unless(() => tryOut(loaded as Exclude<typeof loaded, string[] | undefined>));
  stage(trialRules, trial);
  stage(runRules, await unless(() => gatherEvidence(trial!)));
  return reports;
}
