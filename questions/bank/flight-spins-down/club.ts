import { integrate, planarBodyDerivative } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '01',
  repeats: 'plate-note',
  numbers: ({ pick }) => ({
    omega: pick([4, 6, 9]),
    mass: pick([1, 2]),
    inertia: pick([0.2, 0.5]),
    fall: pick([2, 3, 5]),
  }),
  ask: ({ omega, mass, inertia, fall }) => {
    const g = 9.81;
    const t1 = Math.sqrt((2 * fall) / g);
    const weight = (_t: number, state: readonly number[]) =>
      planarBodyDerivative(state, { mass, momentOfInertia: inertia, force: [0, -mass * g], torque: 0 });
    const flight = integrate(weight, [0, 0, 0, 0, 0, omega], { t1, stepSize: t1 / 10 });
    return {
      text: `A club of ${mass} kg, with a moment of inertia of ${inertia} kg m² about its centre of mass, is dropped without air. It turns with ${omega} rad/s. With how much does it turn when its centre has fallen by ${fall} m?`,
      unit: 'rad/s',
      right: {
        value: flight.states.at(-1)![5],
        reply: 'So it is: the weight acts at the centre of mass and has no torque about it.',
      },
      wrong: [
        {
          value: Math.sqrt(omega ** 2 + (2 * mass * g * fall) / inertia),
          reply:
            'So it would be if the energy of the fall went into turning. It goes into the speed of the centre alone.',
        },
        {
          value: omega + g * t1,
          reply:
            'So the downward speed grows, in m/s. The weight has no lever about the centre, and leaves ω as it is.',
        },
        {
          value: omega / 2,
          idea: 'turning-dies',
          reply: 'So it might be if something rubbed. Without a torque the turning does not die away.',
        },
      ],
    };
  },
  byHand: ({ omega }) => omega,
});
