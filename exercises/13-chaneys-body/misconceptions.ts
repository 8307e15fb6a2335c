/** Wrong formulas of task 1, with the words for the student; and what the questions share. */
import { matrixFrom, multiple } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { combinedOf, difference, pointTensor, sum, tensorSum } from './inputs.js';
import type { Mat3, Part, Parts, Vec3 } from './inputs.js';

type Words<W> = readonly [below: W, at: W, above: W];
/** The word for the opposite case. */
export const exchanged = <W>(words: Words<W>, word: W): W => words[2 - words.indexOf(word)];
/** One word for all. */
export const constants = <I>(words: readonly string[]): Misconception<I>[] =>
  words.map((word) => ({
    id: 'one-word-for-all',
    says: `The answer is "${word}" whatever is handed in. Each of the words is right for a third of the inputs: what decides?`,
    value: () => word,
  }));

/** The right mass and centre, with another tensor. */
const withTensor = (parts: Parts, of: (part: Part, com: Vec3, whole: Part) => Mat3): Part => {
  const whole = combinedOf(parts);
  return { ...whole, inertia: tensorSum(...[parts.first, parts.second].map((part) => of(part, whole.com, whole))) };
};
const moved = (part: Part, d: Vec3, mass = part.mass): Mat3 => tensorSum(part.inertia, pointTensor(mass, d));

/** Both tensors, and some mass at the offset of the two centres. */
const byOffset = (parts: Parts, mass: (one: number, other: number) => number): Part => {
  const { first, second } = parts;
  const offset = pointTensor(mass(first.mass, second.mass), difference(second.com, first.com));
  return { ...combinedOf(parts), inertia: tensorSum(first.inertia, second.inertia, offset) };
};

/** By the origin of the drawing, with a plus on the way to the common centre. */
const detour = (parts: Parts): Part => {
  const whole = withTensor(parts, (part) => moved(part, part.com));
  return { ...whole, inertia: moved(whole, whole.com) };
};

