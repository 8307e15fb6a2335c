/**
 * What a source file exports, with its documentation: for the reference and for the
 * test that runs the examples.
 */
import ts from 'typescript';
import type { DocComment } from './doc-comment.js';
import { docComment } from './doc-comment.js';

export type DeclarationKind = 'function' | 'class' | 'constant' | 'type';

export interface Declaration {
  name: string;
  kind: DeclarationKind;
  /** What a caller has to know: the head without the body, in TypeScript. */
  signature: string;
  doc: DocComment;
  /** From the first to the last line, with its comment. */
  source: string;
  /** Where the declaration itself begins, counted from 1. */
  line: number;
}

/** `export … from './other.js'`: all its names, or some. */
export interface HandedOn {
  from: string;
  names?: string[];
}

export interface SourceModule {
  /** What the file says of itself, as Markdown. */
  head: string;
  /** All its types by name, in TypeScript, whether it exports them or not. */
  types: ReadonlyMap<string, string>;
  /** Where it imports a name from. */
  imports: ReadonlyMap<string, string>;
  declarations: Declaration[];
  handedOn: HandedOn[];
}

/** Of the statements that a file has, the text of the class that another one extends. */
type ClassNamed = (name: string) => ts.ClassDeclaration | undefined;

const commentsOf = (node: ts.Node): ts.JSDoc[] =>
  ts.getJSDocCommentsAndTags(node).filter((part): part is ts.JSDoc => ts.isJSDoc(part));

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** The text of a declaration up to its body. */
function headOf(node: ts.Node & { body?: ts.Node }): string {
  const text = node.getText();
  const head = node.body ? text.slice(0, node.body.getStart() - node.getStart()) : text;
  return head
    .replace(/^export /, '')
    .replace(/\bpublic /, '')
    .trim()
    .replace(/;?$/, ';');
}

const isHidden = (member: ts.ClassElement): boolean =>
  (member.name !== undefined && ts.isPrivateIdentifier(member.name)) ||
  (ts.canHaveModifiers(member) &&
    ts
      .getModifiers(member)
      ?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword) === true);

/** What can be asked of a class, its own members before those of the class that it extends. */
function membersOf(declaration: ts.ClassDeclaration, classNamed: ClassNamed): string[] {
  const own = declaration.members
    .filter((member) => !isHidden(member) && !ts.isClassStaticBlockDeclaration(member))
    .map((member) => {
      const comment = commentsOf(member).at(-1)?.getText().replace(/^ +\*/gm, ' *');
      const head = headOf(member);
      const shown = ts.isPropertyDeclaration(member) ? head.replace(/ = [^]*;$/, ';') : head;
      return [...(comment === undefined ? [] : [comment]), shown].join('\n').replace(/^/gm, '  ');
    });
  const extended = declaration.heritageClauses?.[0]?.types[0]?.expression.getText();
  const base = extended === undefined ? undefined : classNamed(extended);
  return base ? [...own, ...membersOf(base, () => undefined).filter((text) => !/^ +constructor/m.test(text))] : own;
}

/** Constants whose value says more than their type. */
const SHORT = 80;

function constantHead(declaration: ts.VariableDeclaration): string {
  const { name, type, initializer } = declaration;
  const whole = `const ${declaration.getText()};`;
  if (!type && initializer && whole.length > SHORT) return `${whole.replace(/\s+/g, ' ').slice(0, SHORT)} …`;
  return type ? `const ${name.getText()}: ${type.getText()};` : whole;
}

function signatureOf(statement: ts.Statement, classNamed: ClassNamed): string {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(constantHead).join('\n');
  if (ts.isFunctionDeclaration(statement)) return headOf(statement);
  if (ts.isClassDeclaration(statement))
    return `class ${statement.name?.text ?? ''} {\n${membersOf(statement, classNamed).join('\n\n')}\n}`;
  return statement.getText().replace(/^export /, '');
}

const KINDS: readonly (readonly [is: (statement: ts.Statement) => boolean, kind: DeclarationKind])[] = [
  [ts.isFunctionDeclaration, 'function'],
  [ts.isClassDeclaration, 'class'],
  [ts.isVariableStatement, 'constant'],
  [ts.isInterfaceDeclaration, 'type'],
  [ts.isTypeAliasDeclaration, 'type'],
];

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map((d) => d.name.getText());
  const name = (statement as ts.Statement & { name?: ts.Identifier }).name;
  return name ? [name.text] : [];
}

/** A comment at the top that belongs to no declaration. */
function headComment({ statements, text }: ts.SourceFile): string {
  const [first] = statements;
  const comments = ts.canHaveModifiers(first) || ts.isExportDeclaration(first) ? commentsOf(first) : [];
  const [comment] = /^\/\*\*[^]*?\*\//.exec(text) ?? [];
  const isFree = namesOf(first).length === 0 || comments.length > 1;
  return comment !== undefined && isFree ? docComment(comment).text : '';
}

const isType = (statement: ts.Statement): statement is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);

const typesOf = ({ statements }: ts.SourceFile): Map<string, string> =>
  new Map(statements.filter(isType).map((type) => [type.name.text, type.getText().replace(/^export /, '')]));

function importsOf({ statements }: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of statements) {
    const names = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    if (!names || !ts.isNamedImports(names) || !ts.isImportDeclaration(statement)) continue;
    const { text } = statement.moduleSpecifier as ts.StringLiteral;
    for (const { name } of names.elements) found.set(name.text, text);
  }
  return found;
}

/** A class that a file imports; `read` gives the text of a file named as in an import. */
const imported =
  (imports: ReadonlyMap<string, string>, read: (from: string) => string): ClassNamed =>
  (name) => {
    const from = imports.get(name);
    return from === undefined
      ? undefined
      : parsed(from, read(from)).statements.find(
          (s): s is ts.ClassDeclaration => ts.isClassDeclaration(s) && s.name?.text === name,
        );
  };

const parsed = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);

/** Reads a source file; `read` gives the text of another one, named as in its imports. */
export function readModule(file: string, text: string, read: (from: string) => string): SourceModule {
  const source = parsed(file, text);
  const imports = importsOf(source);
  const declarations: Declaration[] = [];
  const handedOn: HandedOn[] = [];
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
      const { exportClause } = statement;
      const names =
        exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map((e) => e.name.text) : undefined;
      handedOn.push({ from: (statement.moduleSpecifier as ts.StringLiteral).text, ...(names && { names }) });
    }
    const kind = isExported(statement) ? KINDS.find(([is]) => is(statement))?.[1] : undefined;
    if (!kind) continue;
    const comment = commentsOf(statement).at(-1);
    const doc = docComment(comment?.getText() ?? '/** */');
    const line = source.getLineAndCharacterOfPosition(statement.getStart()).line + 1;
    const whole = text.slice(comment?.getStart() ?? statement.getStart(), statement.getEnd());
    const signature = signatureOf(statement, imported(imports, read));
    declarations.push(...namesOf(statement).map((name) => ({ name, kind, signature, doc, source: whole, line })));
  }
  return { head: headComment(source), types: typesOf(source), imports, declarations, handedOn };
}
