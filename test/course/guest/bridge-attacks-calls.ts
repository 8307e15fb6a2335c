/**
 * Attacks on the bridge by calls and by force: callbacks, errors, exhaustion, names of the compiler's own.
 */
import { attack } from './bridge-attacks.js';
import type { BridgeAttack } from './bridge-attacks.js';

/** Another function for `sampled`, which is worth 4. */
const sampled = (how: string, body: string, score: number, statuses: BridgeAttack['statuses']): BridgeAttack =>
  attack(how, { sampled: `function sampled(f: any, n: any): any { ${body} }` }, score, statuses);
/** The right samples. */
const RIGHT = 'const all: any[] = []; for (let k = 0; k < n; k++) all.push(f(k));';
const scaled = (how: string, body: string, status: string, score = 7): BridgeAttack =>
  attack(how, { scaled: `function scaled(list: any, factor: any): any { ${body} }` }, score, { scaled: status });

export const callAttacks: readonly BridgeAttack[] = [
  // Callbacks.
  attack(
    'a callback that is kept for a later check',
    {
      before: 'let kept: any;',
      sampled: `function sampled(f: any, n: any): any { ${RIGHT} kept ??= f; if (kept !== f) kept(0); return all; }`,
    },
    9,
    { sampled: 'pass', error: 'pass', 'any-count': 'error' },
  ),
  attack(
    'a callback that is kept and called by another function',
    {
      before: 'let kept: any;',
      sampled: `function sampled(f: any, n: any): any { ${RIGHT} kept = f; return all; }`,
      momentum:
        'function momentum(body: any): any { try { kept(0); } catch {} return body.velocity.map((v: number) => body.mass * v); }',
    },
    10,
    {},
  ),
  sampled(
    'a callback with garbage',
    `try { f({}, [], () => 0, Symbol(), 1n, undefined, NaN, new Map(), f); f(); } catch {} ${RIGHT} return all;`,
    9,
    { sampled: 'bad-return', error: 'pass' },
  ),
  sampled(
    'a callback with numbers that have a mind of their own',
    'let k = 0; return Array.from({ length: n }, () => f({ valueOf: () => k++ }));',
    7,
    { sampled: 'bad-return', 'any-count': 'bad-return' },
  ),
  sampled('a callback with functions in data', 'return Array.from({ length: n }, (_, k) => f([[() => k]]));', 7, {
    sampled: 'error',
  }),
  sampled('a callback with the callback', 'f(f); return [0];', 7, { sampled: 'bad-return' }),
  sampled(
    'a callback from a getter of the result',
    'return Array.from({ length: n }).map((_, k, all) => Object.defineProperty({}, "x", { enumerable: true, get: () => f(k) }));',
    7,
    { sampled: 'bad-return' },
  ),
  sampled(
    'getters that are the samples',
    'const all: any[] = []; for (let k = 0; k < n; k++) Object.defineProperty(all, k, { enumerable: true, get: () => f(k) }); return all;',
    9,
    { sampled: 'pass', error: 'pass', 'any-count': 'error' },
  ),
  sampled('the callback as the result', 'return f;', 6, { sampled: 'bad-return' }),
  sampled('the callback inside the result', 'return [f];', 6, { sampled: 'bad-return' }),
  sampled(
    'a callback in a callback of sort',
    'const all: any[] = []; [...Array(n).keys(), -1].sort((a, b) => { if (all.length < n) all.push(f(all.length)); return a - b; }); return all.slice(0, n);',
    10,
    {},
  ),
  attack(
    'student, f, student, f, without end',
    {
      sampled: 'function sampled(f: any, n: any): any { const again = (k: any): any => f(again); return [again(0)]; }',
    },
    7,
    { sampled: 'bad-return' },
  ),

  // Errors.
  sampled(
    'an error of the callback, caught and put in place of a value',
    `const all: any[] = []; for (let k = 0; k < n; k++) try { all.push(f(k)); } catch (error) { all.push(error); } return all;`,
    9,
    { error: 'fail' },
  ),
  sampled(
    'an error of the callback, thrown again with another message',
    `try { ${RIGHT} return all; } catch (error: any) { error.message = 'mine'; throw error; }`,
    10,
    { error: 'pass' },
  ),
  sampled(
    'an error of the callback, frozen',
    `try { ${RIGHT} return all; } catch (error: any) { throw Object.freeze(error); }`,
    10,
    { error: 'pass' },
  ),
  attack(
    'an error of the callback, kept and thrown by another function',
    {
      before: 'let kept: any;',
      sampled: `function sampled(f: any, n: any): any { try { ${RIGHT} return all; } catch (error) { kept = error; throw error; } }`,
      momentum: 'function momentum(): any { throw kept; }',
    },
    8,
    { error: 'pass', momentum: 'error' },
  ),
  scaled(
    'an error whose fields throw',
    'throw { get name() { throw 1; }, get message() { throw 2; }, get stack() { throw 3; } };',
    'error',
  ),
  scaled(
    'an error whose fields are objects',
    `throw Object.assign(new Error(), { name: {}, message: [], stack: 7 });`,
    'error',
  ),
  scaled('an error whose message never ends', 'throw { get message() { for (;;); } };', 'timeout'),
  scaled('an error that is a function', 'throw Object.assign(() => 0, { message: "a function" });', 'error'),
  scaled(
    'an error that is a Proxy',
    'throw new Proxy({}, { get: () => { throw new Proxy(() => 0, {}); }, getPrototypeOf: () => { throw 0; } });',
    'error',
  ),
  scaled(
    'an error that looks like a stop of the bridge',
    `throw { unfit: 'x', missing: 'y', found: 'z', stopped: 'timeout', value: 0 };`,
    'error',
  ),
  scaled(
    'a stop of the bridge, caught and thrown later',
    `try { (globalThis as any).deep ??= ((f: any) => f)(null); } catch {} const cycle: any[] = []; cycle.push(cycle); return cycle;`,
    'bad-return',
  ),
  attack(
    'a stop of the bridge, kept from a callback and thrown by another function',
    {
      before: 'let kept: any;',
      sampled: `function sampled(f: any, n: any): any { const cycle: any[] = []; cycle.push(cycle); try { f(cycle); } catch (stop) { kept = stop; } ${RIGHT} return all; }`,
      momentum: 'function momentum(): any { throw kept; }',
    },
    8,
    { sampled: 'pass', momentum: 'bad-return' },
  ),
  scaled(
    'a stack of ten megabytes',
    'throw Object.assign(new Error("long"), { stack: "submission.js:3".repeat(1e6), name: "x".repeat(1e6) });',
    'error',
  ),

  // The stop is latched, whatever is caught.
  sampled('catching the stop in a loop', 'for (;;) { try { f(0); } catch {} }', 6, { sampled: 'timeout' }),
  scaled(
    'a time limit inside a callback of a getter',
    'const slow = { get x() { return [2, 1].sort(() => { for (;;); }); } }; try { return [slow.x]; } finally { return list.map((x: number) => factor * x); }',
    'timeout',
  ),
  sampled(
    'swallowing the stop of nested calls',
    'const again = (): any => { try { return f(0); } catch { return again(); } finally { for (let i = 0; i < 1e9; i++); return 0; } }; return [again()];',
    6,
    { sampled: 'timeout' },
  ),

  // Exhaustion.
  sampled('crossings', 'for (let i = 0; i < 1e7; i++) f(i % 4); return [];', 7, { sampled: 'timeout' }),
  // Its time or 20,000 functions: a quick machine comes to the functions first.
  sampled('handles', 'for (let i = 0; i < 1e6; i++) f(() => i); return [];', 7, { sampled: /^(timeout|bad-return)$/ }),
  scaled('values', 'return new Array(20_001).fill(1);', 'bad-return'),
  scaled(
    'values in a tree',
    'let tree: any = 1; for (let i = 0; i < 9; i++) tree = new Array(9).fill(tree); return tree;',
    'bad-return',
  ),
  scaled('depth', 'let deep: any = []; for (let i = 0; i < 1e5; i++) deep = [deep]; return deep;', 'bad-return'),
  scaled('fields', 'return Object.fromEntries(Array.from({ length: 1e4 }, (_, i) => [i, i]));', 'bad-return'),
  scaled('strings', `return new Array(3000).fill('x'.repeat(20_000));`, 'bad-return'),
  sampled('strings to a callback', `const long = new Array(1000).fill('x'.repeat(20_000)); for (;;) f(long);`, 6, {}),
  sampled('errors of a callback that are caught', `for (;;) { try { f(Symbol()); } catch {} }`, 6, {
    sampled: 'timeout',
  }),
  attack(
    'output',
    {
      scaled: `function scaled(list: any, factor: any): any { for (let i = 0; i < 20; i++) console.log('x'.repeat(1e5)); return list.map((x: number) => factor * x); }`,
    },
    10,
    {},
  ),
  scaled(
    'recursion through the bridge and the interpreter',
    'const deep = (n: number): any => (n > 0 ? JSON.parse(JSON.stringify({ toJSON: () => deep(n - 1) })) : list.map((x: number) => factor * x)); return deep(20);',
    'pass',
    10,
  ),
  sampled(
    'calling at the end of the stack',
    `let all: any[] = []; const deep = (): any => { try { return deep(); } catch { try { all.push(f(all.length)); } catch {} } }; while (all.length < n) { const before = all.length; deep(); if (all.length === before) throw new Error('no room'); } return all.slice(0, n);`,
    6,
    {},
  ),

  // Names and places that the compiler uses.
  attack(
    'names of the compiler',
    { before: 'const $default$ = 1, $from$0 = 2; var $library$: any = new Proxy({}, { get: () => () => 0 });' },
    10,
  ),
  attack('a name of the compiler, declared anew', { before: 'const $library$ = 1;' }, 0, { scaled: 'not-run' }),
  attack('returning from the top', { before: 'return { scaled: () => [2, 4, 6] };' }, 0, { scaled: 'not-run' }),
  attack('closing the script', { before: '}); (() => {' }, 0, { scaled: 'not-run' }),
  attack(
    'a comment of a script that a module does not know',
    { before: 'let a = 1, b = 2; a<!--b; /*\n}); globalThis.x = 1; (($library$) => {\n//*/' },
    0,
    { scaled: 'not-run' },
  ),
  attack('another comment of a script', { before: '/* */ let n = 3; while (n\n--> 0);' }, 0, { scaled: 'not-run' }),
  attack(
    'an export in quotation marks',
    { after: `const odd = 1; export { odd as "value\\"; evil()" }; export { odd as __proto__ };` },
    10,
  ),
  attack(
    'exports that change',
    {
      before: 'let calls = 0;',
      scaled:
        'let scaled: any = (list: any, factor: any) => { scaled = () => [0]; return list.map((x: number) => factor * x); };',
    },
    10,
  ),
];
