/** A verdict as a student reads it in the terminal. */
import type { ExerciseInfo } from '../../judging/exercise.js';
import type { CheckResult, CheckStatus, Run, Verdict } from '../../judging/verdict.js';
import { numbersOf } from '../../judging/verdict.js';
import type { TypeMessage } from '../../grading/type-check.js';
import { LAB } from '../command.js';
import { points, spread, wrap } from './style.js';
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

/** A stub throws this: the student has not begun with the task, which is no mistake. */
const NOT_IMPLEMENTED = /^not implemented\b/;

/** The lines of a verdict, grouped by task. */
export function verdictLines(info: ExerciseInfo, verdict: Verdict, style: Style): string[] {
  const lines = ['', `  ${style.strong(info.title)}  ${style.faint(info.id)}`, ''];
  if (verdict.outcome !== 'graded') {
    const where = verdict.line === undefined ? '' : ` (line ${verdict.line})`;
    const title = verdict.outcome === 'ungradable' ? 'This file cannot be checked' : 'The checks could not run';
    lines.push(`  ${style.bad('✗')} ${style.strong(title + where)}`, '');
    lines.push(...wrap(verdict.message ?? '', style.width, '    '), '');
    if (verdict.outcome === 'grader-error') {
      lines.push(...wrap(`That is not your fault. \`${LAB} doctor\` says what is missing.`, style.width, '    '), '');
    }
    return lines;
  }
  info.tasks.forEach((task, i) => {
    const checks = verdict.checks.filter((check) => check.task === i + 1);
    if (checks.length === 0) return;
    lines.push(`  ${style.strong(`${i + 1}. ${task.title}`)}`);
    for (const check of checks) lines.push(...checkLines(check, verdict.run, style));
    lines.push('');
  });
  lines.push(...summaryLines(verdict, style), '');
  return lines;
}

function checkLines(check: CheckResult, { lines: places, output }: Run, style: Style): string[] {
  const notBegun = check.status === 'error' && NOT_IMPLEMENTED.test(check.thrown?.message ?? '');
  const { sign, tone, word } = notBegun
    ? { sign: '○', tone: 'faint' as const, word: 'not begun' }
    : signs[check.status];
  const right = `${word === '' ? '' : `${word}  `}${points(check.score)}/${points(check.points)}`;
  const row = spread(`     ${check.title}`, right, style.width).slice(5);
  const lines = [`   ${style[tone](sign)} ${tone === 'faint' ? style.faint(row) : row}`];
  if (notBegun || check.status === 'pass') return lines;
  const indent = '       ';
  const add = (text: string, paint: (line: string) => string = (line) => line): void => {
    lines.push(...wrap(text, style.width, indent).map(paint));
  };
  if (check.diagnosis) add(check.diagnosis.says, style.accent);
  const line = places?.[check.check];
  if (check.message) add(line === undefined ? check.message : `Line ${line}: ${check.message}`);
  if (check.hint) add(check.hint, style.accent);
  // Longer inputs would push the verdicts off the screen: `check --json` has them.
  const given = check.got !== undefined && (check.inputs?.length ?? 0) <= 2 * (style.width - 15);
  const input = given && check.inputs !== undefined ? [`input   ${check.inputs.replace(/,/g, ', ')}`] : [];
  for (const text of [...input, ...numbersOf(check)]) lines.push(...numberLines(text, style));
  const printed = (output?.[check.check] ?? '').split('\n').filter(Boolean);
  if (printed.length > 0) {
    lines.push(style.faint(`${indent}printed`));
    for (const text of printed.slice(0, 6)) lines.push(style.faint(`${indent}  ${text}`.slice(0, style.width)));
    if (printed.length > 6) lines.push(style.faint(`${indent}  … ${printed.length - 6} lines more`));
  }
  return lines;
}

/** The label keeps its column when a long value has to be broken; a matrix is broken into its rows. */
function numberLines(line: string, style: Style): string[] {
  const label = line.slice(0, 8);
  const value = line.slice(8);
  const [first = '', ...rest] = matrixLines(value) ?? wrap(value, style.width - 15);
  return [`       ${style.faint(label)}${first}`, ...rest.map((more) => `               ${more}`)];
}

/** The rows of a matrix below each other, with aligned columns, and what stands behind it (the unit). */
function matrixLines(text: string): string[] | undefined {
  const match = /^\[(\[[^[]*\](?:, \[[^[]*\])+)\](.*)$/.exec(text);
  if (!match) return undefined;
  const rows = match[1].split('], [').map((row) => row.replace(/[[\]]/g, '').split(', '));
  const widths = rows[0].map((_entry, j) => Math.max(...rows.map((row) => (row[j] ?? '').length)));
  const texts = rows.map((row) => `[${row.map((entry, j) => entry.padStart(widths[j] ?? 0)).join(', ')}]`);
  return texts.map((row, i) => `${i === 0 ? '[' : ' '}${row}${i === texts.length - 1 ? `]${match[2]}` : ','}`);
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
  return [`  ${sign} ${style.strong(text)}${style.faint(pending)}`];
}

/** What the type checker says about the file. */
export function typeLines(messages: readonly TypeMessage[], file: string, style: Style): string[] {
  if (messages.length === 0) return [];
  const lines = [`  ${style.warn('!')} ${style.strong('The type checker also says')}`];
  for (const { line, column, text } of messages.slice(0, 5)) {
    lines.push(`    ${style.accent(`${file}:${line}:${column}`)}`, ...wrap(text, style.width, '      '));
  }
  if (messages.length > 5) lines.push(style.faint(`    … ${messages.length - 5} messages more`));
  return [...lines, ''];
}
