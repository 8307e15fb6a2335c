// What a page is asked to judge, and how its verdict is compared with the terminal's;
// for Vitest and for browsers alike.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const test = fileURLToPath(new URL('..', import.meta.url));

/** The course of the hostile submissions. */
export const HOSTILE_COURSE = path.join(test, 'course', 'sandbox', 'fixture');

/**
 * Takes about as long as a sweep may: how far it comes is another number in every run, in the terminal too.
 */
const NEAR_THE_LIMIT = ['thousand-steps.ts'];

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.ts') && !NEAR_THE_LIMIT.includes(name))
        .map((name) => path.join(folder, name))
    : [];

/**
 * Every file of an exercise that could be handed in: its solution and stub, known mistakes, kept submissions.
 */
export function submissionsOf(course, exercise) {
  const own = ['solution.ts', 'stub.ts'].map((name) => course.file(exercise, name));
  const kept = ['wrong', 'honest', 'unusual'].map((kind) => path.join(test, 'course', 'exercises', kind, exercise));
  return [...own, ...[course.file(exercise, 'mistakes'), ...kept].flatMap(filesIn)];
}

/** The hostile submissions, and the honest one. */
export function hostileSubmissions() {
  const folder = path.join(test, 'hostile');
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names.map(({ name }) => path.join(folder, name, 'submission.ts'));
}

/** Texts that no compiler accepts, or that are not read. */
export const REFUSED = {
  syntax: 'export function centreOfMass() {\n  return [1, 2\n}\n',
  type: 'export const x: = 1;\n',
  import: "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;\n",
  large: `// ${'ä'.repeat(120_000)}\n`,
  nul: 'export const x = 1;\0\n',
  deep: `export const x = ${'['.repeat(600)}${']'.repeat(600)};\n`,
  surrogate: "export const x = '\\ud800';\n// \ud800\n",
  mark: '\ufeffexport const x = 1;\n',
};

const NUMBER = /-?\d+\.?\d*(?:e[-+]?\d+)?/g;
const rounded = (text) => String(Number(Number(text).toPrecision(12)));

/** A verdict without what differs from run to run, and with twelve digits of its numbers. */
export function comparable(verdict) {
  return JSON.parse(JSON.stringify({ ...verdict, run: undefined }), (_name, value) => {
    if (typeof value === 'number') return Number(rounded(value));
    return typeof value === 'string'
      ? value.replace(NUMBER, (text) => (text.length > 12 ? rounded(text) : text))
      : value;
  });
}

export const textOf = (file) => readFileSync(file, 'utf8');
