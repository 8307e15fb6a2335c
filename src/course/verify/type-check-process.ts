/**
 * Type-checks all files of an exercise and prints what is wrong as JSON; a process of its
 * own, as it takes seconds.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import type ts from 'typescript';
import type { TypeCheckJob } from './type-check.js';

// By require: for an import, Node first searches nine megabytes of text for names to export.
const typescript = createRequire(import.meta.url)('typescript') as typeof ts;

const { files, folders, paths } = JSON.parse(process.argv[2]) as TypeCheckJob;

const options: ts.CompilerOptions = {
  target: typescript.ScriptTarget.ES2022,
  module: typescript.ModuleKind.ESNext,
  moduleResolution: typescript.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts'],
  types: [],
  paths,
  // The file of a private overlay imports `./inputs.js` as if it stood in the exercise's folder.
  rootDirs: folders,
  strict: true,
  exactOptionalPropertyTypes: true,
  noFallthroughCasesInSwitch: true,
  verbatimModuleSyntax: true,
  noEmit: true,
  skipLibCheck: true,
};

const program = typescript.createProgram(files, options);
const sources = files.flatMap((file) => program.getSourceFile(file) ?? []);
const found = sources.flatMap((source) =>
  [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ start = 0, messageText }) => ({
      file: path.resolve(source.fileName),
      line: typescript.getLineAndCharacterOfPosition(source, start).line + 1,
      text: typescript.flattenDiagnosticMessageText(messageText, ' '),
    }),
  ),
);
process.stdout.write(JSON.stringify(found));
