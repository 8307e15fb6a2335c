import { cross, determinant, fixed } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '11',
  repeats: 'Which mistake does the lecture',
  numbers: ({ some, pick }) => ({ order: some(3, [0, 1, 2]), sign: pick([1, -1]) }),
  ask: ({ order, sign }) => {
    const unit = (k: number): Vec3 => [0, 1, 2].map((i) => (i === order[k] ? 1 : 0)) as Vec3;
    const [p, q] = [unit(0), unit(1).map((x) => sign * x) as Vec3];
    const mirror: Mat3 = [p, q, cross(q, p)];
    const mended: Mat3 = [p, q, cross(p, q)];
    const told = (before: number, after: number): string =>
      `${fixed(before, 0)} before, ${fixed(after, 0)} after`.replaceAll('-', '−');
    return {
      text: `A slip has put the rows ${mirror
        .map((row) => `(${row.join(', ')})`)
        .join(', ')
        .replaceAll('-0', '0')
        .replaceAll(
          '-',
          '−',
        )} where a rotation matrix should be. The recipe for repairs makes row 1 a unit vector, row 3 the product row 1 × row 2, and row 2 the product row 3 × row 1. What is the determinant before and after?`,
      right: {
        text: told(determinant(mirror), determinant(mended)),
        reply:
          'So it is: row 3 is never read, so a mirror image becomes a rotation, another one than was meant, and nobody notices.',
      },
      wrong: [
        {
          text: told(-1, -1),
          reply: 'So it would be if the recipe kept row 3. It makes row 3 anew from the two others, and these give +1.',
        },
        {
          text: told(1, 1),
          reply: 'So it would be for a right matrix. Here row 3 points against row 1 × row 2, a mirror image.',
        },
      ],
    };
  },
});
