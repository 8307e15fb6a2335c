import { multiplyQuaternions } from 'rigid-body-lab';
import type { Quaternion } from 'rigid-body-lab';
import { choice, rounded } from 'rigid-body-lab/questions';

const shown = (q: readonly number[], part = 0.5): string => `(${q.map((x) => rounded(part * x)).join(', ')}) /s`;

export default choice({
  notebook: '11',
  repeats: 'camera',
  numbers: ({ pick }) => ({
    half: pick([
      [0.8, 0.6],
      [0.6, 0.8],
    ] as const),
    axis: pick([2, 3]),
    rate: pick([2, 4, 10]),
  }),
  ask: ({ half: [w, v], axis, rate }) => {
    const q = [w, 0, 0, 0].map((x, k) => (k === axis ? v : x)) as Quaternion;
    const omega: Quaternion = [0, rate, 0, 0];
    return {
      text: `A drone has the quaternion q = (${q.join(', ')}). A camera on the wall of the room measures that it turns with ω = (${rate}, 0, 0) rad/s, in the axes of the room. For products: i j = k, j k = i, k i = j. At which rate does q change?`,
      right: {
        text: shown(multiplyQuaternions(omega, q)),
        reply: 'So it is: ½ (0, ω) q. A small turn about an axis of the room stands on the left.',
      },
      wrong: [
        {
          text: shown(multiplyQuaternions(q, omega)),
          reply: 'That is ½ q (0, ω). It would be right for the numbers of a gyroscope on the drone, in its own axes.',
        },
        {
          text: shown(multiplyQuaternions(omega, q), 1),
          idea: 'quaternion-holds-angle',
          reply: 'So it would be if q held the angle. It holds the half of it, and changes half as fast.',
        },
      ],
    };
  },
});
