/** Numbers of plain code on the page, marked so that they can be taken hold of. */
import { numbersIn } from '@dist/course/browser/numbers.js';
import type { Span } from '@dist/course/browser/numbers.js';
import { scan } from '@dist/course/browser/scan.js';
import { foldedCode } from '@dist/course/site/live-code.js';

interface Placed {
  at: number;
  node: Text;
}

/** A value for assistive technology has no exponent: the literal says it better. */
function tellValue(mark: HTMLElement, literal: string): void {
  const plain = Number(literal).toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
  mark.setAttribute('aria-valuenow', plain);
  mark.setAttribute('aria-valuetext', literal);
}

function textNodes(code: Element): Placed[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const nodes: Placed[] = [];
  let at = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    nodes.push({ at, node });
    at += node.data.length;
  }
  return nodes;
}

/** For a screen reader: `nudge, number in line 3`, by the field or the constant that it stands in. */
function labelOf(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n');
  const before = lines.at(-1)!;
  const [, name] = /(\w+):\s*\[?[-\d., ]*$/.exec(before) ?? /(?:const|let) (\w+)/.exec(before) ?? [];
  return `${name ? `${name}, ` : ''}number in line ${lines.length}`;
}
const KEYS = 'Up and Down change it, Home writes it as it was, Enter opens larger handles.';

/**
 * Marks the numbers of coloured code; `declared` are the places of those that wear a frame.
 * The highlighter may have put a sign into an element of its own: it moves into the mark.
 */
export function markNumbers(code: Element, declared: readonly Span[]): void {
  const text = code.textContent;
  const nodes = textNodes(code);
  const numbers = numbersIn(text);
  const holding = (offset: number, isEnd: boolean): Placed =>
    nodes.findLast(({ at, node }) => (isEnd ? at < offset : at <= offset) && offset <= at + node.data.length)!;
  // From the last to the first, so that the places found stay where they are.
  for (let index = numbers.length - 1; index >= 0; index--) {
    const { from, to, text: literal, draggable } = numbers[index];
    if (!draggable) continue;
    const [first, last] = [holding(from, false), holding(to, true)];
    const range = document.createRange();
    range.setStart(first.node, from - first.at);
    range.setEnd(last.node, to - last.at);
    const mark = document.createElement('span');
    mark.className = 'number';
    if (declared.some((span) => span.from <= from && to <= span.to)) mark.classList.add('declared');
    mark.dataset['number'] = String(index);
    mark.tabIndex = -1;
    mark.setAttribute('role', 'spinbutton');
    mark.setAttribute('aria-label', labelOf(text, from));
    mark.setAttribute('aria-description', KEYS);
    tellValue(mark, literal);
    mark.setAttribute('aria-valuetext', literal);
    mark.append(range.extractContents());
    range.insertNode(mark);
  }
  // Numbers are one stop of the Tab key; arrows go between them.
  const stop = code.querySelector<HTMLElement>('.number.declared') ?? code.querySelector<HTMLElement>('.number');
  if (stop) stop.tabIndex = 0;
}

/** The text with its draggable numbers taken out: equal for two texts that differ in numbers alone. */
export const withoutNumbers = (text: string): string =>
  numbersIn(text)
    .filter(({ draggable }) => draggable)
    .reduceRight((rest, { from, to }) => `${rest.slice(0, from)}#${rest.slice(to)}`, text);

/** Shows other numbers in marked code: colours and the element under the finger stay. */
export function showNumbers(code: Element, text: string): void {
  const numbers = numbersIn(text);
  for (const mark of code.querySelectorAll<HTMLElement>('[data-number]')) {
    const literal = numbers[Number(mark.dataset['number'])].text;
    if (mark.textContent === literal) continue;
    mark.textContent = literal;
    tellValue(mark, literal);
    mark.setAttribute('aria-valuetext', literal);
  }
}

const KEYWORDS = new Set(
  'const let var function return if else for of in while do new class extends import export from type interface as async await throw try catch finally switch case break continue typeof true false null undefined this'.split(
    ' ',
  ),
);

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** Each line by itself: a row of code is an element of its own. */
const coloured = (name: string, text: string): string =>
  text
    .split('\n')
    .map((row) => (row === '' ? '' : `<span style="color:var(--code-${name})">${escaped(row)}</span>`))
    .join('\n');

/** What stands between tokens: blanks and comments. */
const between = (text: string): string =>
  text.replace(/\/\/[^\n]*|\/\*[^]*?\*\/|[&<]/g, (found) =>
    found.length > 1 ? coloured('comment', found) : escaped(found),
  );

/** The colours of a text that the highlighter has not seen: one that a reader wrote. */
export function colouredCode(text: string): string {
  let html = '';
  let at = 0;
  const tokens = scan(text);
  tokens.forEach((token, i) => {
    html += between(text.slice(at, token.from));
    at = token.to;
    if (token.kind === 'number') html += coloured('number', token.text);
    else if (token.kind === 'text') html += coloured('string', token.text);
    else if (token.kind === 'word' && KEYWORDS.has(token.text)) html += coloured('keyword', token.text);
    else if (token.kind === 'word' && tokens.at(i + 1)?.text === '(') html += coloured('function', token.text);
    else html += escaped(token.text);
  });
  html += between(text.slice(at));
  const rows = html.split('\n').map((row) => `<span class="line">${row}</span>`);
  return foldedCode(rows.join('\n'), text);
}
