/** What a constraint is, and what it is made of. */

/** A constraint that `constraint` has made. Functions take the time and the n unknowns y. */
export interface Constraint {
  /** The m residuals f; all zero where the constraint holds. */
  readonly f: (t: number, y: readonly number[]) => number[];
  /** The matrix f_y, m rows of n: how each residual changes with each unknown. */
  readonly jacobian: (t: number, y: readonly number[]) => number[][];
  /** The m derivatives f_t with respect to explicit time. */
  readonly timeDerivative: (t: number, y: readonly number[]) => number[];
  /**
   * v^T f_yy v + 2 f_ty v + f_tt, m numbers: the part of f'' that the acceleration v' has
   * no share in (erratum P3).
   */
  readonly secondDerivative: (t: number, y: readonly number[], v: readonly number[]) => number[];
  /** The equations as text, if the constraint is made of formulas. */
  readonly equations?: readonly string[];
  /** The names of the unknowns, if the constraint is made of formulas. */
  readonly variables?: readonly string[];
  /** f_y and f_t as derived formulas, if the constraint is made of formulas. */
  readonly derived?: { readonly jacobian: readonly (readonly string[])[]; readonly timeDerivative: readonly string[] };
}

/** A constraint as formulas. */
export interface ConstraintFormulas {
  /** One text for each equation, the left side of … = 0. */
  equations: readonly string[];
  /** The names of the unknowns, in the order of y. `t` is the time. */
  variables: readonly string[];
  /** The values of all other names. `pi` is known. */
  parameters?: Readonly<Record<string, number>>;
}

/** A constraint as functions. */
export interface ConstraintFunctions {
  /** The m residuals. */
  f: (t: number, y: readonly number[]) => number[];
  /** m rows of n. */
  jacobian: (t: number, y: readonly number[]) => number[][];
  /** m numbers; zero if it is left out. */
  timeDerivative?: (t: number, y: readonly number[]) => number[];
  /** v^T f_yy v + 2 f_ty v + f_tt; by differences of the Jacobian (some ten digits) if it is left out. */
  secondDerivative?: (t: number, y: readonly number[], v: readonly number[]) => number[];
}
