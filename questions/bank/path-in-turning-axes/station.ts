import { apply, rotationZ, transpose } from 'rigid-body-lab';
import { choice, rounded } from 'rigid-body-lab/questions';

const shown = (v: readonly number[]): string =>
  `(${v
    .slice(0, 2)
    .map((x) => rounded(Math.round(x * 1e6) / 1e6))
    .join(', ')}) m`;

export default choice({
  notebook: '09',
  repeats: 'camera',
  numbers: ({ pick }) => ({ speed: pick([1, 2, 3]), time: pick([2, 4, 5]), turn: pick([1, 3]) }),
  ask: ({ speed, time, turn }) => {
    const far = speed * time;
    const inAxes = (quarters: number): string =>
      shown(apply(transpose(rotationZ((quarters * Math.PI) / 2)), [far, 0, 0]));
    return {
      text: `A space station turns steadily about z, anticlockwise, ${turn === 1 ? 'a quarter' : 'three quarters'} of a turn in ${time} s. From the middle of its hub a ball is let fly with ${speed} m/s along the world's x, which is then also the station's x; nothing pushes it on its way. Where is the ball after these ${time} s, in the (x, y) axes of the station?`,
      right: {
        text: inAxes(turn),
        reply:
          'So it is: in the world it has gone straight along x, and the axes of the station have turned to the left meanwhile.',
      },
      wrong: [
        {
          text: inAxes(0),
          reply:
            'So it is in the axes of the world. Those of the station have turned, and the same point has other coordinates.',
        },
        {
          text: inAxes(-turn),
          idea: 'body-or-world',
          reply:
            'So it would be for a station that turns clockwise. In axes that turn one way the ball goes round the other way.',
        },
        {
          text: shown([0, 0]),
          idea: 'momentum-turns',
          reply: 'So it would be for a ball that floats at the middle. This one leaves it, whoever looks.',
        },
      ],
    };
  },
});
