import { number } from 'rigid-body-lab/questions';

export default number({
  notebook: '13',
  repeats: 'A body falls for a second from rest with linKD = 0.01',
  numbers: ({ pick }) => ({ damping: pick([0.01, 0.02, 0.03]), time: pick([1, 2]) }),
  ask: ({ damping, time }) => {
    const ct = damping * time;
    return {
      text: `A probe is let fall from rest. A damping takes ${damping} of its velocity per second, as v̇ = g − ${damping} v. By how many per cent is it slower after ${time} s than without damping, roughly?`,
      unit: '%',
      answer: Math.round(1e4 * (1 - (1 - Math.exp(-ct)) / ct)) / 100,
      within: 6 * ct,
      from: 0,
      to: 10,
      reply:
        'At first there is no velocity to damp, in the end the full one: on average half of it. That makes half of damping times time.',
      ideas: [
        {
          value: 100 * ct,
          reply: 'So it would be for a body that had its full velocity from the start. This one begins at rest.',
        },
        {
          value: 0,
          idea: 'free-is-exact',
          reply: 'So it is at the very start only. Damping takes a little from every velocity that there is.',
        },
      ],
    };
  },
});
