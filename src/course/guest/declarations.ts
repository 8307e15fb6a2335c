/**
 * What a student's file declares at its top level: which of its functions calls which, and where
 * one could stand for another.
 */
import { childrenOf, nameOf, namesIn } from './inspect.js';
import type { AnyNode, Module } from './inspect.js';

/** An exported function, and the other exported functions that it calls, by way of others too. */
export type Uses = [name: string, others: string[]];

interface Declaration {
  /** All that is said of the name, where calls are looked for. */
  node: AnyNode;
  /** The name itself, where another can be written. */
  id?: AnyNode;
}

/** A file's declarations by the names that it knows them by. */
export type Declarations = ReadonlyMap<string, Declaration>;

export function declarationsIn(tree: AnyNode): Declarations {
  const found = new Map<string, Declaration>();
  for (const statement of tree['body'] as AnyNode[]) {
    const node = (/^Export/.test(statement.type) ? statement['declaration'] : statement) as AnyNode | null | undefined;
    const id = node?.['id'] as AnyNode | null | undefined;
    if (node?.type === 'FunctionDeclaration' && id) found.set(nameOf(id), { node, id });
    else if (node?.type === 'ClassDeclaration' && id) found.set(nameOf(id), { node });
    else if (node?.type === 'VariableDeclaration') {
      for (const one of node['declarations'] as AnyNode[]) {
        const pattern = one['id'] as AnyNode;
        const own = pattern.type === 'Identifier' ? { node: one, id: pattern } : { node: one };
        for (const name of namesIn(pattern)) found.set(name, own);
      }
    }
  }
  return found;
}

/** The exports whose declarations can give way to others. */
export const replaceableIn = (declarations: Declarations, exports: Module['exports']): string[] =>
  exports.filter(([, local]) => local !== null && declarations.get(local)?.id !== undefined).map(([name]) => name);

/** For each of the exported functions that calls others of them, which. */
export function usesIn(declarations: Declarations, exports: Module['exports']): Uses[] {
  const direct = new Map([...declarations].map(([name, { node }]) => [name, namesUsed(node)]));
  const reached = (from: string): Set<string> => {
    const all = new Set([from]);
    // A set that grows while it is walked: what is added is walked, too.
    for (const name of all) {
      for (const next of direct.get(name) ?? []) if (declarations.has(next)) all.add(next);
    }
    return all;
  };
  const own = exports.flatMap(([name, local]) => (local !== null && declarations.has(local) ? [{ name, local }] : []));
  return own.flatMap(({ name, local }): Uses[] => {
    const all = reached(local);
    const others = own.filter((other) => other.local !== local && all.has(other.local));
    return others.length > 0 ? [[name, others.map((other) => other.name)]] : [];
  });
}

/**
 * The names of the file that a declaration uses. One that it also declares somewhere
 * inside is taken for its own.
 */
function namesUsed(declaration: AnyNode): Set<string> {
  const used = new Set<string>();
  const inside = new Set<string>();
  const visit = (node: AnyNode): void => {
    if (node.type === 'Identifier') used.add(nameOf(node));
    if (node !== declaration) {
      const binds = [/^Function|^Class|^VariableDeclarator$/.test(node.type) && node['id'], node['param']];
      for (const pattern of binds) if (pattern) namesIn(pattern as AnyNode).forEach((name) => inside.add(name));
    }
    for (const pattern of (node['params'] ?? []) as AnyNode[]) namesIn(pattern).forEach((name) => inside.add(name));
    childrenOf(node).forEach(visit);
  };
  visit(declaration);
  return new Set([...used].filter((name) => !inside.has(name)));
}

/** The names of what a script is lent, and of what gives way to it; no student's name begins like these. */
export const LOAN_NAME = '$loan$';
const OWN_NAME = '$own$';

/**
 * Lets exports give way to what is lent: their names are bound to that, and their own
 * declarations have others.
 */
export function withLoan(module: Module, declarations: Declarations, lent: readonly string[]): Module {
  const edits = [...module.edits];
  const loans: Module['loans'] = [];
  for (const [name, local] of module.exports) {
    const id = local !== null && lent.includes(name) ? declarations.get(local)?.id : undefined;
    if (id === undefined || local === null || loans.some(([known]) => known === local)) continue;
    edits.push({ start: id.start, end: id.end, by: OWN_NAME + local });
    loans.push([local, name]);
  }
  return { ...module, edits: edits.sort((a, b) => a.start - b.start), loans };
}
