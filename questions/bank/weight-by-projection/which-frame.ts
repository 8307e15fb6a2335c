import { choice } from 'rigid-body-lab/questions';

const TRIPLES = [
  [0.6, 0.8],
  [0.8, 0.6],
  [0.28, 0.96],
  [0.96, 0.28],
] as const;
const pair = (...axes: (readonly [number, number])[]): string =>
  axes.map(([x, y]) => `(${x}, ${y})`.replaceAll('-', '−')).join(' and ');

export default choice({
  notebook: '02',
  repeats: 'When may you use the scalar product',
  numbers: ({ some, pick }) => ({ legs: some(3, TRIPLES), factor: pick([2, 3, 5]) }),
  ask: ({ legs: [[c, s], [p, q], [k, l]], factor }) => ({
    text: 'In which of these frames is the scalar product with an axis the coordinate along it?',
    right: {
      text: pair([c, s], [-s, c]),
      reply: 'So it is: both have unit length, and they stand at a right angle.',
    },
    wrong: [
      {
        text: pair([factor, 0], [0, factor]),
        reply: `They stand at a right angle. It would be right if they were of unit length: here it is too large, ${factor * factor} times.`,
      },
      {
        text: pair([1, 0], [p, q]),
        reply:
          'They have unit length. It would be right at a right angle: here each axis counts steps of the other one, too.',
      },
      {
        text: pair([k, l], [l, k]),
        reply:
          'They have unit length. It would be right for (−l, k) in place of (l, k): these two are mirror images and not at a right angle.',
      },
    ],
  }),
});
