/**
 * Compiles a student's file inside the disposable worker: sucrase takes the types away and turns imports into
 * `require`, acorn reads what comes out. Neither folds constants or bundles, so a short text cannot become a large one,
 * and lines stay lines. What `require` gives is the library's allowed functions and nothing else, whatever is asked.
 */
import { parse } from 'acorn';
import type { Node } from 'acorn';
import { transform } from 'sucrase';
import * as words from './refusals.js';
import type { Refused } from './refusals.js';

/** A script whose value is a function: given `require`, it runs the file and returns its exports. */
export interface Program {
  code: string;
  /** Names that the file exports. */
  exported: string[];
}

/** A node of the tree, whatever its kind. */
type AnyNode = Node & Record<string, unknown> & { loc?: { start: { line: number } } };

class Refusal extends Error {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(message);
  }
}

const options = { disableESTransforms: true, preserveDynamicImport: true, keepUnusedImports: false } as const;

/** A namespace would be dropped in silence; `declare namespace` says nothing at run time anyway. */
const NAMESPACE = /^[ \t]*(?:export[ \t]+)?(?:namespace|module)[ \t]+[\w$.]+[ \t]*\{/m;

/** Compiles the text of a file that may import the named functions of the library. */
export function compile(source: string, imports: readonly string[]): Program | Refused {
  try {
    const namespace = NAMESPACE.exec(source);
    if (namespace) {
      const line = source.slice(0, namespace.index).split('\n').length + (/^\n/.test(namespace[0]) ? 1 : 0);
      throw new Refusal(words.NO_NAMESPACE, line);
    }
    const typeless = transform(source, { ...options, transforms: ['typescript'] }).code;
    const tree = parse(typeless, {
      ecmaVersion: 2022,
      sourceType: 'module',
      allowAwaitOutsideFunction: true,
      locations: true,
    });
    const exported = inspect(tree as unknown as AnyNode, imports);
    const script = transform(source, { ...options, transforms: ['typescript', 'imports'] }).code;
    // A module is strict; all that is ours stands on the student's first line.
    const code = `((require) => { "use strict"; const exports = {}; ${script}\nreturn exports; })`;
    parse(code, { ecmaVersion: 2022, sourceType: 'script' });
    return { code, exported };
  } catch (error) {
    if (error instanceof Refusal) return refused(`${error.message}`, error.line);
    if (error instanceof RangeError) return refused('The file is nested too deep.', undefined);
    const { message, loc } = error as Error & { loc?: { line: number } };
    return refused(syntaxMessage(message), loc?.line);
  }
}

const refused = (text: string, line: number | undefined): Refused =>
  line === undefined ? { refused: text } : { refused: text, line };

/** `Unexpected token (3:5)`: the line is told apart. */
const syntaxMessage = (message: string): string =>
  `This is not TypeScript: ${message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '')}.`;

/** Refuses what the file may not do; returns the names of its exports. */
function inspect(tree: AnyNode, imports: readonly string[]): string[] {
  const exported: string[] = [];
  const spaces = new Set<string>();
  const refuse = (node: AnyNode, text: string): never => {
    throw new Refusal(text, node.loc?.start.line);
  };
  const refuseImport = (node: AnyNode, text: string): never => refuse(node, `${text} ${words.allowed(imports)}`);

  function fromModule(node: AnyNode): void {
    const source = node['source'] as { value: string } | null;
    if (!source) return;
    if (source.value !== words.LIBRARY) refuseImport(node, words.unknownModule(source.value));
    for (const specifier of (node['specifiers'] ?? []) as AnyNode[]) {
      if (specifier.type === 'ImportNamespaceSpecifier') spaces.add((specifier['local'] as { name: string }).name);
      const wanted = (specifier['imported'] ?? (node.type === 'ImportDeclaration' ? undefined : specifier['local'])) as
        { name: string } | undefined;
      if (specifier.type === 'ImportDefaultSpecifier' || wanted?.name === 'default') {
        refuseImport(node, words.NO_DEFAULT);
      }
      if (wanted !== undefined && !imports.includes(wanted.name)) refuseImport(node, words.unknownName(wanted.name));
    }
  }

  function visit(node: AnyNode, inFunction: boolean): void {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
        fromModule(node);
        return;
      case 'ExportNamedDeclaration':
        fromModule(node);
        exported.push(...exportedNames(node));
        break;
      case 'ImportExpression':
        refuseImport(node, words.NO_IMPORT_CALL);
        break;
      case 'MetaProperty':
        if ((node['meta'] as { name: string }).name === 'import') refuseImport(node, words.NO_IMPORT_META);
        break;
      case 'AwaitExpression':
        if (!inFunction) refuse(node, words.NO_AWAIT);
        break;
      case 'ForOfStatement':
        if (node['await'] === true && !inFunction) refuse(node, words.NO_AWAIT);
        break;
      case 'Identifier':
        if (node['name'] === 'require') refuseImport(node, words.NO_REQUIRE);
        break;
      case 'MemberExpression': {
        const name = memberName(node);
        const space = (node['object'] as AnyNode)['name'];
        if (typeof space === 'string' && spaces.has(space) && name !== undefined && !imports.includes(name)) {
          refuseImport(node, words.unknownName(name));
        }
        break;
      }
    }
    const inside = inFunction || /Function|^PropertyDefinition$|^StaticBlock$/.test(node.type);
    for (const [key, value] of Object.entries(node)) {
      // The name of a field or a method may be any word.
      if ((key === 'property' || key === 'key') && node['computed'] !== true) continue;
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
        if (isNode(child)) visit(child, inside);
      }
    }
  }

  visit(tree, false);
  return exported;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string';

function memberName(node: AnyNode): string | undefined {
  const property = node['property'] as AnyNode;
  if (node['computed'] !== true) return property['name'] as string;
  return typeof property['value'] === 'string' ? property['value'] : undefined;
}

function exportedNames(node: AnyNode): string[] {
  const declaration = node['declaration'] as AnyNode | null;
  if (!declaration) {
    return (node['specifiers'] as AnyNode[]).map(({ exported }) => String((exported as { name?: string }).name));
  }
  const declared = (declaration['declarations'] ?? [declaration]) as AnyNode[];
  return declared.flatMap(({ id }) => {
    const { name } = (id ?? {}) as { name?: string };
    return name === undefined ? [] : [name];
  });
}
