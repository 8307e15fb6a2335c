/** A verdict as a student reads it in the terminal: the rows first, then what is wrong, then the sum. */
import type { ExerciseInfo } from '../../judging/exercise.js';
import type { CheckResult, CheckStatus, Verdict } from '../../judging/verdict.js';
import type { TypeMessage } from '../../grading/type-check.js';
import { LAB } from '../command.js';
import { isNotBegun } from '../../judging/story.js';
import { storyLines } from './show-story.js';
import type { HintOf } from './show-story.js';
import { hung, sideBySide, spreadLines } from './layout.js';
import { columns, points, wrap } from './style.js';
import type { Style } from './style.js';

type Tone = 'good' | 'bad' | 'warn' | 'faint';

const signs: Record<CheckStatus, { sign: string; tone: Tone; word: string }> = {
  pass: { sign: '✓', tone: 'good', word: '' },
  partial: { sign: '◐', tone: 'warn', word: '' },
  fail: { sign: '✗', tone: 'bad', word: '' },
  error: { sign: '✗', tone: 'bad', word: 'error' },
  timeout: { sign: '✗', tone: 'bad', word: 'too slow' },
  crash: { sign: '✗', tone: 'bad', word: 'crash' },
  'bad-return': { sign: '✗', tone: 'bad', word: 'not a usable value' },
  missing: { sign: '○', tone: 'warn', word: 'missing' },
  'not-run': { sign: '–', tone: 'faint', word: 'not run' },
  void: { sign: '–', tone: 'faint', word: 'does not count' },
};

/** The rows that can be shown before the sweeps have run, by task. */
export function firstLines(
  info: ExerciseInfo,
  checks: readonly CheckResult[],
  style: Style,
  isWhole = false,
): string[] {
  const lines = ['', ...sideBySide(style.strong(info.title), style.faint(info.id), style.width), ''];
  info.tasks.forEach((task, i) => {
    const rows = checks.filter((check) => check.task === i + 1);
    if (rows.length === 0) return;
    lines.push(
      ...hung(`  ${style.strong(`${i + 1}.`)} `, task.title, style.width, style.strong),
      ...rows.flatMap((row) => rowLines(row, isWhole && row.hidden ? `${row.title} (hidden)` : row.title, style)),
    );
  });
  return lines;
}

export interface VerdictOptions {
  /** Checks whose rows have been shown, by `firstLines`. */
  shown?: readonly CheckResult[] | undefined;
  /** What to type for help with a task. */
  hintOf?: HintOf;
  /** For the lecturer: hidden checks are marked, and no title is cut. */
  isWhole?: boolean;
}

/** The lines of a verdict, without the rows that have been shown. */
export function verdictLines(
  info: ExerciseInfo,
  verdict: Verdict,
  style: Style,
  { shown, hintOf = () => undefined, isWhole = false }: VerdictOptions = {},
): string[] {
  if (verdict.outcome !== 'graded') return [...firstLines(info, [], style), ...refusalLines(verdict, style)];
  const before = new Map(shown?.map((row) => [row.check, row]));
  const rest = verdict.checks.filter(({ check }) => !before.has(check));
  // Shown as failed, and right since an earlier task alone is to blame.
  const again = verdict.checks.filter(({ check, score }) => before.has(check) && before.get(check)!.score !== score);
  return [
    ...(shown ? laterRows('With many inputs', rest, style) : firstLines(info, verdict.checks, style, isWhole)),
    ...laterRows('Judged once more', again, style),
    '',
    ...storyLines(info, verdict, style, hintOf),
    ...summaryLines(verdict, style),
    '',
  ];
}

function refusalLines(verdict: Verdict, style: Style): string[] {
  const where = verdict.line === undefined ? '' : ` (line ${verdict.line})`;
  const isFault = verdict.outcome === 'grader-error';
  const title = isFault ? 'The checks could not run' : 'This file cannot be checked';
  const consolation = `That is not your fault. \`${LAB} doctor\` says what is missing.`;
  return [
    `  ${style.bad('✗')} ${style.strong(title + where)}`,
    '',
    ...wrap(verdict.message ?? '', style.width, '    '),
    '',
    ...(isFault ? [...wrap(consolation, style.width, '    '), ''] : []),
  ];
}

function laterRows(heading: string, checks: readonly CheckResult[], style: Style): string[] {
  if (checks.length === 0) return [];
  const rows = checks.flatMap((check) => rowLines(check, `${check.task}. ${check.title}`, style));
  return ['', `  ${style.strong(heading)}`, ...rows];
}

/** A row; below one that is right, how it was judged. What is wrong is told by its story. */
function rowLines(check: CheckResult, title: string, style: Style): string[] {
  const note = check.status === 'pass' && check.note !== undefined ? wrap(check.note, style.width, '     ') : [];
  return [...signedRow(check, title, style), ...note.map((line) => style.faint(line))];
}

/** Below so many columns the points stand closer to the title. */
const NARROW = 60;

function signedRow(check: CheckResult, title: string, style: Style): string[] {
  const { sign, tone, word } = isNotBegun(check)
    ? { sign: '○', tone: 'faint' as const, word: 'not begun' }
    : signs[check.status];
  const score = `${points(check.score)}/${points(check.points)}`;
  const right = `${word} ${score.padStart(style.width < NARROW ? 5 : 8)}`;
  const [first = '', ...rest] = spreadLines(title, right, style.width, '     ').map((line) => line.slice(5));
  const paint = tone === 'faint' ? style.faint : String;
  return [`   ${style[tone](sign)} ${paint(first)}`, ...rest.map((line) => `     ${paint(line)}`)];
}

function summaryLines(verdict: Verdict, style: Style): string[] {
  const shown = verdict.checks.filter((check) => !check.hidden);
  const passed = shown.filter((check) => check.status === 'pass').length;
  const done = passed === shown.length;
  const text =
    `${passed}/${shown.length} public checks, ` + `${points(verdict.score ?? 0)} of ${points(verdict.maxScore)} points`;
  const { checks, points: left } = verdict.pending;
  const pending =
    checks === 0
      ? ''
      : `; ${checks} hidden ${checks === 1 ? 'one runs' : 'ones run'} at grading (${points(left)} points)`;
  const sign = done ? style.good('✓') : style.warn('•');
  return columns(text + pending) + 4 <= style.width
    ? [`  ${sign} ${style.strong(text)}${style.faint(pending)}`]
    : [
        ...hung(`  ${sign} `, text, style.width, style.strong),
        ...wrap(pending.slice(2), style.width, '    ').map(style.faint),
      ];
}

/** What the type checker says about the file; `undefined` if it came to no end. */
export function typeLines(messages: readonly TypeMessage[] | undefined, file: string, style: Style): string[] {
  if (!messages) {
    const text = 'The types were not checked: the type checker came to no end. It costs no points.';
    return [...wrap(text, style.width, '  ').map(style.faint), ''];
  }
  if (messages.length === 0) return [];
  const lines = [`  ${style.warn('!')} ${style.strong('The type checker also says')}`];
  for (const { line, column, text } of messages.slice(0, 5)) {
    lines.push(`    ${style.accent(`${file}:${line}:${column}`)}`, ...wrap(text, style.width, '      '));
  }
  if (messages.length > 5) lines.push(style.faint(`    … ${messages.length - 5} messages more`));
  return [...lines, ''];
}
