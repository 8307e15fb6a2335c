import { choice, rounded } from 'rigid-body-lab/questions';

export default choice({
  notebook: '01',
  numbers: ({ pick }) => ({ radius: pick([0.2, 0.25, 0.5]), speed: pick([1, 2, 3, 5]) }),
  ask: ({ radius, speed }) => {
    const after = (v: number, omega: number): string => `${rounded(v)} m/s and ${rounded(omega)} rad/s`;
    const omega = speed / radius;
    return {
      text: `A hoop of ${radius} m radius rolls over a level road with ${speed} m/s, without air, and comes onto perfectly smooth ice. How fast are its centre and its turning a while later?`,
      right: {
        text: after(speed, omega),
        reply:
          'So it is: no force acts along the ice and no torque. It goes on just so, and rolls on without friction.',
      },
      wrong: [
        {
          text: after(speed, 0),
          reply: 'So it would be if friction had to keep it turning. Nothing takes the turning away, so it stays.',
        },
        {
          text: after(speed / 2, omega / 2),
          idea: 'turning-dies',
          reply: 'So it might be on a soft ground. On smooth ice nothing slows either the centre or the turning.',
        },
        {
          text: after(speed, 2 * omega),
          idea: 'flight-spins-down',
          reply: 'So it might be if something drove the rim. Ice that is smooth can neither drive nor brake it.',
        },
      ],
    };
  },
});
