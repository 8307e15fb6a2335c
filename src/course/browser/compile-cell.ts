/**
 * A cell as a function: it takes the names that it uses of other cells and returns those that it declares.
 */
import type { CellAnalysis } from './cell-analysis.js';
import type { NameReference } from './names.js';

/**
 * The values of a cell by name. Those of `let` and `var` are read and written where the
 * cell's functions see them.
 */
export type CellValues = Record<string, unknown>;

export interface CompiledCell {
  /** What it takes, as it was when it was compiled. */
  taken: readonly TakenName[];
  run: (...inputs: unknown[]) => CellValues | Promise<CellValues>;
  /**
   * What it takes, in order: what it imports, the values of names, and all values of
   * cells that hold variables.
   */
  inputs: CellInput[];
}

export type CellInput =
  { kind: 'imported'; name: string } | { kind: 'value'; name: string; cell: number } | { kind: 'cell'; cell: number };

interface Edit {
  start: number;
  end: number;
  by: string;
}

/** Constructors of functions from text; the first is global, the second has no name. */
type MakeFunction = new (...texts: string[]) => CompiledCell['run'];
const AsyncFunction = (async () => {
  await Promise.resolve();
}).constructor as unknown as MakeFunction;
const PlainFunction = Function as unknown as MakeFunction;

/** No name of a reader is like these. */
const cellName = (cell: number): string => `cell$${cell}$`;
const VALUE = 'value$';

/** What the engine knows of the names that a cell takes from others. */
export interface TakenName {
  name: string;
  /** The cell that declares it. */
  cell: number;
  isVariable: boolean;
}

export function compileCell(id: string, analysis: CellAnalysis, taken: readonly TakenName[]): CompiledCell {
  const variables = new Map(taken.filter(({ isVariable }) => isVariable).map(({ name, cell }) => [name, cell]));
  const values = taken.filter(({ isVariable }) => !isVariable);
  const homes = [...new Set(variables.values())];
  const imported = analysis.imports.flatMap(({ names }) => names.map(([, local]) => local));
  const given = [...analysis.declares].filter((name) => !imported.includes(name));
  const returned = given.map((name) =>
    analysis.variables.has(name)
      ? `get ${name}() { return ${name}; }, set ${name}(${VALUE}) { ${name} = ${VALUE}; }`
      : name,
  );
  // A module is strict, and so is the course's TypeScript. All that is ours stands on the first
  // line, or behind the last.
  const body = `"use strict"; ${rewritten(analysis, variables)}\nreturn { ${returned.join(', ')} };\n//# sourceURL=${fileOf(id)}`;
  const parameters = [...imported, ...values.map(({ name }) => name), ...homes.map(cellName)];
  const Make = analysis.awaits ? AsyncFunction : PlainFunction;
  return {
    taken,
    run: new Make(...parameters, body),
    inputs: [
      ...imported.map((name): CellInput => ({ kind: 'imported', name })),
      ...values.map(({ name, cell }): CellInput => ({ kind: 'value', name, cell })),
      ...homes.map((cell): CellInput => ({ kind: 'cell', cell })),
    ],
  };
}

/** The text without imports and `export`, and with the variables of other cells where they live. */
function rewritten({ js, statements }: CellAnalysis, variables: ReadonlyMap<string, number>): string {
  const dropped = statements.flatMap(({ dropped: place }): Edit[] => {
    // Lines stay lines, so that errors name the reader's.
    return place ? [{ ...place, by: js.slice(place.start, place.end).replace(/[^\n]/g, '') }] : [];
  });
  const moved = statements
    .flatMap(({ names }) => names.references)
    .flatMap(({ name, start, end, isShorthand }: NameReference): Edit[] => {
      const cell = variables.get(name);
      if (cell === undefined) return [];
      const there = `${cellName(cell)}.${name}`;
      return [{ start, end, by: isShorthand ? `${name}: ${there}` : there }];
    });
  let text = '';
  let at = 0;
  for (const { start, end, by } of [...dropped, ...moved].sort((a, b) => a.start - b.start)) {
    text += js.slice(at, start) + by;
    at = end;
  }
  return text + js.slice(at);
}

const fileOf = (id: string): string => `cell-${id}.js`;

/** How many lines the engine that runs this puts before the text of a function. */
const LINES_BEFORE = ((): number => {
  try {
    void new PlainFunction(`throw new Error();\n//# sourceURL=${fileOf('')}`)();
  } catch (error) {
    return (lineIn('', error) ?? 1) - 1;
  }
  return 0;
})();

function lineIn(id: string, error: unknown): number | undefined {
  const { stack } = (error ?? {}) as { stack?: unknown };
  const place = `${fileOf(id)}:`;
  const found = typeof stack === 'string' ? stack.split(place).at(1) : undefined;
  const line = found === undefined ? NaN : Number.parseInt(found, 10);
  return Number.isNaN(line) ? undefined : line;
}

/**
 * The line of a cell, from 1, at which an error passed it; undefined when it came from nowhere in the cell.
 */
export function errorLine(id: string, error: unknown): number | undefined {
  const line = lineIn(id, error);
  return line === undefined ? undefined : line - LINES_BEFORE;
}

/** True if a compiled cell may stay as it is. */
export const takesTheSame = (was: readonly TakenName[], is: readonly TakenName[]): boolean =>
  was.length === is.length &&
  was.every((a, i) => a.name === is[i].name && a.cell === is[i].cell && a.isVariable === is[i].isVariable);
