import { freeRotation, rigidBody, rigidBodyState, solidBox } from 'rigid-body-lab';
import { rounded, sketch } from 'rigid-body-lab/questions';

const brick = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 24 }) });

export default sketch({
  notebook: '00',
  repeats: 'change',
  numbers: ({ pick }) => ({ spin: pick([1, 2, 3, 4]), nudge: pick([0.001, 0.002, 0.005]) }),
  ask: ({ spin, nudge }) => {
    const motion = freeRotation(brick, rigidBodyState({ omegaBody: [nudge, 0, spin] }));
    const end = 12 / spin;
    return {
      text: `A free brick has the moments 10, 34 and 40 kg m² about its axes 1, 2 and 3. It spins about axis 3 with ${spin} rad/s and gets a nudge of ${rounded(nudge)} rad/s about axis 1. How does the part of ω along axis 1 go?`,
      x: { label: 't', unit: 's', range: [0, end] },
      y: { label: 'ω₁', unit: 'rad/s', range: [-5 * nudge, 5 * nudge] },
      right: {
        curve: (t) => motion(t).omegaBody[0],
        text: 'swings to and fro, no farther than at the start',
        reply: 'So it is: about the axis of the largest moment a nudge goes round in a small loop and stays small.',
      },
      wrong: [
        {
          curve: (t) => nudge * Math.exp((Math.log(5) * t) / end),
          text: 'grows, slowly at first and then ever faster',
          reply: 'So it would about axis 2, of the middle moment. About the two others nothing makes a nudge grow.',
        },
        {
          curve: () => nudge,
          text: 'stays at the value that the nudge gave it',
          idea: 'omega-constant',
          reply: 'So it would if all three moments were equal. Here L stays, and the brick and its ω wobble about it.',
        },
        {
          curve: (t) => nudge * Math.exp((-4 * t) / end),
          text: 'dies away, fast at first and then slowly',
          idea: 'turning-dies',
          reply: 'So it would if something rubbed. Nothing takes energy from a rigid brick in empty space.',
        },
      ],
    };
  },
});
