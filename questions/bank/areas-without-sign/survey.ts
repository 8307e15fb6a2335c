import { number } from 'rigid-body-lab/questions';

type Corner = readonly [number, number];
/** The signed area of the triangle over the edge from p to q, from the origin. */
const over = (p: Corner, q: Corner): number => (p[0] * q[1] - p[1] * q[0]) / 2;

export default number({
  notebook: '07',
  repeats: 'May the common corner of all tetrahedra lie outside',
  numbers: ({ pick }) => ({ x: pick([2, 4, 6]), y: pick([1, 2, 3]), wide: pick([2, 4, 6]), high: pick([2, 4]) }),
  ask: ({ x, y, wide, high }) => {
    const corners: Corner[] = [
      [x, y],
      [x + wide, y],
      [x + wide, y + high],
      [x, y + high],
    ];
    const parts = corners.map((p, k) => over(p, corners[(k + 1) % 4]));
    const sum = (of: (part: number) => number): number => parts.reduce((so, part) => so + of(part), 0);
    return {
      text: `A field is surveyed from a tower outside of it. Run round anticlockwise, its four edges span triangles with the tower of ${parts.join(', ')} hectares, with signs. What is the area of the field?`.replaceAll(
        '-',
        '−',
      ),
      unit: 'ha',
      answer: sum((part) => part),
      from: 0,
      to: 80,
      reply:
        'It is the plain sum: what lies between tower and field is counted once with a plus and once with a minus.',
      ideas: [
        {
          value: sum(Math.abs),
          reply:
            'So it would be from a tower inside, where all are positive. Here the near edges are seen from outside.',
        },
        {
          value: sum((part) => Math.max(part, 0)),
          reply: 'That leaves the ground between tower and field in it. The negative triangles take it off.',
        },
      ],
    };
  },
  byHand: ({ wide, high }) => wide * high,
});
