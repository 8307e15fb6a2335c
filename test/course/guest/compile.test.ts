import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/course/guest/compile.js';

const ALLOWED = "From 'rigid-body-lab' this exercise may use: add, dot.";
const NO_REQUIRE = `require() is not available in an exercise: write import { … } at the top of the file. ${ALLOWED}`;
const NO_IMPORT_CALL = `import() is not available in an exercise: write import { … } at the top of the file. ${ALLOWED}`;
const named = (name: string): string => `"${name}" cannot be imported in this exercise. ${ALLOWED}`;
const unknown = (name: string): string => `"${name}" cannot be imported in an exercise. ${ALLOWED}`;

/** Three lines that are gone when the types are: a message must still name the line of the student's file. */
const typesFirst = 'interface Point {\n  x: number;\n}\n';
const LINE = 4;

const outcome = (line: string): object =>
  compile(`${typesFirst}${line}\nexport const p = (q: Point) => q.x;\n`, ['add', 'dot']);

describe('an import is refused, by name and with what is allowed', () => {
  it.each([
    ["import { pointMasses } from 'rigid-body-lab'; export const f = pointMasses;", named('pointMasses')],
    ["import { pointMasses as m } from 'rigid-body-lab'; export const f = m;", named('pointMasses')],
    ["export { pointMasses } from 'rigid-body-lab';", named('pointMasses')],
    ["export { pointMasses as inertiaTensor } from 'rigid-body-lab';", named('pointMasses')],
    ["import * as lab from 'rigid-body-lab'; export const f = lab.pointMasses;", named('pointMasses')],
    ["import * as lab from 'rigid-body-lab'; export const f = lab['pointMasses'];", named('pointMasses')],
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
  ])('%s', (line, refused) => {
    expect(outcome(line)).toEqual({ refused: expect.stringContaining(refused) as string, line: LINE });
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
  ])('%s', (line) => {
    expect(outcome(line)).toHaveProperty('code');
  });

  it('of types alone where an exercise allows no function', () => {
    expect(compile("import type { Vec3 } from 'rigid-body-lab'; export const f = (v: Vec3) => v;", [])).toHaveProperty(
      'code',
    );
    expect(compile("import { add } from 'rigid-body-lab'; export const f = add;", [])).toEqual({
      refused: '"add" cannot be imported in this exercise. This exercise is solved without imports, but for types.',
      line: 1,
    });
  });
});

