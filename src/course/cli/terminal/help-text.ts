/** Help, which is written for 80 columns, in the columns at hand. */
import { filled } from './layout.js';
import { columns, wrap } from './style.js';
import type { Style } from './style.js';

/** A paragraph, or a row: a term, and beside it what it is. */
interface Entry {
  /** Where it begins. */
  indent: number;
  term: string;
  /** Where its text begins, and goes on in the lines below. */
  column: number;
  text: string;
}

/** What begins a paragraph of its own, and is set off. */
const HEADING = /^(?:Usage|Example|Exit code|For \w+):/;
/** Commands are not joined to one paragraph. */
const COMMANDS = /^(?:Usage|Example): /;
const ROW = /^( +)(\S.*?) {2,}(\S.*)$/;
/** With less room beside the term, the text goes below it. */
const LEAST_ROOM = 24;

/** The lines of a help text. */
export const helpLines = (text: string, style: Style): string[] =>
  text.split('\n\n').flatMap((block, i) => [...(i === 0 ? [] : ['']), ...blockLines(block, style)]);

function blockLines(block: string, style: Style): string[] {
  const heading = COMMANDS.exec(block)?.[0];
  if (heading !== undefined) return block.split('\n').flatMap((line) => commandLines(line, heading.length, style));
  return entriesOf(block.split('\n')).flatMap((entry) => entryLines(entry, style));
}

function entriesOf(lines: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const row = ROW.exec(line);
    const indent = line.length - line.trimStart().length;
    const last = entries.at(-1);
    if (row) entries.push({ indent, term: row[2], column: line.length - row[3].length, text: row[3] });
    else if (last?.column === indent) last.text += ` ${line.trim()}`;
    else entries.push({ indent, term: '', column: indent, text: line.trim() });
  }
  return entries;
}

function entryLines({ indent, term, column, text }: Entry, style: Style): string[] {
  const spaces = ' '.repeat(indent);
  if (term === '') return wrap(text, style.width, spaces).map((line) => withHeading(line, style));
  if (style.width - column < LEAST_ROOM)
    return [spaces + style.accent(term), ...wrap(text, style.width, `${spaces}    `)];
  const [first = '', ...rest] = wrap(text, style.width, ' '.repeat(column));
  return [spaces + style.accent(term) + first.slice(indent + columns(term)), ...rest];
}

/** A command goes on behind its heading; what stands in brackets stays together. */
function commandLines(line: string, column: number, style: Style): string[] {
  const words = line.slice(column).match(/\[[^\]]*\]|\S*<[^>]*>\S*|"[^"]*"|\S+/g) ?? [];
  const [first = '', ...rest] = filled(words, ' ', style.width, ' '.repeat(column));
  return [withHeading(line.slice(0, column) + first.slice(column), style), ...rest];
}

const withHeading = (line: string, style: Style): string => line.replace(HEADING, style.strong);
