/**
 * Attacks on the verdict of a real exercise, as a table. Each is the reference solution of 05 with another
 * body of `inertiaTensor(points: any, com: any): any`, or a whole file. A body that fails costs the four
 * points of its task and no other; test/hostile has those that go for the machine.
 */

/**
 * The status of the public check of the tensor, and the points of all checks, hidden ones included, of 10.
 */
export interface Attack {
  how: string;
  body?: string;
  file?: (solution: string) => string;
  status: string;
  score: number;
}

const ZERO = '[[0, 0, 0], [0, 0, 0], [0, 0, 0]]';
const zero = `
  export const centreOfMass = (): any => [0, 0, 0];
  export const inertiaTensor = (): any => ${ZERO};
  export const rotatedInertia = inertiaTensor, inertiaAboutPoint = inertiaTensor;`;
/** A file whose answers are all zero, behind something that should make zero right. */
const forged = (how: string, text: string): Attack => ({
  how,
  file: () => `${text}\n${zero}`,
  status: 'fail',
  score: 0,
});
const body = (how: string, status: string, text: string): Attack => ({ how, body: text, status, score: 6.5 });
const whole = (how: string, status: string, score: number, file: (solution: string) => string): Attack => ({
  how,
  file,
  status,
  score,
});

export const attacks: readonly Attack[] = [
  // Forging the comparison: the judge lives elsewhere.
  forged('Math.abs is always 0', 'Math.abs = () => 0; Math.max = () => 0; Number.isFinite = () => true;'),
  forged('Object.is and === of objects', 'Object.is = () => true; Array.isArray = ((x: any) => true) as any;'),
  whole(
    'expect.extend of a test runner',
    'not-run',
    0,
    () =>
      `import { expect } from 'vitest'; expect.extend({ toBeCloseTo: () => ({ pass: true, message: () => '' }) });\n${zero}`,
  ),
  forged('expect is a global', '(globalThis as any).expect = () => new Proxy({}, { get: () => () => true });'),
  forged(
    'Object.prototype says pass',
    "Object.assign(Object.prototype, { status: 'pass', score: 10, malformed: undefined, wanted: 0, tolerance: 1e9, relative: 1e9 });",
  ),
  whole(
    // The bridge reads no field that may be missing: neither helps.
    'Object.prototype has a getter for value',
    'fail',
    0,
    () => `Object.defineProperty(Object.prototype, 'value', { set() {}, get() { return 0; } });\n${zero}`,
  ),
  forged('Array.prototype methods', 'Array.prototype.map = Array.prototype.reduce = function () { return 0; } as any;'),
  forged(
    'JSON.stringify forges the reply',
    `JSON.stringify = () => '{"value":1,"status":"pass"}'; JSON.parse = () => ({ status: 'pass' });`,
  ),
  forged(
    'String.prototype.slice forges the reply',
    `String.prototype.slice = String.prototype.concat = function () { return '{"loaded":true}'; } as any;`,
  ),
  whole(
    'Symbol.species, iterators and what arrays inherit',
    'fail',
    0,
    () => `Object.defineProperty(Array, Symbol.species, { get: () => function () { return ${ZERO}; } });
      Array.prototype[Symbol.iterator] = function* () { yield 0; } as any;\n${zero}`,
  ),
  forged(
    'Number.prototype.toString',
    "Number.prototype.toString = Number.prototype.valueOf = function () { return '1'; } as any;",
  ),
  forged(
    'a global agent and console',
    '(globalThis as any).console = { log() { throw 1; } }; (globalThis as any).agent = { probe: () => "{}" };',
  ),
  whole(
    'process.send of a verdict',
    'error',
    0,
    () => `(globalThis as any).process.send({ status: 'pass', score: 10 });\n${zero}`,
  ),
  whole('a verdict as text', 'bad-return', 6.5, (s) => withBody(s, `return '{"status":"pass","score":10}';`)),
  body('a verdict as an object', 'bad-return', "return { status: 'pass', score: 1, kind: 'value', value: 1 };"),
  body('a tag of the codec', 'bad-return', `return { $: 'Float64Array', v: [1, 2, 3] };`),
  body(
    'printing a verdict',
    'fail',
    `console.log('{"reply":"{\\\\"value\\\\":1}"}\\n✓ all checks pass\\u001b[2J'); return ${ZERO};`,
  ),

  // Values that are another thing each time they are looked at.
  body('a Proxy', 'fail', `return new Proxy(${ZERO}, { get: (t: any, k: any) => (k === 'length' ? 3 : t[k]) });`),
  body(
    'a Proxy that answers everything',
    'bad-return',
    'const p: any = new Proxy([], { get: (_t, k) => (k === "length" ? 3 : p) }); return p;',
  ),
  body(
    'getters that count',
    'fail',
    `let n = 0; const row = () => Object.defineProperty([0, 0, 0], 0, { get: () => ++n }); return [row(), row(), row()];`,
  ),
  body(
    'valueOf and toPrimitive',
    'bad-return',
    `const x: any = { valueOf: () => 0, [Symbol.toPrimitive]: () => 0 }; return [[x, x, x], [x, x, x], [x, x, x]];`,
  ),
  body('numbers as objects', 'bad-return', `const x: any = new Number(0); return [[x, x, x], [x, x, x], [x, x, x]];`),
  body('numbers as text', 'bad-return', `return [['0', '0', '0'], ['0', '0', '0'], ['0', '0', '0']];`),
  body('a toJSON', 'bad-return', `return { toJSON: () => ${ZERO} };`),
  body('NaN', 'bad-return', 'return [[NaN, NaN, NaN], [NaN, NaN, NaN], [NaN, NaN, NaN]];'),
  body('infinities', 'bad-return', 'return [[Infinity, 0, 0], [0, -Infinity, 0], [0, 0, 1e999]];'),
  body('a sparse array', 'bad-return', 'const a: any = []; a[2] = [0, 0, 0]; return a;'),
  body('a huge sparse array', 'bad-return', 'const a: any = []; a.length = 4294967295; return a;'),
  body('an array-like', 'bad-return', 'return { length: 3, 0: [0, 0, 0], 1: [0, 0, 0], 2: [0, 0, 0] };'),
  body('a cycle', 'bad-return', 'const a: any = []; a.push(a, a, a); return a;'),
  body('five megabytes of text', 'bad-return', "return 'x'.repeat(5e6);"),
  body('nothing', 'bad-return', 'return;'),
  body('the argument itself', 'bad-return', 'return points;'),
  body('the centre of mass three times', 'fail', 'return [com, com, com];'),
  body('a promise', 'bad-return', 'return (async () => [[0]])();'),
  body('a thenable', 'bad-return', 'return { then: (done: any) => done([[0]]) };'),
  body('a generator', 'bad-return', 'return (function* () { yield [0, 0, 0]; })();'),
  body('a function', 'bad-return', 'return () => [[0]];'),
  body('a Map', 'bad-return', 'return new Map([[0, 1]]);'),

  // Arguments and surroundings.
  body('changes its arguments', 'bad-return', 'points.length = 0; com.fill(0); return points;'),
  body('freezes its arguments', 'fail', `Object.freeze(points); Object.freeze(com); return ${ZERO};`),
  body(
    'the stack of an error names the judge',
    'fail',
    `try { null!.x; } catch (e: any) { console.log(e.stack); } return ${ZERO};`,
  ),
  // In a strict file there is no caller to be read.
  body('reads the caller', 'error', 'return (arguments as any).callee.caller;'),
  body('reads a file', 'error', "return (globalThis as any).require('fs').readFileSync('hidden.ts');"),
  body('a file of QuickJS', 'error', "return (globalThis as any).std.loadFile('hidden.ts');"),
  body('a process', 'error', 'return (globalThis as any).process.exit(0);'),
  body(
    'a worker that waits',
    'error',
    'const b = new Int32Array(new SharedArrayBuffer(8)); Atomics.wait(b, 0, 0); return (globalThis as any).x.y;',
  ),
  body('WebAssembly', 'error', 'return new (globalThis as any).WebAssembly.Memory({ initial: 65536 });'),
  body('an eval that looks for the agent', 'error', "return (0, eval)('agent') ?? eval('student');"),
  body('Function looks for the inputs', 'error', "return new Function('return inputs')();"),
  whole(
    'a number of another call',
    'fail',
    6.5,
    (s) => `let calls = 0;\n${withBody(s, `return Math.random() + Date.now() + calls++ > 0 ? ${ZERO} : [];`)}`,
  ),

  // Wasting.
  body('an endless loop', 'timeout', 'for (;;);'),
  body('endless recursion', 'error', 'const f = (): any => f() + 1; return f();'),
  body(
    'recursion through sort, getters and JSON',
    'error',
    'const f = (): any => [2, 1].sort(() => JSON.parse(JSON.stringify({ get x() { return f(); } })).x); return f();',
  ),
  body('a catastrophic pattern', 'timeout', "return /^(a+)+$/.test('a'.repeat(40) + 'b');"),
  body(
    'endless promises',
    'bad-return',
    'const spin = async (): Promise<any> => { for (;;) await 0; }; return spin();',
  ),
  body('an endless generator', 'timeout', 'for (const _ of (function* () { for (;;) yield 0; })());'),
  body('an endless BigInt', 'error', 'return 7n ** (7n ** 9n);'),
  body('a list that grows', 'crash', 'const all: any[] = []; for (;;) all.push(new Float64Array(1e5).fill(1));'),
  body('a text that doubles', 'crash', "let s = 'x'; for (;;) s += s;"),
  body(
    'prints a hundred megabytes',
    'fail',
    `const text = 'x'.repeat(1e6); for (let i = 0; i < 100; i++) console.log(text); return ${ZERO};`,
  ),
  body(
    'a finaliser that waits',
    'fail',
    `const r = new FinalizationRegistry(() => { for (;;); }); for (let i = 0; i < 100; i++) r.register({}, 0); new WeakRef({}); return ${ZERO};`,
  ),
  body('a getter that never ends', 'timeout', 'return { get x() { for (;;); } };'),
  body('a Proxy that never ends', 'timeout', 'return new Proxy({}, { ownKeys: () => { for (;;); } });'),
  body('a message that never ends', 'timeout', 'throw { get message() { for (;;); } };'),
  body('a rejection that nobody awaits', 'fail', `Promise.reject(new Error('later')); return ${ZERO};`),
  whole('an endless loop while loading', 'timeout', 0, (s) => `for (;;);\n${s}`),
  whole('endless promises while loading', 'pass', 10, (s) => `(async () => { for (;;) await 0; })();\n${s}`),
  whole('a rejection while loading', 'pass', 10, (s) => `Promise.reject(new Error('later'));\n${s}`),

  // Files that are hard to read.
  whole('await at the top', 'not-run', 0, (s) => `await new Promise(() => 0);\n${s}`),
  whole('30 MB', 'not-run', 0, (s) => `${s}//${'x'.repeat(30e6)}`),
  whole('a name of 100,000 letters', 'pass', 10, (s) => `const ${'x'.repeat(1e5)} = 1;\n${s}`),
  whole('brackets, nested', 'not-run', 0, (s) => `const x = ${'['.repeat(9e4)}${']'.repeat(9e4)};\n${s}`),
  whole('templates, nested', 'not-run', 0, (s) => `const x = ${'`${'.repeat(3e4)}1${'}`'.repeat(3e4)};\n${s}`),
  // Deeper than the compiler's stack: refused in one sentence.
  whole('signs, nested', 'not-run', 0, (s) => `const x = ${'!'.repeat(2e4)}1;\n${s}`),
  whole('conditions, nested', 'not-run', 0, (s) => `const x = ${'0?0:'.repeat(4e4)}1;\n${s}`),
  whole(
    'arrow functions, nested: the compiler needs hours',
    'not-run',
    0,
    (s) => `const x = ${'a=>'.repeat(2e4)}1;\n${s}`,
  ),
  whole('a sum of 60,000 terms', 'not-run', 0, (s) => `const x = 1${'+x1'.repeat(5e4)}; var x1 = 1;\n${s}`),
  whole('a zero byte', 'not-run', 0, (s) => `\u0000${s}`),
  whole('UTF-16', 'not-run', 0, (s) => Buffer.from(s, 'utf16le').toString('latin1')),
  whole('a byte order mark and the line ends of Windows', 'pass', 10, (s) => `\uFEFF${s.replaceAll('\n', '\r\n')}`),
  whole('letters that look alike', 'missing', 6.5, (s) =>
    s.replace('function inertiaTensor', 'function inertiаTensor'),
  ),
  whole('another name', 'missing', 6.5, (s) => s.replace('function inertiaTensor', 'function inertia_tensor')),
  whole(
    'a value instead of the function',
    'missing',
    6.5,
    (s) => `${s.replace('export function inertiaTensor', 'function lost')}\nexport const inertiaTensor = ${ZERO};`,
  ),
  whole(
    'a class instead of the function',
    'error',
    6.5,
    (s) => `${s.replace('export function inertiaTensor', 'function lost')}\nexport class inertiaTensor {}`,
  ),
  whole('an export that is a getter', 'pass', 10, (s) => `${s}\nexport default { get centreOfMass() { for (;;); } };`),
];

/** The solution with another body of its tensor. */
export function withBody(solution: string, text: string): string {
  return solution.replace(
    /export function inertiaTensor[\s\S]*?\n}\n/,
    () => `export function inertiaTensor(points: any, com: any): any {\n${text}\n}\n`,
  );
}
