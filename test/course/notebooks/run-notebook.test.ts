import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Kernel } from '../../../src/course/notebooks/kernel.js';
import type { Cell } from '../../../src/course/cells/notebook.js';
import { printed } from '../../../src/course/cells/outputs.js';
import { parsePercent } from '../../../src/course/cells/percent.js';
import { NotebookError, runCells } from '../../../src/course/cells/run-cells.js';
import { runNotebook } from '../../../src/course/notebooks/run-notebook.js';
import { courseRoot } from './course-root.js';

/** Kernels start in 1.5 s on a quiet machine; on a loaded one the compiler inside takes many times that. */
const PATIENCE = 180_000;
const { root, write } = courseRoot({ 'notebooks/src/01-a.ts': '' }, true);
/** Cells run where Jupyter would run them. */
const cwd = path.join(root, 'notebooks');

async function failureOf(run: Promise<unknown>): Promise<NotebookError> {
  const error: unknown = await run.then(
    () => undefined,
    (e: unknown) => e,
  );
  if (!(error instanceof NotebookError)) throw new Error(`expected a NotebookError, got ${String(error)}`);
  return error;
}

const stdout = (cells: readonly Cell[]): string[] => cells.map(({ outputs }) => printed(outputs, 'stdout'));

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('runCells, in one kernel', { timeout: PATIENCE }, () => {
  let kernel: Kernel;
  beforeAll(async () => {
    kernel = await Kernel.start({ cwd });
  }, PATIENCE);
  afterAll(() => kernel.stop());
  const run = (text: string, timeout?: number): Promise<Cell[]> => runCells(kernel, parsePercent(text), timeout);

  it('prints, imports the library by its own name, and numbers the executed cells', async () => {
    const cells = await run(`// %% [markdown] title
/*
# Title
*/

// %% import
import { twice } from 'rigid-body-lab';

// %% empty

// %% call
console.log('4 =', twice(2));
twice(3)
`);
    expect(stdout(cells)).toEqual(['', '', '', '4 = 4\n6\n']);
    expect(cells.map(({ executionCount }) => executionCount)).toEqual([null, 1, null, 2]);
  });

  it('nb-08 and nb-10: a later cell sees an import, and every cell may run twice', async () => {
    const text = `// %% import
import * as rb from 'rigid-body-lab';
import { twice as double } from 'rigid-body-lab';

// %% values
const [x, ...rest] = [rb.twice(1), double(2), 5];
enum Axis { X, Y }
interface P { x: number }
class Q implements P { constructor(public x: number) {} }
function f(p: P): number { return p.x; }

// %% print
console.log(x, rest, Axis.Y, f(new Q(7)));
`;
    const cells = parsePercent(text).flatMap((cell) => [cell, cell]);
    const printedTwice = stdout(await runCells(kernel, cells));
    expect(printedTwice).toEqual(['', '', '', '', '2 [ 4, 5 ] 1 7\n', '2 [ 4, 5 ] 1 7\n']);
  });

  it('sees the variables of earlier cells in shorthand and in destructuring', async () => {
    const cells = await run(`// %%
const mass = 3;
const body = { mass: 4, com: [1, 2] };
let late = 1;

// %%
const f = (options: { mass: number }): number => options.mass;
console.log(f({ mass }), { mass, body: { mass } });

// %%
const { mass: other, com: [, second] } = body;
({ late } = { late: 7 });
const g = ({ mass: inner }: { mass: number }): number => inner;
console.log(other, second, late, g({ mass }), { other });
`);
    expect(stdout(cells)).toEqual(['', '3 { mass: 3, body: { mass: 3 } }\n', '4 2 7 3 { other: 4 }\n']);
  });

  it('loads mathjs as one file instead of a thousand', async () => {
    mkdirSync(path.join(root, 'node_modules'));
    const mathjs = fileURLToPath(new URL('../../../node_modules/mathjs', import.meta.url));
    symlinkSync(mathjs, path.join(root, 'node_modules', 'mathjs'), 'junction');
    const cells = await run(`// %%
import { lusolve } from 'mathjs';
import { createRequire } from 'node:module';

// %%
const loaded = Object.keys(createRequire(process.cwd()).cache).filter((file) => file.includes('mathjs'));
console.log(lusolve([[2, -1], [1, 1]], [1, 2]), loaded.length);
`);
    expect(stdout(cells)).toEqual(['', '[ [ 1 ], [ 1 ] ] 1\n']);
  });

  it('names notebook cell, first line and compiler message of a type error: typing is strict', async () => {
    const error = await failureOf(
      run('// %% a\nconst f = (x: number | null): number => x;\n\n// %% b\nconsole.log("never");\n'),
    );
    expect(error.message).toBe(
      "cell 1 (const f = (x: number | null): number => x;): 1:41 - Type 'number | null' is not assignable to type 'number'.\n" +
        "1:41 - Type 'null' is not assignable to type 'number'.",
    );
    expect(error.failure).toMatchObject({ cell: 1, id: 'a' });
  });

  it('names the exception, without the frames of the kernel', async () => {
    const error = await failureOf(run('// %%\n1\n\n// %% b\n// why\nthrow new RangeError("mass < 0");\n'));
    expect(error.failure).toMatchObject({ cell: 2, id: 'b', firstLine: 'throw new RangeError("mass < 0");' });
    expect(error.message).toContain('RangeError: mass < 0');
    expect(error.message).not.toMatch(/ at |tslab/);
  });

  it('runs on after a cell that is tagged raises-exception, and wants it to raise', async () => {
    const cells = await run('// %% a {"tags":["raises-exception"]}\nthrow new Error("as told");\n\n// %% b\n"after"\n');
    expect(printed(cells[0].outputs, 'stderr')).toContain('as told');
    expect(stdout(cells)[1]).toBe('after\n');
    const error = await failureOf(run('// %% a {"tags":["raises-exception"]}\n1\n'));
    expect(error.message).toBe('cell 1 (1): is tagged raises-exception and raised none');
  });

  it.each([
    ['// %% a\nvoid Promise.reject(new Error("lost"));\n', 'a'],
    ['// %% a\n1\n\n// %% b\nvoid Promise.reject(new Error("lost")), 2;\n', 'b'],
  ])('fails on a rejection that nobody handles, although the kernel answers ok: %j', async (text, id) => {
    const error = await failureOf(run(text));
    expect(error.failure.id).toBe(id);
    expect(error.message).toContain('UnhandledPromiseRejection: Error: lost');
  });

  it('keeps all of 900 printed lines', async () => {
    const [{ outputs }] = await run('// %%\nfor (let i = 0; i < 900; i++) console.log(`line ${i}`);\n');
    expect(outputs).toHaveLength(1);
    expect(printed(outputs, 'stdout')).toBe(Array.from({ length: 900 }, (_, i) => `line ${i}\n`).join(''));
  });

  it('keeps output that comes after its cell has ended', async () => {
    const cells = await run(
      '// %%\nsetTimeout(() => console.log("late"), 50);\nconsole.log("first");\n\n// %%\nawait new Promise((done) => setTimeout(done, 150));\n',
    );
    expect(stdout(cells).join('')).toBe('first\nlate\n');
  });

  it('does not mind files that change while it lives', async () => {
    await run("// %%\nimport { twice } from 'rigid-body-lab';\n\n// %%\ntwice(1);\n");
    write('notebooks/node_modules/other/package.json', '{}');
    await setTimeout(1000);
    expect(stdout(await run('// %%\ntwice(2)\n'))).toEqual(['4\n']);
  });

  it('shows a figure as Plotly JSON, with typed arrays as lists and without HTML', async () => {
    const [, { outputs }] = await run(`// %%
import { show } from 'rigid-body-lab/figures';

// %%
show({ data: [{ type: 'scatter', y: new Float64Array([0, 0.5, 1]) }], layout: { title: { text: 'T' } } });
`);
    expect(outputs).toEqual([
      {
        output_type: 'display_data',
        data: {
          'application/vnd.plotly.v1+json': {
            data: [{ type: 'scatter', y: [0, 0.5, 1] }],
            layout: { title: { text: 'T' } },
          },
          'text/plain': '[chart] T: scatter',
        },
        metadata: {},
      },
    ]);
  });

  it.each([
    ['a loop', 'for (;;) {}'],
    ['a promise', 'await new Promise(() => {})'],
  ])('breaks %s that never ends and keeps the kernel', async (_, code) => {
    const error = await failureOf(run(`// %% a\n${code}\n`, 2000));
    expect(error.message).toBe(`cell 1 (${code}): ran longer than 2 s`);
    expect(stdout(await run('// %%\n"alive"\n'))).toEqual(['alive\n']);
  });
});

describe('runNotebook', { timeout: PATIENCE }, () => {
  it('runs two notebooks at once, each from a clean state, and names a kernel that a cell ends', async () => {
    const text = (value: number): string =>
      `// %%\nlet a: number = ${value};\n\n// %%\na += 1;\nconsole.log(a, process.cwd());\n`;
    const [first, second, ended] = await Promise.all([
      runNotebook(parsePercent(text(1)), { cwd: root }),
      runNotebook(parsePercent(text(10)), { cwd: path.join(root, 'dist') }),
      failureOf(runNotebook(parsePercent('// %% a\n1\n\n// %% b\nprocess.exit(3);\n'), { cwd: root })),
    ]);
    expect(stdout(first)[1]).toMatch(/^2 .*lab-course-\w+\n$/);
    expect(stdout(second)[1]).toMatch(/^11 .*dist\n$/);
    expect(ended.message).toBe('cell 2 (process.exit(3);): the kernel ended (exit code 3)');
  });
});
