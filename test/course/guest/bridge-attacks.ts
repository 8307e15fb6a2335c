/**
 * Attacks on the bridge by values and by a changed realm; bridge-attacks-calls.ts has
 * those by calls and by force.
 */
import { fileWith } from './bridge-exercise.js';
import type { Part } from './bridge-exercise.js';

export interface BridgeAttack {
  how: string;
  file: string;
  /** Of 10: what the honest part of the file earns, and no more. */
  score: number;
  /** Statuses of single checks, where they say more than the score. */
  statuses: Record<string, string | RegExp>;
}

type Parts = Partial<Record<Part | 'before' | 'after', string>>;

export const attack = (
  how: string,
  parts: Parts,
  score: number,
  statuses: BridgeAttack['statuses'] = {},
): BridgeAttack => ({ how, file: fileWith(parts), score, statuses });

/** Functions that solve nothing. */
const WRONG = {
  scaled: 'function scaled(): any { return [7, 7, 7]; }',
  sampled: 'function sampled(): any { return [5]; }',
  makeBody: 'function makeBody(): any { return { push() {}, state: () => ({ p: 9, v: 9 }) }; }',
  momentum: 'function momentum(): any { return [9, 9, 9]; }',
};
/** Something that should make wrong answers right, or a right answer of something else. */
const forged = (how: string, before: string): BridgeAttack => attack(how, { ...WRONG, before }, 0);
/** Something that disturbs the realm of a right file: what it earns is what it solved. */
const disturbed = (how: string, before: string, score = 10, statuses: BridgeAttack['statuses'] = {}): BridgeAttack =>
  attack(how, { before }, score, statuses);
/** Another function for `scaled`, which is worth 3. */
const scaled = (how: string, body: string, status: string, score = 7): BridgeAttack =>
  attack(how, { scaled: `function scaled(list: any, factor: any): any { ${body} }` }, score, { scaled: status });

const pollute = (name: string, descriptor: string): string =>
  `for (const to of [Object, Array, Function, String, Number]) Object.defineProperty(to.prototype, ${name}, { configurable: true, ${descriptor} });`;

