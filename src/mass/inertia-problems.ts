/** Which tensors a body can have. */
import { expectFinite, expectMatrix3, message } from '../linear/expect.js';
import { expectFields } from '../linear/expect-fields.js';
import type { ReadonlyMat3 } from '../linear/mat3.js';
import { eigenOfSymmetric, isSymmetric } from '../linear/symmetric.js';
import type { Problem } from '../linear/problem.js';

/** What can be wrong with an inertia tensor. */
export type InertiaProblem = Problem<'not finite' | 'asymmetric' | 'negative moment' | 'triangle inequality'>;

/**
 * A rod and a plate sit on the limits. Computed tensors are this part of the largest moment beyond:
 * two shifts by 90 m make 1e-11.
 */
const COMPUTED = 1e-10;
/**
 * Printed ones, as robot files have them, are rounded to six digits, by up to 5e-6: three moments
 * by so much, and products.
 */
export const PRINTED = 2e-5;
/** A number that needs more digits than this was not rounded to six. */
const PRINTED_DIGITS = 7;

const digits = (x: number): string => String(Number(x.toPrecision(7)));

/**
 * What is wrong with an inertia tensor; an empty list for a tensor that some body has.
 *
 * A tensor is symmetric, its principal moments are not negative, and the largest is at most the sum
 * of the other two, because `I1 + I2 - I3 = 2 sum m z²`. Equality is a flat plate; a rod has one moment 0,
 * a point has three. The test is on the principal moments: the diagonal alone can look right.
 *
 * @param inertia tensor in kg m²
 * @param options relative: how far moments may be beyond the limits, in parts of the largest.
 *   By default 1e-10; 2e-5 if no entry has more than seven digits, since then they were rounded
 *   for printing, as in URDF files
 * @throws TypeError for anything but three rows of three numbers; RangeError if relative
 * is negative or not finite.
 * @example
 * inertiaProblems([[1, 0, 0], [0, 2, 0], [0, 0, 3]]); // => []
 * inertiaProblems([[1, 0, 0], [0, 2, 0], [0, 0, 3.5]]).map((p) => p.name); // => ['triangle inequality']
 * inertiaProblems([[1, 0, 0], [0, 2, 0], [0, 0, 3.5]], { relative: 0.2 }); // => []
 */
export function inertiaProblems(inertia: ReadonlyMat3, options: { readonly relative?: number } = {}): InertiaProblem[] {
  const where = 'inertiaProblems';
  expectFields(where, 'options', options, ['relative']);
  const { relative } = options;
  if (relative !== undefined) {
    expectFinite(where, 'relative', relative);
    if (relative < 0) throw new RangeError(message(where, 'relative >= 0', relative, 'It is a tolerance.'));
  }
  return problemsWithin(where, 'inertia', inertia, relative);
}

/**
 * The problems beyond a tolerance, relative to the largest moment; `where` is the public
 * function that a message names.
 */
export function problemsWithin(
  where: string,
  name: string,
  inertia: ReadonlyMat3,
  relative?: number,
): InertiaProblem[] {
  const entries: unknown[] = Array.isArray(inertia) ? (inertia as unknown[]).flat() : [];
  const odd = entries.find((x): x is number => typeof x === 'number' && !Number.isFinite(x));
  if (odd !== undefined) return [{ name: 'not finite', reason: `An entry is ${odd}.` }];
  expectMatrix3(where, name, inertia);
  if (!isSymmetric(inertia)) {
    const [[, xy, xz], [yx, , yz], [zx, zy]] = inertia;
    const pairs = [
      [xy, yx],
      [xz, zx],
      [yz, zy],
    ]
      .filter(([a, b]) => a !== b)
      .map((pair) => pair.join(' and '));
    const reason = `Entries across the diagonal must be equal; here they are ${pairs.join(', ')}.`;
    return [{ name: 'asymmetric', reason }];
  }
  const [a, b, c] = eigenOfSymmetric(where, name, inertia).values;
  const moments = `Its principal moments are ${[a, b, c].map(digits).join(', ')}`;
  const slack = (relative ?? (inertia.flat().every(isPrinted) ? PRINTED : COMPUTED)) * Math.max(-a, c);
  const found: InertiaProblem[] = [];
  if (a < -slack) {
    found.push({ name: 'negative moment', reason: `${moments}; a moment is a sum of m r², which is not negative.` });
  }
  if (c - b - a > slack) {
    const reason = `${moments}; the largest exceeds the sum of the other two by ${digits(c - b - a)}, and no body has that (triangle inequality).`;
    found.push({ name: 'triangle inequality', reason });
  }
  return found;
}

function isPrinted(x: number): boolean {
  return Number(x.toPrecision(PRINTED_DIGITS)) === x;
}

/**
 * Throws unless some body has this inertia tensor; the message names every problem that
 * `inertiaProblems` finds.
 *
 * @throws TypeError for anything but three rows of three numbers.
 * @throws RangeError for a tensor that no body has.
 * @example
 * assertPhysicalInertia([[1, 0, 0], [0, 2, 0], [0, 0, 3.5]]);
 * // => throws Its principal moments are 1, 2, 3.5; the largest exceeds the sum of the other two by 0.5
 */
export function assertPhysicalInertia(inertia: ReadonlyMat3): void {
  const problems = problemsWithin('assertPhysicalInertia', 'inertia', inertia);
  if (problems.length === 0) return;
  const reasons = problems.map((p) => p.reason).join(' ');
  throw new RangeError(message('assertPhysicalInertia', 'a tensor that a body can have', inertia, reasons));
}
