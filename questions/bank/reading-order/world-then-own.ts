import { apply, deg, multiply, rotationX, rotationY, rotationZ, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

const ABOUT = { x: rotationX, y: rotationY, z: rotationZ };
const along = (v: Vec3): string => {
  const k = v.findIndex((part) => Math.abs(part) > 0.5);
  return `along ${v[k] > 0 ? '+' : '−'}${'xyz'[k]}`;
};

export default choice({
  notebook: '03',
  repeats: "A brick is turned about the world's $x$, and then about its own $z$",
  numbers: ({ some, pick }) => ({
    axes: some(2, ['x', 'y', 'z'] as const),
    pointer: pick([0, 1, 2]),
    way: pick([90, -90]),
  }),
  ask: ({ axes: [world, own], pointer, way }) => {
    const arrow = [0, 1, 2].map((k) => (k === pointer ? 1 : 0)) as Vec3;
    const [first, second] = [ABOUT[world](deg(90)), ABOUT[own](deg(way))];
    const end = (R: Mat3): string => along(apply(R, arrow));
    return {
      text: `A brick lies with its own axes x, y, z along those of the world. It is turned by 90° about the world's ${world}, and then by ${way}° about its own ${own}, as that lies by then. Where does an arrow point that is painted along the brick's own ${'xyz'[pointer]}?`.replace(
        '-',
        '−',
      ),
      right: {
        text: end(multiply(first, second)),
        reply:
          'So it is: the second turn is about an axis of the brick, so its factor stands on the right and acts on the arrow first.',
      },
      wrong: [
        {
          text: end(multiply(second, first)),
          reply: `So it would be if the second turn were about the world's ${own}. That axis of the brick has moved with the first.`,
        },
        {
          text: end(transpose(multiply(first, second))),
          idea: 'rows-are-axes',
          reply: 'That reads a row of the matrix. The columns are the axes of the brick, and the arrow is one of them.',
        },
      ],
    };
  },
});
