import { pointMasses } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '13',
  repeats: 'You drew the cylinder at x = 5',
  numbers: ({ pick }) => ({ first: pick([500, 1000]), ratio: pick([2, 3, 4]), unit: pick([1, 2]) }),
  ask: ({ first, ratio, unit }) => {
    const apart = unit * (ratio + 1);
    const masses = [first * ratio, first];
    const centre = pointMasses(masses.map((mass, k) => ({ mass, position: [k * apart, 0, 0] }))).com[0];
    return {
      text: `A lander is put together from a box of ${masses[0]} kg with its centre at x = 0 and a tank of ${masses[1]} kg with its centre at x = ${apart} m. The program moves its origin to the common centre of mass, with axes as before, and from then on its state is that of this point. At which x of these body axes must the tank be drawn?`,
      unit: 'm',
      right: {
        value: apart - centre,
        reply: 'So it is: what is drawn must be moved as the origin was, by the place of the common centre.',
      },
      wrong: [
        {
          value: apart,
          reply: 'So it would be if the origin had stayed in the box. The state says where the common centre is.',
        },
        {
          value: centre,
          idea: 'nearer-to-light',
          reply: 'There the common centre was, counted from the box. The tank lies beyond it.',
        },
        {
          value: apart / 2,
          idea: 'centre-between-centres',
          reply: 'So it would be for equal masses. The box is heavier, and the common centre nearer to it.',
        },
      ],
    };
  },
  byHand: ({ ratio, unit }) => unit * ratio,
});
