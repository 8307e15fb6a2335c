/** How the checkers of this folder say what is wrong. */

/** One thing that is wrong: its name, for programs and tables, and one sentence that explains it with the numbers. */
export interface Problem<Name extends string> {
  readonly name: Name;
  readonly reason: string;
}
