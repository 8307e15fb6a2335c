import { freeRotation, freeRotationPeriod, rigidBody, rigidBodyState, solidBox } from 'rigid-body-lab';
import { rounded, sketch } from 'rigid-body-lab/questions';

const body = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 12 }) });

export default sketch({
  notebook: '12',
  repeats: 'flip',
  numbers: ({ pick }) => ({ spin: pick([1, 1.5, 2, 3]), part: pick([1e-3, 1e-4, 1e-5]) }),
  ask: ({ spin, part }) => {
    const start = rigidBodyState({ omegaBody: [part * spin, spin, 0] });
    const period = freeRotationPeriod(body, start);
    const motion = freeRotation(body, start);
    return {
      text: `A box spins freely about its middle axis with ${rounded(spin)} rad/s. The nudge about the long axis is a ${rounded(1 / part)}th of that. How does the angular velocity about the middle axis go, in the body, over the next ${rounded(period)} s?`,
      x: { label: 't', unit: 's', range: [0, period] },
      y: { label: 'ω₂', unit: 'rad/s', range: [-spin, spin] },
      right: {
        curve: (t) => motion(t).omegaBody[1],
        text: 'stays, turns over at once, stays, turns back',
        reply: 'So it is: the nudge takes its time to grow, the flip itself is quick, and it comes again.',
      },
      wrong: [
        {
          curve: () => spin,
          text: 'stays as it is all the time',
          reply: 'So it would be about the long or the short axis. At the middle one even a tiny nudge grows.',
        },
        {
          curve: (t) => spin * Math.cos((2 * Math.PI * t) / period),
          text: 'swings evenly from one side to the other',
          idea: 'every-axis-tips',
          reply:
            'So a pendulum swings a little about its rest. The box waits near both ends and turns over in between.',
        },
        {
          curve: (t) => spin * Math.exp((-4 * t) / period),
          text: 'dies away, fast at first and then slowly',
          idea: 'turning-dies',
          reply: 'So it would be with friction. Without a torque energy and |L| stay, and so does the turning.',
        },
      ],
    };
  },
});
