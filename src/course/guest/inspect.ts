/** Reads the tree of a student's module: refuses what it may not do, and finds its imports and exports. */
import type { Node } from 'acorn';
import * as words from './refusals.js';

/** A node of the tree, whatever its kind. */
export type AnyNode = Node & Record<string, unknown> & { loc?: { start: { line: number } } };

/** What has to be written differently to make a script of a module. */
export interface Module {
  /** Stretches of the text and what stands there instead, in order. */
  edits: { start: number; end: number; by: string }[];
  /** Names of the file and the library's behind them; `*` is all of it. */
  bindings: [local: string, imported: string][];
  /** Exported names and the file's own behind them; null stands for the library's, `*` for all of that. */
  exports: [name: string, local: string | null][];
  /** Names of the file that stand for lent functions, and the exports that these are of. */
  loans: [local: string, name: string][];
}

/** The file may not run. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(message);
  }
}

/** The name of an anonymous default export. */
const DEFAULT_NAME = '$default$';

export const nameOf = (node: unknown): string => {
  const { name, value } = node as { name?: string; value?: string };
  return String(name ?? value);
};

/** @throws Refusal at the first thing that an exercise does not allow. */
export function inspect(tree: AnyNode, imports: readonly string[]): Module {
  const module: Module = { edits: [], bindings: [], exports: [], loans: [] };
  const spaces = new Set<string>();
  const refuse = (node: AnyNode, text: string): never => {
    throw new Refusal(text, node.loc?.start.line);
  };
  const refuseImport = (node: AnyNode, text: string): never => refuse(node, `${text} ${words.allowed(imports)}`);
  const mayImport = (node: AnyNode, name: string): string => {
    if (name === 'default') refuseImport(node, words.NO_DEFAULT);
    return imports.includes(name) ? name : refuseImport(node, words.unknownName(name));
  };

  function checkSource(node: AnyNode): void {
    const { value } = node['source'] as { value: string };
    if (value !== words.LIBRARY) refuseImport(node, words.unknownModule(value));
  }

  function imported(node: AnyNode): void {
    checkSource(node);
    for (const specifier of node['specifiers'] as AnyNode[]) {
      const local = nameOf(specifier['local']);
      if (specifier.type === 'ImportNamespaceSpecifier') spaces.add(local);
      if (specifier.type === 'ImportDefaultSpecifier') refuseImport(node, words.NO_DEFAULT);
      const name = specifier.type === 'ImportSpecifier' ? mayImport(node, nameOf(specifier['imported'])) : '*';
      module.bindings.push([local, name]);
    }
    module.edits.push({ start: node.start, end: node.end, by: '' });
  }

  /** A number, since the exported name may be any text in quotation marks. */
  function fromLibrary(name: string): string {
    const local = `$from$${module.bindings.length}`;
    module.bindings.push([local, name]);
    return local;
  }

  function exported(node: AnyNode): void {
    const declaration = node['declaration'] as AnyNode | null;
    if (declaration) {
      module.edits.push({ start: node.start, end: declaration.start, by: '' });
      for (const name of declaredNames(declaration)) module.exports.push([name, name]);
      return;
    }
    if (node['source']) checkSource(node);
    for (const specifier of node['specifiers'] as AnyNode[]) {
      const local = nameOf(specifier['local']);
      const name = nameOf(specifier['exported']);
      if (!node['source']) module.exports.push([name, local]);
      else {
        module.exports.push([name, fromLibrary(mayImport(node, local))]);
      }
    }
    module.edits.push({ start: node.start, end: node.end, by: '' });
  }

  function exportedByDefault(node: AnyNode): void {
    const declaration = node['declaration'] as AnyNode;
    const name = /Declaration$/.test(declaration.type) && declaration['id'] ? nameOf(declaration['id']) : undefined;
    const by = name === undefined ? `const ${DEFAULT_NAME} = ` : '';
    module.edits.push({ start: node.start, end: declaration.start, by });
    module.exports.push(['default', name ?? DEFAULT_NAME]);
  }

  function visit(node: AnyNode, inFunction: boolean): void {
    switch (node.type) {
      case 'ImportDeclaration':
        imported(node);
        return;
      case 'ExportAllDeclaration':
        checkSource(node);
        module.edits.push({ start: node.start, end: node.end, by: '' });
        module.exports.push(node['exported'] ? [nameOf(node['exported']), fromLibrary('*')] : ['*', null]);
        return;
      case 'ExportNamedDeclaration':
        exported(node);
        break;
      case 'ExportDefaultDeclaration':
        exportedByDefault(node);
        break;
      case 'ImportExpression':
        refuseImport(node, words.NO_IMPORT_CALL);
        break;
      case 'MetaProperty':
        if (nameOf(node['meta']) === 'import') refuseImport(node, words.NO_IMPORT_META);
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
        if (spaces.has(nameOf(node['object'])) && name !== undefined) mayImport(node, name);
        break;
      }
    }
    const inside = inFunction || /Function|^PropertyDefinition$|^StaticBlock$/.test(node.type);
    for (const child of childrenOf(node)) visit(child, inside);
  }

  visit(tree, false);
  return module;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string';

/** What a node is made of, without the names of fields and methods, which may be any word. */
export function childrenOf(node: AnyNode): AnyNode[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if ((key === 'property' || key === 'key') && node['computed'] !== true) return [];
    return (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isNode);
  });
}

function memberName(node: AnyNode): string | undefined {
  const property = node['property'] as AnyNode;
  if (node['computed'] !== true) return nameOf(property);
  return typeof property['value'] === 'string' ? property['value'] : undefined;
}

/** The names that a declaration declares, inside patterns too. */
function declaredNames(declaration: AnyNode): string[] {
  if (declaration['id']) return [nameOf(declaration['id'])];
  return (declaration['declarations'] as AnyNode[]).flatMap(({ id }) => namesIn(id as AnyNode));
}

/** The names that a pattern binds. */
export function namesIn(pattern: AnyNode | null): string[] {
  if (!pattern) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [nameOf(pattern)];
    case 'ObjectPattern':
      return (pattern['properties'] as AnyNode[]).flatMap((one) =>
        namesIn((one['value'] ?? one['argument']) as AnyNode),
      );
    case 'ArrayPattern':
      return (pattern['elements'] as (AnyNode | null)[]).flatMap(namesIn);
    default:
      // A default value, or the rest of a pattern.
      return namesIn((pattern['left'] ?? pattern['argument']) as AnyNode);
  }
}
