/**
 * The examples of the doc comments. In one, every public name of the library and its figures is in scope,
 * and a statement with `// => value` behind it, or on the line below, has that value; `// => throws text`
 * wants an error whose message holds the text.
 */
import { format } from 'node:util';
import ts from 'typescript';
import type { NotebookHost } from '../../../figures/show.js';
import { NOTEBOOK_HOST } from '../../../figures/show.js';
import type { CellOutput } from '../../cells/notebook.js';

/** A statement of an example. */
export interface ExampleStatement {
  /** As it is written, over several lines perhaps, without the mark. */
  text: string;
  /** What follows `// =>`. */
  wanted?: string;
}

const MARK = /^([^]*?);?\s*\/\/ => (.*)$/;

/** How many brackets a text leaves open; those in texts and comments do not count. */
function depthOf(text: string): number {
  const plain = text.replace(/\/\/.*$/gm, '').replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '');
  return (plain.match(/[([{]/g) ?? []).length - (plain.match(/[)\]}]/g) ?? []).length;
}

/** The statements of an example, and its comments and empty lines between them. */
export function statementsOf(example: string): ExampleStatement[] {
  const found: string[] = [];
  let pending: string[] = [];
  const lines = example.split('\n');
  for (const [i, line] of lines.entries()) {
    pending.push(line);
    // A long statement has its mark on the line below.
    if (depthOf(pending.join('\n')) > 0 || lines.at(i + 1)?.startsWith('// => ')) continue;
    found.push(pending.join('\n'));
    pending = [];
  }
  if (pending.length > 0) found.push(pending.join('\n'));
  return found.map((text) => {
    const mark = MARK.exec(text);
    return mark ? { text: mark[1].trim(), wanted: mark[2].trim() } : { text };
  });
}

/** The name that a statement declares. */
export const declaredName = (statement: string): string | undefined => /^\s*(?:const|let) (\w+)/.exec(statement)?.[1];

/** Names that a text declares itself, also by taking objects and lists apart. */
function declaredIn(text: string): Set<string> {
  const places = [...text.matchAll(/\b(?:const|let) (\w+|\{[^}]*\}|\[[^\]]*\])/g)].map(([, place]) => place);
  return new Set(places.flatMap((place) => place.replace(/\w+:/g, '').match(/\w+/g) ?? []));
}

/** Columns of a line of imports, which wraps like the rest of an example. */
const COLUMNS = 80;

function importLines(names: readonly string[], from: string): string[] {
  if (names.length === 0) return [];
  const line = `import { ${names.join(', ')} } from '${from}';`;
  if (line.length <= COLUMNS) return [line];
  const rows = ['  '];
  for (const name of names) {
    const last = rows.length - 1;
    if (rows[last].length + name.length + 2 <= COLUMNS) rows[last] += `${name}, `;
    else rows.push(`  ${name}, `);
  }
  return ['import {', ...rows.map((row) => row.trimEnd()), `} from '${from}';`];
}

/** A call of a function that makes a picture, up to its closing bracket. */
const PICTURE = /^(?:const (\w+) = )?((?:\w+(?:Figure|Chart)|animate)\([^]*)$/;

/** The call at the start of a text, whose brackets end where none is open. */
function callOf(text: string): string {
  for (let end = text.indexOf(')'); end >= 0; end = text.indexOf(')', end + 1))
    if (depthOf(text.slice(0, end + 1)) === 0) return text.slice(0, end + 1);
  return text;
}

/** An example that makes a picture shows it. */
function showingPictures(statements: readonly ExampleStatement[]): ExampleStatement[] {
  let pictures = 0;
  return statements.flatMap((statement): ExampleStatement[] => {
    const made = PICTURE.exec(statement.text);
    if (!made) return [statement];
    const [, name, rest] = made as unknown as [string, string | undefined, string];
    if (name !== undefined) return [statement, { text: `show(${name});` }];
    const call = callOf(rest);
    const figure = `figure${++pictures === 1 ? '' : pictures}`;
    const asked = statement.wanted === undefined ? [] : [{ ...statement, text: figure + rest.slice(call.length) }];
    return [{ text: `const ${figure} = ${call};` }, { text: `show(${figure});` }, ...asked];
  });
}

/** A statement of a cell that prints what the mark says. */
function printing({ text, wanted }: ExampleStatement): string {
  if (wanted === undefined) return text;
  if (wanted === 'undefined') return `${text};`;
  if (wanted.startsWith('throws ')) return `try {\n  ${text};\n} catch (error) {\n  console.log(String(error));\n}`;
  const name = declaredName(text);
  return name === undefined ? `console.log(${text});` : `${text};\nconsole.log(${name});`;
}

/**
 * An example as a cell that can be run by itself; `modules` names what each module of the library exports.
 */
export function exampleCell(example: string, modules: Readonly<Record<string, readonly string[]>>): string {
  const lines = showingPictures(statementsOf(example)).map(printing);
  const words = lines
    .join('\n')
    .replace(/\/\/.*$/gm, '')
    .replace(/'[^'\n]*'/g, "''")
    .match(/(?<!\w|(?<!\.\.)\.)\w+/g);
  const declared = declaredIn(lines.join('\n'));
  const used = new Set((words ?? []).filter((word) => !declared.has(word)));
  const imports = Object.entries(modules).flatMap(([from, names]) =>
    importLines(
      names.filter((name) => used.has(name)),
      from,
    ),
  );
  return [...imports, '', ...lines].join('\n').trim();
}

/** What a cell prints and shows when it runs here; `modules` are the modules that it may import. */
export async function outputsOf(cell: string, modules: Readonly<Record<string, object>>): Promise<CellOutput[]> {
  const outputs: CellOutput[] = [];
  const log = (...values: unknown[]): void => {
    const text = `${format(...values)}\n`;
    const last = outputs.at(-1);
    if (last?.output_type === 'stream') last.text += text;
    else outputs.push({ output_type: 'stream', name: 'stdout', text });
  };
  const host: NotebookHost = {
    display: (data) => outputs.push({ output_type: 'display_data', data, metadata: {} }),
    viewer: 'none',
    notebookPath: '',
    modules: '',
  };
  const { outputText } = ts.transpileModule(cell, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  // An example of our own sources, while the course is built.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('require', 'exports', 'console', `return (async () => {${outputText}\n})();`) as (
    ...given: unknown[]
  ) => Promise<void>;
  const place = globalThis as Record<symbol, unknown>;
  place[NOTEBOOK_HOST] = host;
  try {
    await run((from: string) => modules[from], {}, { log });
  } finally {
    Reflect.deleteProperty(place, NOTEBOOK_HOST);
  }
  return outputs;
}
