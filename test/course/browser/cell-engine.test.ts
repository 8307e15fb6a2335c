/**
 * Attacks on the engine: whatever a reader does to a notebook, it must stand there as if all
 * cells had run from the top.
 */
import { describe, expect, it } from 'vitest';
import type { LiveCell } from '../../../src/course/browser/live-messages.js';
import { cellsRun, lettered, LiveEngine } from './live-engine.js';

/** What all cells show, run from the top. */
async function fromTheTop(cells: readonly LiveCell[]): Promise<LiveEngine> {
  const engine = new LiveEngine(cells);
  await engine.runAll(cells);
  return engine;
}

/**
 * Edits one cell after another and compares all cells with a run from the top each time;
 * returns which cells ran.
 */
async function edited(cells: readonly LiveCell[], edits: readonly [id: string, source: string][]): Promise<string[]> {
  const engine = await fromTheTop(cells);
  let now = cells;
  const ran: string[] = [];
  for (const [id, source] of edits) {
    now = now.map((cell) => (cell.id === id ? { id, source } : cell));
    ran.push((await engine.edit(id, source)).join(''));
    const top = await fromTheTop(now);
    expect(Object.fromEntries(engine.states), `after ${source}`).toEqual(Object.fromEntries(top.states));
  }
  return ran;
}

const print = (expression: string): string => `console.log(${expression});`;

describe('what runs again', () => {
  it('is what reads the changed name, and nothing else', async () => {
    const cells = lettered('const x = 1;\nconst y = 2;', print('x'), print('y'), 'const z = 2 * x;', print('z'));
    expect(await edited(cells, [['a', 'const x = 3;\nconst y = 2;']])).toEqual(['abde']);
  });

  it('follows a function that reads a name declared below it', async () => {
    const cells = lettered('const f = () => 2 * y;\nconst y = 1;\nconst z = f();', print('z'), print('f()'));
    expect(await edited(cells, [['a', 'const f = () => 2 * y;\nconst y = 5;\nconst z = f();']])).toEqual(['abc']);
  });

  it('notices statements that change places, and one that is there twice', async () => {
    const cells = lettered('let x = 1;\nx += 1;\nx *= 3;', print('x'));
    const edits: [string, string][] = [
      ['a', 'let x = 1;\nx *= 3;\nx += 1;'],
      ['a', 'let x = 1;\nx *= 3;\nx += 1;\nx += 1;'],
    ];
    expect(await edited(cells, edits)).toEqual(['ab', 'ab']);
  });

  it('is the cell alone when only a comment or a print changes', async () => {
    const cells = lettered('const x = 1;', print('x'));
    const edits: [string, string][] = [
      ['a', '// one\nconst x = 1;'],
      ['a', 'const x = 1;\nconsole.log(x);'],
    ];
    expect(await edited(cells, edits)).toEqual(['a', 'a']);
  });

  it('takes types for nothing', async () => {
    const cells = lettered('type Pair = [number, number];\nconst p: Pair = [1, 2];', print('p satisfies Pair'));
    expect(await edited(cells, [['a', 'type Pair = number[];\nconst p: Pair = [1, 2];']])).toEqual(['a']);
  });
});

