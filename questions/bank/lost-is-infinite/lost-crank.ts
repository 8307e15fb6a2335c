import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '15',
  repeats: 'A program keeps |f|',
  numbers: ({ pick }) => ({ crank: pick([1, 2, 3]), rod: pick([4, 5, 7]), gain: pick([2900, 3200, 4000]) }),
  ask: ({ crank, rod, gain }) => {
    const ninety = Math.PI / 2;
    const f = (first: number, second: number): number => crank * Math.sin(first) - rod * Math.sin(second);
    return {
      text: `A crank of ${crank} m and a rod of ${rod} m must keep f = r sin θ₁ − l sin θ₂ at zero. RK4 with steps of 1 ms runs at k = ${gain} per second, beyond what it bears, and the motion is lost. How large can |f| become in that run, at most?`,
      right: {
        text: `${Math.abs(f(ninety, -ninety))} m`,
        reply: 'So it is: sines are at most one, so f is bounded, and a run that is lost shows no large number.',
      },
      wrong: [
        {
          text: 'infinite',
          reply:
            'So it would be for a deviation that may grow freely, such as y of a bead. Here f is made of two sines.',
        },
        {
          text: `${Math.abs(f(ninety, ninety))} m`,
          idea: 'sign-of-taste',
          reply: 'So it would be if both angles stood upright to the same side. They may stand to opposite sides.',
        },
        {
          text: `${rod} m`,
          idea: 'free-choice-anywhere',
          reply: 'So it would be with the crank along the line. It may stand upright, against the rod.',
        },
      ],
    };
  },
  byHand: ({ crank, rod }) => `${crank + rod} m`,
});
