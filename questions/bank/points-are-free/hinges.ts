import { number } from 'rigid-body-lab/questions';

export default number({
  notebook: '16',
  repeats: 'How many equations does the hinge of a door need',
  numbers: ({ whole }) => ({ hinges: whole(1, 3), balls: whole(0, 2) }),
  ask: ({ hinges, balls }) => {
    const bodies = hinges + balls + 1;
    const joints = `${hinges} ${hinges === 1 ? 'hinge like that' : 'hinges like those'} of a door${balls === 0 ? '' : ` and ${balls} ball ${balls === 1 ? 'joint' : 'joints'}`}`;
    return {
      text: `A robot in space is a chain of ${bodies} rigid bodies, joined one to the next by ${joints}; none is fastened anywhere. A single body has six ways to move. How many independent ways to move has the chain?`,
      unit: '',
      answer: 6 * bodies - 5 * hinges - 3 * balls,
      within: 0.4,
      from: 0,
      to: 36,
      reply:
        'A hinge takes five: three for a common point, two for a common axis. A ball joint takes the three of the common point.',
      ideas: [
        { value: 6 * bodies, reply: 'So it would be without joints. Each of them takes some of the ways to move.' },
        {
          value: 6 * bodies - 3 * (hinges + balls),
          idea: 'place-is-all',
          reply:
            'So it would be if a hinge were a common point only, as a ball joint is. It has a common axis as well.',
        },
        {
          value: hinges + 3 * balls,
          idea: 'coordinates-without-axes',
          reply: 'So many there are inside, if the first body is held. It floats, and has six of its own.',
        },
      ],
    };
  },
});