describe('names', () => {
  it('the nearest definition above counts, and one that goes uncovers the one before', async () => {
    const cells = lettered('const x = 1;', print('x'), 'const x = 2;', print('x'));
    const edits: [string, string][] = [
      ['a', 'const x = 5;'],
      ['c', 'const y = 2;'],
      ['c', 'const x = 7;'],
      ['c', ''],
    ];
    expect(await edited(cells, edits)).toEqual(['ab', 'cd', 'cd', 'cd']);
  });

  it('a name that goes and that others use fails in them, and comes back', async () => {
    const cells = lettered('const x = 1;', print('x'));
    const engine = await fromTheTop(cells);
    await engine.edit('a', 'const xs = 1;');
    expect(engine.states.get('b')).toMatchObject({
      error: 'ReferenceError: x is not defined. Did you mean xs?',
      line: 1,
    });
    await engine.edit('a', 'const x = 4;');
    expect(engine.printed('b')).toBe('4\n');
  });

  it('a definition below is not seen', async () => {
    expect(await edited(lettered(print('typeof x'), 'const x = 1;'), [['b', 'const x = 2;']])).toEqual(['b']);
  });

  it.each([
    ['a block', '{ const x = 9; console.log(x); }'],
    ['a parameter', '((x: number) => console.log(x))(9);'],
    ['a loop', 'for (const x of [9]) console.log(x);'],
    ['a counter', 'for (let x = 9; x < 10; x++) console.log(x);'],
    ['a caught error', 'try { throw 9; } catch (x) { console.log(x); }'],
    ['a named function', '(function x() { console.log(typeof x); })();'],
    ['a pattern', 'const show = ({ x }: { x: number }, [y = x] = []) => console.log(x, y);\nshow({ x: 9 });'],
    ['a var in a function', 'function f() { console.log(x); { var x = 9; } }\nf();'],
    ['a case', 'switch (9) { case 9: { const x = 9; console.log(x); } }'],
    ['a key', 'console.log({ x: 9 }, [{ x: 1 }].map((v) => v.x));'],
    ['a label', 'x: for (;;) { break x; }\nconsole.log(9);'],
    ['a class', 'class A { x = 9; static y = 1; #z = 2; z() { return this.#z; } }\nconsole.log(new A());'],
  ])('shadowed by %s a name is not read', async (_, source) => {
    expect(await edited(lettered('const x = 1;', source), [['a', 'const x = 2;']])).toEqual(['a']);
  });

  it.each([
    ['a default value', 'const f = (y = x) => y;\nconsole.log(f());'],
    ['a computed key', "console.log({ ['a' + x]: 1 });"],
    ['a shorthand', 'console.log({ x });'],
    ['a template', 'console.log(`${x}`);'],
    ['a class field', 'class A { y = x; }\nconsole.log(new A());'],
    ['the head of a class', 'class A extends (x > 1 ? Map : Set) {}\nconsole.log(new A());'],
    ['a loop over it', 'for (let i = 0; i < x; i++) console.log(i);'],
    ['its own shadow', 'console.log([1].map((y) => { const z = x; return z + y; }));'],
    ['a tagged text', 'const tag = (t: TemplateStringsArray, v: number) => t[0] + v;\nconsole.log(tag`a${x}b`);'],
    ['an optional chain', 'console.log([1, 2, 3]?.[x]);'],
  ])('%s reads a name', async (_, source) => {
    expect(await edited(lettered('const x = 1;', source), [['a', 'const x = 2;']])).toEqual(['ab']);
  });

  it('destructuring declares every name in it', async () => {
    const cells = lettered('const { a, b: [c, ...d], ...e } = { a: 1, b: [2, 3, 4], f: 5 };', print('a, c, d, e'));
    expect(await edited(cells, [['a', 'const { a, b: [c, ...d], ...e } = { a: 1, b: [2, 3, 4], f: 6 };']])).toEqual([
      'ab',
    ]);
  });

  it('classes and functions are values of their cell', async () => {
    const cells = lettered(
      'class Body { constructor(readonly mass: number) {} weight() { return this.mass * g; } }\nconst g = 10;',
      'class Ball extends Body { weight() { return 2 * super.weight(); } }',
      print('new Ball(3).weight()'),
    );
    const [{ source }] = cells;
    expect(await edited(cells, [['a', source.replace('10', '9')]])).toEqual(['abc']);
  });

  it('var in a block belongs to the cell', async () => {
    const cells = lettered('for (var i = 0; i < 3; i++) {}', print('i'));
    expect(await edited(cells, [['a', 'for (var i = 0; i < 5; i++) {}']])).toEqual(['ab']);
  });

  it('enumerations, abstract classes and a console of its own are values, too', async () => {
    const cells = lettered(
      'enum Axis { X = 1, Y }\nabstract class A { abstract n(): number; twice() { return 2 * this.n(); } }',
      'class B extends A { n() { return Axis.Y; } }\nconst lines: unknown[] = [];',
      'const console = { log: (...values: unknown[]) => lines.push(values) };\nconsole.log(new B().twice());',
      'globalThis.console.log(lines);',
    );
    const [{ source }] = cells;
    expect(await edited(cells, [['a', source.replace('X = 1', 'X = 2')]])).toEqual(['abcd']);
  });

  it('export is allowed and means nothing', async () => {
    const cells = lettered('export const x = 1;\nexport function f() { return x; }', print('f()'));
    expect(await edited(cells, [['a', 'export const x = 2;\nexport function f() { return x; }']])).toEqual(['ab']);
  });
});

