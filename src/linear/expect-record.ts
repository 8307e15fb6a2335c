/** The check of an options object: it is one, and it has no field that the function does not know. */
import { message } from './expect.js';

/** Throws unless the value is an object whose fields are all among `known`; `name` is what the message calls it. */
export function expectRecord(where: string, name: string, value: unknown, known: readonly string[]): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError(message(where, `${name} to be an object`, value, `It may hold ${known.join(', ')}.`));
  }
  const unknown = Object.keys(value).filter((field) => !known.includes(field));
  if (unknown.length === 0) return;
  const condition = `${name} to hold only ${known.join(', ')}`;
  throw new TypeError(message(where, condition, unknown, 'A field that is not read hides a mistake.'));
}
