import { apply, deg, diagonal, inverseInertiaWorld, rotationX, rotationY, rotationZ } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

const ABOUT = [rotationX, rotationY, rotationZ];

export default choice({
  notebook: '09',
  repeats: 'Which of the two forms needs the tensor in world axes',
  numbers: ({ some, pick }) => ({
    moments: some(3, [3, 4, 6]) as Vec3,
    axes: some(2, [0, 1, 2]),
    momentum: pick([12, 24, 36]),
  }),
  ask: ({ moments, axes: [about, along], momentum }) => {
    const [a, b, c] = moments;
    const R = ABOUT[about](deg(90));
    const L = [0, 1, 2].map((k) => (k === along ? momentum : 0)) as Vec3;
    const other = 3 - about - along;
    return {
      text: `A body has the moments ${a}, ${b} and ${c} kg m² about its own axes x, y and z. It has been turned by 90° about the world's ${'xyz'[about]}. Its angular momentum is ${momentum} kg m²/s along the world's ${'xyz'[along]}. How large is its angular velocity now?`,
      unit: 'rad/s',
      right: {
        value: apply(inverseInertiaWorld(diagonal(a, b, c), R), L)[along],
        reply: `So it is: along the world's ${'xyz'[along]} there now lies the body's own ${'xyz'[other]}, whose moment counts.`,
      },
      wrong: [
        {
          value: momentum / moments[along],
          reply:
            'So it would be before the turn. L is written in the world, so the tensor must be that in world axes, at this instant.',
        },
        {
          value: momentum / moments[about],
          idea: 'rows-are-axes',
          reply: `So it would be with L along the world's ${'xyz'[about]}, the axis of the turn.`,
        },
        {
          value: (3 * momentum) / (a + b + c),
          idea: 'tensor-without-axes',
          reply: 'That takes the mean of the three moments. It would be right for a ball, which has one only.',
        },
      ],
    };
  },
  byHand: ({ moments, axes: [about, along], momentum }) => momentum / moments[3 - about - along],
});
