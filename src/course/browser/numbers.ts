/**
 * The numbers of a cell's text: where they stand, and how one changes when it is dragged or stepped by a key.
 */
import { beginsValue, scan } from './scan.js';
import type { Token } from './scan.js';

/**
 * A literal with its sign. Its address is its index among all literals of the text: offsets move while
 * it is dragged, the index does not.
 */
export interface NumberLiteral {
  from: number;
  to: number;
  text: string;
  /**
   * False for an index `w[0]` and for a number of digits or places: to move these breaks
   * the cell or moves nothing.
   */
  draggable: boolean;
}

/** What binds stronger than a sign, so that `-` before the number does not belong to it. */
const STRONGER = /^(?:\*\*|\.)$/;
const COUNTS_PLACES = new Set('toFixed toPrecision toExponential padStart padEnd slice at repeat'.split(' '));

/** The text that was read last: each step of a drag asks five times for the same. */
let last: { text: string; numbers: readonly NumberLiteral[] } = { text: '', numbers: [] };

/** All number literals outside strings, comments and regular expressions, in order. */
export function numbersIn(text: string): readonly NumberLiteral[] {
  if (text !== last.text) last = { text, numbers: found(scan(text), text) };
  return last.numbers;
}

function found(tokens: readonly Token[], text: string): NumberLiteral[] {
  return tokens.flatMap((token, i): NumberLiteral[] => {
    if (token.kind !== 'number') return [];
    const next = tokens.at(i + 1);
    const isSigned =
      i > 0 &&
      tokens[i - 1].text === '-' &&
      tokens[i - 1].to === token.from &&
      beginsValue(tokens[i - 2]) &&
      !(next && STRONGER.test(next.text));
    const first = isSigned ? i - 1 : i;
    const from = tokens[first].from;
    const literal = text.slice(from, token.to);
    return [{ from, to: token.to, text: literal, draggable: canStep(literal) && !isPlace(tokens, first) }];
  });
}

/** True if the number that begins with token i says which, or how many places. */
function isPlace(tokens: readonly Token[], i: number): boolean {
  if (i < 2) return false;
  if (tokens[i - 1].text === '[') return !beginsValue(tokens[i - 2]);
  const isArgument = i > 2 && tokens[i - 1].text === '(' && tokens[i - 3].text === '.';
  return isArgument && COUNTS_PLACES.has(tokens[i - 2].text);
}

/** Hexadecimal numbers and `1_000` stay as they are. */
export const canStep = (text: string): boolean => !/^-?0[xXbBoO]/.test(text) && !text.includes('_');

/**
 * The literal after so many steps. `1e-3` goes 2e-3 … 9e-3, 1e-2, as many digits as it has and never
 * through zero; `0.05` by its last digit; `2000` by 100, `441` by 1, and an integer stays one.
 * `fine` moves the size of the step by a power of ten: 1 is coarser, -1 finer.
 */
export function stepped(text: string, steps: number, fine: -1 | 0 | 1 = 0): string {
  if (!canStep(text) || steps === 0) return text;
  const [mantissa, exponent] = text.split(/[eE]/) as [string, string | undefined];
  return exponent !== undefined && Number(mantissa) !== 0
    ? steppedPower(text, mantissa, steps, fine)
    : steppedDecimal(text, mantissa, steps, fine);
}

/** Counts the numbers of so many digits: 1e-3 is followed by 2e-3, 9e-3 by 1e-2. */
function steppedPower(text: string, mantissa: string, steps: number, fine: number): string {
  const digits = mantissa.replace(/[-.]/g, '').replace(/^0+/, '').length - Math.min(0, fine);
  const low = 10 ** (digits - 1);
  const size = Math.abs(Number(text));
  const decade = Math.floor(Math.log10(size) + 1e-12);
  const sign = Math.sign(Number(text));
  const place = Math.round((size / 10 ** decade) * low) - low + decade * 9 * low;
  const moved = place + sign * steps * 10 ** Math.max(0, fine);
  const power = Math.floor(moved / (9 * low));
  const shown = ((moved - power * 9 * low + low) / low).toFixed(digits - 1);
  return `${sign < 0 ? '-' : ''}${shown}${text.includes('E') ? 'E' : 'e'}${power}`;
}

function steppedDecimal(text: string, mantissa: string, steps: number, fine: number): string {
  const decimals = mantissa.includes('.') ? mantissa.length - mantissa.indexOf('.') - 1 : 0;
  let unit: number;
  if (decimals === 0) {
    const zeros = /0*$/.exec(mantissa)![0].length;
    const size = 10 ** Math.max(0, Math.min(zeros, mantissa.replace('-', '').length - 2));
    unit = Math.max(1, size * 10 ** fine);
  } else unit = 10 ** (fine - decimals);
  const shown = (Number(text) + steps * unit).toFixed(decimals === 0 ? 0 : decimals + Math.max(0, -fine));
  // There is no -0 among the numbers that a reader means.
  return Number(shown) === 0 ? shown.replace('-', '') : shown;
}

/** A place in a text: a literal, or the initialiser of a control. */
export interface Span {
  from: number;
  to: number;
}

/**
 * The source with a literal replaced: `x-1` must not become `x--1`, `return-1` not `return1`,
 * nor `2 ** 2` the illegal `-2 ** 2`.
 */
export function withNumber(source: string, { from, to }: Span, text: string): string {
  const before = source.slice(0, from);
  const after = source.slice(to);
  const isNegative = text.startsWith('-');
  const needsBrackets = isNegative && /^\s*(?:\*\*|\.)/.test(after);
  const needsBlank = isNegative ? before.endsWith('-') : /[\w$]$/.test(before);
  return `${before}${needsBlank ? ' ' : ''}${needsBrackets ? `(${text})` : text}${after}`;
}
