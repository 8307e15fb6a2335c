import { close, defineChecks } from 'rigid-body-lab/course';
import type { Misconception, Variant } from 'rigid-body-lab/course';

type Student = typeof import('./stub.js');
type Vec2 = [number, number];
type Vec3 = [number, number, number];

/** Skew frames, and the weights first: the point is built from them, so that no equation needs to be solved here. */
export interface Inputs {
  frame: { origin: Vec2; axes: [Vec2, Vec2] };
  weights: Vec2;
  frame3: { origin: Vec3; axes: [Vec3, Vec3, Vec3] };
  weights3: Vec3;
}

export function draw(variant: Variant): Inputs {
  const pair = (low: number, high: number): Vec2 => [variant.number(low, high), variant.number(low, high)];
  return {
    frame: {
      origin: pair(1, 4),
      // The first axis to the right, the second up and to the left: never parallel, never perpendicular by chance.
      axes: [
        [variant.number(1.2, 2.5), variant.number(0.3, 0.9)],
        [variant.number(-0.8, -0.2), variant.number(0.5, 1.6)],
      ],
    },
    weights: [variant.number(0.6, 2.4), variant.number(-2.6, -0.7)],
    frame3: {
      origin: variant.vector(-3, -1),
      axes: [
        [variant.number(1, 2), variant.number(0.1, 0.5), variant.number(-0.4, 0.3)],
        [variant.number(-0.5, -0.1), variant.number(1.1, 2.1), variant.number(0.1, 0.4)],
        [variant.number(0.2, 0.6), variant.number(-0.6, -0.2), variant.number(1.3, 2.2)],
      ],
    },
    weights3: variant.vector(0.5, 2.5),
  };
}

type Frame = { origin: readonly number[]; axes: readonly (readonly number[])[] };
const arrow = ({ axes }: Pick<Frame, 'axes'>, weights: readonly number[]): number[] =>
  axes[0].map((_, i) => axes.reduce((sum, axis, k) => sum + weights[k] * axis[i], 0));
const place = (frame: Frame, weights: readonly number[]): number[] =>
  arrow(frame, weights).map((x, i) => frame.origin[i] + x);
/** The weights by Cramer's rule, for what the mistakes do with the wrong right-hand side or the wrong matrix. */
const solved = ([a, b]: readonly (readonly number[])[], d: readonly number[]): number[] => {
  const det = a[0] * b[1] - a[1] * b[0];
  return [(d[0] * b[1] - d[1] * b[0]) / det, (a[0] * d[1] - a[1] * d[0]) / det];
};
const transposed = (rows: readonly (readonly number[])[]): number[][] =>
  rows[0].map((_, j) => rows.map((row) => row[j]));
const projected = (axes: readonly (readonly number[])[], d: readonly number[]): number[] =>
  axes.map((axis) => axis.reduce((sum, x, i) => sum + x * d[i], 0));

