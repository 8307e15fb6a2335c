import { choice } from 'rigid-body-lab/questions';

const NAMES = ['the first axis, of the least moment', 'the middle axis', 'the third axis, of the largest moment'];

export default choice({
  notebook: '12',
  repeats: 'A body has L² greater than',
  numbers: ({ pick }) => ({
    moments: pick([
      [2, 3, 4],
      [5, 10, 13],
      [3, 5, 7],
      [4, 5, 6],
    ] as const),
    omega: [pick([1, 2, 3]), 2, pick([1, 2, 3])],
  }),
  ask: ({ moments, omega }) => {
    const sum = (of: (moment: number, w: number) => number): number =>
      moments.reduce((so, moment, k) => so + of(moment, omega[k]), 0);
    const [twiceT, square] = [sum((i, w) => i * w * w), sum((i, w) => i * i * w * w)];
    const excess = square - twiceT * moments[1];
    const right = excess > 0 ? 2 : 0;
    return {
      text: `A free body has the moments ${moments.join(', ')} kg m² and turns with ω = (${omega.join(', ')}) rad/s in its principal axes. L² − 2TI₂ is ${excess} kg² m⁴/s². Around which axis does ω run, in the body?`,
      right: {
        text: NAMES[right],
        reply:
          'So it is: above zero it has more L for its energy than about the middle axis, which the third one allows; below zero less.',
      },
      wrong: [
        {
          text: NAMES[2 - right],
          idea: 'sign-of-taste',
          reply: 'So it would be with the other sign. All of L along the third axis gives the most L² for an energy.',
        },
        {
          text: NAMES[1],
          reply:
            'So it would be if curves closed there. At the middle axis two curves cross, and all others lead past it.',
        },
        {
          text: 'none: it stays where it is',
          idea: 'omega-constant',
          reply: 'So it would be if it began on an axis. It begins off all three.',
        },
      ],
    };
  },
});
