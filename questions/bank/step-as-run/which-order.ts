import { number, rounded } from 'rigid-body-lab/questions';

export default number({
  notebook: '10',
  repeats: 'You halve the step of a method, and the error of a run is divided by 8',
  numbers: ({ whole, pick }) => ({
    order: whole(2, 4),
    of: pick(['one step', 'a whole run']),
    first: pick([3.2, 4.8, 6.4]),
  }),
  ask: ({ order, of, first }) => {
    const power = of === 'one step' ? order + 1 : order;
    return {
      text: `Somebody halves the step of a method and measures the error of ${of}: it falls from ${rounded(first * 1e-4)} to ${rounded((first * 1e-4) / 2 ** power)}. Of which order is the method?`,
      unit: '',
      answer: order,
      within: 0.3,
      from: 0,
      to: 32,
      reply: 'The error of a run falls by 2 to the power of the order, that of one step by one factor of 2 more.',
      ideas: [
        {
          value: of === 'one step' ? order + 1 : order - 1,
          reply: 'So it would be for the other error: a run has one power of h less than one step.',
        },
        {
          value: 2 ** power,
          idea: 'halving-halves',
          reply: 'That is the factor itself. The order is the number of factors of 2 in it, one less for one step.',
        },
      ],
    };
  },
});
