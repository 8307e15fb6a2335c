import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '00',
  repeats: 'About which of its axes does a brick not go on spinning?',
  numbers: ({ some, pick }) => ({
    moments: some(
      3,
      pick([
        [10, 34, 40],
        [20, 30, 45],
        [50, 60, 90],
        [8, 12, 16],
        [25, 27, 48],
      ]),
    ),
  }),
  ask: ({ moments }) => {
    const [, middle, large] = [...moments].sort((p, q) => p - q);
    const [x, y, z] = moments;
    const alone = (moment: number): string => `along ${'xyz'[moments.indexOf(moment)]} alone`;
    return {
      text: `A satellite has the principal moments ${x}, ${y} and ${z} kg m² about its axes x, y and z. It is to spin freely about the axis along which its antenna points, for an hour, and the rocket leaves a nudge of a thousandth of the spin. Along which axis would an antenna be turned away?`,
      right: {
        text: alone(middle),
        reply: 'So it is: about the axis of the middle moment even a tiny nudge grows until the body turns over.',
      },
      wrong: [
        {
          text: 'along none of them',
          reply: 'So it would be with no nudge. About the axis of the middle moment any nudge grows, however small.',
        },
        {
          text: 'along each of them',
          idea: 'every-axis-tips',
          reply: 'So it is along one, the axis of the middle moment. About the two others a nudge only swings.',
        },
        {
          text: alone(large),
          idea: 'short-axis-easy',
          reply: 'It would be so if that moment were the middle one. It is the largest, and the spin about it holds.',
        },
      ],
    };
  },
  byHand: ({ moments: [x, y, z] }) => {
    const grows = [(x - y) * (z - x), (y - z) * (x - y), (z - x) * (y - z)].findIndex((product) => product > 0);
    return `along ${'xyz'[grows]} alone`;
  },
});
