import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { checkFile } from '../../../src/course/grading/check-here.js';
import { openCourse } from '../../../src/course/disk/course.js';
import { hintsFor } from '../../../src/course/disk/hints.js';
import { fileOf, rightLines } from '../../../src/course/judging/lines-to-order.js';
import { openFolder } from '../../../src/course/verify/folder.js';
import { hintRules } from '../../../src/course/verify/hint-rules.js';

const course = openCourse();
const folder = mkdtempSync(path.join(os.tmpdir(), 'hints-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const text = (exercise: string, name: string): string => readFileSync(course.file(exercise, name), 'utf8');
const ladderOf = (exercise: string, task: number): ReturnType<typeof hintsFor> =>
  hintsFor(course, course.find(exercise), task);
const spans = (hint: string): string[] => [...hint.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** The stub with the code of each hint pasted into the function that the hint is for. */
function withHints(exercise: string): string {
  return course.find(exercise).tasks.reduce(
    (stub, { exports: [name] }, i) => {
      const code = ladderOf(exercise, i + 1).flatMap((rung) => spans(rung.text));
      const todo = stub.indexOf('// TODO', stub.indexOf(`export function ${name}(`));
      return `${stub.slice(0, todo)}${code.map((one) => `void (${one});`).join('\n')}${stub.slice(todo + '// TODO'.length)}`;
    },
    text(exercise, 'stub.ts'),
  );
}

/** For each task with lines to order, the file that they make in the order in which they are written. */
function ordered(exercise: string): { task: number; source: string }[] {
  const info = course.find(exercise);
  const files = { stub: text(exercise, 'stub.ts'), own: text(exercise, 'solution.ts') };
  return info.tasks.flatMap((_task, i) =>
    ladderOf(exercise, i + 1).flatMap(({ order }) => {
      const file = order && fileOf(order, rightLines(order), info, files);
      return file && 'source' in file ? [{ task: i + 1, source: file.source }] : [];
    }),
  );
}

const ids = course.exercises.map(({ id }) => id);
const written = (name: string, source: string): string => {
  const file = path.join(folder, `${name}.ts`);
  writeFileSync(file, source);
  return file;
};
const pasted = Object.fromEntries(ids.map((id) => [id, written(id, withHints(id))]));
const orders = Object.fromEntries(
  ids.map((id) => [id, ordered(id).map(({ task, source }) => written(`${id}-${task}`, source))]),
);

/** As strict as the messages that a student gets (compiler-process.ts). */
const program = ts.createProgram([...Object.values(pasted), ...Object.values(orders).flat()], {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts'],
  types: [],
  paths: { 'rigid-body-lab': [fileURLToPath(new URL('../../../src/index.ts', import.meta.url))] },
  strict: true,
  noEmit: true,
  skipLibCheck: true,
});
const typeErrors = (file: string): string[] => {
  const source = program.getSourceFile(file);
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
};

describe.each(ids)('the hints of %s', (id) => {
  it('climb, as verify asks of them', () => {
    const exercise = openFolder(course, course.find(id));
    expect(hintRules.flatMap(({ problems }) => problems(exercise))).toEqual([]);
  });

  it('hold code that type-checks in the stub', () => {
    expect(typeErrors(pasted[id])).toEqual([]);
  });

  it('hold code that runs: what remains is the TODO', async () => {
    const { outcome, checks } = await checkFile(id, { course, file: pasted[id] });
    expect(outcome).toBe('graded');
    const thrown = checks.filter((check) => check.status !== 'pass').map((check) => check.thrown?.message);
    expect(new Set(thrown)).toEqual(new Set(['not implemented']));
  });

  it('have lines that type-check in their order', () => {
    expect(orders[id].flatMap(typeErrors)).toEqual([]);
  });
});
