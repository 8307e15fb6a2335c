import { close, defineChecks } from 'rigid-body-lab/course';
import type { Misconception, Variant } from 'rigid-body-lab/course';

type Student = typeof import('./stub.js');
type Vec3 = [number, number, number];
type Mat3 = [Vec3, Vec3, Vec3];

/** A random body without any symmetry, far from the origin, and what the later tasks start from. */
export interface Inputs {
  points: { mass: number; position: Vec3 }[];
  com: Vec3;
  inertia: Mat3;
  rotation: Mat3;
  omega: Vec3;
  point: Vec3;
}

const xyz = [0, 1, 2] as const;
const vector = (entry: (i: number) => number): Vec3 => [entry(0), entry(1), entry(2)];
const matrix = (entry: (i: number, j: number) => number): Mat3 => [
  vector((j) => entry(0, j)),
  vector((j) => entry(1, j)),
  vector((j) => entry(2, j)),
];
const total = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0);
const product = (a: Mat3, b: Mat3): Mat3 => matrix((i, j) => total(xyz.map((k) => a[i][k] * b[k][j])));
const turned = (m: Mat3): Mat3 => matrix((i, j) => m[j][i]);

/** A rotation from four whole numbers (Euler's parametrisation): exact to rounding. */
function rotationFrom([w, x, y, z]: number[]): Mat3 {
  const n = w * w + x * x + y * y + z * z;
  return [
    [(w * w + x * x - y * y - z * z) / n, (2 * (x * y - w * z)) / n, (2 * (x * z + w * y)) / n],
    [(2 * (x * y + w * z)) / n, (w * w - x * x + y * y - z * z) / n, (2 * (y * z - w * x)) / n],
    [(2 * (x * z - w * y)) / n, (2 * (y * z + w * x)) / n, (w * w - x * x - y * y + z * z) / n],
  ];
}

const massOf = ({ points }: Pick<Inputs, 'points'>): number => total(points.map((p) => p.mass));
const comOf = ({ points }: Pick<Inputs, 'points'>): Vec3 =>
  vector((i) => total(points.map((p) => p.mass * p.position[i])) / massOf({ points }));

/**
 * The tensor about the centre of mass without the centre of mass: by Lagrange's identity, the sum over all pairs of
 * points of m_i m_j / M (|d|² 1 - d dᵀ), d the vector from one to the other.
 */
function tensorByPairs({ points }: Pick<Inputs, 'points'>): Mat3 {
  const pairs = points.flatMap((a, i) =>
    points.slice(i + 1).map((b) => ({
      weight: (a.mass * b.mass) / massOf({ points }),
      d: vector((k) => b.position[k] - a.position[k]),
    })),
  );
  return matrix((i, j) =>
    total(pairs.map(({ weight, d }) => weight * ((i === j ? total(d.map((x) => x * x)) : 0) - d[i] * d[j]))),
  );
}

export function draw(variant: Variant): Inputs {
  const centre = variant.vector(2, 5);
  const points = Array.from({ length: 6 }, () => ({
    mass: variant.number(0.5, 4),
    position: vector((i) => Number((centre[i] + variant.number(-2, 2)).toFixed(2))),
  }));
  return {
    points,
    com: comOf({ points }),
    inertia: tensorByPairs({ points }),
    rotation: rotationFrom([3, variant.integer(1, 4), variant.integer(-5, -1), variant.integer(5, 7)]),
    omega: variant.vector(0.5, 2),
    point: variant.vector(-3, -1),
  };
}

/** The sum over points of entry(mass, r), r measured from `from`. */
const overPoints = (
  { points }: Inputs,
  from: Vec3,
  entry: (m: number, r: Vec3, i: number, j: number) => number,
): Mat3 =>
  matrix((i, j) =>
    total(
      points.map((p) =>
        entry(
          p.mass,
          vector((k) => p.position[k] - from[k]),
          i,
          j,
        ),
      ),
    ),
  );
const square = (r: Vec3): number => total(r.map((x) => x * x));

