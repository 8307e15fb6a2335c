import { apply, deg, rotationX, transpose } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { choice, rounded } from 'rigid-body-lab/questions';

const shown = (v: readonly number[]): string => `(${v.map((x) => rounded(Math.round(x))).join(', ')}) rad/s`;

export default choice({
  notebook: '00',
  repeats: 'The charts above show the angular velocity: its parts along',
  numbers: ({ some }) => ({ parts: some(2, [1, 2, 3, 4, 5, -1, -2, -3, -4]) }),
  ask: ({ parts: [across, up] }) => {
    const omega: Vec3 = [across, 0, up];
    return {
      text: `In the world, with z upwards, a brick has ω = ${shown(omega)}. Its own axes lay along those of the world, and it has turned over by half a turn about x since. What is ω in the axes of the brick?`,
      right: {
        text: shown(apply(transpose(rotationX(deg(180))), omega)),
        reply: 'So it is: its third axis points down now, so the same arrow has the opposite part along it.',
      },
      wrong: [
        {
          text: shown(omega),
          reply: 'So it is in the world, and was in the brick before it turned over. Now its third axis points down.',
        },
        {
          text: shown([-across, 0, -up]),
          idea: 'half-turn-reverses',
          reply:
            'So it would be if all axes had turned round. The one about which the brick turned over lies as before.',
        },
        {
          text: shown([-across, 0, up]),
          idea: 'body-or-world',
          reply: 'So it would be after half a turn about z. Here the axis that keeps its place is the first one.',
        },
      ],
    };
  },
  byHand: ({ parts: [across, up] }) => shown([across, 0, -up]),
});
