/**
 * Where a control's value stands in its cell. The control replaces that text, so that the code
 * always says what is shown.
 */
import { numbersIn, withNumber } from './numbers.js';
import type { Span } from './numbers.js';
import { beginsValue, scan } from './scan.js';
import type { Token } from './scan.js';

/** The initialiser of a `const`, or one of its numbers. */
export interface ControlPlace extends Span {
  text: string;
}

/**
 * The initialiser of the `const` at the margin that a path names, or the number of it that `name[2]` means.
 * Undefined when it is not there exactly once, as while the reader edits it.
 */
export function controlPlace(source: string, path: string): ControlPlace | undefined {
  const parts = /^([\w$]+)(?:\[(\d+)\])?$/.exec(path) as [string, string, string | undefined] | null;
  if (!parts) return undefined;
  const [, name, index] = parts;
  const found = initialisers(source, name);
  if (found.length !== 1) return undefined;
  const [{ from, to }] = found;
  if (index === undefined) return { from, to, text: source.slice(from, to) };
  return numbersIn(source).filter((number) => number.from >= from && number.to <= to)[Number(index)];
}

function initialisers(source: string, name: string): Span[] {
  const tokens = scan(source);
  return tokens.flatMap((token, i) => {
    const isDeclared = token.depth === 0 && (token.text === 'const' || token.text === 'let');
    if (!isDeclared || tokens.at(i + 1)?.text !== name) return [];
    const sign = tokens.findIndex((t, k) => k > i + 1 && t.depth === 0 && /^[=;]$/.test(t.text));
    if (sign < 0 || tokens[sign].text === ';' || sign + 1 === tokens.length) return [];
    return [{ from: tokens[sign + 1].from, to: endOf(source, tokens, sign + 1) }];
  });
}

/** Words that go on with a value, so that neither before nor behind them an expression ends. */
const BINDING = /^(?:as|satisfies|in|of|instanceof)$/;

/**
 * Where the expression that begins with a token ends: at the semicolon, or without one at the line
 * after which a word follows.
 */
function endOf(source: string, tokens: readonly Token[], first: number): number {
  const next = tokens.findIndex((token, k) => {
    if (k <= first || token.depth > 0) return false;
    if (token.text === ';') return true;
    const before = tokens[k - 1];
    const isNewLine = source.slice(before.to, token.from).includes('\n');
    const goesOn = beginsValue(before) || BINDING.test(before.text) || BINDING.test(token.text);
    return isNewLine && token.kind === 'word' && !goesOn;
  });
  return tokens[next < 0 ? tokens.length - 1 : next - 1].to;
}

/** The source with another text as the control's value; unchanged while the place is not there. */
export function withControl(source: string, path: string, text: string): string {
  const place = controlPlace(source, path);
  return place ? withNumber(source, place, text) : source;
}
