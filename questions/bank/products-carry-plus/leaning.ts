import { pointMasses } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '05',
  repeats: 'about-z',
  numbers: ({ pick, some }) => ({ mass: pick([1, 2, 3]), place: some(2, [1, 2, 3, 4]), side: pick([1, -1]) }),
  ask: ({ mass, place: [x, y], side }) => {
    const at = (s: number) => ({ mass, position: [s * x, s * side * y, 0] as [number, number, number] });
    const { inertia } = pointMasses([at(1), at(-1)]);
    const shown = `(${x}, ${side * y}, 0)`.replace('-', '−');
    return {
      text: `Two point masses of ${mass} kg sit at ${shown} m and at the opposite place, on the other side of the origin. What is the entry I[0][1] of their tensor?`,
      unit: 'kg m²',
      right: {
        value: inertia[0][1],
        reply: 'So it is: minus the sum of m x y. Only with this sign is L = I ω.',
      },
      wrong: [
        {
          value: -inertia[0][1],
          reply:
            'That is the sum of m x y. The entry is minus the sum, and would be this with the masses mirrored in the x axis.',
        },
        {
          value: 0,
          idea: 'tensor-without-axes',
          reply:
            'So it would be with the masses on the x or on the y axis. These lean, and have no mirror image across the axes.',
        },
        {
          value: mass * (x * x + y * y) * 2,
          idea: 'distance-from-centre',
          reply: 'That is I[2][2], the moment about z. Beside the diagonal stand products of two coordinates.',
        },
      ],
    };
  },
  byHand: ({ mass, place: [x, y], side }) => -2 * mass * x * y * side,
});
