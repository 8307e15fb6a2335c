/** Which tensors a body can have. */
import { expectMatrix3, message } from '../linear/expect.js';
import type { ReadonlyMat3 } from '../linear/mat3.js';
import { eigenOfSymmetric, isSymmetric } from '../linear/symmetric.js';
import type { Problem } from '../linear/problem.js';

/** What can be wrong with an inertia tensor. */
export type InertiaProblem = Problem<'not finite' | 'asymmetric' | 'negative moment' | 'triangle inequality'>;

/** A rod and a plate sit on the limits; rounding puts them this part of the largest moment beyond. */
const LIMIT = 1e-12;

const digits = (x: number): string => String(Number(x.toPrecision(7)));

/**
 * What is wrong with an inertia tensor; an empty list for a tensor that some body has.
 *
 * A tensor is symmetric, its principal moments are not negative, and the largest is at most the sum of the other two,
 * because `I1 + I2 - I3 = 2 sum m z²`. Equality is a flat plate; a rod has one moment 0, a point has three. The test is
 * on the principal moments: the diagonal alone can look right.
 *
 * @throws TypeError for anything but three rows of three numbers.
 * @example
 * inertiaProblems([[1, 0, 0], [0, 2, 0], [0, 0, 3]]); // => []
 * inertiaProblems([[1, 0, 0], [0, 2, 0], [0, 0, 3.5]]).map((p) => p.name); // => ['triangle inequality']
 */
export function inertiaProblems(inertia: ReadonlyMat3): InertiaProblem[] {
  const entries: unknown[] = Array.isArray(inertia) ? inertia.flat() : [];
  const odd = entries.find((x): x is number => typeof x === 'number' && !Number.isFinite(x));
  if (odd !== undefined) return [{ name: 'not finite', reason: `An entry is ${String(odd)}.` }];
  expectMatrix3('inertiaProblems', 'inertia', inertia);
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
  const [a, b, c] = eigenOfSymmetric('inertiaProblems', 'inertia', inertia).values;
  const moments = `Its principal moments are ${[a, b, c].map(digits).join(', ')}`;
  const slack = LIMIT * Math.max(-a, c);
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

/**
 * Throws unless some body has this inertia tensor; the message names every problem that `inertiaProblems` finds.
 *
 * @throws TypeError for anything but three rows of three numbers.
 * @throws RangeError for a tensor that no body has.
 * @example
 * assertPhysicalInertia([[1, 0, 0], [0, 2, 0], [0, 0, 3.5]]); // => throws Its principal moments are 1, 2, 3.5; the largest exceeds the sum of the other two by 0.5
 */
export function assertPhysicalInertia(inertia: ReadonlyMat3): void {
  const problems = inertiaProblems(inertia);
  if (problems.length === 0) return;
  const reasons = problems.map((p) => p.reason).join(' ');
  throw new RangeError(message('assertPhysicalInertia', 'a tensor that a body can have', inertia, reasons));
}
