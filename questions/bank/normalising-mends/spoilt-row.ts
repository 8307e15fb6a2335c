import { cross, deg, normalize, rotationAngleBetween, quaternionFromMatrix } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

/** The recipe of the lecture: row 1 to unit length, row 3 anew, row 2 anew. */
function mended(row1: Vec3, row2: Vec3): [Vec3, Vec3, Vec3] {
  const p = normalize(row1);
  const r = normalize(cross(p, row2));
  return [p, cross(r, p), r];
}

export default choice({
  notebook: '11',
  repeats: 'Row 3 of a rotation is spoilt',
  numbers: ({ pick }) => ({ row: pick([1, 2]), angle: pick([2, 4, 6, 8]) }),
  ask: ({ row, angle }) => {
    const slip = Math.tan(deg(angle));
    const rows = row === 1 ? mended([1, slip, 0], [0, 1, 0]) : mended([1, 0, 0], [slip, 1, 0]);
    const off = rotationAngleBetween(quaternionFromMatrix(rows), [1, 0, 0, 0]) / deg(1);
    return {
      text: `The rows of a rotation matrix are (1, 0, 0), (0, 1, 0), (0, 0, 1). A fault adds a piece of row ${3 - row} to row ${row}, which leans by ${angle}° then. The recipe: row 1 is made a unit vector; row 3 becomes row 1 × row 2, made a unit vector; row 2 becomes row 3 × row 1. By how much is the mended matrix turned against the right one?`,
      unit: '°',
      right: {
        value: Math.round(off * 1e6) / 1e6,
        reply:
          row === 1
            ? 'So it is: row 1 is believed as it stands, and the two others are led after it.'
            : 'So it is: row 2 is made anew, and the piece of row 1 in it drops out of the cross product.',
      },
      wrong: [
        {
          value: row === 1 ? 0 : angle,
          reply:
            row === 1
              ? 'So it would be if row 2 had been spoilt by a piece of row 1. Row 1 itself is only made a unit vector.'
              : 'So it would be if row 1 had been spoilt. It is the row that is believed as it stands.',
        },
        {
          value: angle / 2,
          idea: 'shares-evenly',
          reply: 'So it would be if the recipe shared the fault between the two rows. It believes row 1 alone.',
        },
      ],
    };
  },
  byHand: ({ row, angle }) => (row === 1 ? angle : 0),
});
