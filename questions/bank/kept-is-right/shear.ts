import { apply, determinant, norm } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import { number } from 'rigid-body-lab/questions';

export default number({
  notebook: '17',
  repeats: 'A matrix has determinant 1. Is it a rotation?',
  numbers: ({ pick }) => ({ slant: pick([0.75, 1, 2.4, 1.875]), long: pick([2, 3, 4, 5]) }),
  ask: ({ slant, long }) => {
    const shear: Mat3 = [
      [1, slant, 0],
      [0, 1, 0],
      [0, 0, 1],
    ];
    return {
      text: `A program draws a box with the matrix of the rows (1, ${slant}, 0), (0, 1, 0), (0, 0, 1); its determinant is ${determinant(shear)}. An edge of ${long} m lies along y. How long is it drawn?`,
      unit: 'm',
      answer: norm(apply(shear, [0, long, 0])),
      from: 0,
      to: 20,
      reply: 'The matrix shears: it leaves the volume and changes lengths. A rotation must leave all lengths, RᵀR = E.',
      ideas: [
        {
          value: long,
          reply: 'So it would be for a rotation. The determinant says that the volume stays, and nothing of lengths.',
        },
        {
          value: long * (1 + slant),
          idea: 'points-are-free',
          reply: 'So it would be if both parts lay along one line. They stand at a right angle: square them first.',
        },
      ],
    };
  },
  byHand: ({ slant, long }) => long * Math.hypot(1, slant),
});
