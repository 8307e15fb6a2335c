/** Polhodes: where the angular velocity of a free body can go, in body axes. */
import { message } from '../linear/expect.js';
import { expectOptions, listField, optionalField, textField, vec3Field } from './expect-figure.js';
import { scale } from '../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { OMEGA_NAMES, energyEllipsoid } from './energy-ellipsoid.js';
import type { Figure, Trace } from './figure.js';
import { pathTrace } from './space.js';
import { spaceFigure } from './space-figure.js';
import { AXIS_COLOURS, COLOUR } from './style.js';

const CURVE_POINTS = 120;
/** From the side where the middle axis comes towards the reader. */
const CAMERA = { x: 1.05, y: 1.5, z: 0.75 };

/**
 * One closed polhode of energy T (2T = 1) around axis `axis` (0 or 2): the points with the given L².
 * Eliminating the component along that axis from the two conserved quantities leaves an ellipse
 * in the other two, I_b (I_b - I_a) ω_b² + I_c (I_c - I_a) ω_c² = L² - 2T I_a up to sign (Chaney eq.
 * 32 and 33 with no translation).
 */
function polhode(moments: ReadonlyVec3, momentumSquared: number, axis: 0 | 2, side: 1 | -1): Vec3[] {
  const other = axis === 0 ? 2 : 0;
  const [ia, ib, ic] = [moments[axis], moments[1], moments[other]];
  const excess = Math.abs(momentumSquared - ia);
  const radiusB = Math.sqrt(excess / (ib * Math.abs(ib - ia)));
  const radiusC = Math.sqrt(excess / (ic * Math.abs(ic - ia)));
  return Array.from({ length: CURVE_POINTS + 1 }, (_, k) => {
    const angle = (2 * Math.PI * k) / CURVE_POINTS;
    const [wb, wc] = [radiusB * Math.sin(angle), radiusC * Math.cos(angle)];
    const along = side * Math.sqrt(Math.max(0, 1 - ib * wb * wb - ic * wc * wc) / ia);
    return axis === 0 ? [along, wb, wc] : [wc, wb, along];
  });
}

/** A curve with its name written where it is farthest from the crossing. */
const labelled = (curve: Trace, colour: string): Trace => ({
  ...curve,
  mode: 'lines+text',
  text: Array.from({ length: CURVE_POINTS + 1 }, (_, k) => (k === 0 ? curve.name : '')),
  textfont: { color: colour, size: 13 },
  textposition: 'top center',
});

/** The way of a motion over the ellipsoid, with a dot where it begins, in the colour of ω. */
function wayOf(motion: readonly ReadonlyVec3[]): Trace[] {
  const style = { colour: COLOUR.purple, legend: false };
  const { line: _, ...start } = pathTrace('start', motion.slice(0, 1), style);
  return [
    pathTrace('this motion', motion, { ...style, width: 9 }),
    { ...start, mode: 'markers', marker: { color: COLOUR.purple, size: 6 } },
  ];
}

/**
 * The energy ellipsoid in the space of omegaBody with polhodes on it: loops around the axes
 * of the smallest and the largest moment, and the separatrix that crosses itself at the middle axis.
 * Loops have the colour of the axis that they surround. Without a motion twice the energy is 1 J;
 * with one the ellipsoid has its energy, its way is drawn from a dot on, and the separatrix is grey.
 *
 * @param options title; principalMoments kg m², ascending; motion: omegaBody in rad/s at successive times
 * @throws RangeError unless the moments are different, positive and ascending: otherwise
 * there is no middle axis.
 * @throws RangeError for a motion without any energy.
 * @example
 * polhodeFigure({ title: 'Box', principalMoments: [5, 17, 20] }).data.length; // => 20
 * polhodeFigure({ title: 'Box', principalMoments: [5, 17, 20], motion: [[0, 2, 0]] }).data.length; // => 22
 */
export function polhodeFigure(options: {
  title: string;
  principalMoments: ReadonlyVec3;
  motion?: readonly ReadonlyVec3[];
}): Figure {
  expectOptions('polhodeFigure', options, {
    title: textField,
    principalMoments: vec3Field,
    motion: optionalField(listField(vec3Field)),
  });
  const { title, principalMoments: moments, motion = [] } = options;
  const [i1, i2, i3] = moments;
  if (!(0 < i1 && i1 < i2 && i2 < i3)) {
    const condition = 'three different positive moments in ascending order';
    const reason = 'With two equal moments the polhodes are circles.';
    throw new RangeError(message('polhodeFigure', condition, moments, reason));
  }
  const size = motion.length > 0 ? Math.hypot(...motion[0].map((w, k) => w * Math.sqrt(moments[k]))) : 1;
  if (size === 0) {
    throw new RangeError(message('polhodeFigure', 'a motion that turns', motion[0], 'Its ellipsoid is a point.'));
  }
  const curve = (...shape: Parameters<typeof polhode>): Vec3[] => polhode(...shape).map((w) => scale(w, size));
  const loops = (axis: 0 | 2, name: string): Trace[] =>
    [0.25, 0.5, 0.8].flatMap((part) =>
      ([1, -1] as const).map((side) => {
        const momentumSquared = moments[axis] + part * (i2 - moments[axis]);
        return pathTrace(name, curve(moments, momentumSquared, axis, side), {
          colour: AXIS_COLOURS[axis],
          width: 4,
          legend: false,
        });
      }),
    );
  const boundary = motion.length > 0 ? COLOUR.grey : COLOUR.purple;
  const branches = ([0, 2] as const).flatMap((axis) =>
    ([1, -1] as const).map((side) =>
      pathTrace('separatrix', curve(moments, i2, axis, side), { colour: boundary, width: 6, legend: false }),
    ),
  );
  const separatrix = branches.map((branch, k) => (k === 0 ? labelled(branch, boundary) : branch));
  const { surface, axes } = energyEllipsoid(moments, size);
  return spaceFigure(
    [
      surface,
      ...loops(0, 'around the smallest moment'),
      ...loops(2, 'around the largest moment'),
      ...separatrix,
      ...axes,
      ...(motion.length > 0 ? wayOf(motion) : []),
    ],
    { title, unit: 'rad/s', legend: false, names: [...OMEGA_NAMES], camera: CAMERA },
  );
}
