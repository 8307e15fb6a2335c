/** Everything that the author's gate looks at, gathered once per exercise. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { judgeCheck, limitsOf, planChecks, runHere } from '../judging/judge-check.js';
import type { Definitions, PlannedCheck } from '../judging/judge-check.js';
import type { Course } from '../disk/course.js';
import type { Declared, ExerciseInfo } from '../judging/exercise.js';
import { exportedNames } from '../grading/grade-submission.js';
import { loadDefinitions, loadSolution } from '../grading/preparation.js';
import { bundleTrusted, runScript } from '../sandbox/load.js';
import { compile } from '../sandbox/intake.js';
import type { Compiled, Refused } from '../sandbox/intake.js';
import type { Outcome } from '../guest/reply.js';
import { Sandbox } from '../guest/supervisor.js';
import { publicSeeds } from '../judging/variant.js';
import type { Seeds } from '../judging/variant.js';
import { total } from '../judging/verdict.js';
import type { CheckResult } from '../judging/verdict.js';

/** How a file did on one variant. */
export interface Attempt {
  seed: string;
  score: number;
  results: CheckResult[];
}

export interface MistakeEvidence {
  name: string;
  declared: Declared | undefined;
  /** Why the file was not accepted, if it was not. */
  refused: string | undefined;
  attempts: Attempt[];
}

export interface Evidence {
  info: ExerciseInfo;
  definitions: Definitions;
  stub: Attempt | undefined;
  /** The solution in the sandbox's engine and in this process's. */
  solution: { sandbox: Attempt[]; here: Attempt[] };
  mistakes: MistakeEvidence[];
  /** Inputs and the solution's values, for the rules about judges and misconceptions. */
  plans: PlannedCheck[];
  values: unknown[];
  /** Text files by name; '' where one is missing. */
  text: (name: string) => string;
}

const SOLUTION_SEEDS = 50;
const MISTAKE_SEEDS = 20;

/** The self-study variant first, then `count` others. */
function seedList(exercise: string, count: number): Seeds[] {
  const others = Array.from({ length: count }, (_, i) => publicSeeds(`${exercise}/verify-${i}`));
  return [publicSeeds(exercise), ...others];
}

export async function gatherEvidence(course: Course, info: ExerciseInfo): Promise<Evidence> {
  const definitions = await loadDefinitions(course, info.id);
  const limits = limitsOf(info, course.info.limits);
  // Fifty variants are fifty submissions: they share one process, but not one budget.
  const sandbox = new Sandbox({ limits: { ...limits, submissionMs: SOLUTION_SEEDS * limits.submissionMs } });
  const file = (...name: string[]): string => course.file(info.id, ...name);
  const compiled = async (name: string): Promise<Compiled | Refused> =>
    compile(await bundleTrusted(file(name)), { imports: info.imports, limits });
  const attempts = async (code: Compiled, seeds: Seeds[]): Promise<Attempt[]> => {
    const plans = seeds.map((seed) => planChecks(info, definitions, seed));
    // Public and hidden checks never share an interpreter: in two runs it is changed once and not a hundred times.
    const outcomes = new Map<PlannedCheck, Outcome>();
    for (const group of ['public', 'hidden'] as const) {
      const planned = plans.flat().filter(({ row }) => (row.hidden === true) === (group === 'hidden'));
      const jobs = planned.map(({ definition, encoded }) => ({
        source: definition.probe.toString(),
        inputs: encoded,
        group,
      }));
      const found = await sandbox.run({ ...code, names: exportedNames(info), jobs });
      planned.forEach((one, i) => outcomes.set(one, found[i]));
    }
    return plans.map((planned, i) => attempt(seeds[i], planned, (one) => outcomes.get(one)!));
  };
  try {
    const stub = await compiled('stub.ts');
    const solution = await compiled('solution.ts');
    const solutionSeeds = seedList(info.id, SOLUTION_SEEDS - 1);
    const exports = (await loadSolution(course, info)) ?? {};
    const here = (planned: PlannedCheck): Outcome => runHere(exports, exportedNames(info), planned);
    const plans = solutionSeeds.flatMap((seed) => planChecks(info, definitions, seed));
    const mistakes: MistakeEvidence[] = [];
    for (const name of mistakeNames(file('mistakes'))) {
      const code = await compiled(path.join('mistakes', name));
      const declared = declaration(file('mistakes', name));
      mistakes.push({
        name,
        declared,
        refused: 'refused' in code ? code.refused : undefined,
        attempts: 'refused' in code ? [] : await attempts(code, seedList(info.id, MISTAKE_SEEDS)),
      });
    }
    return {
      info,
      definitions,
      stub: 'refused' in stub ? undefined : (await attempts(stub, seedList(info.id, 0)))[0],
      solution: {
        sandbox: 'refused' in solution ? [] : await attempts(solution, solutionSeeds),
        here: solutionSeeds.map((seed) => attempt(seed, planChecks(info, definitions, seed), here)),
      },
      mistakes,
      plans,
      values: plans.map((planned) => {
        const outcome = here(planned);
        return outcome.kind === 'value' ? outcome.value : undefined;
      }),
      text: (name) => (existsSync(file(name)) ? readFileSync(file(name), 'utf8') : ''),
    };
  } finally {
    sandbox.close();
  }
}

function attempt(seeds: Seeds, planned: PlannedCheck[], outcome: (planned: PlannedCheck) => Outcome): Attempt {
  const results = planned.map((one) => judgeCheck(one, outcome(one)));
  return { seed: seeds.public, score: total(results), results };
}

/** A mistake may import the whole library, which is what it is refused for: so only its declaration is read. */
function declaration(file: string): Declared | undefined {
  const match = /export const declared: Declared = (\{[^}]*\});/.exec(readFileSync(file, 'utf8'));
  return match ? (runScript(`() => (${match[1]})`, file) as Declared) : undefined;
}

function mistakeNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ts')) : [];
}
