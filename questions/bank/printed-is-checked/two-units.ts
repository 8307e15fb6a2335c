import { choice, rounded } from 'rigid-body-lab/questions';

export default choice({
  notebook: '17',
  repeats: 'In a formula for an acceleration you find the terms',
  numbers: ({ pick }) => ({ omega: pick([2, 3, 5]), speed: pick([1, 4, 7]) }),
  ask: ({ omega, speed }) => {
    const printed = (unit: number): number => omega * speed * unit + omega ** 2;
    return {
      text: `A paper gives an acceleration as ω v + ω². With ω = ${omega} rad/s and v = ${speed} m/s somebody finds ${rounded(printed(1))}. Then v is put in as ${speed * 100} cm/s. Which number comes out?`,
      unit: '',
      right: {
        value: printed(100),
        reply:
          'So it is, and that is no acceleration: one term has grown and the other has not. A length is missing beside ω².',
      },
      wrong: [
        {
          value: 100 * printed(1),
          reply:
            'So it would be for an acceleration, which is a hundred times as much in cm/s². The printed one fails this test.',
        },
        {
          value: printed(1),
          idea: 'coordinates-without-axes',
          reply: 'So it would be if no length were in it. The first term holds one, by v.',
        },
        {
          value: printed(1) * 1e4,
          idea: 'formula-holds-always',
          reply: 'So it would be for an area, or the square of a speed. Put in the numbers, term by term.',
        },
      ],
    };
  },
});
