/** Type-checks one file and prints the messages as JSON; a process of its own, so that it can be stopped (type-check.ts). */
import { createRequire } from 'node:module';
import process from 'node:process';
import type ts from 'typescript';
import type { TypeMessage } from './type-check.js';

// By require: for an import, Node first searches nine megabytes of text for names to export (see esbuild.ts).
const typescript = createRequire(import.meta.url)('typescript') as typeof ts;

const [file, declarations] = process.argv.slice(2);

const options: ts.CompilerOptions = {
  target: typescript.ScriptTarget.ES2022,
  module: typescript.ModuleKind.ESNext,
  moduleResolution: typescript.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts'],
  types: [],
  paths: { 'rigid-body-lab': [declarations] },
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

/** What the sandbox offers besides the language itself. */
const GUEST = 'guest.d.ts';
const GUEST_TEXT = 'declare const console: Record<"log" | "info" | "warn" | "error", (...values: unknown[]) => void>;';

const host = typescript.createCompilerHost(options);
const onDisk = { ...host };
host.fileExists = (name) => name === GUEST || onDisk.fileExists(name);
host.getSourceFile = (name, version) =>
  name === GUEST ? typescript.createSourceFile(name, GUEST_TEXT, version) : onDisk.getSourceFile(name, version);

const compiled = typescript.createProgram([GUEST, file], options, host);
const source = compiled.getSourceFile(file);
const diagnostics = source
  ? [...compiled.getSyntacticDiagnostics(source), ...compiled.getSemanticDiagnostics(source)]
  : [];
const messages = diagnostics.map(({ start = 0, messageText }): TypeMessage => {
  const { line, character } = typescript.getLineAndCharacterOfPosition(source!, start);
  return { line: line + 1, column: character + 1, text: typescript.flattenDiagnosticMessageText(messageText, ' ') };
});
process.stdout.write(JSON.stringify(messages));
