import { pointMasses } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '05',
  repeats: 'tries',
  numbers: ({ pick }) => ({ near: pick([0.5, 1, 1.5, 2]), times: pick([2, 3, 4]) }),
  ask: ({ near, times }) => {
    const moment = (x: number): number =>
      pointMasses([x, -x].map((at) => ({ mass: 1, position: [at, 0, 0] }))).inertia[2][2];
    return {
      text: `Two equal masses sit on a light stick, ${near} m on either side of the axis. Both are moved out to ${near * times} m. How many times as large is the moment of inertia?`,
      unit: '',
      right: {
        value: moment(near * times) / moment(near),
        reply: 'So it is: each mass has to be made faster, and resists at a longer lever. The distance counts twice.',
      },
      wrong: [
        {
          value: times,
          reply: 'So it would be if only the speed of the masses counted. The lever has become longer as well.',
        },
        {
          value: 1,
          idea: 'mass-alone',
          reply: 'So it would be for pushing, where the place of the mass does not matter.',
        },
        {
          value: times ** 3,
          reply:
            'That is the cube. It would be right if the masses grew like the distance, too; they have stayed as they are.',
        },
      ],
    };
  },
  byHand: ({ times }) => times * times,
});
