/** The line that `console.log` prints of several values, with Node's % directives. */
import { printedValue } from './console-text.js';

function numberOf(value: unknown, read: (text: string) => number): string {
  if (typeof value === 'bigint') return `${value}n`;
  const isSimple = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isSimple ? withSign(read(Object.is(value, -0) ? '-0' : String(value))) : 'NaN';
}

const withSign = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));

/** Of a function there is no JSON. */
const jsonOf: (value: unknown) => string | undefined = JSON.stringify;

const DIRECTIVES: Readonly<Record<string, (value: unknown) => string>> = {
  d: (value) => numberOf(value, Number),
  i: (value) => numberOf(value, (text) => Number.parseInt(text, 10)),
  f: (value) => numberOf(value, Number.parseFloat),
  j: (value) => jsonOf(value) ?? 'undefined',
  c: () => '',
  s: stringOf,
  o: (value) => printedValue(value),
  O: (value) => printedValue(value),
};

/** An object that says how it is written is asked; of others the first level is shown. */
function stringOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return printedValue(value, 0);
  const kind = Object.getPrototypeOf(value) as object | null;
  const tellsItself = kind !== null && kind !== Object.prototype && Object.hasOwn(kind, 'toString');
  return tellsItself ? (value as { toString: () => string }).toString() : printedValue(value, 0);
}

export function consoleText(...values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string' || rest.length === 0) return values.map(plain).join(' ');
  const head = first.replace(/%([sdifjoOc%])/g, (directive, kind: string) => {
    if (kind === '%') return '%';
    return rest.length === 0 ? directive : DIRECTIVES[kind](rest.shift());
  });
  return [head, ...rest.map(plain)].join(' ');
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : printedValue(value));
