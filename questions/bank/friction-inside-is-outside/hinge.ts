import { choice, rounded } from 'rigid-body-lab/questions';

export default choice({
  notebook: '16',
  repeats: 'Which of this notebook',
  numbers: ({ pick }) => ({ momentum: pick([6, 12, 20]), energy: pick([40, 50, 80]), lost: pick([0.2, 0.3, 0.4]) }),
  ask: ({ momentum, energy, lost }) => {
    const told = (L: number, E: number): string => `${rounded(L)} kg m²/s and ${rounded(E)} J`;
    return {
      text: `Two bars, joined by a hinge with friction, float in space; nothing touches them. They turn and swing against each other, with an angular momentum of ${momentum} kg m²/s about their common centre of mass, at rest, and an energy of ${energy} J. Some time later the swinging has become less. Which values can they have then?`,
      right: {
        text: told(momentum, energy * (1 - lost)),
        reply:
          'So it is: the friction is a torque on one bar and its opposite on the other. L stays, and energy becomes heat.',
      },
      wrong: [
        {
          text: told(momentum * (1 - lost), energy * (1 - lost)),
          reply: 'So it would be with a brake that is held from outside. Inside, the two torques cancel, and L stays.',
        },
        {
          text: told(momentum * (1 - lost), energy),
          idea: 'turning-dies',
          reply: 'It is the other way round: only a torque from outside could take L, and friction does take energy.',
        },
        {
          text: told(momentum, energy),
          idea: 'kept-is-right',
          reply: 'So it would be without friction. With it the swinging has made heat.',
        },
      ],
    };
  },
});
