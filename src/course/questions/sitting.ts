/** A sitting: up to five questions that are asked together, and what is said of each answer. */
import { judgeAnswer, rightAnswer, rightReply } from './drawn-question.js';
import type { AnswerGiven, DrawnQuestion } from './drawn-question.js';
import type { QuestionHead } from './question.js';
import type { ReviewChange, ReviewState } from './review-state.js';
import { anyQuestions, dueQuestions, nextDue, openQuestions } from './schedule.js';

/** When it is, and whether to ask although nothing is due. */
export interface When {
  now: number;
  anyway?: boolean;
}

/** What is to be noted when a reader sits down: nothing where a sitting is open, or nothing is asked. */
export function beginning(
  bank: readonly QuestionHead[],
  state: ReviewState,
  { now, anyway = false }: When,
): ReviewChange[] {
  if (openQuestions(bank, state, now).length > 0) return [];
  const due = dueQuestions(bank, state, now);
  const chosen = due.length === 0 && anyway ? anyQuestions(bank, state) : due;
  return chosen.length === 0 ? [] : [{ kind: 'begun', questions: chosen.map(({ id }) => id), at: now }];
}

/** What is said of an answer. */
export interface Said {
  right: boolean;
  /** The right answer in words. */
  it: string;
  /** About the wrong one that was given. */
  reply?: string;
  idea?: string;
  /** About the right one. */
  why: string;
}

/** What an answer is worth; without one the reader wants to be told. */
export function saidOf({ prediction }: DrawnQuestion, given: AnswerGiven | undefined): Said {
  const judged = given === undefined ? undefined : judgeAnswer(prediction, given);
  const [it, why] = [rightAnswer(prediction), rightReply(prediction)];
  if (!judged || judged.right) return { right: judged !== undefined, it, why };
  const { reply, idea } = judged;
  return { right: false, it, ...(reply !== why && { reply }), ...(idea !== undefined && { idea }), why };
}

/**
 * Why nothing is asked: no notebook is read, all is known, more is due after a sitting,
 * or the day on which it is.
 */
export type Rest = { kind: 'unread' } | { kind: 'known' } | { kind: 'more' } | { kind: 'until'; time: number };

export function restOf(bank: readonly QuestionHead[], state: ReviewState, now: number): Rest {
  if (Object.keys(state.read).length === 0) return { kind: 'unread' };
  const time = nextDue(bank, state);
  if (time === undefined) return { kind: 'known' };
  return time <= now ? { kind: 'more' } : { kind: 'until', time };
}

/** A day as it is said: Thursday 3 December. */
export const dayOf = (time: number): string =>
  new Date(time).toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
