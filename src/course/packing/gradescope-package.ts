/** An exercise as an autograder carries it: compiled when it is packed, so that it runs with Node alone. */
import type { Limits } from '../guest/limits.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import type { AnyCheckSet } from '../judging/exercise.js';
import { AUTHORING, loanScript, runModule } from '../judging/exercise-module.js';
import type { CommonModule } from '../judging/exercise-module.js';
import type { Preparation } from '../judging/host.js';
import * as authoring from '../judging/authoring.js';
import { preparationOf } from '../judging/prepared.js';
import type { Seeds } from '../judging/variant.js';
import { LIBRARY } from '../guest/refusals.js';

/**
 * exercise.json of the autograder. Each script is an expression whose value is a
 * CommonModule, or the library.
 */
export interface GradescopePackage {
  format: 1;
  /** With the rows of the overlay, if there is one. */
  info: ExerciseInfo;
  limits: Limits;
  scripts: { library: string; checks: string; hidden: string | null; solution: string };
  /** Seeds by e-mail where each student has their own; else one for all. */
  seeds: Record<string, Seeds> | Seeds;
}

/** The seeds of a student; undefined where the list, with which it was packed, does not have the e-mail. */
export function seedsOf({ seeds }: GradescopePackage, emails: readonly string[]): Seeds | undefined {
  if (isSeeds(seeds)) return seeds;
  // Of a group all hand in one file: the first by name decides, in whatever order they are listed.
  const [known] = emails
    .map((email) => email.trim().toLowerCase())
    .filter((email) => Object.hasOwn(seeds, email))
    .sort();
  return (known as string | undefined) === undefined ? undefined : seeds[known];
}

const isSeeds = (seeds: GradescopePackage['seeds']): seeds is Seeds => typeof seeds['public'] === 'string';

const valueOf = (script: string): unknown => (0, eval)(script);

/** What the batch makes of an exercise's folder, made of the scripts. */
export function preparePackage({ info, limits, scripts }: GradescopePackage, seeds: Seeds): Preparation {
  const checkSets = (script: string, file: string): Record<string, AnyCheckSet> =>
    runModule(valueOf(script) as CommonModule, file, { name: AUTHORING, functions: authoring }) as Record<
      string,
      AnyCheckSet
    >;
  const { checks } = checkSets(scripts.checks, 'checks.ts');
  const hidden = scripts.hidden === null ? undefined : checkSets(scripts.hidden, 'hidden.ts')['hidden'];
  const library = { name: LIBRARY, functions: valueOf(scripts.library) };
  return preparationOf({
    info,
    definitions: { checks, ...(hidden && { hidden }) },
    solution: runModule(valueOf(scripts.solution) as CommonModule, 'solution.ts', library),
    rightFunctions: () => Promise.resolve(loanScript(scripts.solution)),
    limits,
    scope: { seeds, hidden: true },
  });
}
