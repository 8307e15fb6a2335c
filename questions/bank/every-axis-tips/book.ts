import { principalAxes, solidBox } from 'rigid-body-lab';
import { choice, rounded } from 'rigid-body-lab/questions';

export default choice({
  notebook: '12',
  repeats: 'short-axis',
  numbers: ({ some }) => ({ sides: some(3, [0.03, 0.06, 0.1, 0.15, 0.2, 0.25]) }),
  ask: ({ sides: [x, y, z] }) => {
    const sides = [x, y, z].sort((a, b) => b - a);
    const { moments } = principalAxes(solidBox({ size: [x, y, z], mass: 1 }).inertia);
    // The longest side has the least moment.
    const [long, middle, short] = moments.map((_, k) => sides[k]);
    const alone = (side: number): string => `about the side of ${rounded(side)} m alone`;
    return {
      text: `A box of ${[x, y, z].map(rounded).join(' × ')} m is thrown with a spin about one of its sides and a small nudge. About which sides does it turn over again and again?`,
      right: {
        text: alone(middle),
        reply:
          'So it is: a nudge grows about the axis of the middle moment, and only swings to and fro about the other two.',
      },
      wrong: [
        {
          text: alone(long),
          idea: 'short-axis-easy',
          reply:
            'That is the axis of the least moment: a nudge stays small there. It would tip if it were the middle one.',
        },
        {
          text: alone(short),
          reply:
            'That is the axis of the largest moment: a nudge stays small there. It would tip if it were the middle one.',
        },
        {
          text: 'about every one of the three',
          reply:
            'So it is about one of them, the axis of the middle moment. At the two others λ² is negative, and a nudge only swings.',
        },
      ],
    };
  },
  byHand: ({ sides }) => `about the side of ${rounded([...sides].sort((a, b) => a - b)[1])} m alone`,
});
