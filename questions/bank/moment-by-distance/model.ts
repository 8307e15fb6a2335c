import { solidBox } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { choice, rounded } from 'rigid-body-lab/questions';

export default choice({
  notebook: '07',
  repeats: 'Make a brick of the same material twice as large',
  numbers: ({ pick }) => ({ times: pick([2, 3, 4, 10]), moment: pick([0.1, 0.2, 0.5]) }),
  ask: ({ times, moment }) => {
    const ofBrick = (scale: number): number => {
      const size = [0.4, 0.2, 0.1].map((side) => side * scale) as Vec3;
      return solidBox({ size, density: 1000 }).inertia[2][2];
    };
    return {
      text: `A wooden model of a propeller has the moment ${rounded(moment)} kg m² about its shaft. The propeller itself is of the same wood and ${times} times as large in every direction. What is its moment?`,
      unit: 'kg m²',
      right: {
        value: (moment * ofBrick(times)) / ofBrick(1),
        reply: 'So it is: the mass grows like the cube and the squared distances like the square, five factors in all.',
      },
      wrong: [
        {
          value: moment * times ** 4,
          reply: 'So it would be if the distance counted once. The mass gives three factors, the distance two.',
        },
        {
          value: moment * times ** 3,
          idea: 'mass-alone',
          reply: 'So the mass grows. It would be all if the same distances remained, but they have grown as well.',
        },
        {
          value: moment * times ** 2,
          idea: 'mass-is-all',
          reply: 'So it would be if the mass had stayed and only been moved out. The large one is heavier, too.',
        },
      ],
    };
  },
  byHand: ({ times, moment }) => moment * times ** 5,
});
