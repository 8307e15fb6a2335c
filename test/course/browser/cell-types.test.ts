/** TypeScript's word on cells, with declarations read as the page gets them. */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { CellTypes } from '../../../src/course/browser/cell-types.js';
import { lettered } from './live-engine.js';

const folder = path.dirname(createRequire(import.meta.url).resolve('typescript'));
const files = new Map<string, string>(
  readdirSync(folder)
    .filter((name) => /^lib\..*\.d\.ts$/.test(name))
    .map((name) => [`/${name}`, readFileSync(path.join(folder, name), 'utf8')]),
);
files.set(
  '/library/index.d.ts',
  'export type Vec3 = [number, number, number];\nexport declare function norm(v: Vec3): number;',
);
const types = new CellTypes(ts, files);

describe('CellTypes', () => {
  const cells = lettered(
    "import { norm } from 'rigid-body-lab';\nimport type { Vec3 } from 'rigid-body-lab';",
    'const v: Vec3 = [1, 2, 3];\nconst length = norm(v);',
    'console.log(length.toFixed(2));',
  );

  it('finds nothing wrong in right cells', () => {
    expect(types.problems(cells)).toEqual([]);
  });

  it('names cell and place of what is wrong', () => {
    const wrong = [cells[0], { id: 'b', source: 'const v: Vec3 = [1, 2];\nconst length = norm(v);' }, cells[2]];
    const [problem, ...more] = types.problems(wrong);
    expect(more).toEqual([]);
    expect([problem.cell, problem.from, problem.to]).toEqual(['b', 6, 7]);
    expect(problem.message).toMatch(/^Type '\[number, number\]' is not assignable to type 'Vec3'\./);
    expect(types.problems([...cells, { id: 'd', source: 'const x = ;' }])).toEqual([
      { cell: 'd', from: 10, to: 11, message: 'Expression expected.' },
    ]);
  });

  it('completes names of other cells and what a value has', () => {
    const asked = [...cells, { id: 'd', source: 'nor' }, { id: 'e', source: 'length.toF' }];
    expect(types.completions(asked, 'd', 3)).toContain('norm');
    expect(types.completions(asked, 'e', 10)).toContain('toFixed');
  });
});
