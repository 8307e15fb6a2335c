/**
 * Runs the `@example` blocks of the sources. In a block, every public name of the library is in scope,
 * and a statement with `// => value` behind it, or on the line below, must have that value: a number with
 * a decimal point to half a unit of its last digit, a whole one to rounding, text and structure exactly.
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

/** A number as it stands in a comment, with how far it may be from what was computed. */
class Written {
  constructor(
    readonly value: number,
    readonly within: number,
  ) {}
}

/** Ten digits and more are a closed form's: its last one may be another where rounding is. */
const CLOSED_FORM = 1e-9;
/** Relative; a second difference has 1.2e-12. */
const ROUNDING = 1e-11;

function written(text: string): Written {
  const value = Number(text);
  const [, decimals = '', exponent = '0'] = /^-?\d+(?:\.(\d*))?(?:e([-+]?\d+))?$/.exec(text)!;
  if (!/[.e]/.test(text)) return new Written(value, ROUNDING * Math.max(1, Math.abs(value)));
  const lastDigit = 10 ** (Number(exponent) - decimals.length);
  const isClosedForm = text.replace(/e.*|\D/g, '').replace(/^0+/, '').length >= 10;
  return new Written(value, isClosedForm ? CLOSED_FORM * Math.abs(value) : 0.5000001 * lastDigit);
}

function sameAsWritten(got: unknown, want: string): boolean {
  // Numbers alone: neither digits within a name nor those within a text.
  const wrapped = want.replace(/'[^']*'|"[^"]*"|[A-Za-z_$][\w$]*|-?\d+(?:\.\d*)?(?:e[-+]?\d+)?/g, (token) =>
    /^-?\d/.test(token) ? `written('${token}')` : token,
  );
  // The wanted value is a literal written in this repository's own sources.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  const value: unknown = new Function('written', `return (${wrapped});`)(written);
  return same(got, value);
}

function same(got: unknown, want: unknown): boolean {
  if (want instanceof Written) return typeof got === 'number' && Math.abs(got - want.value) <= want.within;
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
