import { cross, dot, matrixFrom, minus, multiple, plus, total, vectorFrom } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { cornersIn, propertiesOf, readRightly, sumOf, tensorOfPoint, turnedOver } from './inputs.js';
import type { File, Mat3, Mesh, Properties, Solid, Tensor, Vec3 } from './inputs.js';

// ---- task 1 ----

/** Each triangle turned over by the sign of its own volume, as seen from a point. */
function eachFrom(mesh: Mesh, from: readonly number[]): Mesh {
  const turned = turnedOver(mesh);
  const triangles = mesh.triangles.map((triangle, n) => {
    const [a, b, c] = triangle.map((k) => minus(mesh.vertices[k], from));
    return (dot(a, cross(b, c)) < 0 ? turned : mesh).triangles[n];
  });
  return { vertices: mesh.vertices, triangles };
}

export const ofFiles: readonly Misconception<File>[] = [
  {
    id: 'still-inside-out',
    says: 'The triangles come back as they stand in the file, clockwise as seen from outside where the file has them so. The signed volumes know: what is the sign of their sum then, and what has to be done with every triangle?',
    value: ({ mesh }) => cornersIn(mesh),
  },
  {
    id: 'always-turned-over',
    says: 'Every mesh is turned over here, also one that was right. Turn the triangles over only where the sum of the signed volumes is negative.',
    value: ({ mesh }) => cornersIn(turnedOver(mesh)),
  },
  {
    id: 'turned-the-wrong-way',
    says: 'The meshes that were right are turned over, and those inside out are not. Which sign has the volume of a tetrahedron over a triangle that is seen from outside, with the origin inside?',
    value: (file) => readRightly(file).map(([a, b, c]) => [a, c, b]),
  },
  {
    id: 'first-triangle-decides',
    says: 'This goes by the sign of one single triangle. Seen from the origin a triangle of the near side counts negative on a good mesh, too. Only the sum over all triangles tells. One would be enough if the origin were inside a body without hollows.',
    value: ({ mesh }) => {
      const [[a, b, c]] = mesh.triangles.map((triangle) => triangle.map((k) => mesh.vertices[k]));
      return cornersIn(dot(a, cross(b, c)) < 0 ? turnedOver(mesh) : mesh);
    },
  },
  {
    id: 'each-by-its-own-sign',
    says: 'Each triangle is turned over by the sign of its own volume. Seen from the origin the near side of a good mesh counts negative, too, and here it is spoilt. All triangles of a file are wrong or none: what do they have to be asked together?',
    value: ({ mesh }) => cornersIn(eachFrom(mesh, [0, 0, 0])),
  },
  {
    id: 'each-from-the-middle',
    says: 'Each triangle is turned over by its own sign as seen from the middle of the vertices. That is right for a body without dents and hollows, which turns all its faces away from there. What does the wall of a hollow do?',
    value: ({ mesh }) => {
      const middle = multiple(mesh.vertices.reduce<number[]>(plus, [0, 0, 0]), 1 / mesh.vertices.length);
      return cornersIn(eachFrom(mesh, middle));
    },
  },
];

// ---- task 2 ----

const scaled = (factor: number, m: Mat3): Mat3 => matrixFrom((i, j) => factor * m[i][j]);
const minusOf = (a: Mat3, b: Mat3): Mat3 => sumOf(a, scaled(-1, b));
const changed = (solid: Solid, change: (right: Properties) => Partial<Properties>): Properties => {
  const right = propertiesOf(solid);
  return { ...right, ...change(right) };
};
/** The tensor from corners of all tetrahedra as seen from a point. */
function fromCorners(
  { mesh, density }: Solid,
  com: Vec3,
  points: (corners: number[][]) => number[][],
  sized = (volume: number): number => volume,
): Mat3 {
  return mesh.triangles
    .map((triangle) => {
      const corners = triangle.map((k) => minus(mesh.vertices[k], com));
      const mass = (density * sized(dot(corners[0], cross(corners[1], corners[2])))) / 120;
      return points(corners)
        .map((r) => tensorOfPoint(mass, r))
        .reduce(sumOf);
    })
    .reduce(sumOf);
}
const sizeOf = (mesh: Mesh): number =>
  total(
    mesh.triangles.map((triangle) => {
      const [a, b, c] = triangle.map((k) => mesh.vertices[k]);
      return Math.abs(dot(a, cross(b, c))) / 6;
    }),
  );

