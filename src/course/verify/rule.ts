/** What a rule of the author's gate is. */

/** Looks at something of an exercise, and returns a line for each problem. */
export interface Rule<E> {
  name: string;
  problems: (evidence: E) => string[];
  /** What comes later cannot be tried while this one does not hold. */
  first?: true;
}

/** Texts without doubles, in order. */
export const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];
