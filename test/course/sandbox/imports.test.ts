import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/course/sandbox/intake.js';
import { DEFAULT_LIMITS } from '../../../src/course/guest/limits.js';

const ALLOWED = "From 'rigid-body-lab' this exercise may use: add, dot.";
const NO_REQUIRE = `require() is not available in an exercise: write import { … } at the top of the file. ${ALLOWED}`;
const NO_IMPORT_CALL = `import() is not available in an exercise: write import { … } at the top of the file. ${ALLOWED}`;
const named = (name: string): string => `"${name}" cannot be imported in this exercise. ${ALLOWED}`;
const unknown = (name: string): string => `"${name}" cannot be imported in an exercise. ${ALLOWED}`;

/** Three lines that are gone when the types are: a message must still name the line of the student's file. */
const typesFirst = 'interface Point {\n  x: number;\n}\n';
const LINE = 4;

async function outcome(line: string): Promise<object> {
  const text = `${typesFirst}${line}\nexport const p = (q: Point) => q.x;\n`;
  return compile(text, { imports: ['add', 'dot'], limits: DEFAULT_LIMITS });
}

describe('an import is refused, by name and with what is allowed', () => {
  it.each([
    ["import { pointMasses } from 'rigid-body-lab'; export const f = pointMasses;", named('pointMasses')],
    ["import { pointMasses as m } from 'rigid-body-lab'; export const f = m;", named('pointMasses')],
    ["export { pointMasses } from 'rigid-body-lab';", named('pointMasses')],
    ["export { pointMasses as inertiaTensor } from 'rigid-body-lab';", named('pointMasses')],
    ["import * as lab from 'rigid-body-lab'; export const f = lab.pointMasses;", named('pointMasses')],
    ["import * as lab from 'rigid-body-lab'; export const f = lab['point' + 'Masses'];", named('pointMasses')],
    ["import lab from 'rigid-body-lab'; export const f = lab;", `'rigid-body-lab' has no default export`],
    ["export { default } from 'rigid-body-lab';", `'rigid-body-lab' has no default export`],
    ["import { readFileSync } from 'node:fs'; export const f = readFileSync;", unknown('node:fs')],
    ["import 'node:fs';", unknown('node:fs')],
    ["export * from 'node:fs';", unknown('node:fs')],
    [
      "export * from '../exercises/05-inertia-tensor/solution.js';",
      '05-inertia-tensor/solution.js" cannot be imported',
    ],
    ["import { check } from 'rigid-body-lab/course'; export const f = check;", unknown('rigid-body-lab/course')],
    ["import mathjs from 'mathjs'; export const f = mathjs;", unknown('mathjs')],
    ["import data from './data.json'; export const f = data;", unknown('./data.json')],
    ["import { x } from 'https://example.org/x.js'; export const f = x;", unknown('https://example.org/x.js')],
    ["import lab = require('rigid-body-lab'); export const f = lab;", NO_REQUIRE],
    ["import fs = require('fs'); export const f = fs;", NO_REQUIRE],
    ["export const f = require('fs');", NO_REQUIRE],
    ['export const f = (name: string) => require(name);', NO_REQUIRE],
    ['const load = require; export const f = load;', NO_REQUIRE],
    ["export const f = () => import('rigid-body-lab');", NO_IMPORT_CALL],
    ["export const f = () => import('node:' + 'fs');", NO_IMPORT_CALL],
    ['export const f = (name: string) => import(name);', NO_IMPORT_CALL],
    ['export const f = import.meta.url;', 'import.meta is not available in an exercise'],
    ['await 1;', 'await can only stand inside a function in an exercise.'],
  ])('%s', async (line, refused) => {
    expect(await outcome(line)).toEqual({ refused: expect.stringContaining(refused) as string, line: LINE });
  });
});

describe('an import is allowed', () => {
  it.each([
    "import { add, dot as inner } from 'rigid-body-lab'; export const f = [add, inner];",
    "import * as lab from 'rigid-body-lab'; export const f = lab.add;",
    "export { add } from 'rigid-body-lab';",
    "export * from 'rigid-body-lab';",
    "import type { Vec3 } from 'rigid-body-lab'; export const f = (v: Vec3) => v;",
    "import { type Vec3, add } from 'rigid-body-lab'; export const f = (v: Vec3) => add(v, v);",
    "import { Vec3 } from 'rigid-body-lab'; export const f = (v: Vec3) => v;",
    "export type { Vec3 } from 'rigid-body-lab';",
    "import type { Stats } from 'node:fs'; export const f = (s: Stats) => s.size;",
  ])('%s', async (line) => {
    expect(await outcome(line)).toHaveProperty('code');
  });

  it('and gives away only what is on the list', async () => {
    const compiled = await outcome("export * from 'rigid-body-lab';");
    expect(JSON.stringify(compiled)).toMatch(/add: \(\) => add/);
    expect(JSON.stringify(compiled)).not.toContain('pointMasses');
  });

  it('of types alone where an exercise allows no function', async () => {
    const none = { imports: [], limits: DEFAULT_LIMITS };
    expect(
      await compile("import type { Vec3 } from 'rigid-body-lab'; export const f = (v: Vec3) => v;", none),
    ).toHaveProperty('code');
    expect(await compile("import { add } from 'rigid-body-lab'; export const f = add;", none)).toEqual({
      refused: '"add" cannot be imported in this exercise. This exercise is solved without imports, but for types.',
      line: 1,
    });
  });
});
