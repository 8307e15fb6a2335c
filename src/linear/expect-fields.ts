/** The checks of records: options that a function is handed, functions among them, and choices. */
import { message, messageInWords } from './expect.js';

/**
 * Throws unless the value is an object whose fields all are among the known ones. A misspelt field
 * that is ignored gives a plausible wrong number, so it is an error that names its neighbour.
 */
export function expectFields(where: string, name: string, value: unknown, known: readonly string[]): void {
  if (!isRecord(value)) {
    throw new TypeError(message(where, `${name} to be an object`, value, `Its fields are ${listed(known)}.`));
  }
  for (const field in value) {
    if (known.includes(field)) continue;
    const near = nearest(field, known);
    const hint = near === undefined ? '' : `Did you mean ${near}? `;
    const reason = `${hint}The fields are ${listed(known)}.`;
    throw new TypeError(messageInWords(where, `${name} to have only fields that it knows`, field, reason));
  }
}

/** Throws unless the value is an object, whatever its fields; `reason` says what makes one. */
export function expectRecord(where: string, name: string, value: unknown, reason: string): void {
  if (!isRecord(value)) throw new TypeError(message(where, `${name} to be an object`, value, reason));
}

/** Throws unless exactly one of these fields is given: two of them would contradict each other. */
export function expectOneOf(where: string, name: string, value: object, fields: readonly string[]): void {
  const given = fields.filter((field) => (value as Readonly<Record<string, unknown>>)[field] !== undefined);
  if (given.length === 1) return;
  const got = given.length === 0 ? 'none' : listed(given);
  const reason = given.length === 0 ? 'One of them is needed.' : 'They are two answers to one question: leave one out.';
  throw new TypeError(messageInWords(where, `${name} to have one of ${listed(fields)}`, got, reason));
}

/** Throws unless the value is a function; `form` shows how to write it. */
export function expectFunction(where: string, name: string, value: unknown, form: string): void {
  if (typeof value === 'function') return;
  throw new TypeError(message(where, `${name} to be a function`, value, `Write it as ${form}.`));
}

/** Throws unless the value is a list, of at least so many entries; `reason` says what stands in it. */
export function expectList(
  where: string,
  name: string,
  value: unknown,
  { least, reason }: { least: number; reason: string },
): asserts value is readonly unknown[] {
  if (Array.isArray(value) && value.length >= least) return;
  const some = least === 0 ? 'a list' : least === 1 ? 'a list of at least one' : `a list of at least ${least}`;
  throw new TypeError(message(where, `${name} to be ${some}`, value, reason));
}

/** Throws unless the value is an integer of at least `least`. */
export function expectInteger(where: string, name: string, value: unknown, least: number, reason: string): void {
  if (typeof value !== 'number') throw new TypeError(message(where, `${name} to be a number`, value, reason));
  if (!Number.isInteger(value) || value < least) {
    throw new RangeError(message(where, `${name} to be an integer >= ${least}`, value, reason));
  }
}

/** Throws unless the value is a text. */
export function expectText(where: string, name: string, value: unknown, reason: string): void {
  if (typeof value !== 'string') throw new TypeError(message(where, `${name} to be a text`, value, reason));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);
}

/** 'a', 'a and b', 'a, b and c'. */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
}

/**
 * The known name that was probably meant: one begins or ends with the other, or at most
 * a third of the letters differ.
 */
function nearest(name: string, known: readonly string[]): string | undefined {
  const given = name.toLowerCase();
  const distances = known.map((candidate) => {
    const wanted = candidate.toLowerCase();
    const part = [
      [given, wanted],
      [wanted, given],
    ].some(([a, b]) => a.length > 2 && (b.startsWith(a) || b.endsWith(a)));
    return { candidate, distance: part ? 0 : editDistance(given, wanted) };
  });
  const best = distances.sort((a, b) => a.distance - b.distance).at(0);
  return best && best.distance <= Math.max(1, Math.floor(given.length / 3)) ? best.candidate : undefined;
}

/** How many letters must be inserted, left out or replaced (Levenshtein 1966). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length];
}
