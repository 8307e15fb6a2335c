import { determinant } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

const written = (axis: readonly number[]): string => `(${axis.join(', ').replaceAll('-', '−')})`;

export default choice({
  notebook: '02',
  repeats: 'Which condition must the axes of a frame meet',
  numbers: ({ some, whole }) => ({ a: some(2, [1, 2, 3, 4]), lift: whole(1, 3), long: whole(2, 5) }),
  ask: ({ a: [p, q], lift, long }) => {
    const axes: readonly Vec3[] = [
      [1, p, 0],
      [q, 1, 0],
    ];
    const spans = (third: Vec3): boolean => Math.abs(determinant([...axes, third] as unknown as Mat3)) > 1e-9;
    const flat: Vec3 = [1 + q, 1 + p, 0];
    if (spans(flat)) throw new Error('the sum of two axes spans nothing new');
    return {
      text: `Two axes of a frame in space are ${axes.map(written).join(' and ')}. Which third axis leaves points that no walk reaches?`,
      right: {
        text: written(flat),
        reply: 'So it is: it is the sum of the two others and lies in their plane. No walk leads off that plane.',
      },
      wrong: [
        {
          text: written([0, 0, long]),
          reply: `It is ${long} long, which only makes its coordinates smaller. It would fail if it were zero.`,
        },
        {
          text: written([1, p, lift]),
          reply:
            'It stands askew, which is allowed. It would fail if its last number were 0, in the plane of the others.',
        },
        {
          text: written([-q, -1, -lift]),
          reply: 'It points downwards and askew, which is allowed. It would fail if it lay in the plane of the others.',
        },
      ],
    };
  },
});
