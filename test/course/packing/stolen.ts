/** Two ways to make a file of what a copy holds: pasting its texts, and looking its numbers up. */
import { hostHere } from '../../../src/course/judging/here.js';
import type { ExerciseInfo } from '../../../src/course/judging/exercise.js';
import { judgeSubmission } from '../../../src/course/judging/judge-submission.js';
import { askedNames, exportedNames, limitsOf } from '../../../src/course/judging/plan.js';
import type { Plan } from '../../../src/course/judging/plan.js';

/**
 * Every text of a copy that could be code, by where it stands: files, cells of notebooks, blocks of prose.
 */
export function codeIn(files: ReadonlyMap<string, string | Uint8Array>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, content] of files) {
    if (/\.(?:png|wasm|sealed)$/.test(file)) continue;
    const text = Buffer.from(content as Uint8Array).toString('utf8');
    found.set(file, text);
    if (file.endsWith('.ipynb')) {
      const { cells } = JSON.parse(text) as { cells: { cell_type: string; source: string | string[] }[] };
      cells.forEach(({ source }, i) => found.set(`${file}#${i}`, [source].flat().join('')));
    }
    if (file.endsWith('.md')) {
      const blocks = text.matchAll(/^ *```\w*.*\n([^]*?)^ *```$/gm);
      [...blocks].forEach(([, block], i) => found.set(`${file}#${i}`, block));
    }
  }
  return found;
}

/** The text as a file that exports what it declares of the asked names; undefined where it declares none. */
export function pasted(info: ExerciseInfo, text: string): string | undefined {
  const declared = askedNames(info).filter((name) => new RegExp(`\\b(?:function|const|let|var) ${name}\\b`).test(text));
  if (declared.length === 0) return undefined;
  const hidden = declared.filter((name) => !new RegExp(`\\bexport (?:function|const|let|var) ${name}\\b`).test(text));
  return hidden.length === 0 ? text : `${text}\nexport { ${hidden.join(', ')} };\n`;
}

const keyOf = (values: readonly unknown[]): string =>
  JSON.stringify(values, (_name, value: unknown) =>
    typeof value === 'function' ? 'f' : typeof value === 'number' && !Number.isFinite(value) ? String(value) : value,
  );

/** More than a student's file may have is refused. */
const MOST = 150_000;

/** A file that knows every answer of a plan, as far as they are numbers and texts, and nothing else. */
export async function lookingUp(info: ExerciseInfo, plan: Plan, solution: object): Promise<string> {
  const table = new Map<string, string>();
  let length = 0;
  const watched = Object.fromEntries(
    Object.entries(solution).map(([name, value]: [string, unknown]) => {
      if (typeof value !== 'function') return [name, value];
      const call = value as (...values: unknown[]) => unknown;
      return [
        name,
        (...values: unknown[]): unknown => {
          const key = `${name}${keyOf(values)}`;
          const result = call(...values);
          const text = literal(result);
          if (text !== undefined && !table.has(key) && length + key.length + text.length < MOST) {
            length += key.length + text.length + 10;
            table.set(key, text);
          }
          return result;
        },
      ];
    }),
  );
  const { methods = [], constants = [] } = info;
  const names = askedNames(info);
  const host = hostHere(watched, { names, methods, constants, limits: limitsOf(info), exported: names });
  await judgeSubmission({ info, plan, limits: limitsOf(info) }, host, { run: { runner: 'vitest' }, now: () => 0 });
  const functions = exportedNames(info).filter(
    (name) => typeof (solution as Record<string, unknown>)[name] === 'function',
  );
  return [
    `const table: Record<string, unknown> = {${[...table].map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',\n')}};`,
    `const keyOf = (values: unknown[]): string => JSON.stringify(values, (_name, value) =>
  typeof value === 'function' ? 'f' : typeof value === 'number' && !Number.isFinite(value) ? String(value) : value);`,
    'const copied = (value: any): any => Array.isArray(value) ? value.map(copied) : typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, copied(v)])) : value;',
    ...functions.map(
      (name) => `export function ${name}(...values: any[]): any {
  const key = '${name}' + keyOf(values);
  if (!(key in table)) throw new Error('not in the table');
  return copied(table[key]);
}`,
    ),
    ...constants.map(
      (name) => `export const ${name} = ${JSON.stringify((solution as Record<string, unknown>)[name])};`,
    ),
  ].join('\n');
}

/** A value as an expression; undefined where a function stands in it. */
function literal(value: unknown): string | undefined {
  if (typeof value === 'function') return undefined;
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value !== 'object' || value === null) return value === undefined ? 'undefined' : JSON.stringify(value);
  const parts = Object.entries(
    Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value as number[]) : value,
  ).map(([name, part]) => [name, literal(part)] as const);
  if (parts.some(([, part]) => part === undefined)) return undefined;
  return Array.isArray(value) || ArrayBuffer.isView(value)
    ? `[${parts.map(([, part]) => part).join(',')}]`
    : `{${parts.map(([name, part]) => `${JSON.stringify(name)}:${part!}`).join(',')}}`;
}
