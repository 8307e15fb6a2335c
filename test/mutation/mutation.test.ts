import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Survivor {
  exercise: string;
  mutator: string;
  line: string;
  original: string;
  replacement: string;
  proof: string;
}
type Location = Record<'start' | 'end', { line: number; column: number }>;
interface Mutant {
  fileName: string;
  mutatorName: string;
  location: Location;
  replacement: string;
  status: string;
  statusReason?: string;
}

const root = new URL('../../', import.meta.url);
const load = (name: string): Promise<unknown> => import(new URL(`test/mutation/${name}`, root).href);
const { described, mutatedSource } = (await load('mutants.mjs')) as {
  described: (source: string, mutant: Mutant) => Omit<Survivor, 'proof'>;
  mutatedSource: (source: string, mutant: Omit<Mutant, 'fileName' | 'status'>) => string;
};
const { judge } = (await load('report.mjs')) as {
  judge: (mutants: Mutant[], listed: Omit<Survivor, 'proof'>[]) => { table: string; problems: string[] };
};
const listed = JSON.parse(readFileSync(new URL('test/mutation/survivors.json', root), 'utf8')) as Survivor[];
const solutionFile = (exercise: string): string => fileURLToPath(new URL(`exercises/${exercise}/solution.ts`, root));

describe('survivors.json', () => {
  it.each(listed.map((survivor) => [survivor.exercise, survivor.replacement, survivor] as const))(
    '%s: %s is a change of one line of the solution, with a proof of one line',
    (exercise, replacement, { line, original, proof }) => {
      expect(existsSync(solutionFile(exercise))).toBe(true);
      const lines = readFileSync(solutionFile(exercise), 'utf8').split('\n');
      expect(lines.filter((text) => text.trim() === line)).toHaveLength(1);
      expect(line.split(original)).toHaveLength(2);
      expect(replacement).not.toBe(original);
      expect(proof).toMatch(/^\S.{20,}\.$/);
    },
  );
});

describe('a mutant as text', () => {
  const source = ['function f(a) {', '  return 2 * (a - 1);', '}', ''].join('\n');
  const between = (start: [number, number], end: [number, number]): Location => ({
    start: { line: start[0], column: start[1] },
    end: { line: end[0], column: end[1] },
  });

  it('an expression stays one in the place of the old one', () => {
    const mutant = { location: between([1, 14], [1, 19]), mutatorName: 'ArithmeticOperator', replacement: 'a + 1' };
    expect(mutatedSource(source, mutant)).toBe('function f(a) {\n  return 2 * ((a + 1));\n}\n');
  });

  it('a block is replaced over several lines', () => {
    const mutant = { location: between([0, 14], [2, 1]), mutatorName: 'BlockStatement', replacement: '{}' };
    expect(mutatedSource(source, mutant)).toBe('function f(a) {}\n');
  });

  it('is described by its line, from locations that count from 1', () => {
    const mutant = { mutatorName: 'ArithmeticOperator', replacement: 'a + 1', status: 'Survived' };
    const location = between([2, 15], [2, 20]);
    expect(described(source, { ...mutant, location, fileName: '/exercises/99-f/solution.ts' })).toEqual({
      exercise: '99-f',
      mutator: 'ArithmeticOperator',
      line: 'return 2 * (a - 1);',
      original: 'a - 1',
      replacement: 'a + 1',
    });
  });
});

describe('the verdict on a run', () => {
  const fileName = solutionFile('10-runge-kutta');
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const row = lines.findIndex((text) => text.includes('t1 < t0')) + 1;
  const column = lines[row - 1].indexOf('t1 < t0') + 1;
  const location = { start: { line: row, column }, end: { line: row, column: column + 't1 < t0'.length } };
  const mutant = (status: string): Mutant => ({
    fileName,
    mutatorName: 'EqualityOperator',
    location,
    replacement: 't1 >= t0',
    status,
  });
  const survivor = {
    exercise: '10-runge-kutta',
    mutator: 'EqualityOperator',
    line: lines[row - 1].trim(),
    original: 't1 < t0',
    replacement: 't1 >= t0',
  };
  const killed = (count: number): Mutant[] => Array.from({ length: count }, () => mutant('Killed'));

  it('counts, and is content if all are killed or listed', () => {
    const { table, problems } = judge([...killed(19), mutant('Survived')], [survivor]);
    expect(problems).toEqual([]);
    expect(table.split('\n')[1].split(/\s+/)).toEqual(['10-runge-kutta', '20', '19', '1', '95.0']);
  });

  it.each([
    [
      'a survivor that is not listed',
      [...killed(19), mutant('Survived')],
      [],
      /^Survivors that are not in surv[^]*t1 >= t0$/,
    ],
    ['one that is listed and killed', killed(20), [survivor], /^In survivors.json, but no survivors\n[^]*t1 >= t0$/],
    [
      'fewer than 95 %',
      [...killed(18), mutant('Survived')],
      [survivor],
      /^Fewer than 95 % killed\n {2}10-runge-kutta$/,
    ],
    [
      'a file that was not graded',
      [...killed(99), { ...mutant('RuntimeError'), statusReason: 'grader-error' }],
      [],
      /^Not judged\n {2}10-runge-kutta, RuntimeError: grader-error$/,
    ],
  ])('reports %s', (_what, mutants, known, message) => {
    const { problems } = judge(mutants, known);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  });
});
