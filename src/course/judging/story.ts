/**
 * What is wrong, a story for each task: what holds, what is broken with the smallest input, which idea makes
 * this number, what to try. Where a fixed check and the sweep of one function find the same, it is said once.
 * Terminal and page tell the same ones.
 */
import type { CheckResult, RunNotes, Verdict } from './verdict.js';

/** One thing that is wrong. */
export interface Story {
  check: CheckResult;
  /** What of the answer is right. */
  holds?: string;
  broken: string;
  /** The known mistake that makes this value, where `broken` has not said it. */
  idea?: string;
  /** What a hidden check says. */
  hint?: string;
  /** How an earlier task bears on it. */
  note?: string;
  /** The call, or the input, as one would type it. */
  given?: { label: 'call' | 'input'; text: string };
  /** Which of the numbers of both sides differ, where as many stand on either and not all do. */
  differs: boolean[];
  /** What the student's code printed. */
  printed: string[];
}

/** A stub throws this: the student has not begun with the task, which is no mistake. */
const NOT_IMPLEMENTED = /^not implemented\b/;

export function isNotBegun({ status, thrown }: CheckResult): boolean {
  return status === 'error' && NOT_IMPLEMENTED.test(thrown?.message ?? '');
}

/** The stories of a task; none where nothing is wrong or nothing is begun. `number` is the task's, from 1. */
export function storiesOf(verdict: Verdict, number: number): Story[] {
  const wrong = verdict.checks.filter(
    (check) => check.task === number && check.status !== 'pass' && !isNotBegun(check),
  );
  return told(wrong).map((check) => storyOf(check, verdict.run));
}

/** One check for each story, sweeps first: they have the smallest input. */
function told(wrong: readonly CheckResult[]): CheckResult[] {
  const stories: CheckResult[] = [];
  const sweeps = wrong.filter((c) => c.sweep);
  // A task asks for words and for numbers, by a function each; where two functions give numbers,
  // a check may be of either.
  const alone = (story: CheckResult): boolean => sweeps.filter((one) => isWord(one) === isWord(story)).length === 1;
  for (const check of [...sweeps, ...wrong.filter((c) => !c.sweep)]) {
    if (!stories.some((story) => isSame(story, check, alone))) stories.push(check);
  }
  return stories;
}

const isStopped = ({ status }: CheckResult): boolean => status === 'timeout' || status === 'crash';
const isWrongValue = ({ status }: CheckResult): boolean => ['fail', 'partial', 'bad-return'].includes(status);

/** The answer to a question is a word. */
const isWord = ({ got = '' }: CheckResult): boolean => got.startsWith('"');

function isSame(story: CheckResult, check: CheckResult, alone: (story: CheckResult) => boolean): boolean {
  if (story.diagnosis && check.diagnosis) return story.diagnosis.id === check.diagnosis.id;
  if (story.thrown && check.thrown) return story.thrown.message === check.thrown.message;
  if (isStopped(story) && isStopped(check)) return true;
  if (story.message !== undefined && story.message === check.message && !isWrongValue(check)) return true;
  const isOfSweep = story.sweep !== undefined && isWord(story) === isWord(check) && alone(story);
  return isOfSweep && isWrongValue(check) && !check.diagnosis;
}

function storyOf(check: CheckResult, run: RunNotes): Story {
  const { holds, diagnosis, hint, note } = check;
  const broken = brokenText(check, run);
  const given = givenTo(check);
  return {
    check,
    ...(holds === undefined ? {} : { holds }),
    broken,
    ...(diagnosis && !broken.includes(diagnosis.says) ? { idea: diagnosis.says } : {}),
    ...(hint === undefined ? {} : { hint }),
    ...(note === undefined ? {} : { note }),
    ...(given ? { given } : {}),
    differs: differences(check),
    printed: (run.output?.[check.check] ?? '').split('\n').filter(Boolean),
  };
}

function brokenText({ check, title, message, sweep }: CheckResult, { lines }: RunNotes): string {
  const line = lines?.[check];
  const where = line === undefined ? '' : `Line ${line}: `;
  if (message === undefined) return `Wrong: ${title}.`;
  return where + message + (sweep && sweep.failed > 1 ? ' The smallest that was found:' : '');
}

function givenTo({ call, inputs, got }: CheckResult): Story['given'] {
  if (call !== undefined && call !== '') return { label: 'call', text: call };
  if (got === undefined || inputs === undefined) return undefined;
  return { label: 'input', text: inputs.replace(/,/g, ', ') };
}

/** A number in the text of a value. */
export const NUMBER: RegExp = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g;

function differences({ got = '', wanted = '' }: CheckResult): boolean[] {
  const [a, b] = [got.match(NUMBER) ?? [], wanted.match(NUMBER) ?? []];
  const differs = a.length === b.length ? a.map((text, i) => text !== b[i]) : [];
  return differs.includes(false) ? differs : [];
}
