/** The public part of an exercise as one module of JavaScript: what a page loads to check an answer. */
import type { Limits } from '../guest/limits.js';
import { LIBRARY } from '../guest/refusals.js';
import * as authoring from './authoring.js';
import type { AnyCheckSet, ExerciseInfo } from './exercise.js';
import type { Preparation } from './host.js';
import { limitsOf } from './plan.js';
import { preparationOf } from './prepared.js';

/** A module as CommonJS has it, which takes what it imports from whoever runs it. */
export type CommonModule = (
  module: { exports: Record<string, unknown> },
  exports: Record<string, unknown>,
  require: (name: string) => unknown,
) => void;

/** What such a module exports. */
export interface ExerciseModule {
  info: ExerciseInfo;
  /** Those of the course. */
  limits: Partial<Limits>;
  /** The seed of the public inputs. */
  seed: string;
  /** The script of the library's functions that a submission may import. */
  library: string;
  checks: CommonModule;
  /** The reference solution; absent in a student's copy. */
  solution?: CommonModule;
  /** The sentences that stand as marks in `checks` (late-texts.ts). */
  lateTexts: () => Promise<{ default: readonly string[] }>;
}

/** The package that checks import. */
export const AUTHORING: string = `${LIBRARY}/course`;

/** The script of a loan (guest/loan.ts): the functions of a {@link CommonModule}, which is given as text. */
export const loanScript = (module: string): string =>
  `(library) => { const module = { exports: {} }; (${module})(module, module.exports, () => library); return module.exports; }`;

/** Runs a module that can import one package. `file` names it where it asks for another. */
export function runModule(
  run: CommonModule,
  file: string,
  { name, functions }: { name: string; functions: unknown },
): Record<string, unknown> {
  const require = (wanted: string): unknown => {
    if (wanted === name) return functions;
    throw new Error(`${file} imports "${wanted}"; it may import ${name} alone`);
  };
  const module = { exports: {} as Record<string, unknown> };
  run(module, module.exports, require);
  return module.exports;
}

/** What the terminal makes of an exercise's folder, made of its module. */
export function prepareModule({ info, limits, seed, library, checks, solution }: ExerciseModule): Preparation {
  const definitions = runModule(checks, 'checks.ts', { name: AUTHORING, functions: authoring }) as {
    checks: AnyCheckSet;
  };
  const functions = (): unknown => (0, eval)(library);
  return preparationOf({
    info,
    definitions,
    solution: solution && runModule(solution, 'solution.ts', { name: LIBRARY, functions: functions() }),
    ...(solution && { rightFunctions: () => Promise.resolve(loanScript(solution.toString())) }),
    limits: limitsOf(info, limits),
    // Hidden checks are not in the module, and so have no seed.
    scope: { seeds: { public: seed, hidden: '' }, hidden: false },
  });
}
