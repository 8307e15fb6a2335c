import { deg, diagonal, rotateInertia, rotationY, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { testIdea } from 'rigid-body-lab/questions';

/** About the axes x, y and z of the room, after a turn. */
const momentsOf = ([a, b, c]: Vec3, turn: Mat3): Vec3 => {
  const inertia = rotateInertia(diagonal(a, b, c), turn);
  return [inertia[0][0], inertia[1][1], inertia[2][2]];
};

/** What lay along x comes to y, what lay along y to z, and what lay along z to x. */
const X_TO_Y: Mat3 = [
  [0, 0, 1],
  [1, 0, 0],
  [0, 1, 0],
];

/** The options after a turn that brings the longest side, of the smallest moment, along `longest`. */
const changed = (own: Vec3, turn: Mat3, longest: 'y' | 'z') => ({
  right: {
    text: `${momentsOf(own, turn).join(', ')} kg m²`,
    reply: 'So it is: each moment goes with a side of the body, and that side lies along another axis now.',
  },
  wrong: [
    {
      text: `${own.join(', ')} kg m²`,
      reply: 'So it would be about axes that are turned with the body. These axes stay in the room.',
    },
    {
      text: `${momentsOf(own, transpose(turn)).join(', ')} kg m²`,
      idea: 'rows-are-axes',
      reply: `So it would be after the opposite turn. Here the longest side lies along ${longest} now, so the smallest moment stands there.`,
    },
  ],
});

/** The third moment in turned axes, from the two others. */
const third = ([a, b, c]: Vec3, one: number, two: number) => ({
  unit: 'kg m²',
  right: {
    value: a + b + c - one - two,
    reply: 'So it is: each moment changes with the axes, and the sum of the three does not.',
  },
  wrong: [
    {
      value: c,
      reply: `So it would be if the axes had been turned about the third one only. It has moved; what stays is the sum of the three, ${a + b + c}.`,
    },
    {
      value: one + two,
      idea: 'formula-holds-always',
      reply: 'So it would be for a flat sheet and the axis at a right angle to it. This body is no sheet.',
    },
  ],
});

/** About an axis at so many degrees to a thin bar. */
const slanting = (across: number, degrees: number) => {
  const bar = rotateInertia(diagonal(across, across, 0), rotationY(deg(degrees)));
  return {
    unit: 'kg m²',
    right: {
      value: bar[2][2],
      reply: 'So it is: all distances from the slanting axis are half as large, and their squares count.',
    },
    wrong: [
      {
        value: across,
        reply: 'So it is about an axis at a right angle. At 30° each piece is only half as far from the axis.',
      },
      {
        value: across * Math.sin(deg(degrees)),
        idea: 'moment-by-distance',
        reply: 'So it would be if the distances counted. They are half as large, and their squares count.',
      },
    ],
  };
};

export default testIdea({
  notebook: '05',
  says: 'Moments of inertia belong to a body and to axes: in other axes the same body has other numbers.',
  A: [
    {
      text: 'A homogeneous box lies with its longest side along x, the middle one along y and the shortest along z. About these axes through its centre its moments of inertia are 5, 10 and 13 kg m². The box is turned so that the side that lay along x now lies along y, that along y now along z, and that along z now along x. What are the moments of the box about the same x, y and z axes of the room, in this order?',
      ...changed([5, 10, 13], X_TO_Y, 'y'),
    },
    {
      text: 'A solid body has the moments of inertia 4, 6 and 8 kg m² about three axes at right angles through its centre of mass. About three other axes at right angles through the same point, none of which is one of the first three, it has 5 and 6 kg m² about the first and the second. How large is the moment about the third of the new axes?',
      ...third([4, 6, 8], 5, 6),
    },
    {
      text: 'A thin straight broomstick has the moment of inertia 8 kg m² about an axis through its middle at a right angle to it, and nearly none about its own length. How large is its moment about an axis through its middle at 30° to the stick?',
      ...slanting(8, 30),
    },
  ],
  B: [
    {
      text: 'A homogeneous brick lies with its longest side along x, the middle one along y and the shortest along z. About these axes through its centre its moments of inertia are 2, 7 and 8 kg m². The brick is turned so that the side that lay along x now lies along z, that along z now along y, and that along y now along x. What are the moments of the brick about the same x, y and z axes of the room, in this order?',
      ...changed([2, 7, 8], transpose(X_TO_Y), 'z'),
    },
    {
      text: 'A solid body has the moments of inertia 5, 7 and 9 kg m² about three axes at right angles through its centre of mass. About three other axes at right angles through the same point, none of which is one of the first three, it has 6 and 8 kg m² about the first and the second. How large is the moment about the third of the new axes?',
      ...third([5, 7, 9], 6, 8),
    },
    {
      text: 'Two small balls sit on the ends of a thin, light bar. About an axis through its middle at a right angle to the bar the whole has the moment of inertia 12 kg m², and about the bar itself nearly none. How large is its moment about an axis through the middle at 30° to the bar?',
      ...slanting(12, 30),
    },
  ],
});
