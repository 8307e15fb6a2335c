import { pointMasses, solidBox } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { choice, rounded } from 'rigid-body-lab/questions';

export default choice({
  notebook: '07',
  repeats: 'Why is the solid brick easier to turn',
  numbers: ({ some, pick }) => ({ size: some(3, [1, 2, 3, 4]) as Vec3, mass: pick([8, 16, 24]) }),
  ask: ({ size, mass }) => {
    const signs = Array.from({ length: 8 }, (_, k) => [k & 1, k & 2, k & 4].map((bit) => (bit ? 1 : -1)));
    const corners = signs.map((sign) => size.map((side, k) => (sign[k] * side) / 2) as Vec3);
    const frame = pointMasses(corners.map((position) => ({ mass: mass / 8, position }))).inertia[2][2];
    return {
      text: `A light frame of ${size.join(' × ')} m carries ${mass} kg in eight equal balls at its corners; about the axis through its middle along the last side its moment is ${rounded(frame)} kg m². A solid block of the same size and mass: what is its moment about the same axis?`,
      unit: 'kg m²',
      right: {
        value: solidBox({ size, mass }).inertia[2][2],
        reply:
          'So it is, a third: along a side the mean of the squared distance is side²/12, and in the corners side²/4.',
      },
      wrong: [
        {
          value: frame,
          reply: 'So it would be if mass and centre were all. The mass of the block lies nearer to the axis.',
        },
        {
          value: frame / 2,
          idea: 'moment-by-distance',
          reply:
            'So it would be if the mean distance along a side counted, half of the largest. The mean of its square is a third.',
        },
        {
          value: frame / 4,
          idea: 'mean-of-shape',
          reply:
            'So it would be with all mass at the mean distance. The far parts count more than the near ones count less.',
        },
      ],
    };
  },
  byHand: ({ size: [a, b], mass }) => (mass * (a * a + b * b)) / 12,
});
