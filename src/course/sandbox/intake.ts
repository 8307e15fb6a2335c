/** The first layer: reads a student's file without trusting it, and compiles it to one script without imports. */
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { Message } from 'esbuild';
import { esbuild, esbuildForGuests } from './esbuild.js';
import { allowedImports, refusalText, refusedForms, SUBMISSION } from './imports.js';
import type { Limits } from '../guest/limits.js';
import { printable } from '../guest/reply.js';

/** A file that may run in the sandbox. */
export interface Compiled {
  code: string;
  lineOf: (stack: string) => number | undefined;
}

/** A file that may not, and why, in words for the student. */
export interface Refused {
  refused: string;
  line?: number;
}

/** The text of the file, or why it is not read. */
export function readSource(file: string, limits: Limits): { source: string } | Refused {
  const name = path.basename(file);
  let stat;
  try {
    stat = lstatSync(file);
  } catch {
    return { refused: `${name} is missing.` };
  }
  if (!stat.isFile())
    return { refused: `${name} is not a regular file: hand in the file itself, not a link or a folder.` };
  // The file could be swapped between the look and the reading: open without following links (where the system knows
  // that flag; elsewhere it is undefined and counts as 0), and look again.
  const handle = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { size } = fstatSync(handle);
    if (size > limits.sourceBytes) {
      return { refused: `${name} has ${size} bytes, more than the ${limits.sourceBytes} that are read.` };
    }
    return { source: readFileSync(handle, 'utf8') };
  } finally {
    closeSync(handle);
  }
}

/** The deepest nesting of brackets, counted in strings and comments too: it only has to stop the absurd. */
function nesting(source: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of source.matchAll(/[()[\]{}]/g)) {
    depth += '([{'.includes(bracket) ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** What is compiled, and under which rules. */
export interface CompileOptions {
  /** Names of library functions that the exercise allows. */
  imports: readonly string[];
  limits: Limits;
}

/** Compiles the text of a student. One at a time: a text that keeps the compiler busy ends it for all. */
export async function compile(source: string, options: CompileOptions): Promise<Compiled | Refused> {
  const { nesting: deepest, compileMs } = options.limits;
  if (nesting(source) > deepest) return { refused: `The brackets are nested more than ${deepest} deep.` };
  const compiler = esbuildForGuests();
  let deadline: NodeJS.Timeout | undefined;
  const late = new Promise<Refused>((resolve) => {
    deadline = setTimeout(() => {
      void compiler.stop();
      resolve({ refused: `The compiler does not come to an end with this file within ${compileMs / 1000} s.` });
    }, compileMs);
  });
  try {
    return await Promise.race([late, compileWith(compiler, source, options)]);
  } finally {
    clearTimeout(deadline);
  }
}

/** Compiles a text of the course itself, by the same rules. */
export async function compileOwn(source: string, options: CompileOptions): Promise<Compiled | Refused> {
  return compileWith(esbuild(), source, options);
}

async function compileWith(
  { build, transform }: ReturnType<typeof esbuild>,
  source: string,
  { imports }: CompileOptions,
): Promise<Compiled | Refused> {
  let typed: { code: string; map: string } | undefined;
  try {
    // Types go first. Only in plain JavaScript a name that the library does not give away is an error in every form of
    // an import; in TypeScript it might be a type.
    typed = await transform(source, {
      loader: 'ts',
      sourcefile: SUBMISSION,
      target: 'es2022',
      sourcemap: 'both',
      tsconfigRaw: {},
      logLevel: 'silent',
    });
    const result = await build({
      stdin: { contents: typed.code, loader: 'js', sourcefile: SUBMISSION },
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'submission',
      platform: 'neutral',
      target: 'es2022',
      // Whatever plugin-proof form an import takes, no import() is left in the script.
      supported: { 'dynamic-import': false },
      // A function that runs between the two lines, so that nothing of the file becomes a global name.
      banner: { js: '(() => {' },
      footer: { js: 'return submission; })' },
      sourcemap: 'external',
      outfile: 'submission.js',
      logLevel: 'silent',
      logOverride: refusedForms,
      plugins: [allowedImports(imports)],
    });
    const text = (suffix: string): string => result.outputFiles.find((f) => f.path.endsWith(suffix))!.text;
    return { code: text('.js'), lineOf: lineFinder(text('.js.map')) };
  } catch (error) {
    const first = (error as { errors?: Message[] }).errors?.[0];
    if (first === undefined) throw error;
    const refused = printable(refusalText(first, imports).slice(0, 500));
    const line = lineOfMessage(first, typed?.map);
    return line === undefined ? { refused } : { refused, line };
  }
}

/** The line of the student's file, which a message about the file without its types has to be traced back to. */
function lineOfMessage({ location }: Message, map: string | undefined): number | undefined {
  if (location?.file !== SUBMISSION) return undefined;
  return map === undefined ? location.line : originalLine(sourceMap(map), location.line, location.column + 1);
}

const sourceMap = (json: string): SourceMap => new SourceMap(JSON.parse(json) as SourceMapPayload);

function originalLine(map: SourceMap, line: number, column: number): number | undefined {
  const entry = map.findEntry(line - 1, column - 1);
  return 'originalSource' in entry && entry.originalSource.endsWith(SUBMISSION) ? entry.originalLine + 1 : undefined;
}

/** The first place of a stack that lies in the student's own file, as a line of that file. */
function lineFinder(json: string): (stack: string) => number | undefined {
  let map: SourceMap | undefined;
  return (stack) => {
    map ??= sourceMap(json);
    for (const [, line, column] of stack.matchAll(/submission\.js:(\d+):(\d+)/g)) {
      const found = originalLine(map, Number(line), Number(column));
      if (found !== undefined) return found;
    }
    return undefined;
  };
}
