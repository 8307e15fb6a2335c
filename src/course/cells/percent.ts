/**
 * The percent format of notebooks/src: a TypeScript module with a `// %%` line before each cell,
 * so that the compiler, the linter and a reviewer read a notebook as they read any source.
 *
 *     // %% [markdown] id {"tags": []}     the word, the id and the metadata may each be absent
 *
 * The text of a markdown cell stands in a block comment. A cell without an id gets one from its text,
 * so that inserting a cell renames no other.
 */
import { hex, sha256, utf8 } from '../judging/sha256.js';
import type { SourceCell } from './notebook.js';

const HEADER = /^\/\/ %%(?: \[(markdown)\])?(?: ([\w-]{1,64}))?(?: (\{.*\}))?\s*$/;

/**
 * Text that would end a cell or a comment gets a backslash, and text that already has
 * backslashes there one more.
 */
const escapes = {
  code: [[/^(\/\/ \\*)(%%)/gm, /^(\/\/ \\*)\\(%%)/gm]],
  markdown: [
    [/^(\/\/ \\*)(%%)/gm, /^(\/\/ \\*)\\(%%)/gm],
    [/(\*\\*)(\/)/g, /(\*\\*)\\(\/)/g],
  ],
} as const;

const escaped = (text: string, kind: SourceCell['kind']): string =>
  escapes[kind].reduce<string>((t, [plain]) => t.replace(plain, '$1\\$2'), text);
const unescaped = (text: string, kind: SourceCell['kind']): string =>
  escapes[kind].reduce<string>((t, [, marked]) => t.replace(marked, '$1$2'), text);

/** The ids that cells get when none is written: from their text, numbered when two texts are the same. */
export function derivedIds(cells: readonly Pick<SourceCell, 'kind' | 'source'>[]): string[] {
  const seen = new Map<string, number>();
  return cells.map(({ kind, source }) => {
    const id = hex(sha256(utf8(`${kind}\n${source}`))).slice(0, 8);
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

/** The source text of cells. Ids equal to the derived ones are left out. */
export function formatPercent(cells: readonly SourceCell[]): string {
  const derived = derivedIds(cells);
  const blocks = cells.map(({ kind, id, metadata, source }, i) => {
    const words = [
      '// %%',
      ...(kind === 'markdown' ? ['[markdown]'] : []),
      ...(id === derived[i] ? [] : [id]),
      ...(Object.keys(metadata).length > 0 ? [JSON.stringify(metadata)] : []),
    ];
    const text = escaped(source, kind);
    return `${words.join(' ')}\n${kind === 'markdown' ? `/*\n${text}\n*/` : text}\n`;
  });
  return blocks.join('\n');
}

/** A cell with the line of the source file on which its text begins, counted from 1. */
export interface PlacedCell extends SourceCell {
  line: number;
}

/**
 * The cells of a source text. Throws a SyntaxError that names the line when the text is
 * not in the percent format.
 */
export function parsePercent(text: string): PlacedCell[] {
  const rows = text.replace(/\r\n/g, '\n').replace(/\n$/, '').split('\n');
  const starts = rows.flatMap((row, i) => (row.startsWith('// %%') ? [i] : []));
  const before = rows.slice(0, starts[0]).findIndex((row) => row.trim() !== '');
  if (before >= 0) throw problem(before, 'expected a cell header `// %%` before the first text');
  const drafts = starts.map((start, i) => {
    const header = HEADER.exec(rows[start]);
    if (!header) throw problem(start, 'expected `// %%`, then optionally [markdown], an id and JSON metadata');
    const [markdown, id, metadata] = header.slice(1) as (string | undefined)[];
    const kind = markdown === undefined ? ('code' as const) : ('markdown' as const);
    const end = starts.at(i + 1);
    const body = rows.slice(start + 1, end);
    // One empty line separates two cells and belongs to neither.
    if (end !== undefined && body.at(-1) === '') body.pop();
    const source = kind === 'code' ? body.join('\n') : commentText(body, start);
    return {
      kind,
      written: id,
      metadata: metadata === undefined ? {} : parsedMetadata(metadata, start),
      source: unescaped(source, kind),
      line: start + (kind === 'code' ? 2 : 3),
    };
  });
  const derived = drafts.every(({ written }) => written !== undefined) ? [] : derivedIds(drafts);
  const seen = new Set<string>();
  return drafts.map(({ written, ...cell }, i) => {
    const id = written ?? derived[i];
    if (seen.has(id)) throw problem(starts[i], `the id ${id} is taken by an earlier cell`);
    seen.add(id);
    return { ...cell, id };
  });
}

function commentText(body: string[], start: number): string {
  const whole = /^\s*\/\*\n([\s\S]*)\n\*\/\s*$/.exec(body.join('\n'));
  if (!whole) {
    throw problem(start, 'expected the text of the markdown cell between a line `/*` and a line `*/`');
  }
  return whole[1];
}

function parsedMetadata(json: string, line: number): Record<string, unknown> {
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    throw problem(line, 'the metadata of the cell is not JSON');
  }
}

const problem = (row: number, what: string): SyntaxError => new SyntaxError(`line ${row + 1}: ${what}`);