export const ofSolids: readonly Misconception<Solid>[] = [
  {
    id: 'about-the-origin',
    says: 'This is the tensor about the origin of the file. The body turns about its centre of mass: measure the corners from there, and with them the volumes. It would be right for a file with its origin in the centre of mass.',
    value: (solid) =>
      changed(solid, ({ mass, com, inertia }) => ({ inertia: sumOf(inertia, tensorOfPoint(mass, com)) })),
  },
  {
    id: 'density-forgotten',
    says: 'This is the mass of a body of 1 kg/m³. Each tetrahedron has its volume times the density as mass, and all of the tensor has it as a factor. The centre does not care.',
    value: (solid) =>
      changed(solid, ({ mass, inertia }) => ({
        mass: mass / solid.density,
        inertia: scaled(1 / solid.density, inertia),
      })),
  },
  {
    id: 'mean-of-the-vertices',
    says: 'The centre is the mean of the vertices. These lie where the modeller put them, many at a curve and few on a plane; the mass lies between them. It is right only for a body whose vertices mirror its symmetry.',
    value: (solid) =>
      changed(solid, () => {
        const com = multiple(solid.mesh.vertices.reduce<number[]>(plus, [0, 0, 0]), 1 / solid.mesh.vertices.length);
        const from = vectorFrom((k) => com[k]);
        return { com: from, inertia: fromCorners(solid, from, ([a, b, c]) => [a, b, c, plus(a, plus(b, c))]) };
      }),
  },
  {
    id: 'volumes-are-positive',
    says: 'All tetrahedra count as positive. Those over the near side of the body have to take away what those over the far side have too much; it is right only where the origin is inside and sees every triangle.',
    value: (solid) => changed(solid, () => ({ mass: solid.density * sizeOf(solid.mesh) })),
  },
  {
    id: 'centre-of-the-triangle',
    says: 'The centre of each tetrahedron is taken as that of its triangle, a third of the sum of its corners. A tetrahedron has four corners, the fourth at the origin: the centre is at a quarter of the sum.',
    value: (solid) => changed(solid, ({ com }) => ({ com: vectorFrom((k) => (com[k] * 4) / 3) })),
  },
  {
    id: 'second-moments',
    says: 'This is the sum of m r rᵀ, which has squares along each axis on its diagonal. A moment has the two squares across the axis, and off the diagonal the products have a minus.',
    value: (solid) =>
      changed(solid, ({ inertia }) => ({
        inertia: minusOf(
          matrixFrom((i, j) => (i === j ? total([0, 1, 2].map((k) => inertia[k][k])) / 2 : 0)),
          inertia,
        ),
      })),
  },
  {
    id: 'products-added',
    says: 'The entries off the diagonal have the wrong sign: they are minus the sums of m x y and so on. With a plus the body would have its heavy side mirrored, and its axes would point elsewhere.',
    value: (solid) =>
      changed(solid, ({ inertia }) => ({ inertia: matrixFrom((i, j) => (i === j ? 1 : -1) * inertia[i][j]) })),
  },
  {
    id: 'sum-of-corners-left-out',
    says: 'Three of the four points of each tetrahedron are here: its corners. The fourth, at the sum of the three, has the largest share.',
    value: (solid) => changed(solid, ({ com }) => ({ inertia: fromCorners(solid, com, (corners) => corners) })),
  },
  {
    id: 'shared-by-all-points',
    says: 'The fourth point of each tetrahedron is at its centre here. At the sum of the three corners, without the quarter, it is right: the four points stand for the tensor alone, and not for the mass.',
    value: (solid) =>
      changed(solid, ({ com }) => ({
        inertia: fromCorners(solid, com, ([a, b, c]) => [a, b, c, multiple(plus(a, plus(b, c)), 1 / 4)]),
      })),
  },
  {
    id: 'tensor-of-positive-volumes',
    says: 'In the tensor all tetrahedra count as positive. Seen from the centre of mass that is right for a body without dents and hollows. Which sign has the tetrahedron over the wall of a hollow?',
    value: (solid) =>
      changed(solid, ({ com }) => ({
        inertia: fromCorners(solid, com, ([a, b, c]) => [a, b, c, plus(a, plus(b, c))], Math.abs),
      })),
  },
  {
    id: 'parallel-axis-anywhere',
    says: 'To the tensor about the origin the share of the whole mass at the centre is added here. No point has smaller moments than the centre of mass: which way does the rule lead from the origin to it?',
    value: (solid) =>
      changed(solid, ({ mass, com, inertia }) => ({ inertia: sumOf(inertia, tensorOfPoint(2 * mass, com)) })),
  },
  {
    id: 'taken-back-once-more',
    says: 'From the tensor about the centre of mass the share of the whole mass at the centre is taken off once more. That step leads from the origin of the file to the centre. From where are your corners measured?',
    value: (solid) =>
      changed(solid, ({ mass, com, inertia }) => ({ inertia: minusOf(inertia, tensorOfPoint(mass, com)) })),
  },
  {
    id: 'quarter-in-each',
    says: 'This is five times the tensor that is wanted, as if each of the four points had a quarter of the mass. Four points so far out are harder to turn than the same mass between them: which share does the page give to each?',
    value: (solid) => changed(solid, ({ inertia }) => ({ inertia: scaled(5, inertia) })),
  },
];

