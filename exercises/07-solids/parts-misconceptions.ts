/** Wrong formulas of task 2, with the words for the student. */
import { lengthOf, matrixFrom, minus, total } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { combinedOf, commonCentre, sumOf, tensorOfPoint } from './inputs.js';
import type { Mat3, Parts } from './inputs.js';
import { diagonal, timesTensor } from './misconceptions.js';

/** The tensor of one point, with another rule for its moments or its products. */
const ownRule =
  (moment: (r: readonly number[], k: number) => number, sign = -1) =>
  (mass: number, r: readonly number[]): Mat3 =>
    matrixFrom((i, j) => mass * (i === j ? moment(r, i) : sign * r[i] * r[j]));
const squared = (r: readonly number[], k: number): number => lengthOf(r) ** 2 - r[k] ** 2;
export const WRONG_POINTS = [
  {
    id: 'products-carry-plus',
    says: 'The products of inertia have the wrong sign. Off the diagonal of the tensor of a point stands -m x y: only then is I ω the angular momentum.',
    rule: ownRule(squared, 1),
  },
  {
    id: 'distance-from-centre',
    says: 'The whole |r|² stands on the diagonal, for every axis. That is the distance from a point; for the moment about x only y and z count. What does the part r rᵀ do on the diagonal?',
    rule: ownRule((r) => lengthOf(r) ** 2),
  },
  {
    id: 'second-moments',
    says: 'On the diagonal the tensor of a point has m x² here, in the row of x. The moment about x counts distances from the x-axis, m (y² + z²).',
    rule: ownRule((r, k) => r[k] ** 2),
  },
] as const;

/** All parts moved to one point, each by the tensor of a point. */
function shiftedSum(
  { parts }: Parts,
  to: readonly number[],
  rule: (mass: number, r: readonly number[]) => Mat3 = tensorOfPoint,
): Mat3 {
  return parts.map((part) => sumOf(part.inertia, rule(part.mass, minus(part.com, to)))).reduce(sumOf);
}
/** Each part's tensor about the common centre, with a factor. */
const combinedOfTurned = (p: Parts, factor: (part: Parts['parts'][number]) => number): Mat3 =>
  p.parts.map((part) => timesTensor(factor(part), shiftedSum({ parts: [part] }, commonCentre(p)))).reduce(sumOf);
const massOf = ({ parts }: Parts): number => total(parts.map((part) => part.mass));
export const ORIGIN = [0, 0, 0];

