/**
 * The history of a reader's work on one exercise: which texts are kept. Any text that was
 * current once is a version.
 */

/** How a text came to be the current one; `checked`: it was typed, and then checked. */
export type Why = 'typed' | 'checked' | 'reset' | 'import' | 'file' | 'restored';

export interface Version {
  text: string;
  /** When it came to be, or its stretch of typing began; ms since 1970. */
  at: number;
  why: Why;
  /** The tab of the browser that it was made in. */
  tab: string;
}

/** What is typed within this time is one version, ms. */
const STRETCH = 60_000;
/** Versions that are kept of an exercise. */
export const MOST_VERSIONS = 60;

/**
 * A slip of the hand, such as deleting everything, ends a stretch: what stood there before
 * is a version of its own.
 */
const isCut = (before: string, after: string): boolean => after.length < before.length / 2;

/**
 * The version to keep for a text; with the `at` and `tab` of the last one it takes that one's place.
 * Undefined when the last one says it all.
 */
export function nextVersion(last: Version | undefined, { text, why, at, tab }: Version): Version | undefined {
  if (last?.text === text) {
    if (last.why === why || why === 'typed') return undefined;
    if (last.why === 'typed' && why === 'checked') return { ...last, why };
  }
  const goesOn =
    last?.why === 'typed' && why === 'typed' && last.tab === tab && at >= last.at && at - last.at < STRETCH;
  if (goesOn && !isCut(last.text, text)) return { ...last, text };
  // Versions stand in the order of their times, also when the clock was set back.
  return { text, why, at: Math.max(at, (last?.at ?? 0) + 1), tab };
}

/**
 * The versions without which at most `most` are left: first what lies within a stretch of
 * typing, and the oldest of that.
 */
export function surplus<V extends Version>(versions: readonly V[], most: number = MOST_VERSIONS): V[] {
  const isWithin = (i: number): boolean => versions[i].why === 'typed' && versions.at(i + 1)?.why === 'typed';
  const older = versions.slice(0, -1);
  const inTurn = [...older.filter((_v, i) => isWithin(i)), ...older.filter((_v, i) => !isWithin(i))];
  return inTurn.slice(0, Math.max(0, versions.length - most));
}
