/**
 * results.json of Gradescope from a verdict: a pure function, so that an autograder and
 * an export write the same.
 */
import { printable } from '../guest/printable.js';
import { storiesOf } from '../judging/story.js';
import { forStudent, numberLines, roundPoints } from '../judging/verdict.js';
import type { CheckResult, Verdict } from '../judging/verdict.js';

/** One row of Gradescope's list. */
export interface GradescopeTest {
  number?: string;
  name: string;
  score?: number;
  max_score?: number;
  status: 'passed' | 'failed';
  output?: string;
  output_format?: 'text';
  visibility?: 'visible' | 'after_published';
  tags?: string[];
  extra_data?: { check: string; diagnosis: string | null; version: number };
}

export interface GradescopeResults {
  stdout_visibility: 'hidden';
  output: string;
  tests: GradescopeTest[];
}

/** A verdict as a run gives it, or as it is kept: without the time that it took. */
type Judged = Omit<Verdict, 'run'> & { run: Omit<Verdict['run'], 'durationMs'> };

const text = (value: string): string => printable(value).replace(/\r\n?/g, '\n');

/**
 * The results of a verdict that has a mark. Their points are those of exercise.json,
 * also where a check is void.
 */
export function gradescopeResults(verdict: Judged): GradescopeResults {
  const shown: Judged = { ...verdict, checks: verdict.checks.map(forStudent) };
  const where = verdict.line === undefined ? '' : ` (line ${verdict.line})`;
  return {
    stdout_visibility: 'hidden',
    output: verdict.outcome === 'ungradable' ? text(`${verdict.message ?? ''}${where}`) : '',
    tests: [headOf(shown.checks), ...shown.checks.map((check, i) => testOf(shown, check, i))],
  };
}

/** While a test is hidden Gradescope shows no total. */
function headOf(checks: readonly CheckResult[]): GradescopeTest {
  const of = (own: readonly CheckResult[]): { got: number; most: number } => ({
    got: roundPoints(own.reduce((sum, check) => sum + scoreOf(check), 0)),
    most: roundPoints(own.reduce((sum, { points }) => sum + points, 0)),
  });
  const [open, hidden] = [of(checks.filter((one) => !one.hidden)), of(checks.filter((one) => one.hidden))];
  const later = hidden.most > 0 ? ` ${hidden.most} points are checked after the due date.` : '';
  const isFull = open.got === open.most;
  return {
    name: `Public checks: ${open.got} of ${open.most} points.${later}`,
    status: isFull ? 'passed' : 'failed',
  };
}

/** A void check counts for nobody. The sum must be that of the assignment, so everybody has its points. */
const scoreOf = ({ status, points, score }: CheckResult): number => (status === 'void' ? points : score);

function testOf(verdict: Judged, check: CheckResult, at: number): GradescopeTest {
  const { title, points, task, hidden, diagnosis } = check;
  const before = verdict.checks.slice(0, at).filter((one) => one.task === task).length;
  const output = outputOf(verdict, check);
  return {
    number: `${task}.${before + 1}`,
    name: text(title),
    score: scoreOf(check),
    max_score: points,
    status: scoreOf(check) === points ? 'passed' : 'failed',
    ...(output === '' ? {} : { output, output_format: 'text' as const }),
    visibility: hidden ? 'after_published' : 'visible',
    tags: [`task ${task}`],
    extra_data: { check: check.check, diagnosis: diagnosis?.id ?? null, version: verdict.version },
  };
}

function outputOf({ run, outcome }: Judged, check: CheckResult): string {
  if (check.status === 'void') return 'This check does not count: everybody has its points.';
  if (check.status === 'pass') return text(check.note ?? '');
  if (outcome !== 'graded') return text(check.message ?? '');
  // Alone, so that each row tells its own story.
  const alone = { checks: [check], run } as unknown as Verdict;
  const [story] = storiesOf(alone, check.task);
  if ((story as typeof story | undefined) === undefined) return 'Not begun.';
  const { holds, broken, given, idea, hint, note } = story;
  const lines = [holds, broken, given && `${given.label}: ${given.text}`, ...numberLines(check), note, idea, hint];
  return text(lines.filter((line) => line !== undefined && line !== '').join('\n'));
}
