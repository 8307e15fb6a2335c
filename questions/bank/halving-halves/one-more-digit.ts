import { number, rounded } from 'rigid-body-lab/questions';

export default number({
  notebook: '10',
  repeats: 'order',
  numbers: ({ pick }) => ({
    error: pick([16, 32, 48]),
    method: pick([
      ['RK4', 4],
      ['the midpoint rule', 2],
    ] as const),
  }),
  ask: ({ error, method: [name, order] }) => ({
    text: `A run of ${name} with steps of 20 ms ends ${error} µm off. Everything is done again with steps of 10 ms. How far off is the end about, if rounding does not show?`,
    unit: 'µm',
    answer: error / 2 ** order,
    within: 0.2,
    from: 0,
    to: 50,
    reply: `The order is ${order}: half the step leaves 1/${2 ** order} of the error, ${rounded(error / 2 ** order)} µm.`,
    ideas: [
      {
        value: error / 2,
        reply: 'So it would be for Euler’s method, of order 1. A higher order gains more by the same step.',
      },
      {
        value: error / 2 ** (order + 1),
        idea: 'step-as-run',
        reply: 'So the error of one step falls. The run has twice as many of them.',
      },
    ],
  }),
});
