/**
 * What a submission may use. Every number can be changed per course (`course.json`) or per
 * exercise (`exercise.json`).
 */

/**
 * The limits of one submission; sizes in bytes, times in milliseconds of the processor
 * (supervisor.ts adds the wall's).
 */
export interface Limits {
  /** Size of the student's file. */
  sourceBytes: number;
  /** Depth of brackets in the student's file: deeper ones overflow the compiler's stack. */
  nesting: number;
  /** Compiling the file, by the clock on the wall: 5 ms are usual, 100 for the first file of a worker. */
  compileMs: number;
  /** Running the file's top level. */
  loadMs: number;
  /** One check. */
  checkMs: number;
  /** One round of a sweep: all its inputs. */
  sweepMs: number;
  /** All checks of one submission together; what comes after is `not-run`. */
  submissionMs: number;
  /**
   * Checks that may be stopped for want of an end; what comes after so many is `not-run`,
   * and nobody waits for it.
   */
  timeouts: number;
  /** Memory that the interpreter may allocate. */
  guestBytes: number;
  /** Resident memory of the worker process; above it the process is killed (measured where /proc exists). */
  workerBytes: number;
  /** One reply of the worker. */
  replyBytes: number;
  /** Numbers, strings and objects in one value that crosses: a list of 190,000 zeros would take a second. */
  values: number;
  /** Calls between a check and the file, either way, in one check; each takes 20 to 40 us. */
  crossings: number;
  /** Functions that one end hands to the other in one check. */
  handles: number;
  /** Depth of a returned value. */
  depth: number;
  /** Fields of one returned object. */
  fields: number;
  /** Characters of one returned string. */
  stringLength: number;
  /** Characters kept of what a check prints. */
  outputLength: number;
  /** Characters kept of an error's message. */
  errorLength: number;
}

/** The defaults: QuickJS is 25 to 60 times slower than V8, so 1.5 s are about 40 ms of native work. */
export const DEFAULT_LIMITS: Readonly<Limits> = {
  sourceBytes: 200_000,
  nesting: 500,
  compileMs: 4000,
  loadMs: 1500,
  checkMs: 1500,
  sweepMs: 2000,
  submissionMs: 20_000,
  timeouts: 2,
  guestBytes: 64 * 2 ** 20,
  workerBytes: 400 * 2 ** 20,
  replyBytes: 4_000_000,
  values: 20_000,
  crossings: 50_000,
  handles: 20_000,
  depth: 10,
  fields: 64,
  stringLength: 20_000,
  outputLength: 2000,
  errorLength: 300,
};

/**
 * What both ends of the bridge are told: the limits, the methods that results may bring,
 * and which exports are texts.
 */
export interface BridgeLimits extends Limits {
  methods: readonly string[];
  constants: Readonly<Record<string, true>>;
}

export const bridgeLimits = (
  limits: Limits,
  methods: readonly string[],
  constants: readonly string[] = [],
): BridgeLimits => ({
  ...limits,
  methods,
  constants: Object.fromEntries(constants.map((name) => [name, true as const])),
});
