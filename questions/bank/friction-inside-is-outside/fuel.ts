import { solidBox } from 'rigid-body-lab';
import { choice, rounded } from 'rigid-body-lab/questions';

export default choice({
  notebook: '12',
  repeats: 'A satellite with fuel on board',
  numbers: ({ some }) => ({ sides: some(3, [1, 1.5, 2, 2.5, 3, 4]), mass: 100 }),
  ask: ({ sides: [x, y, z], mass }) => {
    const { inertia } = solidBox({ size: [x, y, z], mass });
    const ways = [x, y, z].map((side, k) => ({ side, moment: inertia[k][k] })).sort((a, b) => b.moment - a.moment);
    const about = (k: number): string => `the axis along the side of ${rounded(ways[k].side)} m`;
    return {
      text: `A satellite of ${rounded(x)} × ${rounded(y)} × ${rounded(z)} m has fuel on board that sloshes. It spins freely for years. About which axis does it spin in the end?`,
      right: {
        text: about(0),
        reply:
          'So it is: the fuel takes energy and leaves L. For its L it has the least energy about the axis of the largest moment.',
      },
      wrong: [
        {
          text: about(2),
          idea: 'short-axis-easy',
          reply:
            'That is the axis of the least moment. It would hold in a rigid body; with friction inside it has energy to lose, and does.',
        },
        {
          text: about(1),
          idea: 'small-nudge-safe',
          reply:
            'That is the middle axis, which does not hold even in a rigid body. It would if its moment were the largest.',
        },
        {
          text: 'none: its spin has died away by then',
          reply: 'So it would be with friction from outside. What rubs inside has no torque on the whole, and L stays.',
        },
      ],
    };
  },
});
