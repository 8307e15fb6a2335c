import { close, defineChecks, sameOrientation, sameRotation } from 'rigid-body-lab/course';
import type { Misconception, Variant } from 'rigid-body-lab/course';

type Student = typeof import('./stub.js');
type Vec3 = [number, number, number];
type Mat3 = [Vec3, Vec3, Vec3];
type Quaternion = [number, number, number, number];

/** A random orientation, a matrix that has drifted from it, an angular velocity and a time. */
export interface Inputs {
  q: Quaternion;
  drifted: Mat3;
  omega: Vec3;
  dt: number;
}

const length = (v: readonly number[]): number => Math.sqrt(v.reduce((sum, x) => sum + x * x, 0));
const unit = (v: readonly number[]): Vec3 => v.map((x) => x / length(v)) as Vec3;
const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);
const minus = (a: readonly number[], b: readonly number[]): number[] => a.map((x, i) => x - b[i]);
const times = (a: readonly number[], factor: number): number[] => a.map((x) => x * factor);
const cross = (a: readonly number[], b: readonly number[]): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const flipped = (m: Mat3): Mat3 => [0, 1, 2].map((i) => [0, 1, 2].map((j) => m[j][i])) as Mat3;

/** Rows of the rotation: how a quaternion turns the three axes, v + 2w (u × v) + 2 u × (u × v), one column for each. */
function rotationOf([w, ...u]: Quaternion): Mat3 {
  const columns = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ].map((v) => {
    const uv = cross(u, v);
    const uuv = cross(u, uv);
    return v.map((x, i) => x + 2 * (w * uv[i] + uuv[i])) as Vec3;
  });
  return flipped(columns as Mat3);
}

export function draw(variant: Variant): Inputs {
  const whole = [variant.integer(2, 5), variant.integer(-4, -1), variant.integer(1, 4), variant.integer(-3, -1)];
  const q = whole.map((x) => x / length(whole)) as Quaternion;
  const drifted = rotationOf(q).map((row) =>
    row.map((x) => Number((x + variant.number(-0.04, 0.04, 4)).toFixed(4))),
  ) as Mat3;
  return {
    q,
    drifted,
    omega: [variant.number(0.4, 1.5), variant.number(-1.8, -0.5), variant.number(0.7, 2)],
    dt: variant.number(0.3, 0.9),
  };
}

/** Gram and Schmidt's way: row 1 unit, row 2 without its part along row 1, row 3 from both. The lecture's result, by another formula. */
function repaired(m: Mat3): Mat3 {
  const row1 = unit(m[0]);
  const row2 = unit(minus(m[1], times(row1, dot(m[1], row1))));
  return [row1, row2, cross(row1, row2)];
}

/** The matrix form of eq. 14, with a factor and a sign for what the mistakes do: +1 is ω in body axes, -1 in world axes. */
function rate([w, ...u]: Quaternion, omega: Vec3, factor = 0.5, side = 1): Quaternion {
  const turn = cross(u, omega);
  return [-factor * dot(u, omega), ...[0, 1, 2].map((i) => factor * (w * omega[i] + side * turn[i]))] as Quaternion;
}

/** cos and sin of a share of the angle |ω| dt, times q, by the exponential of eq. 14. */
function turnedBy({ q, omega, dt }: Inputs, share = 0.5, side = 1): Quaternion {
  const speed = length(omega);
  const [c, s] = [Math.cos(share * speed * dt), Math.sin(share * speed * dt)];
  const [w, ...u] = q;
  const axis = times(omega, 1 / speed);
  const turn = cross(u, axis);
  return [
    c * w - s * dot(u, axis),
    ...[0, 1, 2].map((i) => c * u[i] + s * (w * axis[i] + side * turn[i])),
  ] as Quaternion;
}

