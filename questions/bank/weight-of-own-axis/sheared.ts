import { toBasis } from 'rigid-body-lab';
import type { Vec2 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

const pair = ([a, b]: readonly number[]): string => `(${a}, ${b})`.replaceAll('-', '−');

export default choice({
  notebook: '02',
  repeats: 'closed',
  numbers: ({ some, pick }) => ({ steps: some(2, [1, 2, 3, 4, 5]), times: pick([1, 2, 3]) }),
  ask: ({ steps: [a, b], times }) => {
    const axes: [Vec2, Vec2] = [
      [1, 0],
      [times, 1],
    ];
    const point: Vec2 = [a, b];
    const now = toBasis(point, { origin: [0, 0], axes });
    return {
      text: `A point has the coordinates ${pair([a, b])}. The sum u₂ + ${times === 1 ? '' : times}u₁ takes the place of the second axis; u₁ and the origin stay. What are the coordinates now?`,
      right: {
        text: pair(now.map(Math.round)),
        reply: 'So it is: each second step now also goes along u₁, and the first coordinate takes that back.',
      },
      wrong: [
        {
          text: pair([a, b - times * a]),
          reply:
            'So it would be if u₁ had been changed. It is the other coordinate that must make up for the change of an axis.',
        },
        {
          text: pair([a + times * b, b]),
          idea: 'coordinates-without-axes',
          reply:
            'That would be another point with the old axes. The point stays, so what the axis gained is taken back.',
        },
        {
          text: pair([a, b]),
          idea: 'coordinates-without-axes',
          reply: 'So it would be if the axes had stayed. The same walk now ends at another point.',
        },
      ],
    };
  },
  byHand: ({ steps: [a, b], times }) => pair([a - times * b, b]),
});
