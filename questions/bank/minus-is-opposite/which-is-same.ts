import { conjugate, rotationAngleBetween } from 'rigid-body-lab';
import type { Quaternion } from 'rigid-body-lab';
import { choice, rounded } from 'rigid-body-lab/questions';

const shown = (q: readonly number[]): string => `(${q.map(rounded).join(', ')})`;

export default choice({
  notebook: '03',
  repeats: 'Two quaternions differ in every entry',
  numbers: ({ some, pick }) => ({
    entries: some(
      4,
      pick([
        [0.1, 0.7, 0.5, -0.5],
        [0.2, -0.4, 0.4, 0.8],
        [0.1, -0.3, 0.3, 0.9],
      ]),
    ) as Quaternion,
  }),
  ask: ({ entries: q }) => {
    const minus = q.map((x) => -x) as Quaternion;
    const [w, x, y, z] = q;
    const others: Quaternion[] = [conjugate(q), [-w, -x, y, z]];
    return {
      text: `A brick has the quaternion (w, x, y, z) = ${shown(q)}. Which of these is its attitude as well?`,
      right: {
        text: shown([minus, ...others].find((each) => rotationAngleBetween(q, each) < 1e-6)!),
        reply: 'So it is: q and −q make the same matrix, in which every entry is a product of two of the four.',
      },
      wrong: [
        {
          text: shown(conjugate(q)),
          reply:
            'That is the turn back, the opposite attitude. It would be the same for a turn by nothing or by half a turn.',
        },
        {
          text: shown([-w, -x, y, z]),
          reply: 'Two signs are not enough: the matrix holds products such as xy, which would change. All four must.',
        },
        {
          text: 'none, as entries differ',
          idea: 'coordinates-without-axes',
          reply:
            'So it would be for a vector. A quaternion and its negative are one attitude, though all entries differ.',
        },
      ],
    };
  },
});