export const valueAttacks: readonly BridgeAttack[] = [
  // Fields of the protocol, answered by the prototypes.
  ...['value', 'thrown', 'missing', 'unfit', 'found', '$', 'v', 'e', 'loaded', 'then', 'toJSON'].map((name) =>
    forged(`the prototypes have ${name}`, pollute(`'${name}'`, `value: { value: 0, $: 'NaN', name: '', message: '' }`)),
  ),
  ...['value', 'thrown', '$', 'v', 'e', '0', 'name', 'message', 'stack', 'isError', 'get', 'set'].map((name) =>
    forged(
      `the prototypes have a getter and a setter for ${name}`,
      pollute(`'${name}'`, `get() { return typeof this === 'object' ? 0 : undefined; }, set() {}`),
    ),
  ),
  attack(
    'Object.prototype has a method of the results',
    {
      ...WRONG,
      before: 'Object.assign(Object.prototype, { state: () => ({ p: 4, v: 2 }) });',
      makeBody: 'function makeBody(): any { return { push() {} }; }',
    },
    1,
  ),
  attack(
    'a record of a thrown error on Object.prototype writes the reply itself',
    {
      ...WRONG,
      before: `Object.defineProperty(Object.prototype, 'thrown', { get() { return { name: 'x', message: 'y', stack: '', isError: 'true},"value":[2,4,6],"x":{"a":1' }; } });`,
      sampled: `function sampled(f: any): any { return [f(0), f(1), f(2), f(3)]; }`,
    },
    2,
    { sampled: 'pass', error: 'pass', again: 'bad-return' },
  ),

  // The intrinsics that the bridge rests on.
  forged(
    'WeakMap remembers nothing, or all',
    'WeakMap.prototype.get = () => 0; WeakMap.prototype.set = function () { return this; }; (globalThis as any).WeakMap = Map;',
  ),
  forged(
    'Reflect.apply gives what is wanted',
    'Reflect.apply = () => 0; Function.prototype.call = Function.prototype.apply = () => 0;',
  ),
  forged('JSON is another', `JSON.parse = () => ({ value: 0 }); JSON.stringify = () => '{"value":0}';`),
  forged(
    'Object is another',
    `for (const name of Object.getOwnPropertyNames(Object)) if (!['prototype', 'name', 'length'].includes(name)) (Object as any)[name] = () => [];`,
  ),
  forged(
    'Array.isArray, Symbol.for and isView are others',
    'Array.isArray = (() => true) as any; Symbol.for = () => Symbol.iterator; Symbol.keyFor = () => "promise"; ArrayBuffer.isView = (() => true) as any;',
  ),
  forged(
    'Error is another',
    `(globalThis as any).Error = class { message = '0'; }; Object.defineProperty(Function.prototype, Symbol.hasInstance, { value: () => true }); Object.defineProperty(RangeError, Symbol.hasInstance, { value: () => true });`,
  ),
  forged(
    'console and structuredClone are others',
    `(globalThis as any).console = { log: () => { throw 0; } }; (globalThis as any).structuredClone = () => 0;`,
  ),
  disturbed(
    'the same, before an honest file',
    `WeakMap.prototype.get = () => 0; JSON.parse = () => 0; JSON.stringify = () => ''; Reflect.apply = () => 0; Array.isArray = (() => false) as any; Object.keys = () => [];`,
  ),
  disturbed(
    'let Math, undefined to the bridge',
    `(0, eval)('let Math = { floor: () => 7 }, JSON = 1, Error = 2, WeakMap = 3, Object = 4');`,
  ),
  disturbed(
    'Function finds the global object, and nothing in it',
    `const all: any = globalThis.constructor.constructor('return this')(); for (const name of ['send', 'peer', 'codec', 'limits', 'std', 'os']) if (name in all) throw new Error(name);`,
  ),
  forged(
    'the frames of a stack hand out no function',
    `(Error as any).prepareStackTrace = (_: any, sites: any[]) => sites; const found: any[] = [];
    const site = ((new Error() as any).stack as any[])[0]; for (const name of ['getFunction', 'getThis']) if (typeof site[name] === 'function') throw new Error(name);`,
  ),
  disturbed(
    'Error.prepareStackTrace throws, loops over or prints the bridge',
    `(Error as any).prepareStackTrace = (e: any, sites: any) => { throw sites; }; (Error as any).stackTraceLimit = 1e9;`,
    10,
  ),
  disturbed(
    'iterators are poisoned',
    `Array.prototype[Symbol.iterator] = function* () { yield 0; } as any; Object.getPrototypeOf(Int8Array).prototype[Symbol.iterator] = Array.prototype[Symbol.iterator];`,
    8,
    { momentum: 'bad-return' },
  ),

  // Values with a mind of their own.
  scaled('entries that are functions', 'return list.map((x: number) => () => factor * x);', 'error'),
  scaled('entries with valueOf', 'return list.map((x: number) => ({ valueOf: () => factor * x }));', 'bad-return'),
  scaled(
    'entries with Symbol.toPrimitive',
    'return list.map((x: number) => ({ [Symbol.toPrimitive]: () => factor * x }));',
    'bad-return',
  ),
  scaled('entries that are boxed numbers', 'return list.map((x: number) => new Number(factor * x));', 'bad-return'),
  scaled('its own reduce', 'const all: any = [7, 7, 7]; all.reduce = () => 0; return all;', 'fail'),
  scaled('an object that reduces itself', 'return { length: 3, reduce: () => 0, map: () => [0] };', 'error'),
  scaled(
    'a class that reduces itself',
    'return new (class extends Array { reduce(): any { return 0; } })(7, 7, 7);',
    'fail',
  ),
  scaled('a result that is a function with reduce', 'return Object.assign(() => 0, { reduce: () => 0 });', 'error'),
  scaled('a tag of the bridge as data', `return { $: 'function', v: 0 };`, 'error'),
  scaled(
    'a Proxy of the right list: copied, so right',
    'return new Proxy(list.map((x: number) => factor * x), {});',
    'pass',
    10,
  ),
  scaled(
    'a Proxy whose length changes',
    'let n = 9; return new Proxy([], { get: (_, name) => (name === "length" ? n-- : 0) });',
    'fail',
  ),
  scaled(
    'a Proxy that was revoked',
    'const { proxy, revoke } = Proxy.revocable([], {}); revoke(); return proxy;',
    'error',
  ),
  scaled('a thenable', 'return { then: (done: any) => done([2, 4, 6]) };', 'error'),
  scaled('an async function', 'return (async () => list)();', 'error'),
  scaled('a generator', 'return (function* () { yield* list; })();', 'error'),
  scaled(
    'a sparse list over a prototype that fills it',
    'Object.defineProperty(Array.prototype, 1, { get: () => factor * list[1] }); const all: any[] = [factor * list[0]]; if (list.length > 2) all[2] = factor * list[2]; return all;',
    'pass',
    6,
  ),
  scaled('an own __proto__', `return JSON.parse('{"__proto__":{"reduce":0}}');`, 'error'),
  scaled(
    'a typed array whose species is another',
    'class Odd extends Float64Array { static get [Symbol.species](): any { return Array; } get length(): number { return 1; } } return new Odd(list).map((x) => factor * x);',
    'error',
  ),
  scaled(
    'a buffer that shrinks while it is read',
    'const buffer = new ArrayBuffer(64, { maxByteLength: 64 } as any); const view = new Float64Array(buffer); return [view, { get x() { (buffer as any).resize(0); return 1; } }, view];',
    'bad-return',
  ),
  scaled(
    'a detached buffer',
    'const view = new Float64Array(3); (view.buffer as any).transfer(); return view;',
    'fail',
  ),
  scaled(
    'a getter that answers as it is read',
    'let n = 0; return list.map(() => 0).map((_: number, i: number, all: any) => Object.defineProperty(all, i, { get: () => n++ }))[0];',
    'fail',
  ),

  // What is handed in.
  scaled(
    'the argument, changed and returned',
    'list.forEach((x: number, i: number) => { list[i] = factor * x; }); return list;',
    'pass',
    8,
  ),
  scaled(
    'the argument, changed and put back',
    'const all = list.map((x: number) => factor * x); list.push(0); list.pop(); return all;',
    'pass',
    8,
  ),
  scaled(
    'writing to what is frozen, in silence',
    'try { list[0] = list[0]; } catch {} return list.map((x: number) => factor * x);',
    'pass',
    10,
  ),
  scaled('arguments that are aliases', 'arguments[0] = [0]; return list.map((x: number) => factor * x);', 'pass', 10),
  scaled(
    'one list for all calls, behind a WeakRef',
    'const { kept } = globalThis as any; const all = kept?.deref() ?? []; Object.assign(globalThis, { kept: new WeakRef(all), hold: all }); all.length = 0; list.forEach((x: number) => all.push(factor * x)); return all;',
    'pass',
    8,
  ),
  attack(
    'a part of the argument, by its buffer',
    {
      momentum:
        'function momentum({ mass, velocity }: any): any { velocity.forEach((v: number, i: number) => { velocity[i] = mass * v; }); return velocity.subarray(0); }',
    },
    9,
    { momentum: 'pass', 'any-body': 'fail' },
  ),
  attack(
    'a part of the unchanged argument, by its buffer',
    {
      momentum:
        'function momentum({ mass, velocity }: any): any { return mass === 1 ? new Float64Array(velocity.buffer) : velocity.map((v: number) => mass * v); }',
    },
    9,
    { momentum: 'pass', 'any-body': 'fail' },
  ),
  attack(
    'getters in the arguments, for whoever compares them',
    {
      scaled: `function scaled(list: any, factor: any): any { const all = list.map((x: number) => factor * x); Object.defineProperty(list, 0, { get: () => { throw new Error('looked'); } }); return all; }`,
    },
    8,
    { scaled: 'pass', 'any-list': 'error' },
  ),
];
