import { number, rounded } from 'rigid-body-lab/questions';

export default number({
  notebook: '13',
  repeats: 'A program reports the angular velocity of a free body to ten digits',
  numbers: ({ pick }) => ({ difference: pick([3, 6, 9]), step: pick([10, 20, 40]), order: pick([1, 2]) }),
  ask: ({ difference, step, order }) => ({
    text: `Two runs of a program with steps of ${step} ms agree to ten digits. A third one with steps of ${step / 2} ms ends ${rounded(difference * 1e-3)} rad/s away from them. The method has order ${order}, so that half the step leaves ${order === 1 ? 'half' : 'a quarter'} of the error. How large is the error of the first two runs, about?`,
    unit: 'rad/s',
    answer: (difference * 1e-3) / (1 - 2 ** -order),
    from: 0,
    to: 0.02,
    reply: `What the two steps differ by is the error without what is left of it: ${order === 1 ? 'half' : 'three quarters'}. That equal runs agree says nothing.`,
    ideas: [
      {
        value: 1e-10,
        reply: 'So well the runs agree. They make the same error; only another step, method or law shows it.',
      },
      {
        value: (difference * 1e-3) / (2 ** order - 1),
        idea: 'halving-halves',
        reply: `That is the error of the run with half the step. The first two have ${rounded(2 ** order)} times as much.`,
      },
    ],
  }),
});
