/** The code of an exercise, loaded: its checks, and the files that are run as submissions. */
import { also, objectOf } from '../disk/fields.js';
import { contradictions, rubricKind } from '../disk/exercise-file.js';
import { compile } from '../guest/compile.js';
import type { AnyCheck, AnyCheckSet, AnySweep, ExerciseInfo, RubricRow } from '../judging/exercise.js';
import type { Definitions } from '../judging/plan.js';
import { libraryScript } from '../sandbox/library.js';
import { bundleTrusted, loadTrusted, runProgram } from '../sandbox/load.js';
import { loadProblems } from '../sandbox/author-error.js';
import { setProblems } from './definition-fields.js';
import { mistakesIn } from './folder.js';
import type { Folder } from './folder.js';

export interface Loaded extends Folder {
  definitions: Definitions;
  /** stub.ts, solution.ts and the mistakes as they would be handed in, by name. */
  submissions: ReadonlyMap<string, string>;
  /** What stub.ts exports. */
  exported: readonly string[];
  /** What solution.ts exports. */
  solution: object;
}

/** A check or a sweep with the file that it stands in. */
export type Defined = { file: string; name: string; hidden: boolean } & (
  { kind: 'check'; definition: AnyCheck } | { kind: 'sweep'; definition: AnySweep }
);

/** All checks and sweeps of an exercise. */
export function allDefined({ checks, hidden }: Definitions): Defined[] {
  const of = (set: AnyCheckSet | undefined, files: { check: string; sweep: string }, isHidden: boolean): Defined[] => [
    ...Object.entries(set?.checks ?? {}).map(
      ([name, definition]) => ({ kind: 'check', file: files.check, name, hidden: isHidden, definition }) as const,
    ),
    ...Object.entries(set?.sweeps ?? {}).map(
      ([name, definition]) => ({ kind: 'sweep', file: files.sweep, name, hidden: isHidden, definition }) as const,
    ),
  ];
  return [
    ...of(checks, { check: 'checks.ts', sweep: 'sweeps.ts' }, false),
    ...of(hidden, { check: 'hidden.ts', sweep: 'hidden.ts' }, true),
  ];
}

/** Loads everything, or tells what is in the way, a line each. */
export async function load(folder: Folder): Promise<Loaded | string[]> {
  const problems: string[] = [];
  const attempt = async <T>(name: string, run: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await run();
    } catch (error) {
      problems.push(...loadProblems(name, error));
      return undefined;
    }
  };
  const { file, files, info } = folder;
  const module = (name: string): Promise<Record<string, unknown> | undefined> =>
    attempt(name, () => loadTrusted(file(name), folder.course.file(info.id)));
  const checks = await module('checks.ts');
  const hidden = files.includes('hidden.ts') ? await module('hidden.ts') : undefined;
  const sweeps = await module('sweeps.ts');
  if (checks) problems.push(...setProblems('checks', checks['checks'], sweeps?.['sweeps']));
  if (hidden) problems.push(...setProblems('hidden', hidden['hidden']));
  const rubric = folder.overlay ? (hidden?.['rubric'] ?? []) : undefined;
  if (rubric !== undefined) problems.push(...overlayProblems(info, rubric));

  const submissions = new Map<string, string>();
  for (const name of ['stub.ts', 'solution.ts', ...mistakesIn(folder)]) {
    const text = await attempt(name, () => bundleTrusted(file(name)));
    if (text !== undefined) submissions.set(name, text);
  }
  const compiled = (name: string): { code: string; exported: string[] } => {
    const program = compile(submissions.get(name) ?? '', info.imports);
    if (!('refused' in program)) return program;
    problems.push(`${name} is refused as a submission: ${program.refused}`);
    return { code: '(() => ({}))', exported: [] };
  };
  const { exported } = compiled('stub.ts');
  const { code } = compiled('solution.ts');
  const library = await attempt('exercise.json: "imports"', () => libraryScript(info.imports));
  const solution = await attempt('solution.ts', () =>
    Promise.resolve(runProgram(code, library ?? '({})', file('solution.ts'))),
  );
  if (problems.length > 0 || !checks || !solution) return problems;
  const definitions: Definitions = { checks: checks['checks'] as AnyCheckSet };
  if (hidden) definitions.hidden = hidden['hidden'] as AnyCheckSet;
  return {
    ...folder,
    info: withOverlay(info, rubric as RubricRow[] | undefined),
    definitions,
    submissions,
    exported,
    solution,
  };
}

/** The exercise with the rows that an overlay's hidden.ts brings. */
const withOverlay = (info: ExerciseInfo, rubric: RubricRow[] | undefined): ExerciseInfo =>
  rubric === undefined
    ? info
    : {
        ...info,
        rubric: [...info.rubric.filter((row) => !row.hidden), ...rubric.map((row) => ({ ...row, hidden: true }))],
      };

function overlayProblems({ tasks }: ExerciseInfo, rubric: unknown): string[] {
  const kind = also(objectOf({ rubric: rubricKind }), (found: { rubric: RubricRow[] }) =>
    contradictions({ tasks, rubric: found.rubric }),
  );
  return kind.problems({ rubric }, '').map((problem) => `hidden.ts: ${problem}`);
}
