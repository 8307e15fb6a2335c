import { cross, scale } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { choice, rounded } from 'rigid-body-lab/questions';

const ROWS: readonly Vec3[] = [
  [1, 2, 2],
  [2, 1, -2],
  [2, -2, 1],
];
const shown = ([x, y, z]: readonly number[]): string => `(${[x, y, z].map(rounded).join(', ')}) / 3`;

export default choice({
  notebook: '06',
  repeats: 'Which of the three conditions does an eigenvalue routine not promise',
  numbers: ({ some }) => ({ rows: some(2, [0, 1, 2]), order: some(3, [0, 1, 2]) }),
  ask: ({ rows, order }) => {
    const [p, q] = rows.map((row) => order.map((k) => ROWS[row][k]) as Vec3);
    const third = scale(cross(p, q), 1 / 3);
    return {
      text: `A routine gives three unit eigenvectors of a tensor: e₁ = ${shown(p)}, e₂ = ${shown(q)} and e₃ = ${shown(scale(third, -1))}. They are to be the columns of a rotation matrix. e₁ and e₂ are kept; what must e₃ be?`,
      right: {
        text: shown(third),
        reply: 'So it is: e₁ × e₂. With it the determinant is +1, and −e₃ is as good an eigenvector as e₃.',
      },
      wrong: [
        {
          text: shown(scale(third, -1)),
          reply:
            'So it would be if the determinant were +1. With this one the matrix is a mirror image: its e₃ is −e₁ × e₂.',
        },
        {
          text: shown([third[0], -third[1], -third[2]]),
          idea: 'sign-of-taste',
          reply:
            'An eigenvector may be turned round as a whole. With single signs changed it is no longer across e₁ and e₂.',
        },
      ],
    };
  },
});
