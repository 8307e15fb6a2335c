import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Course } from '../../../src/course/disk/course.js';
import { definitionRules } from '../../../src/course/verify/definition-rules.js';
import { folderRules } from '../../../src/course/verify/folder-rules.js';
import { openFolder } from '../../../src/course/verify/folder.js';
import { newExercise } from '../../../src/course/verify/new-exercise.js';
import { runRules } from '../../../src/course/verify/run-rules.js';
import { trialRules } from '../../../src/course/verify/trial-rules.js';
import { typeProblems } from '../../../src/course/verify/type-check.js';
import { verifyExercise } from '../../../src/course/verify/verify.js';
import { edit, emptyCourse, fillIn } from './support.js';

const guide = readFileSync(new URL('../../../exercises/README.md', import.meta.url), 'utf8');
const blocks = (language: string): string[] =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map((match) => match[1]);

const ID = '20-pendulum-period';

describe("the author's guide", () => {
  it('has a row for every rule of verify, in its order', async () => {
    const table = guide.split('## What verify says').at(1) ?? '';
    const rows = [...table.matchAll(/^\| (?!Rule|-)(.*?) +\|/gm)].map(([, name]) => name);
    const { root, remove } = emptyCourse();
    newExercise(new Course(root), ID);
    edit(root, { 'stub.ts': null }, ID);
    const course = new Course(root);
    const reports = await verifyExercise(course, course.find(ID));
    remove();
    expect(rows).toEqual(reports.map(({ rule }) => rule));
    const all = [folderRules, definitionRules, trialRules, runRules].flat();
    expect(rows).toHaveLength(all.length + 2);
  });

  it('names each file of an exercise, and is no longer than can be read', () => {
    for (const name of [
      'exercise.json',
      'README.md',
      'hints.md',
      'stub.ts',
      'solution.ts',
      'inputs.ts',
      'sweeps.ts',
      'checks.ts',
      'hidden.ts',
      'misconceptions.ts',
      'mistakes/*.ts',
      'picture.ts',
    ]) {
      expect(guide).toContain(`| \`${name}\``);
    }
    expect(guide.split('\n').length).toBeLessThanOrEqual(310);
  });

  it('shows files that make an exercise', async () => {
    const { root, remove } = emptyCourse();
    newExercise(new Course(root), ID);
    fillIn(root, ID);
    const files = Object.fromEntries(blocks('ts').map((code) => [/^\/\/ (\S+)\n/.exec(code)![1], code]));
    const types = 'export interface Point { mass: number; below: number }\n';
    const solution =
      'const sum = points.reduce((s, p) => s + p.mass * p.below, 0);\n' +
      '  return 2 * Math.PI * Math.sqrt(points.reduce((s, p) => s + p.mass * p.below ** 2, 0) / (9.81 * sum));';
    const period = (body: string): string =>
      `${types}export function period(points: Point[]): number {\n  ${body}\n}\n`;
    edit(
      root,
      {
        ...files,
        'exercise.json': blocks('json')[0],
        'hints.md': /^````md\n([\s\S]*?)^````$/m.exec(guide)![1],
        'stub.ts': period("// TODO\n  throw new Error('not implemented');"),
        'solution.ts': period(solution),
        'mistakes/half-missing.ts': null,
        'mistakes/mass-missing.ts': null,
        'mistakes/speed-not-squared.ts': null,
        'mistakes/components-added.ts': null,
        'mistakes/calls-the-library.ts': null,
      },
      ID,
    );
    const course = new Course(root);
    const folder = openFolder(course, course.find(ID));
    expect(folder.files.filter((name) => name in files)).toHaveLength(blocks('ts').length);
    expect(await typeProblems(folder)).toEqual([]);
    // All that is left concerns the texts, the other mistakes and a notebook that this course does not have.
    const found = (await verifyExercise(course, course.find(ID))).filter(({ problems }) => problems.length > 0);
    expect(found.map(({ rule }) => rule)).toEqual([
      'exercise.json names exercises, a notebook and functions that there are',
      'every task has a heading in README.md and hints that climb',
      'README.md names each function under its task, and links what there is',
      'at least four mistakes, and one that asks the library for the answer and scores 0',
    ]);
    remove();
  }, 120_000);
});
