/** Wrong formulas of task 3, with the words for the student. */
import { cross, dot, lengthOf, multiple, plus } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { backwards, hamilton, turnedAbout, turnedVector } from './inputs.js';
import type { Quaternion, Turned, Vec3 } from './inputs.js';

export const vectorPart = ([, x, y, z]: Quaternion): Vec3 => [x, y, z];
const sandwich = (q: Quaternion, v: Vec3, back: Quaternion): Vec3 => vectorPart(hamilton(hamilton(q, [0, ...v]), back));

export const ofVector: readonly Misconception<Turned>[] = [
  {
    id: 'not-normalised',
    says: 'The vector comes out longer or shorter than it was. The factor is the square of the length of q, which stands in the product twice. What must that be for a turn, and how is it made so?',
    value: ({ q, v }) => sandwich(q, v, backwards(q)),
  },
  {
    id: 'formula-for-unit-length',
    says: 'This formula, whose diagonal begins with 1, holds for quaternions of length one. This one has another length, and stretches the vector: what is to be done with q first?',
    value: ({ q: [w, ...u], v }) => {
      const once = cross(u, v);
      return plus(v, multiple(plus(multiple(once, w), cross(u, once)), 2));
    },
  },
  ...[1e-6, 1e-4, 1e-2].map((near) => ({
    id: 'nearly-one-is-one',
    says: 'A q whose length is nearly one is taken as it is. Its error goes into the vector, twice. Dividing costs nothing, and is right for all.',
    value: ({ q, v }: Turned) =>
      Math.abs(lengthOf(q) - 1) < near ? sandwich(q, v, backwards(q)) : turnedVector({ q, v }),
  })),
  {
    id: 'scalar-counted-as-x',
    says: 'These are the first three of the four numbers of the product. The first of them belongs to no axis, and is 0 to rounding: where does the vector part begin?',
    value: (input) => [0, ...turnedVector(input).slice(0, 2)],
  },
  {
    id: 'vector-made-a-unit-vector',
    says: 'The vector comes out with length one: it was normalised, too. Of q only the direction counts; a turn leaves the vector as long as it is.',
    value: (input) => {
      const length = lengthOf(input.v);
      return length === 0 ? [0, 0, 0] : multiple(turnedVector(input), 1 / length);
    },
  },
  ...[NaN, 1].map((none) => ({
    id: 'length-of-the-vector-part',
    says: 'q is divided by the length of its vector part. That makes the axis a unit vector; but to a unit quaternion belong all four numbers: what is the length of [w, x, y, z]?',
    value: ({ q, v }: Turned) => {
      const length = lengthOf(vectorPart(q));
      if (length === 0) return none === 1 ? [...v] : [NaN, NaN, NaN];
      return multiple(sandwich(q, v, backwards(q)), 1 / length ** 2);
    },
  })),
  ...[1e-9, 1e-6, 1e-3].map((short) => ({
    id: 'short-is-nothing',
    says: 'A short vector is not turned, or comes out as zero. However short it is, it has a direction.',
    value: ({ q, v }: Turned) => (lengthOf(v) < short ? [...v] : turnedVector({ q, v })),
  })),
  {
    id: 'axis-not-unit',
    says: 'The vector part of q is taken for the axis. Its length is the sine of half the angle, that of an axis one: divide it by its own length, where it has one.',
    value: ({ q, v }) => {
      const [w, ...u] = multiple(q, 1 / lengthOf(q));
      const angle = 2 * Math.atan2(lengthOf(u), w);
      const along = multiple(u, dot(u, v) * (1 - Math.cos(angle)));
      return plus(plus(multiple(v, Math.cos(angle)), multiple(cross(u, v), Math.sin(angle))), along);
    },
  },
  {
    id: 'normalised-once',
    says: 'The product was divided by the length of q, and is still too long by it. How often does q stand in the product?',
    value: ({ q, v }) => multiple(sandwich(q, v, backwards(q)), 1 / lengthOf(q)),
  },
  {
    id: 'turned-back',
    says: 'This is the turn back: q* stands on the left and q on the right. A turn about z by 90° must bring x to y.',
    value: ({ q, v }) => turnedVector({ q: backwards(q), v }),
  },
  {
    id: 'turned-back',
    says: 'This is the turn back, and the length of q is left in it. q* stands on the left and q on the right: a turn about z by 90° must bring x to y, and keep lengths.',
    value: ({ q, v }) => sandwich(backwards(q), v, q),
  },
  {
    id: 'one-side-only',
    says: 'q stands on the left, and nothing on the right. Such a product has a scalar part as well, and turns by half: what must stand on the other side?',
    value: ({ q, v }) => vectorPart(hamilton(multiple(q, 1 / lengthOf(q)), [0, ...v])),
  },
  {
    id: 'one-side-only',
    says: 'q stands on the left, and nothing on the right. Such a product has a scalar part as well, and turns by half: what must stand on the other side?',
    value: ({ q, v }) => vectorPart(hamilton(q, [0, ...v])),
  },
  {
    id: 'conjugate-forgotten',
    says: 'q stands on both sides as it is. On the right belongs q*, with the other sign of x, y, z: without a turn left over along the axis, v comes back to itself.',
    value: ({ q, v }) => multiple(sandwich(q, v, q), 1 / dot(q, q)),
  },
  {
    id: 'conjugate-forgotten',
    says: 'q stands on both sides as it is, and its length is left in the result. On the right belongs q*, with the other sign of x, y, z. What is the length then?',
    value: ({ q, v }) => sandwich(q, v, q),
  },
  {
    id: 'quaternion-holds-angle',
    says: 'The vector is turned by half of the angle. q holds cosine and sine of θ/2, so w is not cos θ: for q = [0, 0, 0, 1], what does q v q* make of x?',
    value: ({ q, v }) => turnedAbout(v, q.slice(1), Math.atan2(lengthOf(q.slice(1)), q[0])),
  },
  {
    id: 'minus-is-opposite',
    says: 'For w below 0 the turn goes the wrong way, as if the sign of w alone had been changed. q and -q are one orientation, not opposite ones: all four numbers change their sign, or none.',
    value: ({ q, v }) => turnedVector({ q: q[0] < 0 ? backwards(q) : q, v }),
  },
  {
    id: 'scalar-last',
    says: 'The quaternion is read as [x, y, z, w]. Here the scalar w stands first.',
    value: ({ q: [w, x, y, z], v }) => turnedVector({ q: [z, w, x, y], v }),
  },
  {
    id: 'half-a-formula',
    says: 'This is half-way between v and the turned vector: what is added to v is not doubled. Does v keep its length?',
    value: ({ q, v }) => {
      const [w, ...u] = multiple(q, 1 / lengthOf(q));
      const once = cross(u, v);
      return plus(v, plus(multiple(once, w), cross(u, once)));
    },
  },
];
