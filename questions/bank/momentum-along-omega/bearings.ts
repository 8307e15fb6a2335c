import { apply, cross, norm, pointMasses } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { number } from 'rigid-body-lab/questions';

export default number({
  notebook: '06',
  repeats: 'A shaft presses on its bearings',
  numbers: ({ pick }) => ({
    mass: pick([1, 2, 5]),
    out: pick([0.1, 0.2]),
    along: pick([0.1, 0.2, 0.3]),
    rate: pick([10, 20]),
  }),
  ask: ({ mass, out, along, rate }) => {
    const places: Vec3[] = [
      [out, 0, along],
      [-out, 0, -along],
    ];
    const { inertia } = pointMasses(places.map((position) => ({ mass, position })));
    const omega: Vec3 = [0, 0, rate];
    const across = 2 * mass * out * along * rate;
    return {
      text: `On a shaft along z sit two masses of ${mass} kg, at (${out}, 0, ${along}) m and at the opposite place, so that the centre of mass is on the shaft. It turns steadily with ${rate} rad/s. |I[0][2]| is ${Math.round(2 * mass * out * along * 1e3) / 1e3} kg m². How large is the torque that the bearings must exert?`,
      unit: 'N m',
      answer: norm(cross(omega, apply(inertia, omega))),
      from: 0,
      to: 250,
      reply: 'L has the part |I[0][2]| ω across the shaft and goes round with it; to turn it takes ω times that part.',
      ideas: [
        {
          value: 0,
          reply: 'So it would be if L lay along the shaft. The centre of mass is on it, but it is no principal axis.',
        },
        {
          value: across,
          reply: 'That is the part of L across the shaft, in kg m²/s. The torque is its rate, ω times as much.',
        },
        {
          value: (across * rate) / 2,
          idea: 'whole-mass-shifts',
          reply: 'So it would be for one of the two masses. The other one pulls the same way round.',
        },
      ],
    };
  },
  byHand: ({ mass, out, along, rate }) => 2 * mass * out * along * rate ** 2,
});
