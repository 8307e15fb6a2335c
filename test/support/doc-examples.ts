/**
 * Runs the `@example` blocks of the sources. In a block, every public name of the library is in scope, and a line that
 * ends in `// => value` is an expression statement whose value must equal that value: numbers to the digits written
 * (at least 1e-9 relative), text and structure exactly. `// => throws text` wants an error whose message holds the text.
 */
import ts from 'typescript';

export interface DocExample {
  /** Name of the exported declaration. */
  name: string;
  file: string;
  code: string;
}

export interface ExportedName {
  name: string;
  file: string;
  documented: boolean;
  examples: DocExample[];
  /** Functions and classes need an example; types, interfaces and constants only a description. */
  callable: boolean;
}

/** Every exported declaration of a source file with its documentation. */
export function exportedNames(file: string, text: string): ExportedName[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: ExportedName[] = [];
  const visit = (name: string, callable: boolean, documented: ts.Node): void => {
    const comments = ts.getJSDocCommentsAndTags(documented).filter((d): d is ts.JSDoc => ts.isJSDoc(d));
    const examples = comments.flatMap((comment) =>
      (comment.tags ?? [])
        .filter((tag) => tag.tagName.text === 'example')
        .map((tag) => ({ name, file, code: exampleText(tag) })),
    );
    found.push({ name, file, callable, examples, documented: comments.some((c) => (c.comment ?? '').length > 0) });
  };
  for (const statement of source.statements) {
    const exported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword) === true;
    if (!exported) continue;
    if (ts.isVariableStatement(statement)) {
      for (const d of statement.declarationList.declarations) visit(d.name.getText(), false, statement);
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      visit(statement.name?.text ?? 'default', true, statement);
    } else if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      visit(statement.name.text, false, statement);
    }
  }
  return found;
}

/** The text after `@example`, from the source itself: TypeScript's own reading drops indentation and `=>`. */
function exampleText(tag: ts.JSDocTag): string {
  return tag
    .getText()
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').replace(/\s*\*\/\s*$/, ''))
    .join('\n')
    .replace(/^@example/, '')
    .replace(/^\s*```(?:ts)?\n|\n\s*```\s*$/g, '')
    .trim();
}

const MARK = /^(.*?);?\s*\/\/ => (.*)$/;

/** Runs one example and returns a line for each expectation that does not hold, and how many there were. */
export async function runExample(
  code: string,
  scope: Record<string, unknown>,
): Promise<{ expectations: number; failures: string[] }> {
  let expectations = 0;
  const lines = joinStatements(code).map((line) => {
    const match = MARK.exec(line);
    if (!match) return line;
    expectations++;
    const [, expression = '', want = ''] = match;
    const declared = /^\s*(?:const|let) (\w+)/.exec(expression);
    const value = declared ? `(() => ${declared[1]})` : `(() => (${expression.trim()}))`;
    const check = `await __expect(${value}, ${JSON.stringify(want.trim())}, ${JSON.stringify(expression.trim())});`;
    return declared ? `${expression};\n${check}` : check;
  });
  const js = ts
    .transpileModule(`async function __example() {\n${lines.join('\n')}\n}`, {
      compilerOptions: { target: ts.ScriptTarget.ES2022 },
    })
    .outputText.replace(/^export \{\};\s*$/m, '');
  const failures: string[] = [];
  const expectValue = async (run: () => unknown, want: string, expression: string): Promise<void> => {
    const throws = /^throws (.*)$/.exec(want);
    try {
      const got: unknown = await run();
      if (throws) failures.push(`${expression}: wanted an error, got ${JSON.stringify(got)}`);
      else if (!sameAsWritten(got, want)) failures.push(`${expression}: got ${shown(got)}, the comment says ${want}`);
    } catch (error) {
      if (!throws || !String(error).includes(throws[1])) failures.push(`${expression}: ${String(error)}`);
    }
  };
  const names = Object.keys(scope);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const body = new Function('__expect', ...names, `${js}\nreturn __example();`) as (...a: unknown[]) => Promise<void>;
  await body(expectValue, ...names.map((n) => scope[n]));
  return { expectations, failures };
}

/** One line per statement: a marked expression may span lines. */
function joinStatements(code: string): string[] {
  const out: string[] = [];
  let pending = '';
  for (const line of code.split('\n')) {
    pending = pending === '' ? line : `${pending}\n${line}`;
    const plain = pending.replace(/\/\/.*$/gm, '').replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '');
    const depth = (plain.match(/[([{]/g) ?? []).length - (plain.match(/[)\]}]/g) ?? []).length;
    if (depth > 0) continue;
    out.push(pending.includes('// =>') ? pending.replace(/\n\s*/g, ' ') : pending);
    pending = '';
  }
  if (pending !== '') out.push(pending);
  return out;
}

function shown(value: unknown): string {
  return JSON.stringify(value, (_key, v: unknown) =>
    typeof v === 'number' && !Number.isFinite(v)
      ? String(v)
      : ArrayBuffer.isView(v)
        ? Array.from(v as Float64Array)
        : v,
  );
}

function sameAsWritten(got: unknown, want: string): boolean {
  // The wanted value is a literal written in this repository's own sources.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  const value: unknown = new Function(`return (${want});`)();
  const digits = Math.max(
    0,
    ...(want.match(/\d+\.?\d*(?:e[-+]?\d+)?/g) ?? []).map((n) => n.replace(/e.*|\D/g, '').length),
  );
  return same(got, value, digits >= 10 ? 1e-9 : 0.5 * 10 ** -Math.max(3, digits - 1));
}

function same(got: unknown, want: unknown, relative: number): boolean {
  if (typeof want === 'number') {
    if (typeof got !== 'number') return false;
    if (!Number.isFinite(want)) return Object.is(got, want);
    return Math.abs(got - want) <= Math.max(1e-12, relative * Math.abs(want));
  }
  if (Array.isArray(want)) {
    const list = Array.isArray(got) ? got : ArrayBuffer.isView(got) ? Array.from(got as Float64Array) : undefined;
    return list?.length === want.length && want.every((w, i) => same(list[i], w, relative));
  }
  if (typeof want === 'object' && want !== null) {
    const keys = Object.keys(want);
    return (
      typeof got === 'object' &&
      got !== null &&
      Object.keys(got).length === keys.length &&
      keys.every((k) => same((got as Record<string, unknown>)[k], (want as Record<string, unknown>)[k], relative))
    );
  }
  return Object.is(got, want);
}
