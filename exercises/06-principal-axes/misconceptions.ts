import { applied, dot, largestOf, lengthOf, matrixFrom } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import type { Along, Mat3, Plane } from './inputs.js';

const along = ({ inertia, u }: Along): number => dot(u, applied(inertia, u));
/** u · I u with other entries of I. */
const alongWith = ({ inertia, u }: Along, entry: (i: number, j: number, x: number) => number): number =>
  along({ u, inertia: matrixFrom((i, j) => entry(i, j, inertia[i][j])) }) / dot(u, u);

/** 10 to the power of -from, of -from - 1 and so on. */
const powersOfTen = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, k) => 10 ** -(from + k));

/** The products of inertia by the sum of their row and column. */
const PRODUCTS = Object.entries({ 'x and y': 1, 'x and z': 2, 'y and z': 3 });
const productOf = (inertia: Mat3, sum: number): number => inertia[sum === 3 ? 1 : 0][sum === 1 ? 1 : 2];

export const ofMoment: readonly Misconception<Along>[] = [
  {
    id: 'length-forgotten',
    says: 'This is u · I u. It grows with the length of u; divide by u · u.',
    value: along,
  },
  {
    id: 'divided-by-length-once',
    says: 'u · I u was divided by the length of u once. Both factors u have that length: divide by u · u.',
    value: (input) => along(input) / lengthOf(input.u),
  },
  {
    id: 'divided-twice',
    says: 'u · I u was divided by u · u twice: u was brought to unit length, and then the length counted again.',
    value: (input) => along(input) / dot(input.u, input.u) ** 2,
  },
  {
    id: 'products-ignored',
    says: 'Only the diagonal of I entered. The products of inertia count as well: use I u.',
    value: (input) => alongWith(input, (i, j, x) => (i === j ? x : 0)),
  },
  {
    id: 'products-once',
    says: 'Each product of inertia is counted once. I has it twice, above and below the diagonal: 2 I_xy ux uy.',
    value: (input) => alongWith(input, (i, j, x) => (i === j ? x : x / 2)),
  },
  {
    id: 'products-subtracted',
    says: 'The products of inertia are subtracted. The minus stands in the entries of I already: u · I u adds them as they are.',
    value: (input) => alongWith(input, (i, j, x) => (i === j ? x : -x)),
  },
  {
    id: 'length-of-momentum',
    says: 'This is |I u| / |u|. Angular momentum also has a part across the axis; take the part along u.',
    value: ({ inertia, u }) => lengthOf(applied(inertia, u)) / lengthOf(u),
  },
  ...PRODUCTS.flatMap(([name, at]) =>
    PRODUCTS.filter(([, from]) => from !== at).map(([other, from]) => ({
      id: 'one-product-for-another',
      says: `In the term of ${name} stands the product of inertia of ${other}: is that a line that was copied and not changed?`,
      value: (input: Along) =>
        alongWith(input, (i, j, x) => (i !== j && i + j === at ? productOf(input.inertia, from) : x)),
    })),
  ),
  // Guards of any size, which are wrong for few vectors.
  ...powersOfTen(4, 21).map((limit) => ({
    id: 'short-vector-refused',
    says: 'For a short u the moment is 0. Is it taken for the zero vector, to be safe? u is never zero, and however short it is, it shows a direction: nothing needs to be refused.',
    value: (input: Along) => (dot(input.u, input.u) < limit ? 0 : along(input) / dot(input.u, input.u)),
  })),
  ...powersOfTen(4, 16).map((added) => ({
    id: 'denominator-made-safe',
    says: `To what u · u is a small number is added, ${added}, to be safe from a division by zero. For a short u that number is larger than u · u itself. u is never zero: divide by u · u as it is.`,
    value: (input: Along) => along(input) / (dot(input.u, input.u) + added),
  })),
  ...powersOfTen(2, 7).map((limit) => ({
    id: 'nearly-unit-not-divided',
    says: 'For a u of nearly unit length the division by u · u is left out. Nearly one is not one: what is left out is as large as the difference. Divide always.',
    value: (input: Along) => along(input) / (Math.abs(dot(input.u, input.u) - 1) < limit ? 1 : dot(input.u, input.u)),
  })),
];

