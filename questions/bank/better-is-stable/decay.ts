import { rk4, stabilityFunction } from 'rigid-body-lab';
import { number } from 'rigid-body-lab/questions';

export default number({
  notebook: '10',
  repeats: 'decay',
  numbers: ({ pick }) => ({ k: pick([1, 2, 4]), h: pick([1, 2, 3]) }),
  ask: ({ k, h }) => {
    const z = h * k;
    return {
      text: `The speed of a boat decays as ẏ = −k y with k = ${k} per second. One step of RK4 with h = ${h} s multiplies it by 1 − z + z²/2 − z³/6 + z⁴/24, where z = hk. By which factor does this step change the speed?`,
      unit: '',
      answer: stabilityFunction(rk4)(-z),
      within: 0.04 * stabilityFunction(rk4)(-z),
      from: -15,
      to: 650,
      reply:
        'The polynomial follows the exponential while z is small. Beyond 2.79 its last term wins, and the numbers grow.',
      ideas: [
        { value: Math.exp(-z), reply: 'So the true speed shrinks. The step follows it only where hk is small.' },
        {
          value: 1 - z,
          idea: 'one-method-for-all',
          reply: 'That is the factor of Euler’s method, the first two terms. RK4 has five.',
        },
        { value: 1, reply: 'So it would be just at z = 2.79, the border between shrinking and growing.' },
      ],
    };
  },
  byHand: ({ k, h }) => {
    const z = k * h;
    return 1 - z * (1 - (z / 2) * (1 - (z / 3) * (1 - z / 4)));
  },
});