const scalarProducts: Misconception<Inputs> = {
  id: 'scalar-products',
  says: 'These are the scalar products with the axes. They are the coordinates only if the axes are perpendicular and of unit length.',
  value: ({ frame, weights }) => projected(frame.axes, arrow(frame, weights)),
};
const originKept: Misconception<Inputs> = {
  id: 'origin-not-subtracted',
  says: 'The origin of the frame was not subtracted: the arrow that is split along the axes goes from u0 to the point.',
  value: ({ frame, weights }) => solved(frame.axes, place(frame, weights)),
};
const axesAsRows: Misconception<Inputs> = {
  id: 'axes-as-rows',
  says: 'The axes stand in the rows of the matrix. They belong in its columns, so that matrix times weights is u1 times α plus u2 times β.',
  value: ({ frame, weights }) => solved(transposed(frame.axes), arrow(frame, weights)),
};
const swappedWeights: Misconception<Inputs> = {
  id: 'weights-swapped',
  says: 'The two weights are in the wrong order: the first belongs to u1.',
  value: ({ weights }) => [weights[1], weights[0]],
};
const secondSign: Misconception<Inputs> = {
  id: 'second-weight-negative',
  says: 'The second weight has the wrong sign: in Cramer’s rule d takes the place of u2, so β = (u1[0] d[1] - u1[1] d[0]) / determinant.',
  value: ({ weights: [a, b] }) => [a, -b],
};
const originAdded: Misconception<Inputs> = {
  id: 'origin-added',
  says: 'The origin was added to the point. The arrow from u0 to the point is x - u0.',
  value: ({ frame, weights }) =>
    solved(
      frame.axes,
      place(frame, weights).map((x, i) => x + frame.origin[i]),
    ),
};
const originLost: Misconception<Inputs> = {
  id: 'origin-not-added',
  says: 'This is the arrow from the frame’s origin. A point in e starts from the origin of e: add u0.',
  value: ({ frame, weights }) => arrow(frame, weights),
};
const rowsBack: Misconception<Inputs> = {
  id: 'components-mixed',
  says: 'Each component mixes the two components of one axis. Multiply the whole axis u1 with α, the whole axis u2 with β, and add.',
  value: ({ frame, weights }) => projected(frame.axes, weights).map((x, i) => x + frame.origin[i]),
};
const weightsSwappedBack: Misconception<Inputs> = {
  id: 'weights-swapped-back',
  says: 'The weights are exchanged: α goes with u1, β with u2.',
  value: ({ frame, weights: [a, b] }) => place(frame, [b, a]),
};
const originSubtracted: Misconception<Inputs> = {
  id: 'origin-subtracted-back',
  says: 'The origin was subtracted. On the way back to e it is added: u0 + α u1 + β u2.',
  value: ({ frame, weights }) => arrow(frame, weights).map((x, i) => x - frame.origin[i]),
};
const vectorFromOrigin: Misconception<Inputs> = {
  id: 'vector-projected',
  says: 'These are the scalar products with the axes; for skew axes solve for the weights as in task 1.',
  value: ({ frame, weights }) => projected(frame.axes, arrow(frame, weights)),
};
const solved3 = (axes: readonly (readonly number[])[], d: readonly number[]): number[] => {
  const det = ([a, b, c]: readonly (readonly number[])[]): number =>
    a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
  return axes.map((_, k) => det(axes.map((axis, j) => (j === k ? d : axis))) / det(axes));
};
const rows3: Misconception<Inputs> = {
  id: 'axes-as-rows-in-space',
  says: 'The axes stand in the rows of the matrix that you invert. Transpose it first: the axes are its columns.',
  value: ({ frame3, weights3 }) => solved3(transposed(frame3.axes), arrow(frame3, weights3)),
};
const transposeForInverse: Misconception<Inputs> = {
  id: 'transpose-for-inverse',
  says: 'The transpose was used for the inverse. That is right for a rotation matrix only; these axes are skew.',
  value: ({ frame3, weights3 }) => projected(frame3.axes, arrow(frame3, weights3)),
};

const originKept3: Misconception<Inputs> = {
  id: 'origin-not-subtracted-in-space',
  says: 'The origin of the frame was not subtracted: the arrow that is split along the three axes is x - u0.',
  value: ({ frame3, weights3 }) => solved3(frame3.axes, place(frame3, weights3)),
};

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    into: {
      title: 'the coordinates of a point in a skew frame',
      probe: ({ toFrame }, { frame, weights: [a, b] }) => {
        const {
          origin,
          axes: [u1, u2],
        } = frame;
        return toFrame([origin[0] + a * u1[0] + b * u2[0], origin[1] + a * u1[1] + b * u2[1]], frame);
      },
      wanted: ({ weights }) => weights,
      judge: close(),
      misconceptions: [scalarProducts, originKept, originAdded, axesAsRows, swappedWeights, secondSign],
    },
    back: {
      title: 'the point with given coordinates',
      probe: ({ fromFrame }, { frame, weights }) => fromFrame(weights, frame),
      wanted: ({ frame, weights }) => place(frame, weights),
      judge: close({ unit: 'm' }),
      misconceptions: [originLost, originSubtracted, rowsBack, weightsSwappedBack],
    },
    vector: {
      title: 'the coordinates of a velocity',
      probe: (
        { vectorToFrame },
        {
          frame: {
            axes: [u1, u2],
          },
          weights: [a, b],
        },
      ) => vectorToFrame([a * u1[0] + b * u2[0], a * u1[1] + b * u2[1]], [u1, u2]),
      wanted: ({ weights }) => weights,
      judge: close(),
      misconceptions: [vectorFromOrigin],
    },
    space: {
      title: 'the coordinates of a point in a skew frame in space',
      probe: ({ toFrame3 }, { frame3, weights3 }) => {
        const component = (i: 0 | 1 | 2): number =>
          frame3.origin[i] + weights3.reduce((sum, w, k) => sum + w * frame3.axes[k][i], 0);
        return toFrame3([component(0), component(1), component(2)], frame3);
      },
      wanted: ({ weights3 }) => weights3,
      judge: close(),
      misconceptions: [rows3, transposeForInverse, originKept3],
    },
  },
});