describe('changes of what another cell made', () => {
  const list = 'const list: number[] = [1];';
  it.each([
    ['push', 'list.push(2);', 'list.push(3);'],
    ['an entry', 'list[0] = 2;', 'list[0] = 3;'],
    ['sort', 'list.push(0); list.sort();', 'list.push(-1); list.sort();'],
    ['delete', 'delete list[0];', 'list.length = 3;'],
    ['assign', 'Object.assign(list, [7]);', 'Object.assign(list, [8]);'],
    ['an alias', 'const same = list;\nsame.push(2);', 'const same = list;\nsame.push(3);'],
    ['a part', 'for (const l of [list]) l.push(2);', 'for (const l of [list]) l.push(3);'],
    ['a callback', '[list].forEach((l) => l.push(2));', '[list].forEach((l) => l.push(3));'],
    ['a callback into it', '[2].forEach((x) => list.push(x));', '[3].forEach((x) => list.push(x));'],
    [
      'a function of the cell',
      'const grow = (l: number[], x: number) => l.push(x);\ngrow(list, 2);',
      'const grow = (l: number[], x: number) => l.push(x);\ngrow(list, 3);',
    ],
    ['a counter', 'list[0]++;', 'list[0] += 3;'],
    ['a pattern', '[list[0]] = [5];', '[list[0]] = [6];'],
  ])('%s', async (_, one, other) => {
    const cells = lettered(list, print('list'), one, print('list'), print('list.length'));
    expect(
      await edited(cells, [
        ['c', other],
        ['c', one],
        ['b', print('list, 1')],
        ['a', 'const list = [1, 2, 3];'],
      ]),
    ).toEqual(['abcde', 'abcde', 'abcde', 'abcde']);
  });

  it('through a function of another cell that changes what it was handed, what it holds, or what it hands on', async () => {
    const cells = lettered(
      'const log: number[] = [];\nconst add = (l: number[], x: number) => { l.push(x); };\nfunction note(x: number) { add(log, x); }',
      'const mine: number[] = [];\nadd(mine, 1);',
      'note(5);',
      print('log, mine'),
    );
    expect(
      await edited(cells, [
        ['c', 'note(6);'],
        ['b', 'const mine: number[] = [];\nadd(mine, 2);'],
        ['c', ''],
      ]),
    ).toEqual(['acd', 'bd', 'acd']);
  });

  it('of a variable, which functions of its own cell see', async () => {
    const cells = lettered(
      'let x = 1;\nconst read = () => x;',
      'x = 5;',
      print('x, read()'),
      'x += 1;',
      print('{ x }'),
    );
    expect(
      await edited(cells, [
        ['b', 'x = 7;'],
        ['d', 'x *= 2;'],
        ['a', 'let x = 2;\nconst read = () => x;'],
      ]),
    ).toHaveLength(3);
    const counter = lettered(
      'let n = 0;\nfunction next() { n += 1; return n; }',
      'next();\nnext();',
      print('n'),
      print('next()'),
    );
    expect(
      await edited(counter, [
        ['b', 'next();'],
        ['d', print('next() + next()')],
      ]),
    ).toHaveLength(2);
  });

  it.each([
    ['({ x } = { x: 8 });'],
    ['({ x = 8 } = {});'],
    ['[x] = [8];'],
    ['for (x of [7, 8]);'],
    ['for (x = 0; x < 8; x++);'],
    ['const set = (v: number) => { x = v; };\nset(8);'],
    ['const o = { x };\nx = 7 + o.x;'],
    ['x ||= 0;\nx = x && 8;'],
    ['{ let x = 3; x = 4; }\nx = 8;'],
  ])('of a variable by %s', async (source) => {
    const cells = lettered('let x = 1;\nconst read = () => x;', 'void 0;', print('x, read()'));
    expect(
      await edited(cells, [
        ['b', source],
        ['b', 'void 0;'],
      ]),
    ).toEqual(['abc', 'abc']);
    const engine = await fromTheTop(lettered('let x = 1;\nconst read = () => x;', source, print('x, read()')));
    expect(engine.printed('c')).toBe('8 8\n');
  });

  it('by a cell that fails afterwards', async () => {
    const cells = lettered('const l: number[] = [];', 'l.push(1);', print('l'));
    expect(
      await edited(cells, [
        ['b', 'l.push(2);\nthrow new Error("no");'],
        ['b', 'l.push(3);'],
      ]),
    ).toEqual(['ab', 'abc']);
  });

  it('of a variable that is declared again below', async () => {
    const cells = lettered('let x = 1;', print('x'), 'let x = 2;', 'x += 5;', print('x'));
    expect(
      await edited(cells, [
        ['a', 'let x = 4;'],
        ['d', 'x += 6;'],
        ['c', 'x = 3;'],
      ]),
    ).toEqual(['ab', 'cde', 'abcde']);
  });

  it('by a method whose result is dropped', async () => {
    const cells = lettered(
      'class C { #n = 0; step() { this.#n++; } get n() { return this.#n; } }\nconst c = new C();',
      'c.step();',
      print('c.n'),
    );
    expect(
      await edited(cells, [
        ['b', 'c.step();\nc.step();'],
        ['b', ''],
      ]),
    ).toEqual(['abc', 'abc']);
  });

  it('two cells change one object, in turn', async () => {
    const cells = lettered('const l: number[] = [];', 'l.push(1);', 'l.push(2);', print('l'));
    expect(
      await edited(cells, [
        ['c', 'l.push(3);'],
        ['b', 'l.push(4);'],
      ]),
    ).toEqual(['abcd', 'abcd']);
  });

  it('a cell that runs again by its button does not change it twice', async () => {
    const cells = lettered('const l: number[] = [];', 'l.push(1);', print('l'));
    const engine = await fromTheTop(cells);
    expect(cellsRun(await engine.ask({ run: ['b'] }))).toEqual(['a', 'b', 'c']);
    expect(engine.printed('c')).toBe('[ 1 ]\n');
    expect(cellsRun(await engine.ask({ run: ['c'] }))).toEqual(['c']);
  });
});