const columnsRepaired: Misconception<Inputs> = {
  id: 'columns-repaired',
  says: 'The columns were repaired. The lecture’s recipe starts with row 1; starting with a column keeps another direction.',
  value: ({ drifted }) => flipped(repaired(flipped(drifted))),
};
const fromRowThree: Misconception<Inputs> = {
  id: 'row-two-kept',
  says: 'Row 2 was kept and row 1 made to fit. The recipe keeps the direction of row 1.',
  value: ({ drifted }) => {
    const row2 = unit(drifted[1]);
    const row1 = unit(minus(drifted[0], times(row2, dot(drifted[0], row2))));
    return [row1, row2, cross(row1, row2)];
  },
};
const crossReversed: Misconception<Inputs> = {
  id: 'cross-product-reversed',
  says: 'Row 3 is R2 × R1 here, and points the other way; row 2 follows it. The recipe wants R3 = R1 × R2.',
  value: ({ drifted }) => {
    const [row1, row2, row3] = repaired(drifted);
    return [row1, times(row2, -1), times(row3, -1)];
  },
};
/** What a repair does with a mirror image and with a flattened matrix. */
const fates = (id: string, says: string, mirror: string, flat: string): Misconception<Inputs> => ({
  id,
  says,
  value: () => ({ mirror, flat }),
});
const transposedMatrix: Misconception<Inputs> = {
  id: 'matrix-transposed',
  says: 'This is the transpose: it turns the body the other way. The signs of the terms with w are exchanged.',
  value: ({ q }) => flipped(rotationOf(q)),
};
const scalarLast: Misconception<Inputs> = {
  id: 'scalar-last',
  says: 'The quaternion was read as [x, y, z, w]. Here w stands first.',
  value: ({ q: [a, b, c, d] }) => rotationOf([d, a, b, c]),
};
const halfMissing: Misconception<Inputs> = {
  id: 'half-missing',
  says: 'The factor ½ is missing: q holds half the angle, so it changes half as fast.',
  value: ({ q, omega }) => rate(q, omega, 1),
};
const worldOmega: Misconception<Inputs> = {
  id: 'omega-in-world-axes',
  says: 'This is ½ (0, ω) q, the rate for an ω in world axes. For ω in body axes q stands on the left.',
  value: ({ q, omega }) => rate(q, omega, 0.5, -1),
};
const halfAndOrder: Misconception<Inputs> = {
  id: 'half-and-order',
  says: 'Two things at once: the factor ½ is missing, and q stands on the right. For ω in body axes it is ½ q (0, ω).',
  value: ({ q, omega }) => rate(q, omega, 1, -1),
};
const wholeAngle: Misconception<Inputs> = {
  id: 'whole-angle',
  says: 'The whole angle was put into the quaternion: the body turns twice as far. Use cos and sin of half the angle.',
  value: (inputs) => turnedBy(inputs, 1),
};
const turnOnTheLeft: Misconception<Inputs> = {
  id: 'turn-on-the-left',
  says: 'The turn stands on the left of q: that is a turn about world axes. Body axes go on the right.',
  value: (inputs) => turnedBy(inputs, 0.5, -1),
};
const wholeAngleOnTheLeft: Misconception<Inputs> = {
  id: 'whole-angle-on-the-left',
  says: 'Two things at once: use cos and sin of half the angle, and put the turn, given in body axes, on the right of q.',
  value: (inputs) => turnedBy(inputs, 1, -1),
};
const timeForgotten: Misconception<Inputs> = {
  id: 'time-forgotten',
  says: 'The angle is |ω| here, in rad/s. A turn that takes the time dt goes as far as |ω| dt.',
  value: (inputs) => turnedBy({ ...inputs, dt: 1 }),
};
const inDegrees: Misconception<Inputs> = {
  id: 'degrees-for-radians',
  says: 'The angle was multiplied by 180/π, into degrees. Math.cos and Math.sin take radians, which |ω| dt is already.',
  value: (inputs) => turnedBy({ ...inputs, dt: (inputs.dt * 180) / Math.PI }),
};
const fromDegrees: Misconception<Inputs> = {
  id: 'radians-for-degrees',
  says: 'The angle was multiplied by π/180, as if ω were in degrees per second. It is in rad/s: |ω| dt is in radians already.',
  value: (inputs) => turnedBy({ ...inputs, dt: (inputs.dt * Math.PI) / 180 }),
};
const oneEulerStep: Misconception<Inputs> = {
  id: 'one-euler-step',
  says: 'This is one Euler step of the rate, brought to length one. A steady turn has a closed form: cos and sin of half the angle.',
  value: ({ q, omega, dt }) => {
    const k = rate(q, omega);
    const moved = q.map((x, i) => x + dt * k[i]);
    return moved.map((x) => x / length(moved));
  },
};

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    repair: {
      title: 'the lecture’s repair of a matrix that has drifted',
      probe: ({ orthonormalized }, { drifted }) => {
        const given = JSON.stringify(drifted);
        const result = orthonormalized(drifted);
        if (JSON.stringify(drifted) !== given) throw new Error('The matrix handed in was changed. Return a new one.');
        return result;
      },
      wanted: ({ drifted }) => repaired(drifted),
      judge: sameRotation(),
      misconceptions: [columnsRepaired, fromRowThree, crossReversed],
    },
    'repair-refuses-mirror': {
      title: 'a mirror image and a flattened matrix are refused with a reason; a rotation is not refused',
      probe: ({ orthonormalized }, { drifted: [a, b, [x, y, z]] }) => {
        // A rotation must pass: an error here is told as it is.
        orthonormalized([
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ]);
        const fate = (...rows: [number, number, number][]): string => {
          try {
            orthonormalized([rows[0], rows[1], rows[2]]);
            return 'accepted';
          } catch (error) {
            return error instanceof Error && error.message ? 'refused' : 'refused without a reason';
          }
        };
        return { mirror: fate(a, b, [-x, -y, -z]), flat: fate([1, 0, 0], [0, 1, 0], [1, 1, 0]) };
      },
      wanted: () => ({ mirror: 'refused', flat: 'refused' }),
      judge: close(),
      misconceptions: [
        fates(
          'mirror-accepted',
          'A mirror image (determinant -1) and three rows in one plane (determinant 0) come out as if they were rotations. Throw an error if the determinant is not positive.',
          'accepted',
          'accepted',
        ),
        fates(
          'flat-accepted',
          'The mirror image is refused, but not three rows in one plane, whose determinant is 0. Refuse all that is not positive.',
          'refused',
          'accepted',
        ),
        fates(
          'no-reason',
          'The matrix is refused without a word. Throw new Error(…) with a message that says why.',
          'refused without a reason',
          'refused without a reason',
        ),
      ],
    },
    matrix: {
      title: 'the matrix of a quaternion',
      probe: ({ matrixOf }, { q }) => matrixOf(q),
      wanted: ({ q }) => rotationOf(q),
      judge: sameRotation(),
      misconceptions: [transposedMatrix, scalarLast],
    },
    rate: {
      title: 'the rate of a quaternion for an angular velocity in body axes',
      probe: ({ quaternionRate }, { q, omega }) => quaternionRate(q, omega),
      wanted: ({ q, omega }) => rate(q, omega),
      judge: close({ unit: '1/s' }),
      misconceptions: [halfMissing, worldOmega, halfAndOrder],
    },
    steady: {
      title: 'the orientation after a steady turn',
      probe: ({ turned }, { q, omega, dt }) => turned(q, omega, dt),
      wanted: (inputs) => turnedBy(inputs),
      judge: sameOrientation(),
      misconceptions: [
        wholeAngle,
        turnOnTheLeft,
        wholeAngleOnTheLeft,
        timeForgotten,
        inDegrees,
        fromDegrees,
        oneEulerStep,
      ],
    },
    'steady-still': {
      title: 'no turn, ω = 0, leaves the orientation as it is',
      probe: ({ turned }, { q, dt }) => turned(q, [0, 0, 0], dt),
      wanted: ({ q }) => q,
      judge: sameOrientation(),
    },
  },
});
