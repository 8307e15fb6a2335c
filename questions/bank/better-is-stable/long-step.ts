import { euler, midpoint, rk4, stabilityFunction } from 'rigid-body-lab';
import { order } from 'rigid-body-lab/questions';

const METHODS = [
  { name: 'Euler, order 1', tableau: euler },
  { name: 'midpoint, order 2', tableau: midpoint },
  { name: 'RK4, order 4', tableau: rk4 },
];

export default order({
  notebook: '10',
  repeats: 'Why can a method of order four still be useless at a given step',
  numbers: ({ pick }) => ({ z: pick([6, 8, 10]), h: pick([0.5, 1, 2]) }),
  ask: ({ z, h }) => {
    const factor = ({ tableau }: (typeof METHODS)[number]): number => Math.abs(stabilityFunction(tableau)(-z));
    const sorted = [...METHODS].sort((p, q) => factor(p) - factor(q)).map(({ name }) => name);
    return {
      text: `A temperature decays as ẏ = −k y with k = ${z / h} per second. Somebody takes steps of ${h} s, far too long: hk = ${z}. The factors of a step are 1 − z for Euler, with + z²/2 for the midpoint rule, and with − z³/6 + z⁴/24 as well for RK4, where z = hk. Order the methods by how much the numbers grow.`,
      ends: ['slowest growing', 'fastest growing'],
      items: sorted,
      reply:
        'Beyond its border each polynomial grows with its highest power. A high order helps where the step is short.',
      wrong: [
        {
          items: [...sorted].reverse(),
          reply:
            'So it would be for errors at short steps. At this step no method follows the decay, and high powers grow most.',
        },
      ],
    };
  },
});
