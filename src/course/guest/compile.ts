/**
 * Compiles a student's file inside the disposable worker: sucrase takes the types away, acorn reads what
 * comes out, and the imports and exports are written as those of a script. Nothing is folded or bundled,
 * so a short text cannot become a large one, and lines stay lines. What can be imported is the library's
 * allowed functions, whatever is asked.
 */
import { parse } from 'acorn';
import { transform } from 'sucrase';
import { usesIn, declarationsIn, LOAN_NAME, replaceableIn, withLoan } from './declarations.js';
import type { Uses } from './declarations.js';
import { inspect, Refusal } from './inspect.js';
import type { AnyNode, Module } from './inspect.js';
import * as words from './refusals.js';
import type { Refused } from './refusals.js';
import { syntaxMessage } from './syntax-message.js';

/**
 * A script whose value is a function: given the library's object and what is lent, it runs the file
 * and returns its exports.
 */
export interface Program {
  code: string;
  /** Names that the file exports. */
  exported: string[];
  /** Of the functions that were asked for, those that call others of them. */
  uses: Uses[];
  /** Of the functions that were asked for, those that right ones can stand for. */
  replaceable: string[];
}

/** What a file is read for. */
interface Asked {
  /** The functions that the exercise asks for. */
  names?: readonly string[];
  /** Those of them that give way to a loan. */
  lent?: readonly string[] | undefined;
}

/** A namespace would be dropped in silence; `declare namespace` says nothing at run time anyway. */
const NAMESPACE = /^[ \t]*(?:export[ \t]+)?(?:namespace|module)[ \t]+[\w$.]+[ \t]*\{/m;

/** Compiles the text of a file that may import the named functions of the library. */
export function compile(
  source: string,
  imports: readonly string[],
  { names = [], lent = [] }: Asked = {},
): Program | Refused {
  /** The text that is being read, for the words of a syntax error. */
  let text = source;
  try {
    const namespace = NAMESPACE.exec(source);
    if (namespace) throw new Refusal(words.NO_NAMESPACE, source.slice(0, namespace.index).split('\n').length);
    text = transform(source, { transforms: ['typescript'], disableESTransforms: true }).code;
    const tree = parse(text, {
      ecmaVersion: 2022,
      sourceType: 'module',
      allowAwaitOutsideFunction: true,
      locations: true,
    });
    const module = inspect(tree as unknown as AnyNode, imports);
    const declarations = declarationsIn(tree as unknown as AnyNode);
    const code = script(text, withLoan(module, declarations, lent));
    parse(code, { ecmaVersion: 2022, sourceType: 'script', locations: true, onComment: refuseHtmlComment(code) });
    const exported = module.exports.map(([name]) => name);
    // A file may export thousands of others.
    const asked = module.exports.filter(([name]) => names.includes(name));
    return { code, exported, uses: usesIn(declarations, asked), replaceable: replaceableIn(declarations, asked) };
  } catch (error) {
    if (error instanceof Refusal) return refused(error.message, error.line);
    if (error instanceof RangeError) return refused('The file is nested too deep.', undefined);
    const { loc } = error as { loc?: { line: number } };
    return refused(syntaxMessage(error as Error, text, 'file'), loc?.line);
  }
}

/**
 * In a script `<!--` and `-->` begin a comment, in a module they do not: what was
 * read would not be what runs.
 */
const refuseHtmlComment =
  (code: string) =>
  (isBlock: boolean, _text: string, start: number, _end: number, at?: { line: number }): void => {
    if (!isBlock && code[start] !== '/') throw new Refusal(words.NO_HTML_COMMENT, at?.line);
  };

const refused = (text: string, line: number | undefined): Refused =>
  line === undefined ? { refused: text } : { refused: text, line };

/** The name of the library's object in a script; no student's name begins like this. */
const LIBRARY_NAME = '$library$';

/** The module as a script. All that is ours stands on its first line, and behind its last. */
function script(text: string, { edits, bindings, exports, loans }: Module): string {
  let body = '';
  let from = 0;
  for (const { start, end, by } of edits) {
    // Line breaks stay, so that errors name the student's lines.
    const kept = text.slice(start, end).replace(/[^\n]/g, '');
    body += `${text.slice(from, start)}${by}${kept}`;
    from = end;
  }
  body += text.slice(from);
  const imported = bindings.map(
    ([local, name]) => `const ${local} = ${LIBRARY_NAME}${name === '*' ? '' : `.${name}`};`,
  );
  const borrowed = loans.map(([local, name]) => `const ${local} = ${LOAN_NAME}[${JSON.stringify(name)}];`);
  const returned = exports.map(([name, local]) =>
    name === '*'
      ? `...${LIBRARY_NAME}`
      : `${JSON.stringify(name)}: ${local === null ? `${LIBRARY_NAME}.${name}` : local}`,
  );
  // A module is strict.
  const taken = loans.length > 0 ? `${LIBRARY_NAME}, ${LOAN_NAME}` : LIBRARY_NAME;
  return `((${taken}) => { "use strict"; ${[...imported, ...borrowed].join(' ')} ${body}\nreturn { ${returned.join(', ')} }; })`;
}
