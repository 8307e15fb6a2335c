import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '16',
  repeats: 'pushed',
  numbers: ({ pick }) => ({
    first: pick([1, 2, 3]),
    ratio: pick([2, 3, 5]),
    blow: pick([12, 24, 36]),
    time: pick([2, 3]),
  }),
  ask: ({ first, ratio, blow, time }) => {
    const total = first * (1 + ratio);
    return {
      text: `Two bars of ${first} kg and ${first * ratio} kg, joined by a hinge, float at rest. The first one gets a short blow of ${blow} N s at its free end, across its length. How far has the common centre of mass gone after ${time} s?`,
      unit: 'm',
      right: {
        value: (blow * time) / total,
        reply: 'So it is: the blow by the whole mass, wherever it acts. What the hinge passes on cancels.',
      },
      wrong: [
        {
          value: (blow * time) / first,
          reply:
            'So it would be if the first bar flew alone. The hinge takes the second one along, with a force and its opposite.',
        },
        {
          value: (blow * time) / (2 * total),
          idea: 'force-splits',
          reply: 'So it would be for twice the mass. The turning takes energy, but of the blow nothing is used up.',
        },
        {
          value: 0,
          idea: 'spin-or-move',
          reply: 'So it would be for two opposite blows. One from outside always moves the common centre.',
        },
      ],
    };
  },
});
