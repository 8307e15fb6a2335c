import { sketch } from 'rigid-body-lab/questions';

export default sketch({
  notebook: '16',
  repeats: 'The error f is 1 mm, at rest',
  numbers: ({ pick }) => ({ error: pick([1, 2, 3]), rate: pick([0.1, 0.2, 0.3]) }),
  ask: ({ error, rate }) => {
    const most = error + 10 * rate;
    return {
      text: `A pendulum is computed with the force of the rod that makes f̈ zero, f being the error of its length. Nobody feeds f back. At the start f is ${error} mm, and ḟ is ${rate} mm/s. How does f go, over 10 s?`,
      x: { label: 't', unit: 's', range: [0, 10] },
      y: { label: 'f', unit: 'mm', range: [-most, 1.1 * most] },
      right: {
        curve: (t) => error + rate * t,
        text: 'rises evenly, along a straight line',
        reply: 'So it is: f̈ is zero, so ḟ keeps its value for ever, and f grows by it each second.',
      },
      wrong: [
        {
          curve: () => error,
          text: 'stays at its first value',
          reply: 'So it would be if ḟ were zero. That f̈ is zero keeps ḟ as it is, not f.',
        },
        {
          curve: (t) => error * Math.exp(-t / 2),
          text: 'dies away, fast at first and then slowly',
          idea: 'feedback-heals-all',
          reply: 'So it would be with feedback. Without it nothing tells the rod that it has a wrong length.',
        },
        {
          curve: (t) => error * Math.cos(1.5 * t) + (rate / 1.5) * Math.sin(1.5 * t),
          text: 'swings to and fro about zero',
          idea: 'positions-are-enough',
          reply: 'So it would be if the rod were a spring, which pulls by f. It pulls so that f̈ is zero.',
        },
      ],
    };
  },
});
