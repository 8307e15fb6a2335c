/** The inertia ellipsoid: the tensor as a shape. */
import { message } from '../linear/expect.js';
import { expectSymmetric } from '../linear/symmetric.js';
import { expectOptions, textField } from './expect-figure.js';
import type { FieldCheck } from './expect-figure.js';
import type { ReadonlyMat3 } from '../linear/mat3.js';
import { transpose } from '../linear/mat3.js';
import { principalAxes } from '../mass/principal-axes.js';
import type { Figure } from './figure.js';
import { ellipsoidMesh } from './shapes.js';
import { frameTraces, surfaceTrace } from './space.js';
import { spaceFigure } from './space-figure.js';
import { COLOUR } from './style.js';

/**
 * The surface x·Ix = constant, scaled so that its longest semi-axis is 1. It is long where turning is easy: the semi-axis along a
 * principal axis is proportional to 1/√(moment). The axes 1, 2, 3 are in ascending order of the moments.
 *
 * @throws RangeError if a moment is zero: the ellipsoid of a rod or a point is infinitely long.
 * @example
 * inertiaEllipsoidFigure({ title: 'Brick', inertia: [[10, 0, 0], [0, 40, 0], [0, 0, 34]] }).data.length; // => 4
 */
export function inertiaEllipsoidFigure(options: { title: string; inertia: ReadonlyMat3 }): Figure {
  const where = 'inertiaEllipsoidFigure';
  expectOptions(where, options, { title: textField, inertia: expectSymmetric as FieldCheck });
  const { moments, axes } = principalAxes(options.inertia);
  if (!(moments[0] > 0)) {
    const reason = 'Turning about a zero moment costs nothing, so the ellipsoid has no end.';
    throw new RangeError(message(where, 'three positive moments', moments, reason));
  }
  const semiAxes = moments.map((moment) => Math.sqrt(moments[0] / moment)) as [number, number, number];
  const columns = transpose(axes);
  return spaceFigure(
    [
      surfaceTrace('inertia ellipsoid', ellipsoidMesh(semiAxes, columns), {
        colour: COLOUR.sky,
        opacity: 0.45,
        flat: false,
      }),
      ...frameTraces({ origin: [0, 0, 0], axes: columns, length: 1.3, names: ['1', '2', '3'] }),
    ],
    { title: options.title, unit: 'relative', legend: false },
  );
}