describe('failures', () => {
  it('a cell that throws gives nothing; what needs it waits and says so; mended, all come back', async () => {
    const cells = lettered('const x = 1;', 'const y = x + 1;', print('y'), print('x'));
    const engine = await fromTheTop(cells);
    expect(await engine.edit('b', 'const y = x + 1;\nif (x > 0) throw new RangeError("too large");')).toEqual(['b']);
    expect(engine.states.get('b')).toEqual({ outputs: [], error: 'RangeError: too large', line: 2 });
    expect(engine.states.get('c')).toEqual({ outputs: [], blockedBy: 'b' });
    expect(engine.printed('d')).toBe('1\n');
    expect(await engine.edit('a', 'const x = -1;')).toEqual(['a', 'b', 'c', 'd']);
    expect(engine.printed('c')).toBe('0\n');
  });

  it('what a cell printed before it failed stays', async () => {
    const engine = await fromTheTop(lettered('console.log(1);\nnull!.x;'));
    expect(engine.printed('a')).toBe('1\n');
    expect(engine.states.get('a')).toMatchObject({ line: 2 });
  });

  it.each([
    ['const x = ;', 1, 'SyntaxError: This is not TypeScript: ";" cannot stand here. Is something missing before it?'],
    [
      'const x = 1;\nconst y = (2;',
      2,
      'SyntaxError: This is not TypeScript: ";" cannot stand here. Is something missing before it?',
    ],
    ['for (const i of [1]) {', 1, 'SyntaxError: The cell ends too early: a bracket or a quotation mark is not closed.'],
    [
      'const x = 1;\n\nconst x = 2;',
      3,
      "SyntaxError: This is not TypeScript: Identifier 'x' has already been declared.",
    ],
    [
      'export default 1;',
      1,
      'SyntaxError: This is not TypeScript: A cell exports nothing: all its names are there for the other cells.',
    ],
    [
      "import { freeRotatoin } from 'rigid-body-lab';",
      undefined,
      'SyntaxError: rigid-body-lab exports no freeRotatoin. Did you mean freeRotation?',
    ],
    ["import fs from 'fs';", undefined, 'Error: There is no module "fs" here.'],
    ['throw "text";', undefined, 'Error: text'],
    ['const f = (n: number): number => f(n + 1);\nf(0);', 1, 'RangeError: Maximum call stack size exceeded'],
    [
      'interface A { x: number }\nconst a: A | undefined = undefined;\n// a comment\na!.x;',
      4,
      "TypeError: Cannot read properties of undefined (reading 'x')",
    ],
    ['await Promise.resolve();\nawait Promise.reject(new TypeError("late"));', 2, 'TypeError: late'],
  ])('%s', async (source, line, error) => {
    const engine = await fromTheTop(lettered(source));
    expect(engine.states.get('a')).toMatchObject({ error, line });
  });

  it('an error in a function of another cell names the line of the cell that called it', async () => {
    const engine = await fromTheTop(lettered('\n\nfunction f() {\n  throw new Error("deep");\n}', '// call\nf();'));
    expect(engine.states.get('b')).toMatchObject({ error: 'Error: deep', line: 2 });
  });

  it('a text that cannot be read for a moment loses nothing', async () => {
    const engine = await fromTheTop(lettered('const x = 1;', print('x'), print('2')));
    expect(await engine.edit('a', 'const x = ')).toEqual(['a']);
    expect(engine.states.get('b')).toEqual({ outputs: [], blockedBy: 'a' });
    expect(await engine.edit('a', 'const x = 3;')).toEqual(['a', 'b']);
    expect(engine.printed('b')).toBe('3\n');
    expect(await engine.edit('b', 'console.log(x')).toEqual(['b']);
    expect(await engine.edit('b', print('-x'))).toEqual(['b']);
    expect(engine.printed('b')).toBe('-3\n');
  });

  it('output without an end is ended', async () => {
    const engine = await fromTheTop(
      lettered(
        'for (;;) console.log("x".repeat(1000));',
        'import { show, lineChart } from "rigid-body-lab/figures";\nfor (;;) show({ data: [], layout: {} });',
      ),
    );
    expect(engine.states.get('a')?.error).toBe(
      'RangeError: The cell has printed more than a million characters. Is there a loop without an end?',
    );
    expect(engine.printed('a')).toHaveLength(999 * 1001);
    expect(engine.states.get('b')?.error).toBe(
      'RangeError: The cell has shown more than 100 figures. Is there a loop without an end?',
    );
    expect(engine.states.get('b')?.outputs).toHaveLength(100);
  });
});

