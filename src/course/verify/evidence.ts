/** What the rules of verify look at: how stub, solution and mistakes do on many variants. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Course } from '../disk/course.js';
import { hostHere } from '../grading/here.js';
import { submissionOf } from '../grading/grade-submission.js';
import { loadDefinitions, loadSolution } from '../grading/preparation.js';
import type { Declared, ExerciseInfo } from '../judging/exercise.js';
import { judgeSubmission } from '../judging/judge-submission.js';
import type { Host } from '../judging/judge-submission.js';
import { exportedNames, limitsOf, planOf } from '../judging/plan.js';
import type { Definitions, Plan } from '../judging/plan.js';
import { publicSeeds } from '../judging/variant.js';
import type { Seeds } from '../judging/variant.js';
import type { CheckResult } from '../judging/verdict.js';
import { bundleTrusted, runScript } from '../sandbox/load.js';
import { Sandbox } from '../sandbox/sandbox.js';

/** How a file did on one variant. */
export interface Attempt {
  seed: string;
  /** Whether the sweeps ran, too: else the score is that of the fixed checks. */
  swept: boolean;
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
  /** Plans of all variants, and the solution's values for the fixed checks of each, for the rules about judges. */
  plans: Plan[];
  values: unknown[][];
  /** Text files by name; '' where one is missing. */
  text: (name: string) => string;
}

const SOLUTION_SEEDS = 50;
const MISTAKE_SEEDS = 20;
/** Variants on which a file is swept, too: a sweep draws twenty inputs by itself. */
const SWEPT_SEEDS = 5;

/** The self-study variant first, then others. */
function seedList(exercise: string, count: number): Seeds[] {
  const others = Array.from({ length: count - 1 }, (_, i) => publicSeeds(`${exercise}/verify-${i}`));
  return [publicSeeds(exercise), ...others];
}

const now = (): number => performance.now();

export async function gatherEvidence(course: Course, info: ExerciseInfo): Promise<Evidence> {
  const definitions = await loadDefinitions(course, info.id);
  const limits = limitsOf(info, course.info.limits);
  const sandbox = new Sandbox({ limits });
  const file = (...name: string[]): string => course.file(info.id, ...name);
  const plans = seedList(info.id, SOLUTION_SEEDS).map((seeds) => ({
    seed: seeds.public,
    plan: planOf(info, definitions, { seeds, hidden: true }),
  }));
  /** One verdict a variant; those after the first few without the sweeps. */
  const attempts = async (open: () => Promise<Host> | Host, count: number): Promise<Attempt[]> => {
    const found: Attempt[] = [];
    for (const [i, { seed, plan }] of plans.slice(0, count).entries()) {
      const covered = i < SWEPT_SEEDS ? plan : { ...plan, sweeps: [] };
      const preparation = { info, plan: covered, limits };
      const verdict = await judgeSubmission(preparation, await open(), {
        run: { runner: 'sandbox' },
        reveal: true,
        now,
      });
      found.push({ seed, swept: i < SWEPT_SEEDS, score: verdict.score ?? 0, results: verdict.checks });
    }
    return found;
  };
  const inSandbox = async (name: string, count: number): Promise<Attempt[] | string> => {
    const submission = await submissionOf(info, await bundleTrusted(file(name)));
    const accepted = await sandbox.open(submission).accept();
    return 'refused' in accepted ? accepted.refused : attempts(() => sandbox.open(submission), count);
  };
  try {
    const stub = await inSandbox('stub.ts', 1);
    const solution = await inSandbox('solution.ts', SOLUTION_SEEDS);
    const names = exportedNames(info);
    const here = (functions: object): Host =>
      hostHere(functions, { names, methods: info.methods ?? [], limits, exported: names });
    const reference = here((await loadSolution(course, info)) ?? {});
    const mistakes: MistakeEvidence[] = [];
    for (const name of mistakeNames(file('mistakes'))) {
      const found = await inSandbox(path.join('mistakes', name), MISTAKE_SEEDS);
      mistakes.push({
        name,
        declared: declaration(file('mistakes', name)),
        refused: typeof found === 'string' ? found : undefined,
        attempts: typeof found === 'string' ? [] : found,
      });
    }
    return {
      info,
      definitions,
      stub: typeof stub === 'string' ? undefined : stub[0],
      solution: {
        sandbox: typeof solution === 'string' ? [] : solution,
        here: await attempts(() => reference, SOLUTION_SEEDS),
      },
      mistakes,
      plans: plans.map(({ plan }) => plan),
      values: await Promise.all(plans.map(({ plan }) => valuesOf(plan, reference, limits.checkMs))),
      text: (name) => (existsSync(file(name)) ? readFileSync(file(name), 'utf8') : ''),
    };
  } finally {
    sandbox.close();
  }
}

async function valuesOf({ checks }: Plan, host: Host, ms: number): Promise<unknown[]> {
  const watch = { watchedCalls: 0, frozenArguments: false };
  const values: unknown[] = [];
  for (const { definition, encoded } of checks) {
    const job = { source: definition.probe.toString(), inputs: [encoded], group: 'public' as const, watch, ms };
    const [outcome] = (await host.run(job)).outcomes;
    values.push(outcome.kind === 'value' ? outcome.value : undefined);
  }
  return values;
}

/** A mistake may import the whole library, which is what it is refused for: so only its declaration is read. */
function declaration(file: string): Declared | undefined {
  const match = /export const declared: Declared = (\{[^}]*\});/.exec(readFileSync(file, 'utf8'));
  return match ? (runScript(`(${match[1]})`, file) as Declared) : undefined;
}

function mistakeNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ts')) : [];
}
