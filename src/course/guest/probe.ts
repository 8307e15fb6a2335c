/** Probes: texts of ours that call a student's functions. */

/** Settings of one probe. */
export interface Watch {
  /** How many calls of each function are looked at for findings. */
  watchedCalls: number;
  /** Hand out frozen arguments: a change that is undone before the end shows, too. */
  frozenArguments: boolean;
  /**
   * Hand out the lists of the last call again, with the numbers of this one: what is remembered
   * by a list is wrong then.
   */
  sameArguments: boolean;
}

/** What runs against the student's exports. */
export type ProbeFunction = (student: never, inputs: never) => unknown;

/** Probes are our own text; indirect eval gives them this realm's globals and nothing of this module. */
export const probeOf = (source: string): ProbeFunction => (0, eval)(`(${source})`) as ProbeFunction;
