import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '13',
  repeats: 'particle-note',
  numbers: ({ pick }) => ({ speed: pick([10, 20, 30]), brake: pick([1, 2]), step: pick([2, 4]) }),
  ask: ({ speed, brake, step }) => {
    const half = step / 2;
    return {
      text: `A tram runs at ${speed} m/s and brakes evenly with ${brake} m/s². RK4 takes a step of ${step} s. After the first call the estimate for the middle of the step has the speed ${speed - brake * half} m/s; the second call moves from the start with that speed, for half a step. Which way has the tram gone in this second estimate?`,
      unit: 'm',
      right: {
        value: (speed - brake * half) * half,
        reply:
          'So it is: the speed at the end of the half step is used for all of it, so the estimate is behind the true place.',
      },
      wrong: [
        {
          value: speed * half - (brake * half ** 2) / 2,
          reply: 'So far the tram really goes. An estimate inside a step is in general no place where it has been.',
        },
        {
          value: speed * half,
          idea: 'mixed-times',
          reply: 'So far it is after the first call, which moves with the full speed of the start.',
        },
        {
          value: (speed - brake * half) * step,
          idea: 'step-as-run',
          reply: 'So it would be for a whole step, which the fourth call is for. The second one stands in the middle.',
        },
      ],
    };
  },
  byHand: ({ speed, brake, step }) => (speed * step) / 2 - (brake * step ** 2) / 4,
});
