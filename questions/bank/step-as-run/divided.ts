import { choice } from 'rigid-body-lab/questions';

const NAMES = [
  '',
  'Euler’s method, of order 1',
  'Heun’s method, of order 2',
  'Kutta’s method, of order 3',
  'RK4, of order 4',
];

export default choice({
  notebook: '10',
  repeats: 'chaney-steps',
  numbers: ({ whole, pick }) => ({ order: whole(2, 4), times: pick([2, 10]), seconds: pick([2, 5, 10]) }),
  ask: ({ order, times, seconds }) => {
    const divided = (one: number, run: number): string => `÷ ${times ** one}, and ÷ ${times ** run}`;
    return {
      text: `A tumbling box is computed for ${seconds} s by ${NAMES[order]}. The step is made ${times} times smaller, and is still large enough that rounding does not show. By what are the errors of one step and of the whole run divided?`,
      right: {
        text: divided(order + 1, order),
        reply: `So it is: one step misses by a multiple of h to the power ${order + 1}, and the run has ${times} times as many steps.`,
      },
      wrong: [
        {
          text: divided(order, order),
          reply:
            'The second is right. With so many more steps the run gains this only if each step gains one power more.',
        },
        {
          text: divided(order + 1, order + 1),
          reply: 'So it would be if the run had as many steps as before. It has more, and their errors add.',
        },
        {
          text: divided(1, 1),
          idea: 'halving-halves',
          reply: `The second would be right for Euler, whose step gains ÷ ${times ** 2}. A higher order gains higher powers.`,
        },
      ],
    };
  },
});
