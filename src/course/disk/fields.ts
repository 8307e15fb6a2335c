/**
 * Reading a JSON file that a person wrote: what stands in each field, and one sentence for
 * everything that is wrong.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { didYouMean } from '../judging/near-name.js';
import { isRecord } from '../judging/records.js';

/**
 * What may stand in a field: one sentence for everything in the value that may not, none when all is well.
 */
export interface Kind {
  /** As the reader is told what to write: `a text`. */
  expected: string;
  problems: (value: unknown, field: string) => string[];
  optional?: true;
}

const shown = (value: unknown): string => {
  // A function or a missing value has no JSON.
  const text = (JSON.stringify(value) as string | undefined) ?? typeof value;
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

const mismatch = (field: string, expected: string, value: unknown): string =>
  `"${field}": expected ${expected}, got ${shown(value)}.`;

/** A kind of value without parts. */
export function plain(expected: string, fits: (value: unknown) => boolean): Kind {
  return { expected, problems: (value, field) => (fits(value) ? [] : [mismatch(field, expected, value)]) };
}

/** A text that says something. */
export const text: Kind = plain('a text', (value) => typeof value === 'string' && value.trim() !== '');

/** A list of values of one kind. */
export function arrayOf(item: Kind): Kind {
  const expected = 'a list';
  return {
    expected,
    problems: (value, field) =>
      Array.isArray(value)
        ? value.flatMap((entry, i) => item.problems(entry, `${field}[${i}]`))
        : [mismatch(field, expected, value)],
  };
}

/** Values of one kind under names that the author chooses. */
export function named(item: Kind): Kind {
  const expected = 'an object';
  return {
    expected,
    problems: (value, field) =>
      isRecord(value)
        ? Object.entries(value).flatMap(([name, entry]) => item.problems(entry, `${field}.${name}`))
        : [mismatch(field, expected, value)],
  };
}

/** An object with these fields and no others. */
export function objectOf(fields: Readonly<Record<string, Kind>>): Kind {
  const expected = 'an object';
  return {
    expected,
    problems: (value, field) => {
      if (!isRecord(value)) return [field === '' ? `expected ${expected}.` : mismatch(field, expected, value)];
      const at = (name: string): string => (field === '' ? name : `${field}.${name}`);
      const known = Object.entries(fields).flatMap(([name, kind]) => {
        if (Object.hasOwn(value, name)) return kind.problems(value[name], at(name));
        return kind.optional ? [] : [`"${at(name)}" is missing: expected ${kind.expected}.`];
      });
      const unknown = Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
      return [
        ...known,
        ...unknown.map((name) => `there is no field "${at(name)}".${didYouMean(name, Object.keys(fields))}`),
      ];
    },
  };
}

/** What must hold besides, once each part is what it should be. */
export const also = (kind: Kind, more: (value: never) => string[]): Kind => ({
  ...kind,
  problems: (value, field) => {
    const found = kind.problems(value, field);
    return found.length > 0 ? found : more(value as never);
  },
});

/** A field that may be left out. */
export const optional = (kind: Kind): Kind => ({ ...kind, optional: true });

/** A file that is not what it should be; the message has a line for everything that is wrong. */
export class BrokenFile extends Error {
  override name = 'BrokenFile';
}

/** JSON.parse tells the place of a slip as a count of characters. */
const withLine = (message: string, text: string): string =>
  message.replace(
    /at position (\d+).*$/,
    (_all, at: string) => `in line ${text.slice(0, Number(at)).split('\n').length}`,
  );

/**
 * The value in a JSON file, given by its path from the course's folder. Throws BrokenFile
 * when it is not of that kind.
 */
export function readFile(root: string, file: string, kind: Kind): unknown {
  let text = '';
  let value: unknown;
  try {
    text = readFileSync(path.join(root, file), 'utf8');
    value = JSON.parse(text);
  } catch (error) {
    throw new BrokenFile(`${file} cannot be read: ${withLine((error as Error).message, text)}`, { cause: error });
  }
  const problems = kind.problems(value, '');
  if (problems.length > 0) throw new BrokenFile(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  return value;
}
