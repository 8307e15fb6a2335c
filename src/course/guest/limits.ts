/** What a submission may use. Every number can be changed per course (`course.json`) or per exercise (`exercise.json`). */

/** The limits of one submission; sizes in bytes, times in milliseconds of the processor (supervisor.ts adds the wall's). */
export interface Limits {
  /** Size of the student's file. */
  sourceBytes: number;
  /** Depth of brackets in the student's file: deeper ones overflow the compiler's stack. */
  nesting: number;
  /** Compiling the file, by the clock on the wall: 5 ms are usual. */
  compileMs: number;
  /** Running the file's top level. */
  loadMs: number;
  /** One check. */
  checkMs: number;
  /** All checks of one submission together, by the clock on the wall; what comes after is `not-run`. */
  submissionMs: number;
  /** Memory that the interpreter may allocate. */
  guestBytes: number;
  /** Resident memory of the worker process; above it the process is killed (measured where /proc exists). */
  workerBytes: number;
  /** One reply of the worker. */
  replyBytes: number;
  /** Numbers, strings and objects in one returned value. */
  values: number;
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
  compileMs: 10_000,
  loadMs: 1500,
  checkMs: 1500,
  submissionMs: 20_000,
  guestBytes: 64 * 2 ** 20,
  workerBytes: 400 * 2 ** 20,
  replyBytes: 4_000_000,
  values: 200_000,
  depth: 10,
  fields: 64,
  stringLength: 20_000,
  outputLength: 2000,
  errorLength: 300,
};
