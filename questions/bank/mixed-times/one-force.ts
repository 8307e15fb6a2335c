import { number } from 'rigid-body-lab/questions';

export default number({
  notebook: '13',
  repeats: 'order-note',
  numbers: ({ pick }) => ({ step: pick([10, 20, 40]), error: pick([1.6, 2.4, 3.2]), times: pick([2, 4]) }),
  ask: ({ step, error, times }) => ({
    text: `A box hangs on a spring. A program computes the force of the spring once, at the start of a step, and hands it to all four calls of RK4. After 2 s the angular momentum about the anchor is off by ${error} % with steps of ${step} ms. By how much with steps of ${step / times} ms?`,
    unit: '%',
    answer: error / times,
    from: 0,
    to: 4,
    reply:
      'A force of the start of the step is wrong by about h, and no later call takes that back: the error goes with h.',
    ideas: [
      {
        value: error / times ** 4,
        reply: 'So it would be with the force of each stage, where the method has order 4.',
      },
      {
        value: error / times ** 2,
        idea: 'order-is-safe',
        reply: 'So it would be for a method of order 2. The old force leaves order 1, however good the rest is.',
      },
      {
        value: error,
        idea: 'one-method-for-all',
        reply:
          'So it would be for a force that aims beside the anchor at any step. The old one is the less wrong, the shorter the step.',
      },
    ],
  }),
});
