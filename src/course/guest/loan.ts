/**
 * A loan: right functions that stand for a file's own, so that what calls them is judged by itself.
 * They run at the probe's end of the bridge and the file gets stubs: it can call them,
 * and neither read nor change them.
 */
import type { Callable } from './codec.js';

export interface Loan {
  /** The exports of the file that they stand for. */
  names: readonly string[];
  /** A script whose value is a function: given the library's object, it returns an object that has them. */
  functions: string;
}

/** The functions of a loan, in the order of its names. `library` is the script of what they may import. */
export function lentFunctions({ names, functions }: Loan, library: string): Callable[] {
  const open = (0, eval)(functions) as (library: unknown) => Record<string, Callable>;
  const all = open((0, eval)(library));
  return names.map((name) => silent(name, all[name]));
}

/**
 * What the engine says of a fault names the code in which it is: "points.reduce is not a function".
 * Other errors are meant to be read.
 */
const silent =
  (name: string, run: Callable): Callable =>
  (...values) => {
    try {
      return run(...values);
    } catch (error) {
      // What a callback of the file throws arrives as an Error that bears the name.
      if (!(error instanceof TypeError || error instanceof ReferenceError)) throw error;
      // eslint-disable-next-line preserve-caught-error -- the cause is what is not to be read
      throw new TypeError(`${name} was called with something that it does not take.`);
    }
  };
