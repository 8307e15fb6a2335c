import { inertiaProblems, diagonal } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '06',
  repeats: 'May a brick have the moments 10, 40 and 60?',
  numbers: ({ pick }) => ({ least: pick([10, 20, 30]), middle: pick([40, 50, 60]), off: pick([2, 4, 6]) }),
  ask: ({ least, middle, off }) => {
    const sum = least + middle;
    const triples = [sum - off, sum + off, sum * 2, middle - least - off].map((third) => [least, middle, third]);
    const told = (triple: readonly number[]): string => `${triple.join(', ')} kg m²`;
    const possible = triples.find(([a, b, c]) => inertiaProblems(diagonal(a, b, c)).length === 0)!;
    return {
      text: 'Somebody has measured the three principal moments of some bodies. Only one of these results can be right. Which?',
      right: { text: told(possible), reply: 'So it is: each moment is smaller than the two others together.' },
      wrong: [
        {
          text: told(triples[1]),
          reply:
            'The last is a little more than the two others together. It would be right if Σ m z² might be negative.',
        },
        {
          text: told(triples[2]),
          idea: 'moment-by-distance',
          reply:
            'The last is twice the sum of the others. However long a body is, its largest moment is at most that sum.',
        },
        {
          text: told(triples[3]),
          idea: 'short-axis-easy',
          reply: 'The second one is more than the two others together. It would be possible if the last were larger.',
        },
      ],
    };
  },
  byHand: ({ least, middle, off }) => `${least}, ${middle}, ${least + middle - off} kg m²`,
});
