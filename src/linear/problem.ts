/**
 * How the checkers say what is wrong: `rotationProblems`, `inertiaProblems`,
 * `polygonProblems`, `meshProblems`.
 */

/**
 * One thing that is wrong: its name, for programs and tables, and one sentence that
 * explains it with the numbers.
 */
export interface Problem<Name extends string> {
  readonly name: Name;
  readonly reason: string;
}
