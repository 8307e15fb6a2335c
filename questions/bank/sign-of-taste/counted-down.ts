import { choice, rounded } from 'rigid-body-lab/questions';

export default choice({
  notebook: '14',
  repeats: 'upside-down',
  numbers: ({ pick }) => ({ factor: pick([-1, -2, -4, 2]), gain: pick([5, 10, 20]), height: pick([2, 3, 4]) }),
  ask: ({ factor, gain, height }) => {
    const f = factor * height;
    return {
      text: `A bead should stay on a level wire at y = 0. Somebody writes the constraint as f = ${rounded(factor)} y and demands ḟ = −k f with k = ${gain} per second. The bead is at y = ${height} cm. Which velocity ẏ does the feedback give it?`,
      unit: 'cm/s',
      right: {
        value: (-gain * f) / factor,
        reply: 'So it is: towards the wire. With f its derivative has changed, too, so the way of counting drops out.',
      },
      wrong: [
        {
          value: (gain * f) / factor,
          reply: 'So it would be with a plus before k. The minus is right however f is counted: it makes f die out.',
        },
        {
          value: -gain * f,
          reply: 'That is ḟ itself. The bead moves with ẏ, and ḟ is the factor of f times as much.',
        },
        {
          value: 0,
          idea: 'velocities-keep',
          reply: 'So it would be on the wire, or without feedback. Beside it a velocity back is what was asked for.',
        },
      ],
    };
  },
  byHand: ({ gain, height }) => -gain * height,
});
