import { number } from 'rigid-body-lab/questions';

const STARTS = [
  { from: 'level with the pivot', falls: 1 },
  { from: 'a touch beside straight up', falls: 2 },
  { from: 'with its rod 60° from straight down', falls: 0.5 },
  { from: 'with its rod 60° from straight up', falls: 1.5 },
];

export default number({
  notebook: '16',
  repeats: 'A pendulum is let go a touch beside straight up',
  numbers: ({ pick }) => ({ start: pick(STARTS), length: pick([0.5, 1, 2, 3]) }),
  ask: ({ start: { from, falls }, length }) => ({
    text: `A ball on a light rod of ${length} m is let go at rest, ${from}; it falls ${falls * length} m on its way to the lowest point. How many times its weight does the rod pull with there?`,
    unit: 'weights',
    answer: 1 + 2 * falls,
    within: 0.1,
    from: 0,
    to: 6,
    reply: `By the energy m v²/ℓ is ${2 * falls} weights, which bend the path, and one more carries the ball. The length drops out.`,
    ideas: [
      { value: 1, reply: 'So it is for a ball at rest. This one is fast, and the rod must bend its path as well.' },
      {
        value: 2 * falls,
        idea: 'bend-is-all',
        reply: 'That bends the path. The rod must carry the weight as well, one more.',
      },
      {
        value: 1 + falls,
        idea: 'same-push-same-energy',
        reply: 'So it would be with half the energy. v² is 2g times the height, twice as much.',
      },
    ],
  }),
});
