/**
 * Which names one statement of a cell reads, whose objects it changes, and what the functions that
 * it declares would change.
 */
import type { AnyNode, CallExpression, Identifier, Pattern } from 'acorn';
import {
  functionScope,
  isFunction,
  isNode,
  marginNames,
  methodOf,
  namesOf,
  nodesIn,
  rootsOf,
  scopeOf,
} from './scopes.js';
import type { FunctionNode, NameScope } from './scopes.js';

/**
 * What running some code changes: objects and variables by name, or by `#0`, a parameter of the
 * function that holds the code.
 */
export interface Effects {
  changes: Set<string>;
  calls: NamedCall[];
}

/** A call of a function by its name. It changes what that function changes. */
export interface NamedCall {
  callee: string;
  /** Of each argument: whose objects it may be part of. */
  roots: (readonly string[])[];
}

/** Where a name from outside stands. */
export interface NameReference {
  name: string;
  start: number;
  end: number;
  /** In `{ name }` the name is a key, too. */
  isShorthand: boolean;
}

export interface StatementNames extends Effects {
  reads: Set<string>;
  references: NameReference[];
  /** Of each name that it declares: whose objects that may be part of. */
  aliases: Map<string, readonly string[]>;
  /** Of each function that it declares: what a call of it changes. */
  functions: Map<string, Effects>;
  awaits: boolean;
}

/** Methods that change their object. Others may, too, when their result is dropped. */
const CHANGING = new Set('push pop shift unshift splice sort reverse fill copyWithin set add delete clear'.split(' '));

const noEffects = (): Effects => ({ changes: new Set(), calls: [] });

/** The names of a statement at the margin of a cell. */
export function statementNames(statement: AnyNode): StatementNames {
  const found: StatementNames = {
    ...noEffects(),
    reads: new Set(),
    references: [],
    aliases: new Map(),
    functions: new Map(),
    awaits: false,
  };
  new Walk(found).margin(statement);
  for (const name of marginNames(statement)) found.reads.delete(name);
  return found;
}

class Walk {
  readonly #found: StatementNames;
  /** The statement's own effects, or those of the function in which the walk is. */
  #effects: Effects;
  #functionDepth = 0;

  constructor(found: StatementNames) {
    this.#found = found;
    this.#effects = found;
  }

  /** A function that is declared changes nothing until it is called. */
  margin(statement: AnyNode): void {
    if (isFunction(statement) && isNode(statement.id)) this.#declared(statement.id.name, statement);
    else if (statement.type === 'VariableDeclaration') {
      for (const { id, init } of statement.declarations) {
        this.#visit(id, []);
        if (!init) continue;
        for (const name of namesOf(id)) this.#found.aliases.set(name, rootsOf(init, []));
        if (id.type === 'Identifier' && isFunction(init)) this.#declared(id.name, init);
        else this.#visit(init, []);
      }
    } else this.#visit(statement, []);
  }

