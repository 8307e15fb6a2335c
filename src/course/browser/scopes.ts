/** Names that a stretch of code binds, and whose objects their values may be part of. */
import type { AnyNode, Pattern, VariableDeclaration } from 'acorn';

/** Of each bound name: names outside (or `#0`, a parameter) whose objects its value may be part of. */
export type NameScope = Map<string, readonly string[]>;

export const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** The parts of a node with the fields that hold them. */
export function nodesIn(node: AnyNode): [field: string, part: AnyNode][] {
  return Object.entries(node).flatMap(([field, value]: [string, unknown]) => {
    const list = Array.isArray(value) ? (value as unknown[]) : [value];
    return list.filter(isNode).map((part): [string, AnyNode] => [field, part]);
  });
}

/** The names that a pattern binds or assigns to. */
export function namesOf(pattern: Pattern | null): string[] {
  if (pattern === null || pattern.type === 'MemberExpression') return [];
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(namesOf);
  if (pattern.type === 'AssignmentPattern') return namesOf(pattern.left);
  if (pattern.type === 'RestElement') return namesOf(pattern.argument);
  return pattern.properties.flatMap((p) => namesOf(p.type === 'Property' ? p.value : p));
}

/** The names that a statement declares where it stands. */
export function declaredNames(node: AnyNode): string[] {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => namesOf(id));
  return (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') && isNode(node.id)
    ? [node.id.name]
    : [];
}

export type FunctionNode = Extract<AnyNode, { params: Pattern[] }>;

export const isFunction = (node: AnyNode): node is FunctionNode =>
  node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';

/** The `var` declarations of a function, from its nested blocks, too. */
function hoisted(node: AnyNode): VariableDeclaration[] {
  if (isFunction(node)) return [];
  const own = node.type === 'VariableDeclaration' && node.kind === 'var' ? [node] : [];
  return [...own, ...nodesIn(node).flatMap(([, part]) => hoisted(part))];
}

/** The names that a statement at the margin declares for the whole cell. */
export const marginNames = (statement: AnyNode): string[] => [
  ...new Set([...declaredNames(statement), ...hoisted(statement).flatMap(declaredNames)]),
];

/** Methods that hand out what an object holds. */
const HANDS_OUT = new Set('at find findLast get values pop shift'.split(' '));

export const methodOf = (node: AnyNode): string | undefined =>
  node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : undefined;

const nearest = (name: string, scopes: readonly NameScope[]): NameScope | undefined =>
  [...scopes].reverse().find((scope) => scope.has(name));

/** Names outside the scopes whose objects the value of an expression may be, or be part of. */
export function rootsOf(node: AnyNode | null | undefined, scopes: readonly NameScope[]): readonly string[] {
  if (!node) return [];
  const each = (nodes: readonly (AnyNode | null)[]): string[] => nodes.flatMap((n) => rootsOf(n, scopes));
  switch (node.type) {
    case 'Identifier':
      return nearest(node.name, scopes)?.get(node.name) ?? [node.name];
    case 'MemberExpression':
      return rootsOf(node.object, scopes);
    case 'ConditionalExpression':
      return each([node.consequent, node.alternate]);
    case 'LogicalExpression':
      return each([node.left, node.right]);
    case 'AssignmentExpression':
      return rootsOf(node.right, scopes);
    case 'SequenceExpression':
      return rootsOf(node.expressions.at(-1), scopes);
    case 'ArrayExpression':
      return each(node.elements);
    case 'ObjectExpression':
      return each(node.properties.map((p) => (p.type === 'Property' ? p.value : null)));
    case 'ChainExpression':
      return rootsOf(node.expression, scopes);
    case 'AwaitExpression':
      return rootsOf(node.argument, scopes);
    case 'CallExpression':
      return node.callee.type === 'MemberExpression' && HANDS_OUT.has(methodOf(node.callee) ?? '')
        ? rootsOf(node.callee.object, scopes)
        : [];
    default:
      return [];
  }
}

/** The scope of a block: what its statements declare. */
function blockScope(statements: readonly AnyNode[], outer: readonly NameScope[]): NameScope {
  const scope: NameScope = new Map(statements.flatMap(declaredNames).map((name) => [name, []]));
  addOrigins(scope, statements, outer);
  return scope;
}

/** A `const body = bodies[0]` is a part of `bodies`. */
function addOrigins(scope: NameScope, statements: readonly AnyNode[], outer: readonly NameScope[]): void {
  for (const statement of statements) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) {
      const roots = rootsOf(init, [...outer, scope]);
      for (const name of namesOf(id)) scope.set(name, roots);
    }
  }
}

/** The scope that a function opens; `origins` are those of its parameters. */
export function functionScope(
  node: FunctionNode,
  outer: readonly NameScope[],
  origins: readonly (readonly string[])[],
): NameScope {
  const scope: NameScope = new Map([['arguments', []]]);
  if (node.type !== 'ArrowFunctionExpression' && isNode(node.id)) scope.set(node.id.name, []);
  node.params.forEach((parameter, i) => {
    for (const name of namesOf(parameter)) scope.set(name, origins.at(i) ?? []);
  });
  const variables = hoisted(node.body);
  for (const name of variables.flatMap(declaredNames)) scope.set(name, []);
  addOrigins(scope, variables, outer);
  return scope;
}

/** The scope that another node opens, if it opens one. */
export function scopeOf(node: AnyNode, outer: readonly NameScope[]): NameScope | undefined {
  if (node.type === 'BlockStatement' || node.type === 'StaticBlock') return blockScope(node.body, outer);
  if (node.type === 'ForStatement') return blockScope(node.init ? [node.init] : [], outer);
  if (node.type === 'ForOfStatement' || node.type === 'ForInStatement') {
    const roots = node.type === 'ForOfStatement' ? rootsOf(node.right, outer) : [];
    return new Map(declaredNames(node.left).map((name) => [name, roots]));
  }
  if (node.type === 'CatchClause') return new Map(namesOf(node.param ?? null).map((name) => [name, []]));
  if (node.type === 'SwitchStatement') {
    return blockScope(
      node.cases.flatMap(({ consequent }) => consequent),
      outer,
    );
  }
  return node.type === 'ClassExpression' && node.id ? new Map([[node.id.name, []]]) : undefined;
}
