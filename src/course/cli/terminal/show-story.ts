/**
 * What is wrong, a story for each task: what holds, what is broken with the smallest input, which idea makes this number,
 * what to try. Where a fixed check and the sweep of one function find the same, it is said once.
 */
import type { ExerciseInfo } from '../../judging/exercise.js';
import type { CheckResult, RunNotes, Verdict } from '../../judging/verdict.js';
import { numberLines } from '../../judging/verdict.js';
import { columns, cut, wrap } from './style.js';
import type { Style } from './style.js';

/** What to type for help with a task; undefined where there is no more. */
export type HintOf = (task: number) => string | undefined;

/** A stub throws this: the student has not begun with the task, which is no mistake. */
const NOT_IMPLEMENTED = /^not implemented\b/;

export function isNotBegun({ status, thrown }: CheckResult): boolean {
  return status === 'error' && NOT_IMPLEMENTED.test(thrown?.message ?? '');
}

/** The stories of a verdict, by task. */
export function storyLines(info: ExerciseInfo, verdict: Verdict, style: Style, hintOf: HintOf): string[] {
  return info.tasks.flatMap((task, i) => {
    const wrong = verdict.checks.filter(
      (check) => check.task === i + 1 && check.status !== 'pass' && !isNotBegun(check),
    );
    if (wrong.length === 0) return [];
    const stories = told(wrong, task.exports.length === 1);
    const hint = hintOf(i + 1);
    return [
      `  ${style.strong(`${i + 1}. ${task.title}`)}`,
      ...stories.flatMap((check) => storyOf(check, verdict.run, style)),
      ...(hint === undefined ? [] : [`   ${style.faint(`?  ${hint}`)}`]),
      '',
    ];
  });
}

/** One check for each story, sweeps first: they have the smallest input. */
function told(wrong: readonly CheckResult[], oneFunction: boolean): CheckResult[] {
  const stories: CheckResult[] = [];
  for (const check of [...wrong.filter((c) => c.sweep), ...wrong.filter((c) => !c.sweep)]) {
    if (!stories.some((story) => isSame(story, check, oneFunction))) stories.push(check);
  }
  return stories;
}

const isStopped = ({ status }: CheckResult): boolean => status === 'timeout' || status === 'crash';
const isWrongValue = ({ status }: CheckResult): boolean => ['fail', 'partial', 'bad-return'].includes(status);

function isSame(story: CheckResult, check: CheckResult, oneFunction: boolean): boolean {
  if (story.diagnosis && check.diagnosis) return story.diagnosis.id === check.diagnosis.id;
  if (story.thrown && check.thrown) return story.thrown.message === check.thrown.message;
  if (isStopped(story) && isStopped(check)) return true;
  if (story.message !== undefined && story.message === check.message && !isWrongValue(check)) return true;
  return story.sweep !== undefined && oneFunction && isWrongValue(check) && !check.diagnosis;
}

const INDENT = '      ';

function storyOf(check: CheckResult, run: RunNotes, style: Style): string[] {
  const { holds, diagnosis, hint } = check;
  const broken = brokenText(check, run);
  return [
    ...(holds === undefined ? [] : signed(style.good('✓'), holds, style)),
    ...signed(check.status === 'void' ? style.faint('–') : style.bad('✗'), broken, style),
    ...evidence(check, style),
    ...(diagnosis && !broken.includes(diagnosis.says) ? signed(style.accent('→'), diagnosis.says, style) : []),
    ...(hint === undefined ? [] : signed(style.accent('→'), hint, style)),
    ...printedLines(run.output?.[check.check] ?? '', style),
  ];
}

function brokenText({ check, title, message, sweep }: CheckResult, { lines }: RunNotes): string {
  const line = lines?.[check];
  const where = line === undefined ? '' : `Line ${line}: `;
  if (message === undefined) return `Wrong: ${title}.`;
  return where + message + (sweep && sweep.failed > 1 ? ' The smallest of them:' : '');
}

/** A text behind its sign; what the sign says is said by the words too. */
function signed(sign: string, text: string, style: Style): string[] {
  const [first = '', ...rest] = wrap(text, style.width, INDENT);
  return [`   ${sign}  ${first.slice(INDENT.length)}`, ...rest];
}

/** Lines of one value; what is longer is in `check --json`. */
const MOST_LINES = 6;
/** The labels, as numberLines writes them, take eight columns. */
const LABEL = 8;

/** The call, and the numbers of both sides below each other. */
function evidence(check: CheckResult, style: Style): string[] {
  const room = style.width - INDENT.length - LABEL;
  const { call, inputs, got } = check;
  const given =
    call !== undefined && call !== ''
      ? [`call    ${call}`]
      : got !== undefined && inputs !== undefined && inputs.length <= 2 * room
        ? [`input   ${inputs.replace(/,/g, ', ')}`]
        : [];
  const differs = differences(check);
  return [...given, ...numberLines(check)].flatMap((line) => {
    const label = line.slice(0, LABEL);
    const value = line.slice(LABEL);
    const matrix = matrixLines(value);
    const lines = matrix?.every((row) => columns(row) <= room) ? matrix : wrap(value, room);
    const shown = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), '…'] : lines;
    const marked = /^(got|wanted)/.test(label) ? emphasised(shown, differs, style) : shown;
    return marked.map((text, i) => INDENT + (i === 0 ? style.faint(label) : ' '.repeat(LABEL)) + text);
  });
}

const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g;

/** Which of the numbers differ, where both sides have as many and not all of them do. */
function differences({ got = '', wanted = '' }: CheckResult): boolean[] {
  const [a, b] = [got.match(NUMBER) ?? [], wanted.match(NUMBER) ?? []];
  const differs = a.length === b.length ? a.map((text, i) => text !== b[i]) : [];
  return differs.includes(false) ? differs : [];
}

function emphasised(lines: readonly string[], differs: readonly boolean[], style: Style): string[] {
  let at = 0;
  return lines.map((line) => line.replace(NUMBER, (number) => (differs[at++] ? style.strong(number) : number)));
}

/** The rows of a matrix below each other, with aligned columns, and what stands behind it (the unit). */
function matrixLines(text: string): string[] | undefined {
  const match = /^\[(\[[^[]*\](?:, \[[^[]*\])+)\](.*)$/.exec(text);
  if (!match) return undefined;
  const rows = match[1].split('], [').map((row) => row.replace(/[[\]]/g, '').split(', '));
  const widths = rows[0].map((_entry, j) => Math.max(...rows.map((row) => columns(row[j] ?? ''))));
  const texts = rows.map((row) => `[${row.map((entry, j) => entry.padStart(widths[j] ?? 0)).join(', ')}]`);
  return texts.map((row, i) => `${i === 0 ? '[' : ' '}${row}${i === texts.length - 1 ? `]${match[2]}` : ','}`);
}

const MOST_PRINTED = 6;

function printedLines(output: string, style: Style): string[] {
  const printed = output.split('\n').filter(Boolean);
  if (printed.length === 0) return [];
  const more = printed.length > MOST_PRINTED ? [`… ${printed.length - MOST_PRINTED} lines more`] : [];
  return [
    style.faint(`${INDENT}printed`),
    ...[...printed.slice(0, MOST_PRINTED), ...more].map((text) =>
      style.faint(cut(`${INDENT}  ${text.replaceAll('\t', '  ')}`, style.width)),
    ),
  ];
}
