import { pointMasses } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '04',
  repeats: 'All masses of a body become twice as large',
  numbers: ({ whole, pick }) => ({ left: whole(1, 4), right: whole(1, 4), apart: pick([6, 12, 30]) }),
  ask: ({ left, right, apart }) => {
    const centre = (p: number, q: number): number =>
      pointMasses([p, q].map((mass, k) => ({ mass, position: [k * apart, 0, 0] }))).com[0];
    return {
      text: `A light pole of ${apart} dm carries ${left} kg at its left end and ${right} kg at its right. Both loads are doubled; then the right one alone is doubled once more. How far from the left end is the centre of mass now?`,
      unit: 'dm',
      right: {
        value: centre(2 * left, 4 * right),
        reply:
          'So it is: the first doubling moves nothing, as all masses grow alike; the second pulls the centre to the right.',
      },
      wrong: [
        {
          value: centre(left, right),
          reply: 'So it was before, and is after the first step. A load that grows alone pulls the centre to its side.',
        },
        {
          value: centre(left, 4 * right),
          idea: 'mass-alone',
          reply: 'So it would be if only the right load had been doubled, twice. The left one has grown as well.',
        },
        {
          value: centre(4 * right, 2 * left),
          idea: 'nearer-to-light',
          reply: 'So far it is from the right end. The centre moves to the load that grows.',
        },
      ],
    };
  },
  byHand: ({ left, right, apart }) => (apart * 2 * right) / (left + 2 * right),
});
