import { pointMasses } from 'rigid-body-lab';
import { choice, rounded } from 'rigid-body-lab/questions';

const shown = (v: readonly number[]): string => `(${v.map(rounded).join(', ')}) m`;

export default choice({
  notebook: '04',
  repeats: 'A body has a plane of symmetry',
  numbers: ({ pick, whole }) => ({
    plane: whole(2, 5),
    half: pick([1, 2]),
    high: pick([2, 4, 6]),
    heavy: pick([4, 6, 8]),
  }),
  ask: ({ plane, half, high, heavy }) => {
    const at = (x: number, y: number, mass: number) => ({ mass, position: [x, y, 0] as [number, number, number] });
    const [x, y] = pointMasses([at(plane - half, 0, 1), at(plane + half, 0, 1), at(plane, high, heavy)]).com;
    return {
      text: `Two lamps of 1 kg hang at (${plane - half}, 0) m and (${plane + half}, 0) m, a third one of ${heavy} kg at (${plane}, ${high}) m; rods without mass join them. Where is the centre of mass?`,
      right: {
        text: shown([x, y]),
        reply: 'So it is: on the line of symmetry, by the mirror images, and on it nearer to the heavy lamp.',
      },
      wrong: [
        {
          text: shown([plane, high / 2]),
          reply:
            'On the line of symmetry it is. Half-way up it would be if the lamp there weighed as much as the two below.',
        },
        {
          text: shown([plane, high / 3]),
          idea: 'mass-alone',
          reply:
            'That is the middle of the triangle. It would be right for three equal lamps; each counts with its mass.',
        },
        {
          text: shown([plane, high - y]),
          idea: 'nearer-to-light',
          reply: 'So it would be if the heavy lamps were below. The centre is nearer to the heavier side.',
        },
      ],
    };
  },
  byHand: ({ plane, high, heavy }) => shown([plane, (heavy * high) / (heavy + 2)]),
});
