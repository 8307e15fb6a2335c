/** One result whole, in words, for the lecturer's eyes: hidden checks are shown with their inputs. */
import type { StudentChange } from '../../batch/regrade.js';
import type { BatchResult, Origins } from '../../batch/result.js';
import type { Simplest } from '../../batch/simplest.js';
import type { ExerciseInfo } from '../../judging/exercise.js';
import { numberLines } from '../../judging/verdict.js';
import type { CheckResult } from '../../judging/verdict.js';
import { LAB } from '../command.js';
import { checkText, markText } from './show-changes.js';
import { AGAIN, FAULTS } from './show-needs.js';
import { verdictLines } from './show-verdict.js';
import { points, wrap } from './style.js';
import type { Style } from './style.js';

/** How each outcome of a file is told. */
const OUTCOMES: Readonly<Record<BatchResult['verdict']['outcome'], string>> = {
  graded: 'It was run and judged.',
  ungradable: 'It could not be run, so no check was tried.',
  'grader-error': 'It was not graded, and has no mark.',
};

/** What is told beside a check. */
export interface BesideCheck {
  /** How a fixed check calls the functions, by check. */
  callOf: (check: string) => string | undefined;
  /** By check, the simplest input with which a sweep fails. */
  simplest: ReadonlyMap<string, Simplest>;
}

/** What is told beside the result. */
export interface Beside extends BesideCheck {
  /** The command that grades it once more. */
  again: string;
  /** What a regrade came to, where the result stands against it. */
  held: StudentChange | undefined;
  /** What kept a regrade from a mark. */
  notAgain?: BatchResult | undefined;
}

/** The lines of one result. */
export function explanationLines(
  info: ExerciseInfo,
  result: BatchResult,
  { again, held, notAgain, ...beside }: Beside,
  style: Style,
): string[] {
  const { student, fault, verdict, hashes } = result;
  const { score, maxScore, outcome, checks } = verdict;
  const mark = score === null ? 'no mark' : `${points(score)} of ${points(maxScore)} points`;
  const wrong = checks.filter(({ status }) => status !== 'pass');
  // The result that stands is that of the checks before the regrade.
  const isMended = fault === 'exercise' && held?.checks.every(({ to }) => to?.status !== 'void') === true;
  return [
    '',
    `  ${style.strong(`${student}: ${mark}`)}`,
    ...(held ? heldLines(held, style) : []),
    ...(notAgain ? notAgainLines(notAgain, style) : []),
    ...wrap(isMended ? OUTCOMES[outcome] : `${OUTCOMES[outcome]} ${FAULTS[fault]}`, style.width, '  '),
    ...verdictLines(info, { ...verdict, run: { ...verdict.run, durationMs: 0 } }, style, { isWhole: true }),
    // Of a file that could not be run, all checks say the same.
    ...(outcome === 'graded' ? wrong.flatMap((check) => evidenceLines(check, beside, style)) : []),
    `  ${style.strong('What it follows from')} ${style.faint('(SHA-256)')}`,
    ...(['file', 'checks', 'seeds'] as const).map((one) =>
      style.faint(`    ${one.padEnd(7)} ${hashes[one] || 'unknown'}`),
    ),
    '',
    ...wrap('The same file once more, with the same inputs:', style.width, '  '),
    `    ${style.accent(again)}`,
    '',
  ];
}

function notAgainLines({ fault, verdict: { message = '' } }: BatchResult, style: Style): string[] {
  return [
    ...wrap(
      `A regrade could not grade it (${fault}), and this mark stands: ${message} ${AGAIN[fault]}`,
      style.width,
      '  ',
    ),
    '',
  ];
}

function heldLines(held: StudentChange, style: Style): string[] {
  return [
    ...wrap(`A regrade came to a lower mark, ${markText(held.to)}; the one that was given stands:`, style.width, '  '),
    ...held.checks.flatMap((check) => wrap(`- ${checkText(check)}`, style.width, '    ')),
    ...wrap(`${LAB} grade … --regrade --allow-lower-for ${held.student} lets it count.`, style.width, '  '),
  ];
}

/** A list of numbers in pieces that a line can be broken between. */
const spaced = (json: string): string => json.replace(/"(?:[^"\\]|\\.)*"|,/g, (part) => (part === ',' ? ', ' : part));

/** A check that is not right, with the whole input. */
export function evidenceLines(check: CheckResult, { callOf, simplest }: BesideCheck, style: Style): string[] {
  const { title, status, message, diagnosis, hidden, score, call = callOf(check.check) } = check;
  const found = simplest.get(check.check);
  return [
    `  ${style.strong(`${check.check}: ${status}`)}, ${points(score)} of ${points(check.points)}${hidden ? ', hidden' : ''}`,
    ...wrap(`${title}.${message === undefined ? '' : ` ${message}`}`, style.width, '    '),
    ...(diagnosis ? wrap(`Known mistake "${diagnosis.id}": ${diagnosis.says}`, style.width, '    ') : []),
    ...callLines({ ...check, ...(call === undefined ? {} : { call }) }, kindOf(check, found), style),
    ...(found?.check ? simplerLines(found.check, found.isLast, style) : []),
    '',
  ];
}

/** What the input of a check is. */
function kindOf({ sweep }: CheckResult, found: Simplest | undefined): string {
  if (!sweep) return 'its input';
  if (found?.check) return 'the smallest input that was found while it was graded';
  return found?.isLast ? `${SMALLEST}; ${NONE_BESIDE}` : SMALLEST;
}

const SMALLEST = 'the smallest input that was found to fail';
const NONE_BESIDE = 'what is simpler by one step does not';

/** What the same check says with less. */
function simplerLines(check: CheckResult, isLast: boolean, style: Style): string[] {
  return [
    ...wrap(`With less it fails too:${check.message === undefined ? '' : ` ${check.message}`}`, style.width, '    '),
    ...callLines(check, isLast ? `${SMALLEST}; ${NONE_BESIDE}` : SMALLEST, style),
  ];
}

/** A call, what it gave, and its input. */
function callLines(check: CheckResult, kind: string, style: Style): string[] {
  const { call, inputs } = check;
  return [
    ...(call ? wrap(call, style.width, '    ') : []),
    ...numberLines(check).flatMap((line) => wrap(line, style.width, '    ')),
    ...(inputs === undefined ? [] : [`    ${style.faint(`${kind}:`)}`, ...wrap(spaced(inputs), style.width, '      ')]),
  ];
}

/** What of a result's origins is not as it was, in words. */
export const OTHERS: Readonly<Record<keyof Origins, string>> = {
  file: 'the stored text is not the one that was graded',
  checks: 'the checks, or the program, are not those that it was graded with (name the --overlay, if there was one)',
  seeds: 'the inputs are not those that it was graded with (name the --key, if there was one)',
};