export const ofParts: readonly Misconception<Parts>[] = [
  {
    id: 'tensors-add',
    says: 'The two tensors are added as they are. That is right if both centres are at one place. Each of these is about its own centre, and the common one is elsewhere: what does a part weigh in there, even if it is a mere point?',
    value: (parts) => withTensor(parts, ({ inertia }) => inertia),
  },
  {
    id: 'about-the-first-centre',
    says: 'This is the tensor about the centre of the first part: only the second is moved, by the whole way between the two. The body turns about its common centre, and the first part is not there either.',
    value: (parts) => withTensor(parts, (part) => moved(part, difference(part.com, parts.first.com))),
  },
  {
    id: 'common-centre-as-arm',
    says: 'Both parts are moved by the common centre itself, as it stands in the drawing. It is a place: its components are its way from the origin. By how much is the centre of a part away from it?',
    value: (parts) => withTensor(parts, (part, com) => moved(part, com)),
  },
  ...(['first', 'second'] as const).map((which) => ({
    id: 'own-centre-as-arm',
    says: `The ${which} part is moved by its own centre, as it stands in the drawing, the other one rightly. That would be right if the common centre were at the origin. From where to where does the arm lead?`,
    value: (parts: Parts) =>
      withTensor(parts, (part, com) => moved(part, part === parts[which] ? part.com : difference(part.com, com))),
  })),
  {
    id: 'centre-of-the-other-as-arm',
    says: 'Each part is moved by the centre of the other one. What has one part to do with where the other is, if both are to be told about the common centre?',
    value: (parts) =>
      withTensor(parts, (part) => moved(part, part === parts.first ? parts.second.com : parts.first.com)),
  },
  {
    id: 'only-the-second-moved',
    says: 'The second part is moved to the common centre, the first is left as if it were there already. Joining a part shifts the centre of mass: how far is the first part from it now?',
    value: (parts) =>
      withTensor(parts, (part, com) => (part === parts.first ? part.inertia : moved(part, difference(part.com, com)))),
  },
  {
    id: 'distance-from-centre',
    says: 'm d² is added to all three moments, with d the whole distance, and nothing to the products. About an axis only the distance from that axis counts: a part that is moved along x is no harder to turn about x. And a slanted offset leaves products.',
    value: (parts) =>
      withTensor(parts, (part, com) => {
        const far = difference(part.com, com).reduce((total, x) => total + x * x, 0);
        return matrixFrom((i, j) => part.inertia[i][j] + (i === j ? part.mass * far : 0));
      }),
  },
  {
    id: 'products-not-moved',
    says: 'The moments are moved, the products are added as they are. An offset that is not along an axis brings products, too: -m d_x d_y and the others.',
    value: (parts) =>
      withTensor(parts, (part, com) => {
        const offset = pointTensor(part.mass, difference(part.com, com));
        return matrixFrom((i, j) => part.inertia[i][j] + (i === j ? offset[i][j] : 0));
      }),
  },
  {
    id: 'products-carry-plus',
    says: 'What the offset brings to the products has a plus. Off the diagonal stand negative sums, -m d_x d_y: only then is I ω the angular momentum.',
    value: (parts) =>
      withTensor(parts, (part, com) => {
        const offset = pointTensor(part.mass, difference(part.com, com));
        return matrixFrom((i, j) => part.inertia[i][j] + (i === j ? 1 : -1) * offset[i][j]);
      }),
  },
  {
    id: 'about-the-origin',
    says: 'The distances begin at the origin of the drawing, so this is the tensor about the origin. That is right if the common centre lies there. Measure from the common centre of mass.',
    value: (parts) => withTensor(parts, (part) => moved(part, part.com)),
  },
  {
    id: 'both-steps-add',
    says: 'Each part is moved to the origin of the drawing, and from there the whole to the common centre: m d² is added both times. Such a detour is allowed. The moments are least about the centre of mass: which of the two steps leads away from one?',
    value: detour,
  },
  {
    id: 'distance-between-the-parts',
    says: 'The way from one centre to the other comes in with all of the mass, as if both parts were moved by the whole of it. The common centre lies between them: each part goes only as far as there, and the heavy one less far.',
    value: (parts) => withTensor(parts, (part) => moved(part, difference(parts.second.com, parts.first.com))),
  },
  {
    id: 'parallel-axis-backwards',
    says: 'What the offset brings is subtracted. Subtracting is right on the way to a part’s own centre, where its moments are least. Here you go away from it.',
    value: (parts) => withTensor(parts, (part, com) => moved(part, difference(part.com, com), -part.mass)),
  },
  {
    id: 'plain-mean',
    says: 'The common centre is halfway between the two. That is right for parts of equal mass: the heavier one pulls it to its side. The tensor is then about another point, too.',
    value: (parts) => {
      const com = multiple(sum(parts.first.com, parts.second.com), 1 / 2);
      return { ...withTensor(parts, (part) => moved(part, difference(part.com, com))), com };
    },
  },
  {
    id: 'reduced-mass',
    says: 'The offset between the two centres comes in with the product of the masses, which is in kg². What must it be divided by?',
    value: (parts) => byOffset(parts, (mass, other) => mass * other),
  },
  {
    id: 'reduced-mass',
    says: 'The offset between the two centres comes in with half of all the mass, or a quarter: that is right for parts of equal mass. In general it is m1 m2 over m1 + m2.',
    value: (parts) => byOffset(parts, (mass, other) => (mass + other) / 4),
  },
  {
    id: 'masses-exchanged',
    says: 'Each offset is multiplied by the mass of the other part. The light part is far from the common centre; whose mass is it that is there?',
    value: (parts) =>
      withTensor(parts, (part, com, whole) => moved(part, difference(part.com, com), whole.mass - part.mass)),
  },
  {
    id: 'whole-mass-moved',
    says: 'Each offset is multiplied by the mass of the whole body. Only the part itself is at that distance: which mass goes with it?',
    value: (parts) => withTensor(parts, (part, com, whole) => moved(part, difference(part.com, com), whole.mass)),
  },
  {
    id: 'parts-as-points',
    says: 'Both parts count as mere points here: their own tensors are missing. A part also turns about its own centre when the body turns.',
    value: (parts) => withTensor(parts, ({ mass, com: own }, com) => pointTensor(mass, difference(own, com))),
  },
];
