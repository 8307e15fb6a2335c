/** Texts beside each other, as long as there is room, and below each other where there is none. */
import { columns, spread, wrap } from './style.js';
import type { Paint, Style } from './style.js';

/** Items on one line, or on as many as they need: none is broken. */
export function filled(items: readonly string[], between: string, width: number, indent: string): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const longer = `${lines.at(-1) ?? ''}${between}${item}`;
    if (lines.length > 0 && columns(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(indent + item);
  }
  return lines;
}

/** As `spread`, with the left text going on below, behind the indent, instead of being cut. */
export function spreadLines(left: string, right: string, width: number, indent: string): string[] {
  const [first = '', ...rest] = wrap(left, width - columns(right) - 1, indent);
  return [spread(first, right, width), ...rest];
}

/**
 * Values beside their labels, or below them where one has no room there. What has no
 * spaces, a path, is left whole.
 */
export function labelled(rows: readonly (readonly [label: string, value: string])[], style: Style): string[] {
  const label = Math.max(...rows.map(([text]) => columns(text)));
  const isBeside = rows.every(([, value]) => columns(value) + label + 4 <= style.width);
  return rows.flatMap(([text, value]) => {
    if (isBeside) return [`  ${style.faint(text.padEnd(label + 1))} ${value}`];
    const below = value.includes(' ') ? wrap(value, style.width, '  ') : [`  ${value}`];
    return [...(text === '' ? [] : [`  ${style.faint(text)}`]), ...below];
  });
}

/** A text behind a sign, such as `  ✓ `, going on below its own beginning. */
export function hung(sign: string, text: string, width: number, paint: Paint = String): string[] {
  const indent = ' '.repeat(columns(sign));
  const [first = '', ...rest] = wrap(text, width, indent).map((line) => paint(line.slice(indent.length)));
  return [sign + first, ...rest.map((line) => indent + line)];
}

/** Two texts on one line, or on two. */
export const sideBySide = (left: string, right: string, width: number): string[] =>
  columns(left) + 2 + columns(right) + 2 <= width ? [`  ${left}  ${right}`] : [`  ${left}`, `  ${right}`];