const unweighted: Misconception<Inputs> = {
  id: 'unweighted-mean',
  says: 'This is the plain average of the positions. Weight each position with its mass, and divide by the total mass.',
  value: ({ points }) => vector((i) => total(points.map((p) => p.position[i])) / points.length),
};
const undivided: Misconception<Inputs> = {
  id: 'not-divided',
  says: 'This is Σ m r, in kg m. Divide it by the total mass.',
  value: ({ points }) => vector((i) => total(points.map((p) => p.mass * p.position[i]))),
};
const byCount: Misconception<Inputs> = {
  id: 'divided-by-count',
  says: 'The weighted sum is divided by the number of points. Divide it by the total mass.',
  value: ({ points }) => vector((i) => total(points.map((p) => p.mass * p.position[i])) / points.length),
};
const plusProducts: Misconception<Inputs> = {
  id: 'plus-products',
  says:
    'The products of inertia have the wrong sign: off the diagonal stands -Σ m x y. With a plus, I ω is not the ' +
    'angular momentum (the programs printed in the lecture have it wrong, too).',
  value: (inputs) =>
    overPoints(inputs, inputs.com, (m, r, i, j) => m * (i === j ? square(r) - r[i] ** 2 : r[i] * r[j])),
  credit: 0.5,
};
/** One product with a plus, the other two right. */
const plusProduct = (i: number, j: number, name: string): Misconception<Inputs> => ({
  id: `plus-product-${name}`,
  says: `One product of inertia has the wrong sign: I_${name} is -Σ m ${name[0]} ${name[1]}, with a minus like the other two.`,
  value: ({ inertia }) =>
    matrix((row, column) => (row + column === i + j && row !== column ? -1 : 1) * inertia[row][column]),
  credit: 0.5,
});
const shiftAndSign: Misconception<Inputs> = {
  id: 'about-world-origin-plus-products',
  says:
    'Two things at once: this is the inertia about the world origin, so subtract the centre of mass from each position ' +
    'first; and the products off the diagonal need a minus, -Σ m x y.',
  value: (inputs) => overPoints(inputs, [0, 0, 0], (m, r, i, j) => m * (i === j ? square(r) - r[i] ** 2 : r[i] * r[j])),
};
const notShifted: Misconception<Inputs> = {
  id: 'about-world-origin',
  says: 'This is the inertia about the world origin: subtract the centre of mass from each position first.',
  value: (inputs) => overPoints(inputs, [0, 0, 0], (m, r, i, j) => m * ((i === j ? square(r) : 0) - r[i] * r[j])),
};
const massless: Misconception<Inputs> = {
  id: 'mass-missing',
  says: 'The masses are missing: each point counts with its mass, so that the tensor is in kg m².',
  value: (inputs) => overPoints(inputs, inputs.com, (_m, r, i, j) => (i === j ? square(r) : 0) - r[i] * r[j]),
};
const planes: Misconception<Inputs> = {
  id: 'second-moments',
  says:
    'On the diagonal stands Σ m x² for I_xx. The moment of inertia counts the distance from the axis: ' +
    'I_xx = Σ m (y² + z²).',
  value: (inputs) => overPoints(inputs, inputs.com, (m, r, i, j) => (i === j ? m * r[i] ** 2 : -m * r[i] * r[j])),
};
const swapped: Misconception<Inputs> = {
  id: 'moments-in-reverse',
  says: 'The moments on the diagonal stand in reverse order: I_xx, the first, is about the x-axis, Σ m (y² + z²).',
  value: ({ inertia }) => matrix((i, j) => (i === j ? inertia[2 - i][2 - i] : inertia[i][j])),
};
const wrongWay: Misconception<Inputs> = {
  id: 'rotated-backwards',
  says: 'This is Rᵀ I R, the body turned the other way. With v_world = R v_body the tensor in world axes is R I Rᵀ.',
  value: ({ inertia, rotation }) => product(turned(rotation), product(inertia, rotation)),
};
const oneSided: Misconception<Inputs> = {
  id: 'rotated-once',
  says: 'This is R I. A tensor turns on both sides: the ω that goes in must first be brought into the body, by Rᵀ.',
  value: ({ inertia, rotation }) => product(rotation, inertia),
};
const sameSideTwice: Misconception<Inputs> = {
  id: 'rotation-not-transposed',
  says: 'This is R I R. The matrix on the right must bring world components into the body: it is the transpose, Rᵀ.',
  value: ({ inertia, rotation }) => product(rotation, product(inertia, rotation)),
};
const steinerSign: Misconception<Inputs> = {
  id: 'parallel-axis-subtracted',
  says: 'The parallel-axis term is subtracted. The tensor about the centre of mass is the smallest: add the term.',
  value: (inputs) => matrix((i, j) => 2 * inputs.inertia[i][j] - aboutPoint(inputs, inputs.point)[i][j]),
};
const steinerDiagonal: Misconception<Inputs> = {
  id: 'parallel-axis-scalar',
  says: 'The term m |d|² is added to the whole diagonal. That is the rule for one axis; the tensor needs -m d dᵀ as well.',
  value: (inputs) => {
    const d = vector((k) => inputs.point[k] - inputs.com[k]);
    return matrix((i, j) => inputs.inertia[i][j] + (i === j ? massOf(inputs) * square(d) : 0));
  },
};
const steinerNoProducts: Misconception<Inputs> = {
  id: 'parallel-axis-diagonal-only',
  says: 'The diagonal is right; off it, -m d_x d_y and so on are missing. Moving to another point adds products as well.',
  value: (inputs) => matrix((i, j) => (i === j ? aboutPoint(inputs, inputs.point)[i][j] : inputs.inertia[i][j])),
};
const steinerPlus: Misconception<Inputs> = {
  id: 'parallel-axis-plus-products',
  says: 'The products of the added term have the wrong sign: off the diagonal it is -m d_x d_y, as in the tensor itself.',
  value: (inputs) => {
    const d = vector((k) => inputs.point[k] - inputs.com[k]);
    const term = (i: number, j: number): number => (i === j ? square(d) - d[i] ** 2 : d[i] * d[j]);
    return matrix((i, j) => inputs.inertia[i][j] + massOf(inputs) * term(i, j));
  },
};

