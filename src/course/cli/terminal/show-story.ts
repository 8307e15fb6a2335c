/** The stories of a verdict as lines of the terminal. */
import type { ExerciseInfo } from '../../judging/exercise.js';
import { NUMBER, storiesOf } from '../../judging/story.js';
import type { Story } from '../../judging/story.js';
import type { Verdict } from '../../judging/verdict.js';
import { numberLines } from '../../judging/verdict.js';
import { hung } from './layout.js';
import { columns, cut, wrap } from './style.js';
import type { Style } from './style.js';

/** What to type for help with a task; undefined where there is no more. */
export type HintOf = (task: number) => string | undefined;

/** The stories of a verdict, by task. */
export function storyLines(info: ExerciseInfo, verdict: Verdict, style: Style, hintOf: HintOf): string[] {
  return info.tasks.flatMap((task, i) => {
    const stories = storiesOf(verdict, i + 1);
    if (stories.length === 0) return [];
    const hint = hintOf(i + 1);
    return [
      ...hung(`  ${style.strong(`${i + 1}.`)} `, task.title, style.width, style.strong),
      ...stories.flatMap((story) => storyOf(story, style)),
      ...(hint === undefined ? [] : hung(`   ${style.faint('?')}  `, hint, style.width, style.faint)),
      '',
    ];
  });
}

const INDENT = '      ';

function storyOf(story: Story, style: Style): string[] {
  const { check, holds, broken, idea, hint, note } = story;
  return [
    ...(holds === undefined ? [] : signed(style.good('✓'), holds, style)),
    ...signed(check.status === 'void' ? style.faint('–') : style.bad('✗'), broken, style),
    ...evidence(story, style),
    ...(note === undefined ? [] : signed(style.accent('→'), note, style)),
    ...(idea === undefined ? [] : signed(style.accent('→'), idea, style)),
    ...(hint === undefined ? [] : signed(style.accent('→'), hint, style)),
    ...printedLines(story.printed, style),
  ];
}

/** A text behind its sign; what the sign says is said by the words too. */
function signed(sign: string, text: string, style: Style): string[] {
  return hung(`   ${sign}  `, text, style.width);
}

/** Lines of one value; what is longer is in `check --json`. */
const MOST_LINES = 6;
/** The labels, as numberLines writes them, take eight columns. */
const LABEL = 8;

/** The call, and the numbers of both sides below each other. */
function evidence({ check, given, differs }: Story, style: Style): string[] {
  const room = style.width - INDENT.length - LABEL;
  // An input, unlike a call, is not the smallest one: what is longer than two lines says nothing.
  const isShown = given?.label === 'call' || (check.inputs?.length ?? Infinity) <= 2 * room;
  const first = given && isShown ? [given.label.padEnd(LABEL) + given.text] : [];
  return [...first, ...numberLines(check)].flatMap((line) => {
    const label = line.slice(0, LABEL);
    const value = line.slice(LABEL);
    const matrix = matrixLines(value);
    const lines = matrix?.every((row) => columns(row) <= room) ? matrix : wrap(value, room);
    const shown = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), '…'] : lines;
    const marked = /^(got|wanted)/.test(label) ? emphasised(shown, differs, style) : shown;
    return marked.map((text, i) => INDENT + (i === 0 ? style.faint(label) : ' '.repeat(LABEL)) + text);
  });
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

function printedLines(printed: readonly string[], style: Style): string[] {
  if (printed.length === 0) return [];
  const more = printed.length > MOST_PRINTED ? [`… ${printed.length - MOST_PRINTED} lines more`] : [];
  return [
    style.faint(`${INDENT}printed`),
    ...[...printed.slice(0, MOST_PRINTED), ...more].map((text) =>
      style.faint(cut(`${INDENT}  ${text.replaceAll('\t', '  ')}`, style.width)),
    ),
  ];
}