  #declared(name: string, node: FunctionNode): void {
    const effects = noEffects();
    this.#found.functions.set(name, effects);
    this.#effects = effects;
    this.#function(
      node,
      [],
      node.params.map((_, i) => [`#${i}`]),
    );
    this.#effects = this.#found;
  }

  #function(node: FunctionNode, scopes: readonly NameScope[], origins: readonly (readonly string[])[]): void {
    this.#functionDepth += 1;
    const inner = [...scopes, functionScope(node, scopes, origins)];
    for (const part of [...node.params, node.body]) this.#visit(part, inner);
    this.#functionDepth -= 1;
  }

  #visit(node: AnyNode, scopes: readonly NameScope[]): void {
    if (node.type === 'Identifier') {
      this.#reads(node, scopes, false);
      return;
    }
    if (isFunction(node)) {
      this.#function(node, scopes, []);
      return;
    }
    if (node.type === 'AssignmentExpression') this.#writes(node.left, scopes);
    if (node.type === 'UpdateExpression') this.#writes(node.argument as Pattern, scopes);
    if (node.type === 'ForOfStatement' || node.type === 'ForInStatement') {
      if (node.left.type !== 'VariableDeclaration') this.#writes(node.left, scopes);
    }
    if (node.type === 'UnaryExpression' && node.operator === 'delete') this.#changes(node.argument, scopes);
    if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await)) {
      this.#found.awaits ||= this.#functionDepth === 0;
    }
    if (node.type === 'ExpressionStatement' && node.expression.type === 'CallExpression') {
      // A call whose result is dropped is made for its effect: `counter.step()`, `Body.setStatics(…)`;
      // the walk `forEach` is not.
      const { callee } = node.expression;
      if (callee.type === 'MemberExpression' && methodOf(callee) !== 'forEach') this.#changes(callee.object, scopes);
    }
    const inner = scopeOf(node, scopes);
    const within = inner ? [...scopes, inner] : scopes;
    if (node.type === 'CallExpression') this.#call(node, within);
    else for (const [field, part] of nodesIn(node)) this.#part(node, field, part, within);
  }

  #part(node: AnyNode, field: string, part: AnyNode, scopes: readonly NameScope[]): void {
    const isName =
      (node.type === 'MemberExpression' && field === 'property' && !node.computed) ||
      (field === 'key' && 'computed' in node && !node.computed) ||
      field === 'label' ||
      node.type === 'MetaProperty';
    if (isName) return;
    // Of `{ name }` and `{ name = 1 }` the value stands where the key does.
    const isShorthand = node.type === 'Property' && node.shorthand && field === 'value';
    if (isShorthand && part.type === 'Identifier') this.#reads(part, scopes, true);
    else if (isShorthand && part.type === 'AssignmentPattern' && part.left.type === 'Identifier') {
      this.#reads(part.left, scopes, true);
      this.#visit(part.right, scopes);
    } else this.#visit(part, scopes);
  }

  #reads({ name, start, end }: Identifier, scopes: readonly NameScope[], isShorthand: boolean): void {
    if (scopes.some((scope) => scope.has(name))) return;
    this.#found.reads.add(name);
    this.#found.references.push({ name, start, end, isShorthand });
  }

  #call(node: CallExpression, scopes: readonly NameScope[]): void {
    const { callee } = node;
    const roots = node.arguments.map((argument) =>
      rootsOf(argument.type === 'SpreadElement' ? argument.argument : argument, scopes),
    );
    if (callee.type === 'Identifier' && !scopes.some((scope) => scope.has(callee.name))) {
      this.#effects.calls.push({ callee: callee.name, roots });
    }
    const owner = callee.type === 'MemberExpression' ? callee.object : undefined;
    if (owner && CHANGING.has(methodOf(callee) ?? '')) this.#changes(owner, scopes);
    const isAssign = owner?.type === 'Identifier' && owner.name === 'Object' && methodOf(callee) === 'assign';
    if (isAssign) for (const root of roots.at(0) ?? []) this.#effects.changes.add(root);
    // What `bodies.forEach((body) => …)` hands to its function is a part of `bodies`.
    const handed = owner ? rootsOf(owner, scopes) : [];
    this.#visit(callee, scopes);
    for (const argument of node.arguments) {
      if (isFunction(argument))
        this.#function(
          argument,
          scopes,
          argument.params.map(() => handed),
        );
      else this.#visit(argument, scopes);
    }
  }

  #changes(node: AnyNode, scopes: readonly NameScope[]): void {
    for (const root of rootsOf(node, scopes)) this.#effects.changes.add(root);
  }

  #writes(target: Pattern, scopes: readonly NameScope[]): void {
    if (target.type === 'MemberExpression') this.#changes(target.object, scopes);
    for (const name of namesOf(target)) {
      if (!scopes.some((scope) => scope.has(name))) this.#effects.changes.add(name);
    }
    for (const [, part] of target.type === 'MemberExpression' ? [] : nodesIn(target)) {
      if (part.type === 'MemberExpression') this.#changes(part.object, scopes);
    }
  }
}
