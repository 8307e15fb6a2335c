import { cross, norm, scale } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { choice, rounded } from 'rigid-body-lab/questions';

/** Directions at right angles to each other. */
const TRIPLES: readonly Vec3[][] = [
  [
    [1, 2, 2],
    [2, 1, -2],
  ],
  [
    [2, -2, 1],
    [1, 2, 2],
  ],
  [
    [1, 4, 8],
    [4, 7, -4],
  ],
];
const along = (v: Vec3): string => `along (${v.map(rounded).join(', ')})`;

export default choice({
  notebook: '06',
  repeats: 'cube-note',
  numbers: ({ pick, some }) => ({ pair: pick(TRIPLES), order: some(3, [0, 1, 2]) }),
  ask: ({ pair, order }) => {
    const [p, q] = pair.map((v) => order.map((k) => v[k]) as Vec3);
    return {
      text: `A potato without any symmetry has three different principal moments. Two of its principal axes point ${along(p)} and ${along(q)}. Where does a third one point?`,
      right: {
        text: along(scale(cross(p, q), 1 / norm(p))),
        reply: 'So it is: every body has three principal axes at right angles, and the third stands across both.',
      },
      wrong: [
        {
          text: 'nowhere: it has two alone',
          reply: 'Symmetry shows where axes are, and does not make them. It would be right in a plane, which has two.',
        },
        {
          text: along([p[0] + q[0], p[1] + q[1], p[2] + q[2]]),
          idea: 'momentum-leans-easy',
          reply: 'It lies between the two. It would be one as well if their moments were equal; they are not.',
        },
      ],
    };
  },
});
