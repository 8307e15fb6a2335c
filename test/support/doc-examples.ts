/**
 * Runs the `@example` blocks of the sources. In a block, every public name of the library is in scope,
 * and a statement with `// => value` behind it, or on the line below, must have that value: text, structure
 * and whole numbers exactly (to 1e-9), others to half of their last digit and to three digits at least.
 * `// => throws text` wants an error whose message holds the text.
 */
import ts from 'typescript';
import { readModule } from '../../src/course/site/reference/declarations.js';
import { declaredName, statementsOf } from '../../src/course/site/reference/example-cell.js';

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
  const { declarations } = readModule(file, text, () => '');
  return declarations.map(({ name, kind, doc }) => ({
    name,
    file,
    documented: doc.text !== '',
    examples: doc.examples.map((code) => ({ name, file, code })),
    callable: kind === 'function' || kind === 'class',
  }));
}

/** Runs one example and returns a line for each expectation that does not hold, and how many there were. */
export async function runExample(
  code: string,
  scope: Record<string, unknown>,
): Promise<{ expectations: number; failures: string[] }> {
  let expectations = 0;
  const lines = statementsOf(code).map(({ text, wanted }) => {
    if (wanted === undefined) return text;
    expectations++;
    const name = declaredName(text);
    const value = name === undefined ? `(() => (${text}))` : `(() => ${name})`;
    const check = `await __expect(${value}, ${JSON.stringify(wanted)}, ${JSON.stringify(text)});`;
    return name === undefined ? check : `${text};\n${check}`;
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

function shown(value: unknown): string {
  return JSON.stringify(value, (_key, v: unknown) =>
    typeof v === 'number' && !Number.isFinite(v)
      ? String(v)
      : ArrayBuffer.isView(v)
        ? Array.from(v as Float64Array)
        : v,
  );
}

/** A number as it is written, which says how near another one has to be. */
class Written {
  readonly value: number;
  readonly #within: number;

  constructor(text: string) {
    this.value = Number(text);
    const [mantissa, power = '0'] = text.split('e');
    const decimals = mantissa.split('.').at(1)?.length ?? 0;
    const isRounded = /[.e]/.test(text) && mantissa.replace(/\D/g, '').length < 10;
    const halfOfLast = 0.5 * 10 ** (Number(power) - decimals);
    this.#within = isRounded ? Math.min(halfOfLast, 5e-4 * Math.abs(this.value)) : 1e-9 * Math.abs(this.value);
  }

  /** In a formula such as `-Math.PI / 2` it is a number like others. */
  valueOf(): number {
    return this.value;
  }

  isMetBy(got: number): boolean {
    return Math.abs(got - this.value) <= Math.max(1e-12, this.#within);
  }
}

/** The literal with its numbers as {@link Written}. */
function withWritten(want: string): string {
  const source = ts.createSourceFile('want.ts', `(${want})`, ts.ScriptTarget.ES2022, true);
  const edits: { from: number; to: number }[] = [];
  const visit = (node: ts.Node): void => {
    const isNegative =
      ts.isPrefixUnaryExpression(node) &&
      node.operator === ts.SyntaxKind.MinusToken &&
      ts.isNumericLiteral(node.operand);
    if (isNegative || ts.isNumericLiteral(node)) edits.push({ from: node.getStart(source), to: node.end });
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return edits.reduceRight(
    (text, { from, to }) => `${text.slice(0, from)}new Written('${text.slice(from, to)}')${text.slice(to)}`,
    source.text,
  );
}

function sameAsWritten(got: unknown, want: string): boolean {
  // The wanted value is a literal written in this repository's own sources.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const value = new Function('Written', `return ${withWritten(want)};`) as (written: typeof Written) => unknown;
  return same(got, value(Written));
}

function same(got: unknown, want: unknown): boolean {
  if (want instanceof Written) return typeof got === 'number' && want.isMetBy(got);
  if (typeof want === 'number' && Number.isFinite(want)) {
    return typeof got === 'number' && Math.abs(got - want) <= Math.max(1e-12, 1e-9 * Math.abs(want));
  }
  if (Array.isArray(want)) {
    const list = Array.isArray(got) ? got : ArrayBuffer.isView(got) ? Array.from(got as Float64Array) : undefined;
    return list?.length === want.length && want.every((w, i) => same(list[i], w));
  }
  if (typeof want === 'object' && want !== null) {
    const keys = Object.keys(want);
    return (
      typeof got === 'object' &&
      got !== null &&
      Object.keys(got).length === keys.length &&
      keys.every((k) => same((got as Record<string, unknown>)[k], (want as Record<string, unknown>)[k]))
    );
  }
  return Object.is(got, want);
}
