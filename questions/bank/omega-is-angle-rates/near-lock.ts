import { eulerRateFromOmegaWorld } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '03',
  repeats: 'Which of the four would you store in a file',
  numbers: ({ pick }) => ({ cosine: pick([0.25, 0.2, 0.1, 0.05, 0.02]), rate: pick([1, 2, 3]) }),
  ask: ({ cosine, rate }) => {
    const angles = [0, Math.atan2(Math.sqrt(1 - cosine ** 2), cosine), 0] as const;
    const [, , beta] = eulerRateFromOmegaWorld({ sequence: 'ZXY', angles, omegaWorld: [0, rate, 0] });
    return {
      text: `A program keeps an attitude as three angles: γ about the body's own z, then θ about its own x, then β about its own y. Now γ = 0, and θ has come so near to 90° that cos θ = ${cosine}. The body turns with ${rate} rad/s about the world's y, so that β̇ cos θ is the part along y. How fast must β change?`,
      unit: 'rad/s',
      right: {
        value: beta,
        reply: 'So it is, and without bound towards 90°. A program that runs for long had better keep a quaternion.',
      },
      wrong: [
        {
          value: rate,
          reply: 'So it is at θ = 0, where the axis of β lies along the world’s y. Now it is tilted nearly upright.',
        },
        {
          value: rate * cosine,
          reply: 'So it would be if β̇ were a part of ω along its axis. It is the other way round: β̇ cos θ must make ω.',
        },
        {
          value: 0,
          idea: 'quaternions-cure-lock',
          reply: 'So it would be if another angle could do it. Only the axis of β has a part along y here.',
        },
      ],
    };
  },
  byHand: ({ cosine, rate }) => rate / cosine,
});
