/**
 * Lines to order: a hint that holds the lines of a function, shuffled, with a few that do not belong.
 * An order of some of them makes a function, and the checks of its task decide about it: so every order
 * that does the same passes.
 */
import type { ExerciseInfo, Task } from './exercise.js';
import { functionText, withFunction } from './source-parts.js';
import { isNotBegun } from './story.js';
import { variantOf } from './variant.js';
import type { CheckResult, Verdict } from './verdict.js';

/** A line of the function, or one in place of the line before it. */
export interface OrderedLine {
  code: string;
  /** Id of the misconception that the line comes from: it does not belong. */
  not?: string;
}

export interface LinesToOrder {
  /** What stands before the lines: the signature, and functions that the lines call. */
  head: string;
  lines: OrderedLine[];
  /** What stands behind them: the closing brace. */
  tail: string;
}

/** The lines in a block: those of the exported function, up to its brace. */
export function linesToOrderIn(block: string): LinesToOrder {
  const [, head, body, tail] = /^([\s\S]*^export function [^\n]*\n)([\s\S]*?)(^\}[\s\S]*)$/m.exec(block) ?? [
    '',
    '',
    '',
    '',
  ];
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  return { head: head.trimEnd(), lines: lines.map(lineIn), tail: tail.trimEnd() };
}

function lineIn(line: string): OrderedLine {
  const parts = line.replace(/^ {2}/, '').split(/ +\/\/ not: /);
  return parts.length === 1 ? { code: parts[0] } : { code: parts[0], not: parts[1] };
}

/** The lines that belong, as they were written. */
export const rightLines = ({ lines }: LinesToOrder): string[] =>
  lines.flatMap(({ code, not }) => (not === undefined ? [code] : []));

/** For each line that does not belong: the lines with it in place of the one before it that does. */
export function wrongOrders({ lines }: LinesToOrder): { not: string; lines: string[] }[] {
  return lines.flatMap(({ code, not }, at) => {
    if (not === undefined) return [];
    const instead = lines
      .slice(0, at)
      .map((line) => line.not)
      .lastIndexOf(undefined);
    return [
      { not, lines: lines.flatMap((line, i) => (i === instead ? [code] : line.not === undefined ? [line.code] : [])) },
    ];
  });
}

/** The lines as they are shown: shuffled, those that belong never in the order in which they were written. */
export function shuffled(order: LinesToOrder, seed: string): string[] {
  const right = rightLines(order);
  const variant = variantOf(seed, 'order');
  for (;;) {
    const lines = order.lines.map(({ code }) => code);
    for (let i = lines.length - 1; i > 0; i--) {
      const k = variant.integer(0, i);
      [lines[i], lines[k]] = [lines[k], lines[i]];
    }
    const shown = lines.filter((line) => right.includes(line));
    if (right.length < 2 || shown.some((line, i) => line !== right[i])) return lines;
  }
}

/** The letter of a line: a, b, c, … */
export const letterOf = (index: number): string => String.fromCharCode('a'.charCodeAt(0) + index);

/** The lines that the letters name, or what is wrong with the letters. */
export function chosenLines(shown: readonly string[], letters: string): string[] | { problem: string } {
  const places = Array.from(letters, (letter) => shown.findIndex((_line, i) => letterOf(i) === letter));
  const isChoice = places.length > 0 && !places.includes(-1) && new Set(places).size === places.length;
  if (isChoice) return places.map((place) => shown[place]);
  return { problem: `expected letters from a to ${letterOf(shown.length - 1)}, each at most once, got "${letters}".` };
}

/** The files that an order can be judged in. */
export interface Files {
  stub: string;
  /** A file with the functions of other tasks: the student's. */
  own: string;
}

/**
 * A file with the function of these lines in its place: the stub, as nothing else of the student's
 * should count; the student's own where the lines call a function of another task, with the stub's
 * in the place of its task's others.
 */
export function fileOf(
  { head, tail }: Pick<LinesToOrder, 'head' | 'tail'>,
  lines: readonly string[],
  { tasks }: { tasks: readonly Pick<Task, 'exports'>[] },
  { stub, own }: Files,
): { source: string } | { problem: string } {
  const text = [head, ...lines.map((line) => `  ${line}`), tail].join('\n');
  const name = /^export function (\w+)/m.exec(head)?.[1] ?? '';
  const others = tasks.filter(({ exports }) => !exports.includes(name)).flatMap(({ exports }) => exports);
  const callsOthers = others.some((one) => new RegExp(`\\b${one}\\(`).test(text));
  const beside = tasks.find(({ exports }) => exports.includes(name))?.exports ?? [];
  const around = callsOthers ? beside.reduce((file, one) => unwritten(file, one, stub), own) : stub;
  const source = withFunction(around, name, text);
  return source === undefined
    ? { problem: `expected "export function ${name}(…)", whose place the lines take, got none.` }
    : { source };
}

/** The file with a function as the stub has it. */
function unwritten(file: string, name: string, stub: string): string {
  const text = functionText(stub, name);
  return (text === undefined ? undefined : withFunction(file, name, text)) ?? file;
}

/** An exercise as far as the public checks of one task go. */
export const taskAlone = (info: ExerciseInfo, task: number): ExerciseInfo => ({
  ...info,
  rubric: info.rubric.filter((row) => row.task === task && !row.hidden),
});

/**
 * What the checks of a task say of an order: those that call another function of the task, which
 * is not written, nothing.
 */
export const saidOfOrder = ({ checks }: Verdict, task: number): CheckResult[] =>
  checks.filter((check) => check.task === task && !isNotBegun(check));

/** Whether the checks of a task have something to say of an order, and nothing against it. */
export function isRightOrder(verdict: Verdict, task: number): boolean {
  const said = saidOfOrder(verdict, task);
  return verdict.outcome === 'graded' && said.length > 0 && said.every(({ status }) => status === 'pass');
}
