import { order, rounded } from 'rigid-body-lab/questions';

export default order({
  notebook: '08',
  repeats: 'A push of 6 N at the centre of a body and one of 6 N beside it',
  numbers: ({ some, pick }) => ({
    arms: some(3, [0, 0.1, 0.2, 0.3, 0.4]),
    impulse: pick([1, 2, 3]),
    inertia: pick([0.2, 0.5]),
  }),
  ask: ({ arms, impulse, inertia }) => {
    const mass = 2;
    const energy = (arm: number): number => impulse ** 2 / (2 * mass) + (impulse * arm) ** 2 / (2 * inertia);
    const item = (arm: number): string => (arm === 0 ? 'at the centre of mass' : `${rounded(100 * arm)} cm beside it`);
    const sorted = [...arms].sort((p, q) => energy(p) - energy(q)).map(item);
    return {
      text: `Three equal boxes of ${mass} kg, with ${inertia} kg m² about the vertical, rest on smooth ice. Each gets a short level blow of ${impulse} N s, at a right angle to its lever, but at another place. Order the places by the energy of the box afterwards.`,
      ends: ['least', 'most'],
      items: sorted,
      reply:
        'The energy of moving is the same, that of turning comes on top and goes with the square of the lever. The hand does more work.',
      wrong: [
        {
          items: [...sorted].reverse(),
          idea: 'force-splits',
          reply:
            'So it would be if turning took something away from moving. The centres are equally fast; turning comes on top.',
        },
      ],
    };
  },
});
