/**
 * What a page loads of an exercise: a module that checks answers, its sentences, and files
 * that are shown on demand.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Course } from '../disk/course.js';
import { hasSealedChecks, readSealedChecks } from '../disk/sealed-file.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { libraryScript } from '../sandbox/library.js';
import { bundleForPage } from '../sandbox/load.js';
import { withoutSentences } from './late-texts.js';
import type { Asset } from './outputs.js';
import { asset } from './outputs.js';

/** The files of an exercise's page. */
export interface ExerciseAssets {
  /** JavaScript that exports an `ExerciseModule` of judging: nothing hidden is in it. */
  module: Asset;
  /** JavaScript with the sentences that the module needs seldom, and loads then. */
  late: Asset;
  /** JSON: `{stub, solution}`, each the text of a file. */
  texts: Asset;
}

export type ExerciseModules = ReadonlyMap<string, ExerciseAssets>;

/** The modules of all exercises. One that cannot be made is told to `out`: its page is a statement alone. */
export async function exerciseModules(course: Course, out: (line: string) => void): Promise<ExerciseModules> {
  const made = await Promise.all(
    course.exercises.map(async (info): Promise<[string, ExerciseAssets][]> => {
      try {
        const { moduleWith, lateTexts } = await moduleScripts(course, info);
        const late = asset(lateTexts, 'js');
        const module = asset(moduleWith(`./${late.name}`), 'js');
        return [[info.id, { module, late, texts: texts(course, info.id) }]];
      } catch (error) {
        out(`${info.id} cannot be checked in the page: ${(error as Error).message}`);
        return [];
      }
    }),
  );
  return new Map(made.flat());
}

/** The scripts of an exercise. */
export interface ModuleScripts {
  /** The text of an `ExerciseModule`, given where it finds the other script. */
  moduleWith: (address: string) => string;
  lateTexts: string;
}

export async function moduleScripts(course: Course, info: ExerciseInfo): Promise<ModuleScripts> {
  if (hasSealedChecks(course, info.id)) return sealedScripts(course, info);
  const solution = course.file(info.id, 'solution.ts');
  const [library, checks, reference] = await Promise.all([
    libraryScript(info.imports),
    bundleForPage(course.file(info.id, 'checks.ts')),
    existsSync(solution) ? bundleForPage(solution) : undefined,
  ]);
  const data = dataOf(course, info, library);
  const { script, sentences } = withoutSentences(checks);
  const functions = { checks: script, ...(reference !== undefined && { solution: reference }) };
  const lines = [
    ...Object.entries(data).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
    ...Object.entries(functions).map(([name, text]) => `export const ${name} = ${text};`),
  ];
  return {
    moduleWith: (address) =>
      [...lines, `export const lateTexts = () => import(${JSON.stringify(address)});`, ''].join('\n'),
    lateTexts: `export default ${JSON.stringify(sentences)};\n`,
  };
}

/** What a module says beside its checks. A section of the notebook is for the lecturer's report. */
const dataOf = (course: Course, info: ExerciseInfo, library: string): object => ({
  info: { ...info, tasks: info.tasks.map((task) => ({ ...task, section: undefined })) },
  limits: course.info.limits ?? {},
  seed: course.seeds(info.id).public,
  library,
});

/** The module of a student's copy: a `SealedModule` of judging. The sentences are among the data. */
async function sealedScripts(course: Course, info: ExerciseInfo): Promise<ModuleScripts> {
  const library = await libraryScript(info.imports);
  const data = dataOf(course, info, library);
  const lines = [
    ...Object.entries(data).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
    // Megabytes of data are read faster so than as an expression.
    `export const checks = JSON.parse(${JSON.stringify(JSON.stringify(readSealedChecks(course, info.id)))});`,
  ];
  return {
    moduleWith: (address) =>
      [...lines, `export const lateTexts = () => import(${JSON.stringify(address)});`, ''].join('\n'),
    lateTexts: 'export default [];\n',
  };
}

function texts(course: Course, exercise: string): Asset {
  const files = Object.entries({ stub: 'stub.ts', solution: 'solution.ts' })
    .map(([name, file]) => [name, course.file(exercise, file)] as const)
    .filter(([, file]) => existsSync(file))
    .map(([name, file]) => [name, readFileSync(file, 'utf8')]);
  return asset(JSON.stringify(Object.fromEntries(files)), 'json');
}
