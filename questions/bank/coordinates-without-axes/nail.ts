import { toBasis } from 'rigid-body-lab';
import { sketch } from 'rigid-body-lab/questions';

/** First coordinate of a nail in the wall in axes that turn with a disc, a whole turn in 10 s. */
const nail = (far: number, t: number, sign: number): number => {
  const a = (2 * Math.PI * t) / 10;
  const [c, s] = [Math.cos(a), sign * Math.sin(a)];
  return toBasis([0, far], {
    origin: [0, 0],
    axes: [
      [c, s],
      [-s, c],
    ],
  })[0];
};

export default sketch({
  notebook: '02',
  repeats: 'turning',
  numbers: ({ pick }) => ({ far: pick([0.5, 1, 1.5, 2, 2.5, 3]) }),
  ask: ({ far }) => ({
    text: `A frame is painted on a disc that turns anticlockwise about its centre, once in 10 s. At the start its axes point to the right and upwards. A nail in the wall behind it sits ${far} m straight above the centre. How does its first coordinate in the frame of the disc go?`,
    x: { label: 't', unit: 's', range: [0, 10] },
    y: { label: 'first coordinate', unit: 'm', range: [-far, far] },
    right: {
      curve: (t) => nail(far, t, 1),
      text: 'rises from zero first, a whole wave',
      reply: 'So it is: the first axis turns upwards, towards the nail, and points at it after a quarter of a turn.',
    },
    wrong: [
      {
        curve: (t) => nail(far, t, -1),
        text: 'falls from zero first, a whole wave',
        reply: 'So it would be for a disc that turns clockwise: this one carries its first axis towards the nail.',
      },
      {
        curve: () => 0,
        text: 'stays at zero',
        reply:
          'So it is in the frame of the wall, and for a screw in the disc the coordinate stays as well. For the disc the nail goes round.',
      },
      {
        curve: (t) => nail(far, t + 2.5, 1),
        text: `falls from ${far} m first, a whole wave`,
        reply: 'So it would be for a nail that begins on the first axis. This one begins on the second.',
      },
    ],
  }),
});
