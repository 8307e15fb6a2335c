/**
 * A cell as a list of statements with their names. sucrase takes the types away and leaves the lines as they
 * are; acorn reads what comes out.
 */
import { parse } from 'acorn';
import type { AnyNode, ImportDeclaration, ModuleDeclaration, Statement } from 'acorn';
import { transform } from 'sucrase';
import { syntaxMessage } from '../guest/syntax-message.js';
import type { CellError } from './live-messages.js';
import { statementNames } from './names.js';
import type { StatementNames } from './names.js';
import { marginNames } from './scopes.js';

export interface CellStatement {
  text: string;
  start: number;
  end: number;
  /**
   * What stands between its start and its end and is no code of a function: an import, or the word `export`.
   */
  dropped?: { start: number; end: number };
  declares: readonly string[];
  names: StatementNames;
}

/** What an import takes from a module; `*` is all of it. */
export interface CellImport {
  from: string;
  names: [imported: string, local: string][];
}

export interface CellAnalysis {
  /** The cell without its types, line by line. */
  js: string;
  imports: readonly CellImport[];
  statements: readonly CellStatement[];
  declares: ReadonlySet<string>;
  /** Those of `let` and `var`: their values may change while other cells run. */
  variables: ReadonlySet<string>;
  /** Names that are read and not declared here. */
  reads: ReadonlySet<string>;
  awaits: boolean;
}

/** A cell without a statement; also what is left of one that cannot be read. */
export const EMPTY_CELL: CellAnalysis = {
  js: '',
  imports: [],
  statements: [],
  declares: new Set(),
  variables: new Set(),
  reads: new Set(),
  awaits: false,
};

/** Reads a cell; what is wrong with it when it cannot be read. */
export function analyseCell(source: string): CellAnalysis | CellError {
  let text = source;
  try {
    // Without keepUnusedImports a cell of imports alone would lose them: they are used in other cells.
    text = transform(source, { transforms: ['typescript'], disableESTransforms: true, keepUnusedImports: true }).code;
    const tree = parse(text, {
      ecmaVersion: 2022,
      sourceType: 'module',
      allowAwaitOutsideFunction: true,
      locations: true,
    });
    return analysisOf(text, tree.body);
  } catch (error) {
    const { loc } = error as { loc?: { line: number } };
    const name = error instanceof RangeError ? 'RangeError' : 'SyntaxError';
    const message =
      error instanceof RangeError ? 'The cell is nested too deep.' : syntaxMessage(error as Error, text, 'cell');
    return { name, message, ...(loc && { line: loc.line }) };
  }
}

/** True if the cell could not be read. */
export const isProblem = (analysis: CellAnalysis | CellError): analysis is CellError => 'message' in analysis;

function analysisOf(js: string, body: readonly (Statement | ModuleDeclaration)[]): CellAnalysis {
  const statements = body.map((node) => statementOf(js, node));
  const declares = new Set(statements.flatMap((statement) => statement.declares));
  return {
    js,
    imports: body.filter((node) => node.type === 'ImportDeclaration').map(importOf),
    statements,
    declares,
    variables: new Set(body.flatMap(variablesOf)),
    reads: new Set(statements.flatMap(({ names }) => [...names.reads]).filter((name) => !declares.has(name))),
    awaits: statements.some(({ names }) => names.awaits),
  };
}

function statementOf(js: string, node: Statement | ModuleDeclaration): CellStatement {
  const place = { text: js.slice(node.start, node.end), start: node.start, end: node.end };
  if (node.type === 'ImportDeclaration') {
    const declares = node.specifiers.map(({ local }) => local.name);
    return { ...place, declares, names: statementNames({ type: 'EmptyStatement', ...place }), dropped: place };
  }
  const declared = declarationOf(node);
  return {
    ...place,
    declares: marginNames(declared),
    names: statementNames(declared),
    ...(declared !== node && { dropped: { start: node.start, end: declared.start } }),
  };
}

/** What `export` stands before; a cell gives all its names to the others anyway. */
function declarationOf(node: Statement | ModuleDeclaration): AnyNode {
  if (node.type === 'ExportNamedDeclaration' && node.declaration) return node.declaration;
  if (!/^(?:Export|Import)/.test(node.type)) return node;
  const problem = new SyntaxError('A cell exports nothing: all its names are there for the other cells');
  throw Object.assign(problem, { loc: node.loc?.start });
}

function variablesOf(node: Statement | ModuleDeclaration): string[] {
  const declared = node.type === 'ExportNamedDeclaration' ? (node.declaration ?? node) : node;
  const isConstant = declared.type !== 'VariableDeclaration' || declared.kind === 'const';
  const isFunction = declared.type === 'FunctionDeclaration' || declared.type === 'ClassDeclaration';
  return (isConstant && declared.type === 'VariableDeclaration') || isFunction ? [] : marginNames(declared);
}

const importOf = ({ source, specifiers }: ImportDeclaration): CellImport => ({
  from: String(source.value),
  names: specifiers.map((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return ['*', specifier.local.name];
    if (specifier.type === 'ImportDefaultSpecifier') return ['default', specifier.local.name];
    const { imported } = specifier;
    return [imported.type === 'Identifier' ? imported.name : String(imported.value), specifier.local.name];
  }),
});
