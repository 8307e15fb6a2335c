import { choice, rounded } from 'rigid-body-lab/questions';

export default choice({
  notebook: '01',
  repeats: 'A force acts at the centre of mass',
  numbers: ({ pick }) => ({
    force: pick([2, 4, 6]),
    mass: pick([1, 2]),
    arm: pick([0.25, 0.5]),
    inertia: pick([0.25, 0.5]),
  }),
  ask: ({ force, mass, arm, inertia }) => {
    const [v, omega] = [force / mass, (force * arm) / inertia];
    const after = (speed: number, rate: number): string => `${rounded(speed)} m/s and ${rounded(rate)} rad/s`;
    return {
      text: `A plate of ${mass} kg, ${inertia} kg m², rests on smooth ice. For a second ${force} N push at its centre of mass, to the right. Then, for as long, ${force} N push to the left, always along a line that passes the centre at ${arm} m. How fast does its centre move, and how fast does it turn?`,
      right: {
        text: after(0, omega),
        reply: 'So it is: the centre answers to both forces alike, and they cancel. Only the second one has a lever.',
      },
      wrong: [
        {
          text: after(v, omega),
          reply:
            'So it would be with a couple for the second push. A single force beside the centre moves it like any other.',
        },
        {
          text: after(v / 2, omega),
          idea: 'force-splits',
          reply:
            'So it would be with half the second force on twice the lever. That it turns the plate takes nothing from the force.',
        },
        {
          text: after(0, 0),
          idea: 'place-is-all',
          reply:
            'So it would be for a particle. The angular velocity is a number of its own, and the second push had a lever.',
        },
      ],
    };
  },
});
