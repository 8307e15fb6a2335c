/** The inertia ellipsoid: the tensor as a shape. */
import { message } from '../linear/expect.js';
import { expectSymmetric } from '../linear/symmetric.js';
import { expectOptions, textField } from './expect-figure.js';
import type { FieldCheck } from './expect-figure.js';
import type { ReadonlyMat3 } from '../linear/mat3.js';
import { transpose } from '../linear/mat3.js';
import type { Vec3 } from '../linear/vec3.js';
import { scale } from '../linear/vec3.js';
import { principalAxes } from '../mass/principal-axes.js';
import type { Figure } from './figure.js';
import { ellipsoidMesh } from './shapes.js';
import { frameTraces, surfaceTrace } from './space.js';
import { spaceFigure } from './space-figure.js';
import { COLOUR } from './style.js';

/** How far an axis reaches, in parts of the semi-axis along it: its end and its number are outside. */
const BEYOND = 1.3;

/**
 * The surface x·Ix = constant, scaled so that its longest semi-axis is 1. It is long where turning is easy:
 * the semi-axis along a principal axis is proportional to 1/√(moment). The axes 1, 2, 3 are in ascending
 * order of the moments, each a little longer than its semi-axis.
 *
 * @throws RangeError if a moment is zero: the ellipsoid of a rod or a point is infinitely long.
 * @example
 * inertiaEllipsoidFigure({ title: 'Brick', inertia: [[10, 0, 0], [0, 40, 0], [0, 0, 34]] }).data.length;
 * // => 4
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
  const outside = columns.map((axis, k) => scale(axis, semiAxes[k])) as [Vec3, Vec3, Vec3];
  return spaceFigure(
    [
      surfaceTrace('inertia ellipsoid', ellipsoidMesh(semiAxes, columns), {
        colour: COLOUR.sky,
        opacity: 0.45,
        flat: false,
      }),
      ...frameTraces({ origin: [0, 0, 0], axes: outside, length: BEYOND, names: ['1', '2', '3'] }),
    ],
    { title: options.title, unit: '1', legend: false },
  );
}
