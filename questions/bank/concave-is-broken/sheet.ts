import { polygonProblems } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

type Corner = readonly [number, number];

export default choice({
  notebook: '07',
  repeats: 'Which of the five polygons has no consistent inside',
  numbers: ({ pick, whole }) => ({ wide: pick([4, 6, 8]), high: pick([3, 5, 7]), x: whole(0, 3), y: whole(0, 3) }),
  ask: ({ wide, high, x, y }) => {
    const [a, b, c, d]: Corner[] = [
      [x, y],
      [x + wide, y],
      [x + wide, y + high],
      [x, y + high],
    ];
    const inner: Corner = [x + 1, y + 1];
    const outlines = [
      [a, b, inner, d],
      [a, d, c, b],
      [a, c, b, d],
    ];
    const told = (corners: readonly Corner[]): string => corners.map((p) => `(${p.join(', ')})`).join(' ');
    const crosses = outlines.find((corners) =>
      polygonProblems(corners.map(([u, v]) => [u, v, 0])).some(({ name }) => name === 'self-intersecting'),
    )!;
    return {
      text: 'A plotter knife runs straight from corner to corner and back to the first. Here are three lists of corners, in m. Two of them cut out one sheet with an inside. Which one does not?',
      right: {
        text: told(crosses),
        reply: 'So it is: two of its edges cross, and its two halves are run round in opposite senses.',
      },
      wrong: [
        {
          text: told(outlines[0]),
          reply:
            'It turns inwards at one corner, and would be no good for a method that takes only bulging outlines. It has an inside.',
        },
        {
          text: told(outlines[1]),
          idea: 'areas-without-sign',
          reply:
            'It runs clockwise, so its area would come out negative. That is a matter of the sense; it has an inside.',
        },
      ],
    };
  },
});
