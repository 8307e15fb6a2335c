import { choice, rounded } from 'rigid-body-lab/questions';

export default choice({
  notebook: '13',
  repeats: 'Why must forces() be called four times a step',
  numbers: ({ pick }) => ({ place: pick([1, 2, 5]), stiff: pick([1.21, 1.44, 1.96]), step: pick([1, 1.2]) }),
  ask: ({ place, stiff, step }) => {
    const half = step / 2;
    const rate = Math.sqrt(stiff);
    /**
     * From rest: the second call still stands at the start, the third moves with the speed that it has found.
     */
    const speed = -stiff * place * half;
    return {
      text: `A mass on a spring has the acceleration −${stiff} x, x in m, and is let go at x = ${place} m. RK4 takes a step of ${step} s. The first two calls find it at the start, and give it ${rounded(speed)} m/s for the middle of the step. For which x must the force of the third call be computed, half a step of ${half} s from the start with that speed?`,
      unit: 'm',
      right: {
        value: place + half * speed,
        reply:
          'So it is: each call is given an estimate, and wants the force there. With one force a step the order falls to 1.',
      },
      wrong: [
        {
          value: place,
          reply: 'So it would be for the first two calls. With that force again the method has order 1 only.',
        },
        {
          value: place * Math.cos(rate * half),
          idea: 'stages-are-places',
          reply:
            'There the mass really is in the middle of the step. The calls stand at estimates, which the program has.',
        },
        {
          value: place + step * speed,
          idea: 'step-as-run',
          reply: 'That is a whole step with this speed. The third call stands in the middle, as the second does.',
        },
      ],
    };
  },
  byHand: ({ place, stiff, step }) => place * (1 - (stiff * step ** 2) / 4),
});
