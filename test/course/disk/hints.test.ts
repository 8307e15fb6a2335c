import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { checkFile } from '../../../src/course/grading/check-here.js';
import { openCourse } from '../../../src/course/disk/course.js';
import { ladders } from '../../../src/course/disk/hints.js';

const course = openCourse();
const folder = mkdtempSync(path.join(os.tmpdir(), 'hints-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const text = (exercise: string, name: string): string => readFileSync(course.file(exercise, name), 'utf8');
const spans = (rung: string): string[] => [...rung.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
const isStatement = (code: string): boolean => /^(const|let|if|for) /.test(code);

/** The stub with the code of each hint pasted into the function that the hint is for, a block for each. */
function withHints(exercise: string): string {
  const { tasks } = course.find(exercise);
  const hints = ladders(text(exercise, 'hints.md'));
  return tasks.reduce(
    (stub, { exports: [name] }, task) => {
      const blocks = hints[task].map((rung) => {
        const lines = spans(rung).map((code) => (isStatement(code) ? code : `void (${code});`));
        return `{ ${lines.join(' ')} }`;
      });
      const todo = stub.indexOf('// TODO', stub.indexOf(`export function ${name}(`));
      return stub.slice(0, todo) + blocks.join('\n') + stub.slice(todo + '// TODO'.length);
    },
    text(exercise, 'stub.ts'),
  );
}

const files = Object.fromEntries(course.exercises.map(({ id }) => [id, path.join(folder, `${id}.ts`)]));
for (const [id, file] of Object.entries(files)) writeFileSync(file, withHints(id));

/** As strict as the messages that a student gets (compiler-process.ts). */
const program = ts.createProgram(Object.values(files), {
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

describe.each(course.exercises.map(({ id }) => id))('the hints of %s', (id) => {
  it('are plain text: the terminal shows no Markdown but code', () => {
    const prose = ladders(text(id, 'hints.md')).flatMap((ladder) => ladder.map((rung) => rung.replace(/`[^`]+`/g, '')));
    expect(prose.filter((rung) => /[*_`$]|\]\(|<\w/.test(rung))).toEqual([]);
  });

  it('end with code for every task', () => {
    const last = ladders(text(id, 'hints.md')).map((ladder) => ladder.flatMap(spans));
    expect(last.filter((codes) => codes.length === 0)).toEqual([]);
  });

  it('hold code that type-checks in the stub', () => {
    const source = program.getSourceFile(files[id]);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);
  });

  it('hold code that runs: what remains is the TODO', async () => {
    const { outcome, checks } = await checkFile(id, { course, file: files[id] });
    expect(outcome).toBe('graded');
    const thrown = checks.filter((check) => check.status !== 'pass').map((check) => check.thrown?.message);
    expect(new Set(thrown)).toEqual(new Set(['not implemented']));
  });
});
