import { freeRotation, norm, rigidBody, rigidBodyState, solidBox } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { sketch } from 'rigid-body-lab/questions';

const box = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 24 }) });

export default sketch({
  notebook: '09',
  repeats: 'Without torque, which is constant',
  numbers: ({ pick }) => ({ omega: [pick([0.5, 0.8, 1]), pick([2, 2.5, 3]), 0] as Vec3 }),
  ask: ({ omega }) => {
    const motion = freeRotation(box, rigidBodyState({ omegaBody: omega }));
    const [size, end] = [norm(omega), 16 / omega[1]];
    return {
      text: `A brick of 4 × 2 × 1 m tumbles freely in empty space, at first with ω = (${omega.join(', ')}) rad/s in its own axes: long, middle and short. How does the size of its angular velocity go?`,
      x: { label: 't', unit: 's', range: [0, end] },
      y: { label: '|ω|', unit: 'rad/s', range: [0, 1.3 * size] },
      right: {
        curve: (t) => norm(motion(t).omegaBody),
        text: 'rises a little and comes back, again and again',
        reply:
          'So it is: L stays in the world and the energy stays. ω does not, as the moments differ and the brick turns.',
      },
      wrong: [
        {
          curve: () => size,
          text: 'keeps its size from the start to the end',
          reply:
            'So it would be for a ball, or for a spin about a principal axis. What is constant without torque is L.',
        },
        {
          curve: (t) => size * Math.exp((-2 * t) / end),
          text: 'dies away, fast at first and then slowly',
          idea: 'turning-dies',
          reply: 'So it would be if something rubbed. Without a torque neither L nor the energy is lost.',
        },
        {
          curve: (t) => size * Math.abs(Math.cos((2 * Math.PI * t) / end)),
          text: 'sinks to nothing and comes back, again and again',
          idea: 'momentum-turns',
          reply:
            'So it would be for something that swings and stops at the ends. With an L that stays ω cannot be zero.',
        },
      ],
    };
  },
});
