import { apply, cross, dot, norm, solidBox } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

const angleTo = (v: Vec3, w: Vec3): number => (Math.atan2(norm(cross(v, w)), dot(v, w)) * 180) / Math.PI;

export default choice({
  notebook: '06',
  repeats: 'A cube has three equal moments',
  numbers: ({ some, pick }) => ({ omega: some(3, [1, 2, 3, 4, 5]) as Vec3, side: pick([0.1, 0.2, 0.3]) }),
  ask: ({ omega, side }) => {
    const { inertia } = solidBox({ size: [side, side, side], mass: 2 });
    const edge = omega.map((w) => (w === Math.max(...omega) ? 1 : 0)) as Vec3;
    return {
      text: `A solid cube of 2 kg and ${side} m spins with ω = (${omega.join(', ')}) rad/s, written along its edges. What is the angle between ω and its angular momentum?`,
      unit: '°',
      right: {
        value: Math.round(angleTo(apply(inertia, omega), omega) * 1e3) / 1e3,
        reply: 'So it is: all three moments are equal, so L = I ω is a multiple of ω, whatever its direction.',
      },
      wrong: [
        {
          value: angleTo(omega, edge),
          reply:
            'So it would be if L lay along the nearest edge. In a cube every direction is a principal axis, not only edges.',
        },
        {
          value: angleTo(omega, [1, 1, 1]),
          idea: 'momentum-leans-easy',
          reply:
            'So it would be if L leaned to the long diagonal. About it a cube has the same moment as about any other axis.',
        },
        {
          value: 90,
          idea: 'off-centre-point',
          reply: 'So it would be for a velocity and its lever. L has the part 2T/ω along ω, which is not zero.',
        },
      ],
    };
  },
  byHand: () => 0,
});
