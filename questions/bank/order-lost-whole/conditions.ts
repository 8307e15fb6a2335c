import { choice } from 'rigid-body-lab/questions';

/** The order to which each of the eight conditions belongs. */
const ORDERS = [1, 2, 3, 3, 4, 4, 4, 4];

export default choice({
  notebook: '10',
  repeats: 'Which of the eight conditions must a method of order three meet',
  numbers: ({ whole, pick }) => ({ broken: whole(3, 8), missing: pick([0.1, 0.02, 0.05]) }),
  ask: ({ broken, missing }) => ({
    text: `The conditions for a Runge-Kutta method: one for order 1, one for order 2, two for order 3, four for order 4. A table with a misprint meets all of these eight but the ${broken}${broken === 3 ? 'rd' : 'th'}, which it misses by ${missing}. Of which order is the method?`,
    unit: '',
    right: {
      value: ORDERS[broken - 1] - 1,
      reply: 'So it is: all conditions up to that order hold, and one of the next order does not.',
    },
    wrong: [
      {
        value: 0,
        reply:
          'So it would be if the first condition were missed. The conditions of the lower orders hold, and give these orders.',
      },
      {
        value: 4,
        idea: 'order-is-safe',
        reply: 'So it would be if all eight held. A condition missed by a little costs the order all the same.',
      },
      {
        value: broken === 3 || broken === 4 ? 3 : 2,
        idea: 'step-as-run',
        reply: `So it would be if the condition belonged to another order. The ${broken}${broken === 3 ? 'rd' : 'th'} is one of order ${ORDERS[broken - 1]}.`,
      },
    ],
  }),
});