/** What is found of the axes that came back. */
export interface Axes {
  moments: readonly number[];
  frame: string;
  pairs: string;
}
export const RIGHT_FRAME = 'right-handed';
const NO_ROTATION = 'not at right angles, or not of length 1';
export const axesOf = ({ moments }: Tensor): Axes => ({ moments, frame: RIGHT_FRAME, pairs: 'I e = λ e' });

const isDiagonal = ({ inertia }: Tensor): boolean => inertia.every((row, i) => row.every((x, j) => i === j || x === 0));
/** Of a diagonal tensor the axes of the file are principal axes, in some order. */
const wrongPairs = (tensor: Tensor, word: string): string => (isDiagonal(tensor) ? 'axes of other moments' : word);

export const ofTensors: readonly Misconception<Tensor>[] = [
  {
    id: 'left-handed',
    says: 'The axes are principal axes, but as a mirror shows them: the third is minus the first x the second. A body cannot be turned into such a frame. Each axis may point either way, so make the third from the other two.',
    value: (tensor) => ({ ...axesOf(tensor), frame: 'left-handed' }),
  },
  {
    id: 'axes-as-rows',
    says: 'The axes stand in the rows. The matrix that is wanted has them as columns, so that it leads from principal axes to those of the file.',
    value: (tensor) => ({ ...axesOf(tensor), pairs: wrongPairs(tensor, 'the rows are axes') }),
  },
  {
    id: 'descending',
    says: 'The moments come in descending order. The smallest is to be first, so that the middle one always has the number 2.',
    value: (tensor) => ({ ...axesOf(tensor), moments: [...tensor.moments].reverse() }),
  },
  {
    id: 'diagonal-taken',
    says: 'The diagonal of the tensor is taken for the principal moments. It is right where the products are zero, so that the axes of the file are principal axes; yours will not be.',
    value: (tensor) => ({
      ...axesOf(tensor),
      moments: [0, 1, 2].map((k) => tensor.inertia[k][k]).sort((a, b) => a - b),
      pairs: wrongPairs(tensor, 'no axes'),
    }),
  },
  {
    id: 'axes-in-another-order',
    says: 'The moments are right, but the axes do not stand in their order: sorting the moments has to carry the axes along.',
    value: (tensor) => ({ ...axesOf(tensor), pairs: 'axes of other moments' }),
  },
  ...['102', '021', '210'].map((order) => ({
    id: 'two-columns-exchanged',
    says: 'Two columns stand each in the place of the other, their moments do not, and the frame is left-handed by that. Sorting has to carry the axes along, and the hand is mended by turning one axis round.',
    value: (tensor: Tensor) => {
      const [a, b, c] = tensor.moments;
      const apart = { '102': b - a, '021': c - b, '210': c - a }[order]!;
      const isOne = Math.abs(apart) <= 1e-9 * c;
      return {
        ...axesOf(tensor),
        frame: 'left-handed',
        ...(isOne ? {} : { pairs: 'axes of other moments' }),
      };
    },
  })),
  {
    id: 'columns-no-rotation',
    says: 'Each column points along an axis of its moment, but together they are no rotation. Where none of the coordinate axes will do: have the columns the length 1, and do they stand at right angles, also where two moments are equal?',
    value: (tensor) => ({ ...axesOf(tensor), frame: isDiagonal(tensor) ? RIGHT_FRAME : NO_ROTATION }),
  },
];