/** The rotation matrix with that cosine and sine in the plane. */
const turnBy = ({ p, q }: Plane, cos: number, sin: number, back = -sin): Mat3 =>
  matrixFrom((i, j) => {
    if (i === j) return i === p || i === q ? cos : 1;
    return i === p && j === q ? sin : i === q && j === p ? back : 0;
  });
const turnByAngle = (input: Plane, angle: number): Mat3 => turnBy(input, Math.cos(angle), Math.sin(angle));
const partsOf = ({ inertia, p, q }: Plane): { product: number; difference: number } => ({
  product: inertia[p][q],
  difference: inertia[q][q] - inertia[p][p],
});
/**
 * The tangent of the angle, without the angle: the smaller root of t² + 2 τ t = 1.
 * 45° where both signs are right.
 */
function tangentOf(input: Plane): number {
  const { product, difference } = partsOf(input);
  if (product === 0) return 0;
  const tau = difference / (2 * product);
  return (tau < 0 ? -1 : 1) / (Math.abs(tau) + Math.sqrt(1 + tau * tau));
}
export function jacobi(input: Plane): Mat3 {
  const tangent = tangentOf(input);
  const cos = 1 / Math.sqrt(1 + tangent * tangent);
  return turnBy(input, cos, tangent * cos);
}
/** An angle from the arc tangent of y / x, x >= 0. */
const arc = (y: number, x: number): number => Math.atan2(x < 0 ? -y : y, Math.abs(x));
const angleOf = (input: Plane): number => Math.atan(tangentOf(input));
/** Of equal moments with the sign of the product, as atan2 has it. */
const signedAngleOf = (input: Plane): number =>
  partsOf(input).difference === 0 && partsOf(input).product < 0 ? -angleOf(input) : angleOf(input);

