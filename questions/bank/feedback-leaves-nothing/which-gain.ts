import { euler, stepAmplification } from 'rigid-body-lab';
import { order } from 'rigid-body-lab/questions';

export default order({
  notebook: '15',
  repeats: 'euler-floor',
  numbers: ({ pick }) => ({
    weak: pick([300, 400, 500]),
    strong: pick([1650, 1750, 1800, 1900]),
    added: pick([1, 1.5, 2]),
  }),
  ask: ({ weak, strong, added }) => {
    const gains = [weak, 1000, strong];
    const factor = (gain: number): number => stepAmplification(euler, { gain, stepSize: 1e-3 }).matrix[0][0];
    const by = (of: (gain: number) => number): string[] =>
      [...gains].sort((p, q) => of(p) - of(q)).map((gain) => `k = ${gain} per second`);
    return {
      text: `Euler's method with steps of 1 ms makes a deviation f into P f + e, where P = 1 − τk and each step adds the same e = ${added} µm. Long after the start f stays as it is from step to step. Order three gains by the deviation that is left.`,
      ends: ['smallest', 'largest'],
      items: by((gain) => added / (1 - factor(gain))),
      reply:
        'What stays is f = P f + e, so f = e/(1 − P) = e/(τk). With a negative P what is there takes off from what is added.',
      wrong: [
        {
          items: by((gain) => Math.abs(factor(gain))),
          reply:
            'So quickly they shrink a deviation at the start. With P = 0 a step takes all that it finds, and leaves what it adds.',
        },
        {
          items: by((gain) => gain),
          idea: 'more-gain',
          reply: 'So it would be if a strong pull left more. With Euler, inside the border, it leaves less.',
        },
      ],
    };
  },
});
