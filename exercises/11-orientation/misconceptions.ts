import type { Misconception } from 'rigid-body-lab/course';
import { cross, dot, flipped, length, minus, rate, repaired, rotationOf, times, turnedBy, unit } from './inputs.js';
import type { Inputs } from './inputs.js';

export const columnsRepaired: Misconception<Inputs> = {
  id: 'columns-repaired',
  says: 'The columns were repaired. The lecture’s recipe starts with row 1; starting with a column keeps another direction.',
  value: ({ drifted }) => flipped(repaired(flipped(drifted))),
};
export const fromRowThree: Misconception<Inputs> = {
  id: 'row-two-kept',
  says: 'Row 2 was kept and row 1 made to fit. The recipe keeps the direction of row 1.',
  value: ({ drifted }) => {
    const row2 = unit(drifted[1]);
    const row1 = unit(minus(drifted[0], times(row2, dot(drifted[0], row2))));
    return [row1, row2, cross(row1, row2)];
  },
};
export const crossReversed: Misconception<Inputs> = {
  id: 'cross-product-reversed',
  says: 'Row 3 is R2 × R1 here, and points the other way; row 2 follows it. The recipe wants R3 = R1 × R2.',
  value: ({ drifted }) => {
    const [row1, row2, row3] = repaired(drifted);
    return [row1, times(row2, -1), times(row3, -1)];
  },
};
/** What a repair does with a mirror image and with a flattened matrix. */
export const fates = (id: string, says: string, mirror: string, flat: string): Misconception<Inputs> => ({
  id,
  says,
  value: () => ({ mirror, flat }),
});
export const transposedMatrix: Misconception<Inputs> = {
  id: 'matrix-transposed',
  says: 'This is the transpose: it turns the body the other way. The signs of the terms with w are exchanged.',
  value: ({ q }) => flipped(rotationOf(q)),
};
export const scalarLast: Misconception<Inputs> = {
  id: 'scalar-last',
  says: 'The quaternion was read as [x, y, z, w]. Here w stands first.',
  value: ({ q: [a, b, c, d] }) => rotationOf([d, a, b, c]),
};
export const halfMissing: Misconception<Inputs> = {
  id: 'half-missing',
  says: 'The factor ½ is missing: q holds half the angle, so it changes half as fast.',
  value: ({ q, omega }) => rate(q, omega, 1),
};
export const worldOmega: Misconception<Inputs> = {
  id: 'omega-in-world-axes',
  says: 'This is ½ (0, ω) q, the rate for an ω in world axes. For ω in body axes q stands on the left.',
  value: ({ q, omega }) => rate(q, omega, 0.5, -1),
};
export const halfAndOrder: Misconception<Inputs> = {
  id: 'half-and-order',
  says: 'Two things at once: the factor ½ is missing, and q stands on the right. For ω in body axes it is ½ q (0, ω).',
  value: ({ q, omega }) => rate(q, omega, 1, -1),
};
export const wholeAngle: Misconception<Inputs> = {
  id: 'whole-angle',
  says: 'The whole angle was put into the quaternion: the body turns twice as far. Use cos and sin of half the angle.',
  value: (inputs) => turnedBy(inputs, 1),
};
export const turnOnTheLeft: Misconception<Inputs> = {
  id: 'turn-on-the-left',
  says: 'The turn stands on the left of q: that is a turn about world axes. Body axes go on the right.',
  value: (inputs) => turnedBy(inputs, 0.5, -1),
};
export const wholeAngleOnTheLeft: Misconception<Inputs> = {
  id: 'whole-angle-on-the-left',
  says: 'Two things at once: use cos and sin of half the angle, and put the turn, given in body axes, on the right of q.',
  value: (inputs) => turnedBy(inputs, 1, -1),
};
export const timeForgotten: Misconception<Inputs> = {
  id: 'time-forgotten',
  says: 'The angle is |ω| here, in rad/s. A turn that takes the time dt goes as far as |ω| dt.',
  value: (inputs) => turnedBy({ ...inputs, dt: 1 }),
};
export const inDegrees: Misconception<Inputs> = {
  id: 'degrees-for-radians',
  says: 'The angle was multiplied by 180/π, into degrees. Math.cos and Math.sin take radians, which |ω| dt is already.',
  value: (inputs) => turnedBy({ ...inputs, dt: (inputs.dt * 180) / Math.PI }),
};
export const fromDegrees: Misconception<Inputs> = {
  id: 'radians-for-degrees',
  says: 'The angle was multiplied by π/180, as if ω were in degrees per second. It is in rad/s: |ω| dt is in radians already.',
  value: (inputs) => turnedBy({ ...inputs, dt: (inputs.dt * Math.PI) / 180 }),
};
export const oneEulerStep: Misconception<Inputs> = {
  id: 'one-euler-step',
  says: 'This is one Euler step of the rate, brought to length one. A steady turn has a closed form: cos and sin of half the angle.',
  value: ({ q, omega, dt }) => {
    const k = rate(q, omega);
    const moved = q.map((x, i) => x + dt * k[i]);
    return moved.map((x) => x / length(moved));
  },
};