describe('requests', () => {
  const chain = lettered('const x = 1;', 'const y = x;', 'const z = y;', print('z'));

  it('a cell that is run pulls in what it needs, once', async () => {
    const engine = new LiveEngine(chain);
    expect(cellsRun(await engine.ask({ run: ['c'] }))).toEqual(['a', 'b', 'c']);
    expect(cellsRun(await engine.ask({ run: ['d'] }))).toEqual(['d']);
  });

  it('while a number is dragged only what is seen and quick follows; the rest on release', async () => {
    // Nobody knows how long a cell takes that has never run: it counts as slow.
    const cells = [...chain, { id: 'e', source: print('10 * x') }];
    const engine = new LiveEngine(cells);
    await engine.runAll(chain);
    const drag = await engine.ask({ edits: [{ id: 'a', source: 'const x = 2;' }], budget: 1e9, visible: ['c', 'e'] });
    expect(cellsRun(drag)).toEqual(['a', 'b', 'c']);
    expect(drag[0]).toEqual({ kind: 'stale', cells: ['a', 'b', 'c', 'd', 'e'] });
    expect(drag.at(-1)).toEqual({ kind: 'done', number: 2, waiting: ['d', 'e'] });
    expect(cellsRun(await engine.ask({}))).toEqual(['d', 'e']);
    expect(engine.printed('d')).toBe('2\n');
  });

  it('a cell that was stopped by force waits for an edit, and holds up what needs it', async () => {
    const engine = new LiveEngine([]);
    expect(cellsRun(await engine.ask({ load: chain, held: ['b'], run: ['a', 'd'] }))).toEqual(['a']);
    expect(engine.states.get('d')).toEqual({ outputs: [], blockedBy: 'b' });
    expect(await engine.edit('b', 'const y = 3 * x;')).toEqual(['b', 'c', 'd']);
    expect(engine.printed('d')).toBe('3\n');
  });

  it('several edits are taken together', async () => {
    const engine = await fromTheTop(chain);
    const replies = await engine.ask({
      edits: [
        { id: 'd', source: print('-z') },
        { id: 'a', source: 'const x = 8;' },
      ],
    });
    expect(cellsRun(replies)).toEqual(['a', 'b', 'c', 'd']);
    expect(engine.printed('d')).toBe('-8\n');
  });

  it('a request that comes while an async cell waits is taken up after it', async () => {
    const cells = lettered(
      'const x = 1;',
      'await new Promise((done) => setTimeout(done, 20));\nconsole.log(x);',
      print('2 * x'),
    );
    const engine = new LiveEngine(cells);
    const first = engine.ask({ run: ['b', 'c'] });
    const second = engine.ask({ edits: [{ id: 'a', source: 'const x = 4;' }] });
    await Promise.all([first, second]);
    expect([engine.printed('b'), engine.printed('c')]).toEqual(['4\n', '8\n']);
  });
});
