/** The files of questions/: bank/<idea>/<name>.ts, and test/<idea>.ts. Adding a question is adding a file. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import { BUILT, inPackage } from '../disk/places.js';
import { headOfQuestion } from '../questions/question.js';
import type { AuthoredQuestion, BankQuestion } from '../questions/question.js';
import type { IdeasOfTest, TestIdea } from '../questions/test-of-ideas.js';
import { esbuild } from '../sandbox/esbuild.js';

/** A file of the bank. */
export interface QuestionFile {
  /** `momentum-along-omega/shaft`. */
  id: string;
  idea: string;
  /** From questions/. */
  file: string;
}

export const questionsFolder = (root: string): string => path.join(root, 'questions');

const sourcesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.ts'))
        .map((name) => name.slice(0, -'.ts'.length))
        .sort()
    : [];

/** All files of the bank, by idea and name. */
export function questionFiles(root: string): QuestionFile[] {
  const folder = path.join(questionsFolder(root), 'bank');
  const ideas = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  return ideas
    .map(({ name }) => name)
    .sort()
    .flatMap((idea) =>
      sourcesIn(path.join(folder, idea)).map((name) => ({
        id: `${idea}/${name}`,
        idea,
        file: `bank/${idea}/${name}.ts`,
      })),
    );
}

/** How many lines a file has. */
export const linesOf = (root: string, { file }: Pick<QuestionFile, 'file'>): number =>
  readFileSync(path.join(questionsFolder(root), file), 'utf8')
    .trimEnd()
    .split('\n').length;

const ALIAS = {
  'rigid-body-lab/questions': inPackage('dist/course/questions/index.js'),
  'rigid-body-lab': BUILT.library,
};

/** What bundling for a page and for this process have in common. */
const COMMON = {
  bundle: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  alias: ALIAS,
  // A question needs no formula that is derived.
  external: ['mathjs', 'mathjs/*'],
  logLevel: 'silent',
} satisfies BuildOptions;

/** A file that a page loads. */
export interface PageFile {
  name: string;
  content: string;
}

/** Bundles a module that imports files of questions/. */
async function bundled(root: string, lines: readonly string[], options: BuildOptions): Promise<PageFile[]> {
  const resolveDir = questionsFolder(root);
  const stdin = { contents: lines.join('\n'), resolveDir, sourcefile: 'questions.js' };
  const { outputFiles } = await esbuild().build({ ...COMMON, stdin, ...options });
  return outputFiles!.map(({ path: file, text }) => ({ name: path.basename(file), content: text }));
}

/** Runs files of questions/ in this process: what each exports, by its name. */
async function exportsOf<T>(root: string, files: readonly { id: string; file: string }[]): Promise<Map<string, T>> {
  const imports = files.map(({ file }, k) => `import q${k} from ${JSON.stringify(`./${file}`)};`);
  const rows = files.map(({ id }, k) => `[${JSON.stringify(id)}, q${k}],`);
  const lines = [...imports, 'export default [', ...rows, '];'];
  const [{ content }] = await bundled(root, lines, { platform: 'node' });
  const script = `data:text/javascript,${encodeURIComponent(content)}`;
  const { default: found } = (await import(script)) as { default: [string, T][] };
  return new Map(found);
}

/** The whole bank, or those of its questions that are named. */
export async function loadBank(root: string, ids?: readonly string[]): Promise<BankQuestion[]> {
  const files = questionFiles(root).filter(({ id }) => ids?.includes(id) ?? true);
  const questions = await exportsOf<AuthoredQuestion>(root, files);
  return files.map(({ id, idea }) => ({ id, idea, question: questions.get(id)! }));
}

/** The test of ideas. */
export async function loadTest(root: string): Promise<IdeasOfTest> {
  const names = sourcesIn(path.join(questionsFolder(root), 'test'));
  const files = names.map((id) => ({ id, file: `test/${id}.ts` }));
  return Object.fromEntries(await exportsOf<TestIdea>(root, files));
}

/**
 * The event by which the bank's file hands the page what it has: a page that imported it would have
 * to know it when it is built.
 */
export const BANK_EVENT = 'course-bank';

/**
 * The bank as files of JavaScript: bank-….js with what one must know to choose, and a part for each question.
 */
export async function bankForPage(root: string): Promise<PageFile[]> {
  const all = await loadBank(root);
  const files = new Map(questionFiles(root).map(({ id, file }) => [id, file]));
  const parts = all.map(({ id }) => `${JSON.stringify(id)}: () => import(${JSON.stringify(`./${files.get(id)!}`)}),`);
  const lines = [
    `const heads = ${JSON.stringify(all.map(headOfQuestion))};`,
    'const parts = {',
    ...parts,
    '};',
    `dispatchEvent(new CustomEvent(${JSON.stringify(BANK_EVENT)}, { detail: { heads, parts } }));`,
  ];
  return bundled(root, lines, {
    platform: 'browser',
    splitting: true,
    minify: true,
    outdir: questionsFolder(root),
    entryNames: 'bank-[hash]',
    chunkNames: 'question-[hash]',
  });
}
