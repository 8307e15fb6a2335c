import { choice } from 'rigid-body-lab/questions';

type Point = readonly [number, number];
const told = ([x, y]: Point): string => `at (${x}, ${y}) m`;

export default choice({
  notebook: '08',
  repeats: 'A force acts at a point that is not the centre of mass',
  numbers: ({ some, pick }) => ({
    centre: some(2, [1, 2, 3, 4]) as unknown as Point,
    off: pick([1, 2]),
    force: pick([3, 5, 8]),
  }),
  ask: ({ centre: [x, y], off, force }) => {
    const points: Point[] = [
      [x + off, y],
      [x, y + off],
      [0, 0],
    ];
    /** Of the force along x about the centre of mass. */
    const torque = ([, at]: Point): number => -(at - y) * force;
    return {
      text: `A flat plate has its centre of mass at ${told([x, y]).slice(3)}, counted from its lower left corner. A finger pushes with ${force} N, straight along x. Where on the plate may it push so that the plate does not turn?`,
      right: {
        text: told(points.find((point) => torque(point) === 0)!),
        reply: 'So it is: what counts is the line of action. It runs along x through the centre of mass.',
      },
      wrong: [
        {
          text: told(points[1]),
          reply: 'So it would be for a push along y. Along x the force passes the centre of mass by that distance.',
        },
        {
          text: told(points[2]),
          idea: 'from-own-corner',
          reply: 'So it would be if the torque about the corner decided. A free plate turns about its centre of mass.',
        },
        {
          text: `only ${told([x, y])}`,
          idea: 'spin-or-move',
          reply: 'There it does not turn, but not only there. A force may be moved along its line of action.',
        },
      ],
    };
  },
});
