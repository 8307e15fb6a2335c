import { cross } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

const NAMES: Record<string, Vec3> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };
const towards = (v: Vec3): string => {
  const k = v.findIndex((part) => Math.abs(part) > 0.5);
  return `towards ${v[k] > 0 ? '+' : '−'}${'xyz'[k]}`;
};

export default choice({
  notebook: '09',
  repeats: 'tip-note',
  numbers: ({ some, pick }) => ({ axes: some(2, ['x', 'y', 'z']), sign: pick([1, -1]) }),
  ask: ({ axes: [spin, about], sign }) => {
    const torque = NAMES[about].map((part) => sign * part) as Vec3;
    const tipping = cross(torque, NAMES[spin]);
    return {
      text: `A wheel floats in space and spins fast about its axle, with ω along +${spin}. For a moment a small torque acts, along ${towards(torque).slice(8)}. Where does the end of the axle at +${spin} go?`,
      right: {
        text: towards(torque),
        reply: 'So it is: the torque is added to L, which leans towards it, and the axle of a fast wheel follows L.',
      },
      wrong: [
        {
          text: towards(tipping),
          reply:
            'So it would be for a wheel at rest, which begins to turn about the torque. This one has an L already.',
        },
        {
          text: towards(torque.map((part) => -part) as Vec3),
          idea: 'sign-of-taste',
          reply: 'So it would be for the end on the other side, or with the opposite spin. This end is the tip of L.',
        },
        {
          text: 'nowhere, it holds',
          idea: 'spin-holds',
          reply: 'So it would be without a torque. With one L changes by torque times time, however fast the spin.',
        },
      ],
    };
  },
});
