/**
 * Late texts: a third of an exercise's module are sentences of which an answer needs one or none. The module
 * holds a mark in the place of each, and loads the sentences when the first of them is to be shown.
 */

/** Marks are two characters of private use, around the number of the text. */
const MARK = /\uE000(\d+)\uE001/g;

/** What stands in a script in the place of a text, within its quotes. */
export const markOf = (number: number): string => `\\uE000${number}\\uE001`;

/** The value with its texts in the place of their marks; they are asked for only where there is one. */
export async function withLateTexts<T>(value: T, texts: () => Promise<readonly string[]>): Promise<T> {
  const known = new Set<number>();
  filled(value, (number) => {
    known.add(number);
    return '';
  });
  if (known.size === 0) return value;
  const all = await texts();
  // What a student's own text has of such characters stays, where it names no text.
  return filled(value, (number, mark) => all[number] ?? mark) as T;
}

function filled(value: unknown, textOf: (number: number, mark: string) => string): unknown {
  if (typeof value === 'string') return value.replace(MARK, (mark, number: string) => textOf(Number(number), mark));
  if (Array.isArray(value)) return value.map((one) => filled(one, textOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, textOf)]));
}
