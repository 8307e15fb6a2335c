import { pointMasses } from 'rigid-body-lab';
import { number, rounded } from 'rigid-body-lab/questions';

export default number({
  notebook: '04',
  repeats: 'Can the centre of mass lie outside the body?',
  numbers: ({ pick }) => ({ base: pick([1, 2, 4]), leg: pick([3, 4, 5, 6]) }),
  ask: ({ base, leg }) => {
    const parts = [
      { mass: base, position: [0, 0, 0] },
      { mass: leg, position: [-base / 2, leg / 2, 0] },
      { mass: leg, position: [base / 2, leg / 2, 0] },
    ] as const;
    const [, height] = pointMasses(parts).com;
    return {
      text: `An even wire is bent to a U: the base is ${base} dm long, and two legs of ${leg} dm stand upright on it. How high above the base, between the legs, is its centre of mass?`,
      unit: 'dm',
      answer: height,
      from: 0,
      to: 6,
      reply: `Each piece counts with its length, in the middle of itself: 2 · ${leg} · ${rounded(leg / 2)} by ${base + 2 * leg}. There is no wire there.`,
      ideas: [
        { value: leg / 2, reply: 'So it would be if the U were closed above. The base pulls the centre down.' },
        {
          value: 0,
          reply: 'So it would be for the base alone, and if the centre had to lie in the wire. It need not.',
        },
        {
          value: leg / 3,
          idea: 'mass-alone',
          reply: 'That is the mean of the three middles. It would be right for pieces of equal length.',
        },
      ],
    };
  },
  byHand: ({ base, leg }) => leg ** 2 / (base + 2 * leg),
});
