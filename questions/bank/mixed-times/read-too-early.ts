import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '09',
  repeats: 'A program shows order one although it calls RK4',
  numbers: ({ pick }) => ({ error: pick([2, 4, 8]), times: pick([2, 3, 10]) }),
  ask: ({ error, times }) => {
    const inLast = (order: number): number => error / times ** order;
    return {
      text: `A program hands its rate function to RK4, but the function reads the angular velocity from a member that is set once, at the start of each step. A run of 10 s ends ${error} mrad off. With steps that are ${times} times shorter, how far off will it end, roughly?`,
      unit: 'mrad',
      right: {
        value: inLast(1),
        reply:
          'So it is: a value from the start of a step is wrong by about the length of the step, so the order is one. Compute every rate from what the method hands in.',
      },
      wrong: [
        {
          value: inLast(4),
          reply:
            'So it would be if each of the four calls used the state that it is given. They all read the same old value.',
        },
        {
          value: inLast(2),
          idea: 'step-as-run',
          reply: 'So the error of one step falls. A run has more of them now, and its error falls by one factor less.',
        },
        {
          value: inLast(3),
          idea: 'order-is-safe',
          reply: 'So it would be if the slip cost one order. It leaves only what Euler’s method has.',
        },
      ],
    };
  },
});
