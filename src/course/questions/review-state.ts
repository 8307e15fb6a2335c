import { isRecord } from '../judging/records.js';
/** What a reader has been asked again: one shape in .lab/review.json and in the browser's own store. */

/** How a question stands. */
export interface AskedBefore {
  /** How often it was asked. */
  times: number;
  /** Right answers in a row. */
  step: number;
  /** When it was asked last; ms since 1970. */
  last: number;
}

/** .lab/review.json. */
export interface ReviewState {
  format: 1;
  /** When a notebook was first seen to be read, by its number; ms since 1970. */
  read: Partial<Record<string, number>>;
  asked: Partial<Record<string, AskedBefore>>;
  /** The questions of the last sitting that are not answered yet. */
  sitting?: Sitting;
}

export interface Sitting {
  begun: number;
  open: readonly string[];
}

export const emptyReview = (): ReviewState => ({ format: 1, read: {}, asked: {} });

/** Something to be noted. */
export type ReviewChange =
  | { kind: 'answered'; question: string; right: boolean; at: number }
  /** Notebooks that are read by then. */
  | { kind: 'read'; notebooks: readonly string[]; at: number }
  /** Questions that are asked together. */
  | { kind: 'begun'; questions: readonly string[]; at: number }
  /** A state of another place is taken. */
  | { kind: 'merged'; state: ReviewState; at: number };

/** The state after a change. A question that was only shown counts as not known. */
export function noted(state: ReviewState, change: ReviewChange): ReviewState {
  const { at } = change;
  if (change.kind === 'read') {
    const added = change.notebooks.filter((notebook) => state.read[notebook] === undefined);
    return { ...state, read: { ...state.read, ...Object.fromEntries(added.map((notebook) => [notebook, at])) } };
  }
  if (change.kind === 'merged') return merged(state, change.state);
  if (change.kind === 'begun') return { ...state, sitting: { begun: at, open: change.questions } };
  const { question, right } = change;
  const { times, step } = state.asked[question] ?? { times: 0, step: 0 };
  const { sitting } = state;
  return {
    ...state,
    asked: { ...state.asked, [question]: { times: times + 1, step: right ? step + 1 : 0, last: at } },
    ...(sitting && { sitting: { ...sitting, open: sitting.open.filter((id) => id !== question) } }),
  };
}

const DAY = 24 * 3_600_000;

/** Notes notebooks as read: the last one now, those before it some time before. */
export function readChanges(notebooks: readonly string[], now: number): ReviewChange[] {
  const inOrder = [...notebooks].sort();
  return [
    { kind: 'read', notebooks: inOrder.slice(0, -1), at: Math.max(0, now - DAY) },
    { kind: 'read', notebooks: inOrder.slice(-1), at: now },
  ];
}

export const timesAsked = (state: ReviewState, question: string): number => state.asked[question]?.times ?? 0;

/** Two states of one reader: of each question the later one. */
export function merged(a: ReviewState, b: ReviewState): ReviewState {
  const asked = { ...a.asked };
  for (const [id, entry] of Object.entries(b.asked)) {
    if (entry && entry.last > (asked[id]?.last ?? -Infinity)) asked[id] = entry;
  }
  const read = { ...a.read };
  for (const [notebook, at] of Object.entries(b.read))
    read[notebook] = Math.min(at ?? Infinity, read[notebook] ?? Infinity);
  const sitting = (a.sitting?.begun ?? 0) >= (b.sitting?.begun ?? 0) ? a.sitting : b.sitting;
  return { format: 1, read, asked, ...(sitting && { sitting }) };
}

const isTime = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isAsked = (value: unknown): value is AskedBefore =>
  isRecord(value) && isCount(value['times']) && isCount(value['step']) && isTime(value['last']);

/**
 * The state in a stored value; undefined where it is none of this format. What in it is not
 * as it should be is left out.
 */
export function reviewIn(value: unknown): ReviewState | undefined {
  if (!isRecord(value) || value['format'] !== 1) return undefined;
  const entries = <T>(part: unknown, fits: (entry: unknown) => entry is T): Record<string, T> =>
    Object.fromEntries(
      Object.entries(isRecord(part) ? part : {}).filter((entry): entry is [string, T] => fits(entry[1])),
    );
  const { sitting } = value;
  return {
    format: 1,
    read: entries(value['read'], isTime),
    asked: entries(value['asked'], isAsked),
    ...(isSitting(sitting) && { sitting }),
  };
}

const isSitting = (value: unknown): value is Sitting =>
  isRecord(value) && isTime(value['begun']) && isNames(value['open']);

const isName = (name: unknown): boolean => typeof name === 'string' && /^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(name);
const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every(isName);

/** The change in what a page sends, if it is one. */
export function reviewChangeIn(value: unknown): ReviewChange | undefined {
  if (!isRecord(value) || !isTime(value['at'])) return undefined;
  const { kind, question, right, notebooks, questions, at } = value;
  if (kind === 'merged') {
    const state = reviewIn(value['state']);
    return state && { kind, state, at };
  }
  const fits =
    (kind === 'answered' && isName(question) && typeof right === 'boolean') ||
    (kind === 'read' && isNames(notebooks)) ||
    (kind === 'begun' && isNames(questions));
  return fits ? (value as ReviewChange) : undefined;
}
