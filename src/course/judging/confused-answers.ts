/**
 * Answers in words that no known mistake explains: which of them are taken for which. It says what the tries
 * show and guesses at no reason, so it is told only where one or two such pairs have all that is wrong.
 */
import type { SweepEvidence } from './evidence.js';
import { ENOUGH } from './guess.js';
import type { Case, Diagnosis } from './guess.js';

const MOST_PAIRS = 2;

export function confusedAnswers({ found, cases, wrongCases }: SweepEvidence): Diagnosis | undefined {
  const isAsked = cases.every(({ wanted }) => typeof wanted === 'string');
  const isAnswered = found.tries.every(({ outcome }) => outcome.kind === 'value' && typeof outcome.value === 'string');
  if (!isAsked || !isAnswered || wrongCases.length < ENOUGH || wrongCases.length === cases.length) return undefined;
  const pairs = new Map(wrongCases.map((one) => [JSON.stringify([one.wanted, one.got]), one]));
  if (pairs.size > MOST_PAIRS) return undefined;
  const told = [...pairs.values()].map((one) => instead(one, cases)).join('; ');
  return {
    id: 'confuses-answers',
    says: `${told[0].toUpperCase()}${told.slice(1)}. All other answers are right. What tells the one from the other?`,
  };
}

function instead({ wanted, got }: Case, cases: readonly Case[]): string {
  const all = cases.filter((one) => one.wanted === wanted);
  const many = all.filter((one) => one.got === got).length;
  const times = many === all.length ? 'each time' : `${many} of ${all.length} times`;
  return `where the answer is '${String(wanted)}' you say '${String(got)}', ${times}`;
}
