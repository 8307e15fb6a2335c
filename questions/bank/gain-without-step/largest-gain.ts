import { euler, kutta3, rk4, stabilityLimit } from 'rigid-body-lab';
import { number, rounded } from 'rigid-body-lab/questions';

const METHODS = [
  ['RK4', stabilityLimit(rk4)],
  ['Kutta’s method of order 3', stabilityLimit(kutta3)],
  ['Euler’s method', stabilityLimit(euler)],
] as const;

export default number({
  notebook: '15',
  repeats: 'interval-note',
  numbers: ({ pick }) => ({ method: pick(METHODS), times: pick([0.2, 0.5, 2, 4]) }),
  ask: ({ method: [name, wall], times }) => ({
    text: `With steps of 1 ms, ${name} bears a feedback of up to k = ${Math.round(wall * 1000)} per second; above it a deviation grows. Which k does it bear with steps of ${times} ms?`,
    unit: '1/s',
    answer: (wall * 1000) / times,
    from: 0,
    to: 15000,
    reply: `The border belongs to the method as a product: τk = ${rounded(wall)}. A shorter step bears a larger gain, in proportion.`,
    ideas: [
      {
        value: wall * 1000,
        reply: 'So it would be if the gain alone had a border. It is the product of step and gain that has one.',
      },
      {
        value: wall * 1000 * times,
        reply: 'So it would be if the ratio of gain and step were fixed. Their product is.',
      },
    ],
  }),
});
