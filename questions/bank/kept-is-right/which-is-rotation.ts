import { isRotation } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

const shown = (rows: Mat3): string =>
  rows
    .map((row) => `(${row.join(', ')})`)
    .join(', ')
    .replaceAll('-', '−');

export default choice({
  notebook: '03',
  repeats: '$R^TR=E$ holds, and still the brick is drawn as its mirror image',
  numbers: ({ some, pick }) => ({
    order: some(3, [0, 1, 2]),
    signs: [pick([1, -1]), pick([1, -1])],
    factor: pick([2, 4]),
  }),
  ask: ({ order, signs: [a, b], factor }) => {
    const unit = (k: number, size: number): Vec3 => [0, 1, 2].map((i) => (i === order[k] ? size : 0)) as Vec3;
    const ways = [1, -1].map((last): Mat3 => [unit(0, a), unit(1, b), unit(2, last)]);
    const turned = ways.find((rows) => isRotation(rows))!;
    const mirror = ways.find((rows) => !isRotation(rows))!;
    const pulled: Mat3 = [unit(0, a * factor), turned[1].map((x) => x / factor) as Vec3, turned[2]];
    return {
      text: 'Three matrices are given by their rows. Which of them is the rotation matrix of a brick?',
      right: {
        text: shown(turned),
        reply: 'So it is: its rows have length one and stand at right angles, and its determinant is +1.',
      },
      wrong: [
        {
          text: shown(mirror),
          reply:
            'All lengths and angles are kept, and it would be one if that were all. Its determinant is −1: a mirror image.',
        },
        {
          text: shown(pulled),
          reply:
            'Its determinant is +1, and it would be one if the volume were all. It makes one side longer, another shorter.',
        },
      ],
    };
  },
});
