import { pointMasses } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '05',
  repeats: 'Two masses of 1 kg sit on the x axis',
  numbers: ({ pick }) => ({ mass: pick([1, 2, 3, 4]), far: pick([0.5, 1.5, 2, 3]) }),
  ask: ({ mass, far }) => {
    const ends = [far, -far].map((x) => ({ mass, position: [x, 0, 0] as [number, number, number] }));
    return {
      text: `Two point masses of ${mass} kg sit on the x axis, ${far} m on either side of the origin. How hard is this body to turn about the x axis?`,
      unit: 'kg m²',
      right: {
        value: pointMasses(ends).inertia[0][0],
        reply: 'So it is: neither has a distance from the axis. Nothing resists, and the tensor has no inverse.',
      },
      wrong: [
        {
          value: 2 * mass * far * far,
          reply: 'So it is about y and about z. About x the distance from the axis counts, and that is zero.',
        },
        {
          value: mass * far * far,
          idea: 'along-the-axis',
          reply: 'That is what one of them gives about y. About x the place along the axis does not count.',
        },
        {
          value: 2 * mass,
          idea: 'mass-alone',
          reply:
            'That is the mass, which says how hard the body is to push. For turning, each part counts with a squared distance.',
        },
      ],
    };
  },
  byHand: () => 0,
});