export const ofJacobi: readonly Misconception<Plane>[] = [
  // First what goes wrong in few places: the others may give the same there.
  {
    id: 'equal-moments-not-turned',
    says: 'Equal moments with a product between them are not turned at all. There the quotient has a zero below: the turn is 45°.',
    value: (input) => (partsOf(input).difference === 0 ? turnBy(input, 1, 0) : jacobi(input)),
  },
  {
    id: 'degrees-for-radians',
    says: 'For equal moments the turn is by 45 rad. Math.cos and Math.sin take radians: 45° is π / 4.',
    value: (input) =>
      partsOf(input).difference === 0 && partsOf(input).product !== 0 ? turnByAngle(input, 45) : jacobi(input),
  },
  {
    id: 'turned-the-other-way',
    says: 'The product does not vanish: this turn goes the other way. Exchange the signs of the sines.',
    value: (input) => turnByAngle(input, -angleOf(input)),
  },
  ...[true, false].map((isIdentity) => ({
    id: 'angle-as-it-comes',
    says: 'The turn goes beyond 45° if I[p][p] is larger than I[q][q]. Change the signs of both arguments of atan2 then: the second one must not be negative.',
    // Without a product it is 90°, or nothing where that is asked for first.
    value: (input: Plane) => {
      const { product, difference } = partsOf(input);
      return turnByAngle(input, isIdentity && product === 0 ? 0 : Math.atan2(2 * product, difference) / 2);
    },
  })),
  {
    id: 'angle-not-halved',
    says: 'The turn is twice as far as it should be: the formula gives tan 2φ, so the arc tangent is 2φ. Halve it.',
    value: (input) => turnByAngle(input, 2 * angleOf(input)),
  },
  {
    id: 'two-forgotten',
    says: 'This is the angle of tan 2φ = I_pq / (I_qq - I_pp). The ½ before the difference makes it 2 I_pq.',
    value: (input) => turnByAngle(input, arc(partsOf(input).product, partsOf(input).difference) / 2),
  },
  {
    id: 'quotient-upside-down',
    says: 'The quotient stands upside down: tan 2φ = 2 I_pq / (I_qq - I_pp), with the product above.',
    value: (input) => turnByAngle(input, arc(partsOf(input).difference, 2 * partsOf(input).product) / 2),
  },
  {
    id: 'halved-twice',
    says: 'The angle is halved twice: tan 2φ gives 2φ, and half of it is φ.',
    value: (input) => turnByAngle(input, angleOf(input) / 2),
  },
  {
    id: 'sine-for-cosine',
    says: 'Sine and cosine are exchanged: cos φ stands on the diagonal, so that no turn is the identity.',
    value: (input) => {
      const [sin, cos] = [Math.sin(signedAngleOf(input)), Math.cos(signedAngleOf(input))];
      return turnBy(input, sin, cos);
    },
  },
  {
    id: 'both-sines-alike',
    says: 'Both sines have the same sign, so the matrix is no rotation. One is sin φ, the other -sin φ.',
    value: (input) => {
      const sin = Math.sin(signedAngleOf(input));
      return turnBy(input, Math.cos(angleOf(input)), sin, sin);
    },
  },
  ...[1, -1].map((side) => ({
    id: 'beyond-45-degrees',
    says: 'The product vanishes, but the turn is 90° off: φ has a second solution beyond 45°, where the axes change places. Take the smaller one.',
    value: (input: Plane) => turnByAngle(input, angleOf(input) + (side * Math.PI) / 2),
  })),
  {
    id: 'zero-over-zero',
    says: 'Where there is no product and both moments are equal the result is no number: zero is divided by zero. Nothing is to be turned then. Look at the product first, or use Math.atan2 with two arguments.',
    value: (input) => {
      const { product, difference } = partsOf(input);
      return product === 0 && difference === 0 ? turnBy(input, NaN, NaN) : jacobi(input);
    },
  },
  {
    id: 'difference-without-sign',
    says: 'Where I[p][p] is larger than I[q][q] this turns the other way, and the product stays: the difference is taken without its sign. If the sign of the number below goes, that of the number above must change as well.',
    value: (input) => {
      const { product, difference } = partsOf(input);
      const above = difference === 0 ? Math.abs(product) : product;
      return turnByAngle(input, Math.atan2(2 * above, Math.abs(difference)) / 2);
    },
  },
  {
    id: 'twos-cancelled',
    says: 'This is the angle of tan φ = I_pq / (I_qq - I_pp), as if the 2 on both sides cancelled. tan 2φ is not 2 tan φ: the whole arc tangent is 2φ, and half of it is φ.',
    value: (input) => {
      const { product, difference } = partsOf(input);
      return turnByAngle(input, difference === 0 ? Math.atan2(Math.abs(product), 0) : arc(product, difference));
    },
  },
  // Guards of any size, which are wrong for few tensors; as a part of the largest entry, or in kg m².
  ...[true, false].flatMap((isPart) =>
    powersOfTen(isPart ? 4 : 6, isPart ? 7 : 16).flatMap((limit) => {
      const isSmall = (input: Plane, x: number): boolean =>
        Math.abs(x) < limit * (isPart ? largestOf(input.inertia.flat()) : 1);
      return [
        {
          id: 'small-product-taken-for-none',
          says: 'Nothing is turned here although the product is not zero: a small one is taken for none. In the tensor of a small body all entries are small, and beside a small difference of the moments a small product turns by much. Ask whether it is exactly zero.',
          value: (input: Plane) => (isSmall(input, partsOf(input).product) ? turnBy(input, 1, 0) : jacobi(input)),
        },
        ...[1, -1].map((side) => ({
          id: 'small-difference-taken-for-none',
          says: 'The turn is by 45° here although the moments differ: a small difference is taken for none. In the tensor of a small body all entries are small, and beside a small product a small difference counts. Ask whether it is exactly zero.',
          value: (input: Plane) => {
            const { product, difference } = partsOf(input);
            if (!isSmall(input, difference) || product === 0 || difference === 0) return jacobi(input);
            return turnByAngle(input, ((side < 0 && product < 0 ? -1 : 1) * Math.PI) / 4);
          },
        })),
      ];
    }),
  ),
];
