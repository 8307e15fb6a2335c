/** Which of several files of one student for one exercise counts. Where nothing tells, none does. */
import type { Trouble } from './trouble.js';

/** How it is known that a file is for the exercise, the surest first. */
export const TOLD_BY = ['name', 'folder', 'option', 'exports'] as const;
export type ToldBy = (typeof TOLD_BY)[number];

/** A file that could count. */
export interface Candidate {
  readonly origin: string;
  readonly toldBy: ToldBy;
  /** The number that a system or browser added to the name of a further copy. */
  readonly copy: number;
  readonly handedIn?: string | undefined;
  readonly late?: true | undefined;
  /** Absent with `trouble`. */
  readonly text?: string | undefined;
  readonly trouble?: Trouble | undefined;
}

export interface Choice {
  readonly counts?: Candidate;
  /** Files that do not count, and why. */
  readonly refused: readonly { readonly candidate: Candidate; readonly trouble: Trouble }[];
  /** Files of earlier attempts. */
  readonly earlier: readonly Candidate[];
}

/** Times without an offset are all of one clock. */
const instantOf = (time: string): number => Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(time) ? time : `${time}Z`);

/** The latest attempt, then the surest evidence, then the highest number; then files that say the same. */
export function choose(candidates: readonly Candidate[]): Choice {
  const latest = latestOf(candidates);
  const earlier = candidates.filter((one) => !latest.includes(one));
  const surest = bestBy(latest, ({ toldBy }) => -TOLD_BY.indexOf(toldBy));
  const highest = bestBy(surest, ({ copy }) => copy);
  const [first] = highest;
  const agree = highest.every(({ text }) => text !== undefined && text === first.text);
  if (highest.length > 1 && !agree) {
    const trouble = UNCLEAR(highest.length);
    return { earlier, refused: latest.map((candidate) => ({ candidate, trouble })) };
  }
  const others = latest.filter((one) => one !== first);
  return { counts: first, earlier, refused: others.map((candidate) => ({ candidate, trouble: OTHER(first.origin) })) };
}

const UNCLEAR = (count: number): Trouble => ({
  problem: `There are ${count} different files for this exercise, and nothing says which one counts.`,
  fix: 'Remove those that do not count, and run again.',
});
const OTHER = (origin: string): Trouble => ({
  problem: `It does not count: ${origin} is there for the same exercise.`,
  fix: 'Nothing, if that is the right one.',
});

function latestOf(candidates: readonly Candidate[]): readonly Candidate[] {
  const isDated = candidates.every(({ handedIn }) => handedIn !== undefined && Number.isFinite(instantOf(handedIn)));
  return isDated ? bestBy(candidates, ({ handedIn }) => instantOf(handedIn!)) : candidates;
}

function bestBy(candidates: readonly Candidate[], worth: (candidate: Candidate) => number): readonly Candidate[] {
  const most = Math.max(...candidates.map(worth));
  return candidates.filter((one) => worth(one) === most);
}
