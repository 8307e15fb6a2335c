/** Tolerances that many tests share, with their reasons; one that a test alone needs stands there. */

/** One rounding of a double, 2.2e-16. */
export const EPS: number = Number.EPSILON;
/** A closed formula of a few operations on numbers of one scale: some tens of roundings. */
export const FORMULA = 1e-14;
/** A chain of formulas (a conversion there and back, a product of matrices). */
export const CHAIN = 1e-12;
/** A central difference with step 1e-5: truncation h^2 and rounding eps / h are both about 1e-10. */
export const CENTRAL_DIFFERENCE = 1e-8;