export const ofParts: readonly Misconception<Parts>[] = [
  {
    id: 'tensors-add',
    says: 'The tensors of the parts are added as they stand, each about its own centre. They are right if all centres are one point. Else the parts are also carried round the common centre: first move each tensor there, then add.',
    value: ({ parts }) => parts.map((part) => part.inertia).reduce(sumOf),
  },
  {
    id: 'about-the-origin',
    says: 'This is the tensor about the origin. A body that flies freely turns about its centre of mass: measure the centres of the parts from there.',
    value: (p) => shiftedSum(p, ORIGIN),
  },
  {
    id: 'parallel-axis-anywhere',
    says: 'Something is added for the way from the origin to the common centre. The rule of parallel axes adds on the way from the centre of mass to another point; on the way back the same is taken away. About the centre of mass the tensor is the smallest.',
    value: (p) => sumOf(shiftedSum(p, ORIGIN), tensorOfPoint(massOf(p), commonCentre(p))),
  },
  {
    id: 'shifted-to-the-first-part',
    says: 'All parts are moved to the centre of the first part. Two tensors may be added if they are about one point, and here that is the common centre of mass.',
    value: (p) => shiftedSum(p, p.parts[0].com),
  },
  {
    id: 'first-part-not-moved',
    says: 'The first part is not moved: its tensor is still about its own centre. Does a sum begin with it as it is?',
    value: (p) => {
      const com = commonCentre(p);
      const own = (n: number): number => (n === 0 ? 0 : p.parts[n].mass);
      return p.parts.map((part, n) => sumOf(part.inertia, tensorOfPoint(own(n), minus(part.com, com)))).reduce(sumOf);
    },
  },
  {
    id: 'holes-left-out',
    says: 'Parts without positive mass are left out of the tensor, though the common centre knows them. A hole brings what is missing, with its minus signs: it needs no other treatment.',
    value: (p) =>
      p.parts
        .filter((part) => part.mass > 0)
        .map((part) => sumOf(part.inertia, tensorOfPoint(part.mass, minus(part.com, commonCentre(p)))))
        .reduce(sumOf),
  },
  {
    id: 'holes-not-moved',
    says: 'Holes bring their own tensor, but are not moved: only parts with a positive mass are. A hole away from the common centre is carried round like everything else, with its minus signs.',
    value: (p) => shiftedSum(p, commonCentre(p), (mass, r) => tensorOfPoint(Math.max(0, mass), r)),
  },
  {
    id: 'hole-loses-its-minus',
    says: 'The shift of a hole is added as if it had a positive mass. A hole takes away what the missing piece would bring, there as in its own tensor.',
    value: (p) => shiftedSum(p, commonCentre(p), (mass, r) => tensorOfPoint(Math.abs(mass), r)),
  },
  {
    id: 'hole-loses-its-minus',
    says: 'A hole is subtracted, though its mass and tensor are negative already: twice turned over, it adds. A hole needs no other treatment.',
    value: (p) => combinedOfTurned(p, (part) => (part.mass < 0 ? -1 : 1)),
  },
  {
    id: 'hole-adds-its-own-tensor',
    says: 'The shift of a hole takes away, but its own tensor adds: its signs are changed already, and here they are changed back. What would a hole at the common centre have to do with the moment?',
    value: (p) =>
      combinedOf({
        parts: p.parts.map((part) => ({ ...part, inertia: timesTensor(part.mass < 0 ? -1 : 1, part.inertia) })),
      }),
  },
  {
    id: 'own-tensors-weighted',
    says: 'The own tensors are weighted with the share of the mass, as in a mean. A tensor has its mass in it already: what would two equal bodies at one place have together?',
    value: (p) => {
      const share = (mass: number): number => mass / massOf(p);
      const weighted = p.parts.map((part) => ({ ...part, inertia: timesTensor(share(part.mass), part.inertia) }));
      return combinedOf({ parts: weighted });
    },
  },
  {
    id: 'all-the-mass-in-each-shift',
    says: 'Each part is moved with the mass of the whole body. What goes round the common centre is this part alone: which mass has it?',
    value: (p) => shiftedSum(p, commonCentre(p), (_mass, r) => tensorOfPoint(massOf(p), r)),
  },
  {
    id: 'mass-missing-in-the-shift',
    says: 'The shift has no mass: it is in m², the tensors are in kg m². What must multiply the square of the distance?',
    value: (p) => shiftedSum(p, commonCentre(p), (_mass, r) => tensorOfPoint(1, r)),
  },
  {
    id: 'parts-taken-for-points',
    says: 'Each part counts as a point at its centre, its own tensor is lost. It is right for small parts that are far apart. What does a part have even if it stays in its place?',
    value: (p) => combinedOf({ parts: p.parts.map((part) => ({ ...part, inertia: matrixFrom(() => 0) })) }),
  },
  {
    id: 'shift-subtracted',
    says: 'The shift is subtracted. About its own centre the tensor of a part is the smallest; about any other point it is larger.',
    value: (p) => shiftedSum(p, commonCentre(p), (mass, r) => tensorOfPoint(-mass, r)),
  },
  {
    id: 'shift-on-the-diagonal-only',
    says: 'The shift adds moments, but no products. A part that lies to the side of two axes at once also brings a product, -m x y.',
    value: (p) => shiftedSum(p, commonCentre(p), (mass, r) => diagonal((k) => mass * squared(r, k))),
  },
  {
    id: 'shifted-by-m-d-squared',
    says: 'Each moment gets the same m |d|². This is the rule for one axis, with d across it. For the tensor each axis has its own distance, and there are products: the tensor of a point m at d is what is added.',
    value: (p) => shiftedSum(p, commonCentre(p), (mass, r) => diagonal(() => mass * lengthOf(r) ** 2)),
  },
  ...WRONG_POINTS.map(({ id, says, rule }) => ({
    id,
    says: `In the shift: ${says}`,
    value: (p: Parts) => shiftedSum(p, commonCentre(p), rule),
  })),
];