/** The tensor about a point straight from the points: what the parallel-axis theorem must agree with. */
function aboutPoint(inputs: Inputs, point: Vec3): Mat3 {
  return overPoints(inputs, point, (m, r, i, j) => m * ((i === j ? square(r) : 0) - r[i] * r[j]));
}

const inertiaUnit = { unit: 'kg m²' };

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    com: {
      title: 'the centre of mass of six points',
      probe: ({ centreOfMass }, { points }) => centreOfMass(points),
      wanted: comOf,
      judge: close({ unit: 'm' }),
      misconceptions: [unweighted, undivided, byCount],
    },
    tensor: {
      title: 'the tensor of six points about their centre of mass',
      probe: ({ inertiaTensor }, { points, com }) => inertiaTensor(points, com),
      wanted: tensorByPairs,
      judge: close(inertiaUnit),
      misconceptions: [
        plusProducts,
        plusProduct(0, 1, 'xy'),
        plusProduct(0, 2, 'xz'),
        plusProduct(1, 2, 'yz'),
        notShifted,
        shiftAndSign,
        massless,
        planes,
        swapped,
      ],
    },
    turned: {
      title: 'the tensor of the turned body in world axes',
      probe: ({ rotatedInertia }, { inertia, rotation }) => rotatedInertia(inertia, rotation),
      wanted: ({ inertia, rotation }) => product(product(rotation, inertia), turned(rotation)),
      judge: close(inertiaUnit),
      misconceptions: [wrongWay, oneSided, sameSideTwice],
    },
    'about-point': {
      title: 'the tensor about a point outside the body',
      probe: ({ inertiaAboutPoint }, { points, com, inertia, point }) => {
        const mass = points.reduce((sum, p) => sum + p.mass, 0);
        const given = JSON.stringify(inertia);
        const about = inertiaAboutPoint({ mass, com, inertia }, point);
        if (JSON.stringify(inertia) !== given) throw new Error('body.inertia was changed. Return a new matrix.');
        return about;
      },
      wanted: (inputs) => aboutPoint(inputs, inputs.point),
      judge: close(inertiaUnit),
      misconceptions: [steinerSign, steinerDiagonal, steinerNoProducts, steinerPlus],
    },
  },
});
