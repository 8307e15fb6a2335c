import { cross, dot } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '07',
  repeats: 'mesh-question',
  numbers: ({ pick }) => ({ gap: pick([1, 2, 3]), long: pick([2, 4, 5]), wide: pick([3, 6]), high: pick([1, 2]) }),
  ask: ({ gap, long, wide, high }) => {
    // Anticlockwise as seen from outside, that is from the origin.
    const a: Vec3 = [gap, 0, 0];
    const [b, c, d]: Vec3[] = [
      [gap, 0, high],
      [gap, wide, high],
      [gap, wide, 0],
    ];
    const over = (p: Vec3, q: Vec3, r: Vec3): number => dot(p, cross(q, r)) / 6;
    const near = over(a, b, c) + over(a, c, d);
    return {
      text: `A block reaches from x = ${gap} to ${gap + long} m, from y = 0 to ${wide} m and from z = 0 to ${high} m. Its volume is added up from signed tetrahedra, from the origin to the triangles of its faces, each run round anticlockwise as seen from outside. What do the two triangles of the face at x = ${gap} m add?`,
      unit: 'm³',
      right: {
        value: near,
        reply:
          'So it is: the origin sees this face from outside, so the pyramid over it, a third of base times height, is taken off.',
      },
      wrong: [
        {
          value: -near,
          reply:
            'So it would be if the origin lay inside. It sees the face from its outer side, and the pyramid is outside.',
        },
        {
          value: 0,
          reply: 'So it would be if the origin lay in the plane of the face, as it lies in those of two others.',
        },
        {
          value: gap * wide * high * -1,
          idea: 'volume-by-cube',
          reply: 'That is the block between origin and face. A pyramid has a third of it.',
        },
      ],
    };
  },
  byHand: ({ gap, wide, high }) => (-gap * wide * high) / 3,
});
