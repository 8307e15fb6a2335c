import { choice } from 'rigid-body-lab/questions';

/** Factors of two places: an arrow if they add up to 0, a place if to 1. */
const shown = ([a, b]: readonly number[]): string =>
  `${a === 1 ? '' : a}p₁ ${b < 0 ? '−' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}p₂`;

export default choice({
  notebook: '02',
  repeats: 'sums',
  numbers: ({ whole, pick }) => ({ k: whole(1, 4), odd: pick([2, 3, 4]), bob: [whole(1, 5), whole(1, 5)] }),
  ask: ({ k, odd, bob }) => ({
    text: `Two lamps hang at p₁ and p₂. Ann and Bob measure both along parallel axes; Bob's origin lies at (${bob.join(', ')}) m, counted from Ann's. Which of these comes out with the same numbers for both?`,
    right: {
      text: shown([k, -k]),
      reply: 'So it is: the factors add up to zero, and what the two origins differ by drops out.',
    },
    wrong: [
      {
        text: shown([odd, odd]),
        reply: `It would be right if both were arrows. Each place changes by the way between the origins, the whole by ${2 * odd} times that.`,
      },
      {
        text: shown([odd + 1, -odd]),
        reply:
          'Its factors add up to one: both mean the same place by it, but its numbers change with the origin as those of any place do.',
      },
      {
        text: shown([odd, -odd - 2]),
        reply: 'It would be right if the factors added up to zero. Here twice the way between the origins is left.',
      },
    ],
  }),
});
