/**
 * Every call in the examples of the documentation, again with one argument spoiled: missing, null, NaN,
 * a text, of another length, with a field that nobody knows. What may come back is a value or one sentence
 * in the grammar of the library; anything else is an accident.
 */
import { readFileSync, readdirSync } from 'node:fs';

const folders = ['linear', 'rotation', 'frames', 'mass', 'integration', 'dynamics', 'constraints'];

/** The code of the examples in a folder of declarations, without the lines that must throw. */
function examples(dist) {
  return folders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, dist), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.d.ts'))
      .flatMap((file) => {
        const text = readFileSync(new URL(`${folder}/${file}`, dist), 'utf8');
        return [...text.matchAll(/@example\n([\s\S]*?)(?=\*\/|\n\s*\* @)/g)].map(([, block]) =>
          block
            .split('\n')
            .map((line) => line.replace(/^\s*\* ?/, ''))
            .filter((line) => !line.includes('// => throws'))
            .join('\n'),
        );
      }),
  );
}

/** The arguments of all calls that the examples make, by the name of the function. */
async function recordedCalls(library, dist) {
  const calls = new Map();
  const watched = Object.fromEntries(
    Object.entries(library).map(([name, value]) => {
      if (typeof value !== 'function' || /^[A-Z]/.test(name)) return [name, value];
      const watch = (...args) => {
        const list = calls.get(name) ?? [];
        if (list.length < 4) calls.set(name, [...list, args]);
        return value(...args);
      };
      return [name, watch];
    }),
  );
  const names = Object.keys(watched);
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  for (const code of examples(dist)) {
    try {
      await new AsyncFunction(...names, code)(...names.map((name) => watched[name]));
    } catch {
      // An example in TypeScript alone, or one that ends in an error: what it called before is recorded.
    }
  }
  return calls;
}

/** The value with one place spoiled, for every place and kind. */
function* spoiled(value, depth = 0) {
  yield undefined;
  yield null;
  yield NaN;
  yield 'text';
  yield {};
  yield [];
  if (depth > 3 || value === null || typeof value !== 'object') return;
  if (ArrayBuffer.isView(value)) return;
  if (Array.isArray(value)) {
    yield value.slice(1);
    yield [...value, 1];
    for (let i = 0; i < Math.min(value.length, 3); i++) {
      for (const other of spoiled(value[i], depth + 1)) yield value.map((entry, k) => (k === i ? other : entry));
    }
    return;
  }
  yield { ...value, unknownField: 1 };
  for (const [name, field] of Object.entries(value)) {
    for (const other of spoiled(field, depth + 1)) yield { ...value, [name]: other };
  }
}

const GRAMMAR = /^[\w.]+: expected /;

/** Counts of mutated calls by what came back, and the functions with accidents. */
export async function mutatedCalls(library, dist) {
  const calls = await recordedCalls(library, dist);
  const counts = { functions: calls.size, calls: 0, value: 0, sentence: 0, otherName: 0, accident: 0 };
  const accidents = new Map();
  for (const [name, recorded] of calls) {
    for (const args of recorded) {
      for (let i = 0; i < args.length; i++) {
        for (const other of spoiled(args[i])) {
          counts.calls++;
          try {
            library[name](...args.map((arg, k) => (k === i ? other : arg)));
            counts.value++;
          } catch (error) {
            const text = error instanceof Error ? error.message : String(error);
            if (!GRAMMAR.test(text)) {
              counts.accident++;
              accidents.set(name, (accidents.get(name) ?? 0) + 1);
            } else if (text.startsWith(`${name}:`)) counts.sentence++;
            else counts.otherName++;
          }
        }
      }
    }
  }
  return { counts, accidents };
}
