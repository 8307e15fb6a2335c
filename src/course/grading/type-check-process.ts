/**
 * Type-checks the text on its input and prints the messages as JSON; a process of its own,
 * so that it can be stopped (type-check.ts). It serves TypeScript that text, the library's declarations
 * and those of the language, and nothing else of this machine: an import of any other file is an error,
 * and nothing of the file is shown.
 */
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import type ts from 'typescript';
import { isInside } from '../disk/inside.js';
import { DEFAULT_LIMITS } from '../guest/limits.js';
import { missingGlobal } from '../guest/refusals.js';
import { createSurroundings } from '../guest/surroundings.js';
import type { TypeMessage } from './type-check.js';

/** When the other end of this pipe is gone, so is the reader. */
const LIFELINE = 3;
/**
 * Types can be written that take for ever. An exercise takes 2 s of processor time,
 * however busy the machine is.
 */
const CPU_SECONDS = 10;
// The type checker never pauses, so another thread has to watch.
const watch = `
  const { Socket } = require('node:net');
  const end = () => process.kill(process.pid, 'SIGKILL');
  new Socket({ fd: ${LIFELINE} }).on('close', end).on('error', end).resume();
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (user + system > ${CPU_SECONDS} * 1e6) end();
  }, 100);
`;
new Worker(watch, { eval: true, env: {} }).unref();

// By require: for an import, Node first searches nine megabytes of text for names to export (see esbuild.ts).
const require = createRequire(import.meta.url);
const typescript = require('typescript') as typeof ts;

const [declarations] = process.argv.slice(2);

const options: ts.CompilerOptions = {
  target: typescript.ScriptTarget.ES2022,
  module: typescript.ModuleKind.ESNext,
  moduleResolution: typescript.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts'],
  types: [],
  paths: { 'rigid-body-lab': [declarations] },
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

/** Folders that no machine has: what lies beside the student's file is not to be found from here. */
const SUBMISSION = '/of-the-student/submission.ts';
const GUEST = '/of-the-guest/guest.d.ts';

/** What an exercise's code finds besides the language. */
function guestDeclarations(): string {
  const { console, ...others } = createSurroundings(DEFAULT_LIMITS).globals;
  const methods = Object.keys(console as object).map((name) => `${name}(...values: unknown[]): void;`);
  const typed: Record<string, string> = { structuredClone: '<T>(value: T) => T' };
  return [
    `declare const console: { ${methods.join(' ')} };`,
    ...Object.keys(others).map((name) => `declare const ${name}: ${typed[name] ?? '(...values: any[]) => any'};`),
  ].join('\n');
}

const texts = new Map([
  [SUBMISSION, readFileSync(0, 'utf8')],
  [GUEST, guestDeclarations()],
]);

const language = path.dirname(require.resolve('typescript'));
const isOurs = (name: string): boolean =>
  name.endsWith('.d.ts') &&
  [path.dirname(declarations), language].some((folder) => isInside(folder, path.resolve(name)));
const isFile = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isFile() === true;

const read = (name: string): string | undefined =>
  texts.get(name) ?? (isOurs(name) && isFile(name) ? readFileSync(name, 'utf8') : undefined);

const host: ts.CompilerHost = {
  fileExists: (name) => texts.has(name) || (isOurs(name) && isFile(name)),
  readFile: read,
  getSourceFile: (name, version) => {
    const text = read(name);
    return text === undefined ? undefined : typescript.createSourceFile(name, text, version);
  },
  getDefaultLibFileName: () => path.join(language, 'lib.es2023.d.ts'),
  getDefaultLibLocation: () => language,
  directoryExists: () => true,
  getDirectories: () => [],
  getCurrentDirectory: () => path.posix.dirname(SUBMISSION),
  getCanonicalFileName: (name) => name,
  useCaseSensitiveFileNames: () => true,
  getNewLine: () => '\n',
  writeFile: () => undefined,
};

/** The sentence of a name that people know from elsewhere, instead of advice to install types for it. */
function clearer(text: string): string {
  const name = /^Cannot find name '([\w$]+)'/.exec(text)?.[1];
  return (name === undefined ? undefined : missingGlobal(`${name} is not defined`)) ?? text;
}

/** A vector by the name that one writes, where the compiler spells out what it is. */
const named = (text: string): string =>
  text.replace(/\[x: number, y: number, z: number\] & InFrame<([^<>]*)>/g, (_all, frame: string) =>
    frame === 'any' ? 'Vec3' : `Vec3<${frame}>`,
  );

const compiled = typescript.createProgram([GUEST, SUBMISSION], options, host);
const source = compiled.getSourceFile(SUBMISSION)!;
const diagnostics = [...compiled.getSyntacticDiagnostics(source), ...compiled.getSemanticDiagnostics(source)];
const messages = diagnostics.map(({ start = 0, messageText }): TypeMessage => {
  const { line, character } = typescript.getLineAndCharacterOfPosition(source, start);
  const text = named(clearer(typescript.flattenDiagnosticMessageText(messageText, ' ')));
  return { line: line + 1, column: character + 1, text };
});
process.stdout.write(JSON.stringify(messages), () => process.exit());
