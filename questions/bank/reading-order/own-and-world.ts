import { deg, multiply, rotationX, rotationY, rotationZ } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

type Turn = readonly [axis: 'x' | 'y' | 'z', angle: number];
const ABOUT = { x: rotationX, y: rotationY, z: rotationZ };
const made = (turns: readonly Turn[], join: (before: Mat3, next: Mat3) => Mat3): string =>
  String(
    turns
      .map(([axis, angle]) => ABOUT[axis](deg(angle)))
      .reduce(join)
      .flat()
      .map((entry) => entry.toFixed(9)),
  );
const told = (turns: readonly Turn[]): string => turns.map(([axis, angle]) => `${axis} by ${angle}°`).join(', then ');

export default choice({
  notebook: '03',
  repeats: 'angles',
  numbers: ({ some }) => ({ axes: some(3, ['x', 'y', 'z'] as const), angles: some(3, [20, 30, 40, 50, 70]) }),
  ask: ({ axes, angles }) => {
    const [p, q, r] = axes.map((axis, k): Turn => [axis, angles[k]]);
    const own = made([p, q, r], (before, next) => multiply(before, next));
    const isSame = (turns: Turn[]): boolean => made(turns, (before, next) => multiply(next, before)) === own;
    const same = [
      [p, q, r],
      [r, p, q],
      [r, q, p],
    ].find(isSame)!;
    return {
      text: `A brick is turned ${told([p, q, r])}, each time about its own axis. Which turns about the axes of the world end in the same way?`,
      right: {
        text: told(same),
        reply: 'So it is: about own axes a new factor stands on the right, about the world’s on the left: one product.',
      },
      wrong: [
        {
          text: told([p, q, r]),
          reply:
            'So it would be about one axis. For the world’s axes the order is the reverse, as a turn about an own axis stands on the right, one about the world’s on the left.',
        },
        {
          text: told([r, p, q]),
          idea: 'turns-commute',
          reply: 'It begins rightly. The rest would be right if two turns about different axes could be exchanged.',
        },
      ],
    };
  },
});