describe('a file', () => {
  it.each([
    ['export const f = 1, g = 2; export function h() {}; export class K {}', ['f', 'g', 'h', 'K']],
    ['const a = 1; export { a as b };', ['b']],
    ['export default { f: 1 };', ['default']],
    ['export enum Kind { one }', ['Kind']],
    ['export const { a, b: [c, ...d], ...e } = { a: 1, b: [2] } as any;', ['a', 'c', 'd', 'e']],
    ['export default function () {}', ['default']],
    ['export async function* g() {}', ['g']],
  ])('%s says what it exports', (text, exported) => {
    expect(compile(text, [])).toHaveProperty('exported', exported);
  });

  it('exports what it says, when it runs', () => {
    const text = `
      import { add as plus } from 'rigid-body-lab';
      export const a = 1, b = a + 1;
      const local = 5;
      export { local as c };
      export const { d } = { d: plus(3, 4) };
      export default class K {}
      export { add as e } from 'rigid-body-lab';
      export enum Kind { one = 7 }
      export let n = 0;
      export function up() { return ++n; }`;
    const { code } = compile(text, ['add']) as { code: string };
    const add = (x: number, y: number): number => x + y;
    const module = ((0, eval)(code) as (library: object) => Record<string, unknown>)({ add });
    expect(module).toMatchObject({ a: 1, b: 2, c: 5, d: 7, e: add, n: 0, Kind: { one: 7 } });
    expect((module['up'] as () => number)()).toBe(1);
    expect(module['default']).toBeTypeOf('function');
  });

  it.each([
    ['export const x: = 3;', 1],
    ['\n\nexport function f() { return 1', 3],
    ['let a = 1;\nlet a = 2;', 2],
    ['@decorated class A {}', 1],
    ['{ using x = null; }', 1],
    ['const a = 1;\nnamespace N { export const x = 1 }', 2],
    ['with (Math) { }', 1],
    ['"use strict"; var public = 1;', 1],
  ])('%j is refused at its line', (text, line) => {
    expect(compile(text, [])).toMatchObject({ refused: expect.stringMatching(/[.?]$/) as string, line });
  });

  it('keeps its lines, whatever the types take away', () => {
    const text = 'interface A {\n  x: number;\n}\n\nexport const f = (a: A): number =>\n  a.x;';
    const { code } = compile(text, []) as { code: string };
    expect(code.split('\n')[5]).toContain('a.x');
  });

  it('is strict, as a module is', () => {
    const { code } = compile('export const f = function (this: unknown) { return this; };', []) as { code: string };
    const load = (0, eval)(code) as (library: object) => { f: () => unknown };
    expect(load({}).f.call(undefined)).toBeUndefined();
  });

  it('of doublings stays as short as it is: nothing is folded', () => {
    const doubled = Array.from({ length: 30 }, (_, i) => `c${i + 1}=\`\${c${i}}\${c${i}}\``).join(', ');
    const text = `const enum E { c0='xxxxxxxxxx', ${doubled} }\nexport const f = 1;`;
    expect((compile(text, []) as { code: string }).code.length).toBeLessThan(20 * text.length);
  });
});

describe('what a file calls', () => {
  const names = ['one', 'two', 'three'];
  const read = (source: string): object => compile(source, [], { names });

  it.each([
    [
      'by way of others',
      'const step = () => one(); export const two = () => step(); export function one() {}',
      [['two', ['one']]],
    ],
    [
      'in a list',
      'export function one() {} export const two = [one]; export const three = () => two;',
      [
        ['two', ['one']],
        ['three', ['one', 'two']],
      ],
    ],
    ['under another name', 'function a() {} function b() { a(); } export { a as one, b as two };', [['two', ['one']]]],
    ['in a short field', 'export function one() {} export const two = () => ({ one });', [['two', ['one']]]],
  ])('is found %s', (_how, source, uses) => {
    expect(read(source)).toMatchObject({ uses });
  });

  it.each([
    ['a parameter', 'export function one() {} export const two = (one) => one();'],
    ['a variable', 'export function one() {} export function two() { const { a: [one] } = f; return one; }'],
    ['an error', 'export function one() {} export function two() { try { f(); } catch (one) { throw one; } }'],
    ['a field', 'export function one() {} export const two = (all) => all.one + { one: 1 }.one;'],
    ['itself', 'export function one() { return one(); } export const two = () => two();'],
    ['what is not exported', 'function one() {} export const two = () => one();'],
  ])('is not %s of that name', (_what, source) => {
    expect(read(source)).toMatchObject({ uses: [] });
  });

  it('can be lent for, where a name is declared by itself', () => {
    const source = 'export const [one] = []; export const two = 2; export class three {}';
    expect(read(source)).toMatchObject({ replaceable: ['two'] });
  });

  it('takes what is lent in the place of its own, line by line', () => {
    const source =
      'export const three = () => one() + two();\nexport function one() {\n  return 1;\n}\nexport let two = () => 2;';
    const { code } = compile(source, [], { names, lent: ['one', 'two'] }) as { code: string };
    const run = (0, eval)(code) as (library: object, lent: object) => Record<string, () => number>;
    const all = run({}, { one: () => 10, two: () => 20 });
    expect([all['one'](), all['two'](), all['three']()]).toEqual([10, 20, 30]);
    expect(code.split('\n')).toHaveLength(source.split('\n').length + 1);
  });
});
