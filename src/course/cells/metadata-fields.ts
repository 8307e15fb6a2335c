/**
 * The checks that all metadata of a cell's head
 * share: `head of <id>: expected <condition>, got <value>. <fix>`.
 *
 *     // %% flip-motion {"control": {…}, "change": {…}}      control-metadata.ts, change-metadata.ts
 *     // %% aim {"control": {…}, "target": {…}}             target-metadata.ts
 *     // %% [markdown] flip {"predict": {…}}                 predict-metadata.ts
 *     // %% [markdown] further {"fold": {…}}                 fold-metadata.ts
 */
import { expectFinite, message } from '../../linear/expect.js';
import { expectFields, expectRecord } from '../../linear/expect-fields.js';
import type { SourceCell } from './notebook.js';

/** How the sentence about an error begins. */
export const headOf = ({ id }: Pick<SourceCell, 'id'>): string => `head of ${id}`;

/** An object read from JSON, whatever its fields are. */
export type Json = Readonly<Record<string, unknown>>;

export function asRecord(where: string, name: string, value: unknown, reason: string): Json {
  expectRecord(where, name, value, reason);
  return value as Json;
}

/** An object with no other fields than these. */
export function asFields(where: string, name: string, value: unknown, known: readonly string[]): Json {
  expectFields(where, name, value, known);
  return value as Json;
}

/** A text that says something. */
export function asText(where: string, name: string, value: unknown, reason: string): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new TypeError(message(where, `${name} to be a text that is not empty`, value, reason));
}

/** The text of a field, if there is one. */
export function asOptionalText(where: string, name: string, value: unknown, reason: string): string | undefined {
  return value === undefined ? undefined : asText(where, name, value, reason);
}

export function asNumber(where: string, name: string, value: unknown): number {
  expectFinite(where, name, value);
  return value;
}

/** The number of an entry in a list of `length` entries. */
export function asIndex(where: string, name: string, value: unknown, length: number): number {
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) < length) return value as number;
  throw new RangeError(
    message(where, `${name} to be an integer from 0 to ${length - 1}`, value, 'It counts the options from 0.'),
  );
}

const WORDS = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** The id of one of the ideas that students bring. */
export function asIdea(where: string, name: string, value: unknown): string {
  if (typeof value === 'string' && WORDS.test(value)) return value;
  const reason = 'A wrong answer is a named idea: its id stands in the table of ideas.';
  throw new TypeError(message(where, `${name} to be the id of an idea, like force-splits`, value, reason));
}

/** Throws unless the texts differ: two equal ones could not be told apart. */
export function expectDifferent(where: string, name: string, texts: readonly string[]): void {
  const twice = texts.find((text, i) => texts.indexOf(text) !== i);
  if (twice === undefined) return;
  throw new RangeError(message(where, `${name} that differ`, twice, 'It is there twice.'));
}
