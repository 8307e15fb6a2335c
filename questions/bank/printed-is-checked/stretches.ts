import { apply, dot } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

const told = (v: readonly number[]): string => `(${v.join(', ')})`.replaceAll('-', '−');

export default choice({
  notebook: '17',
  repeats: 'star',
  numbers: ({ some, pick }) => ({ omega: some(3, [1, 2, 3, 4, 5]) as Vec3, way: pick([1, -1]) }),
  ask: ({ omega: [a, b, c], way }) => {
    const printed: Mat3 = [
      [0, -a, b],
      [c, 0, -a],
      [b, c, 0],
    ];
    const r: Vec3 = [1, way, 0];
    const velocity = apply(printed, r);
    return {
      text: `For a body that turns with ω = ${told([a, b, c])} rad/s, a paper gives the velocity of a point as M r, with the rows ${printed.map(told).join(', ')} of M. For the point r = ${told(r)} m that is ${told(velocity)} m/s. How fast does half of the square of its distance from the origin change, r · ṙ?`,
      unit: 'm²/s',
      right: {
        value: dot(r, velocity),
        reply:
          'So it is, and it should be zero: in a rigid body a velocity is across r. So M is no matrix of a turning.',
      },
      wrong: [
        {
          value: 0,
          reply: 'So it would be for ω × r, the right formula. The printed one must be tried before it is believed.',
        },
        {
          value: -dot(r, velocity),
          idea: 'sign-of-taste',
          reply: `So it would be for the point ${told([1, -way, 0])} m, where the products change their sign. Add the three for this one.`,
        },
        {
          value: velocity[0] + velocity[1] + velocity[2],
          idea: 'weight-by-projection',
          reply: 'That adds the parts of the velocity. It would be right for r = (1, 1, 1) m.',
        },
      ],
    };
  },
  byHand: ({ omega: [a, , c], way }) => way * (c - a),
});
