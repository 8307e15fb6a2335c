/** Wrong formulas of task 3, with the words for the student. */
import { lengthOf, matrixFrom, minus, multiple, plus, total, vectorFrom } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { centreOf, centreOfMesh, cornersFrom, spanned, sumOf, tensorOfPoint, tensorOfSolid } from './inputs.js';
import type { Mat3, Mesh, Solid, Vec3 } from './inputs.js';
import { timesTensor } from './misconceptions.js';
import { ORIGIN, WRONG_POINTS } from './parts-misconceptions.js';

/** The tetrahedra between the origin and the triangles. */
const pieces = (mesh: Mesh, from: readonly number[] = ORIGIN): { volume: number; sum: number[]; at: number[][] }[] =>
  cornersFrom(mesh, from).map(([a, b, c]) => ({
    volume: spanned(a, b, c),
    sum: plus(a, plus(b, c)),
    at: [a, b, c],
  }));
type Piece = ReturnType<typeof pieces>[number];
/** Σ v s / 4 over Σ v, with another v, or another part of s. */
function centreWith(mesh: Mesh, volume: (piece: Piece) => number, part = 4): { volume: number; com: Vec3 } {
  const all = pieces(mesh);
  const sum = total(all.map(volume));
  return {
    volume: sum,
    com: vectorFrom((k) => total(all.map((piece) => (volume(piece) * piece.sum[k]) / part)) / sum),
  };
}
const meanOf = (points: number[][]): Vec3 => centreOf(points.map((at) => ({ mass: 1, at })));
const surfaceOf = ({ at: [a, b, c] }: Piece): number => {
  const [u, v] = [minus(b, a), minus(c, a)];
  return Math.sqrt(Math.max(0, lengthOf(u) ** 2 * lengthOf(v) ** 2 - total(u.map((x, k) => x * v[k])) ** 2)) / 2;
};

export const ofCentre: readonly Misconception<{ mesh: Mesh }>[] = [
  {
    id: 'volumes-are-positive',
    says: 'Every tetrahedron is counted as positive. That is right if the origin is inside and sees the whole surface from within. From outside, the tetrahedra over the near side hold no part of the body and must be taken away: the sign does that.',
    value: ({ mesh }) => centreWith(mesh, ({ volume }) => Math.abs(volume)),
  },
  {
    id: 'sizes-as-weights',
    says: 'The volume is right, but for the centre each tetrahedron counts with the size of its volume, above the line and below. Those over the near side have pulled the sum too far: what must they do to it?',
    value: ({ mesh }) => ({
      ...centreOfMesh(mesh),
      com: centreWith(mesh, ({ volume }) => Math.abs(volume)).com,
    }),
  },
  {
    id: 'sizes-over-the-volume',
    says: 'The volume is right, and divides the sum, but in the sum each tetrahedron counts with the size of its volume. The weights of a mean add up to what it is divided by: do these?',
    value: ({ mesh }) => {
      const sized = centreWith(mesh, ({ volume }) => Math.abs(volume));
      const { volume } = centreOfMesh(mesh);
      return { volume, com: multiple(sized.com, sized.volume / volume) };
    },
  },
  {
    id: 'whole-parallelepiped',
    says: 'The volume is six times too large: a · (b x c) is the volume of the whole box that the three edges span. A tetrahedron is one of six equal parts of it.',
    value: ({ mesh }) => ({ ...centreOfMesh(mesh), volume: 6 * centreOfMesh(mesh).volume }),
  },
  {
    id: 'half-of-the-box',
    says: 'The volume is three times too large: this is half of the box that the three edges span. Half is right for a triangle in a parallelogram; a tetrahedron is a third of that prism.',
    value: ({ mesh }) => ({ ...centreOfMesh(mesh), volume: 3 * centreOfMesh(mesh).volume }),
  },
  {
    id: 'centre-of-the-triangle',
    says: 'The centre is four thirds of what it should be. A third of a + b + c is the centre of the triangle; the tetrahedron has a fourth corner, the origin, which pulls its centre inwards.',
    value: ({ mesh }) => centreWith(mesh, ({ volume }) => volume, 3),
  },
  {
    id: 'mean-of-the-vertices',
    says: 'The centre is the mean of the vertices, as if all mass sat there. It is right for a tetrahedron or a plain brick. Cut one face into many triangles: the body stays, the mean moves.',
    value: ({ mesh }) => ({ ...centreOfMesh(mesh), com: meanOf(mesh.vertices) }),
  },
  {
    id: 'measured-from-a-vertex',
    says: 'The volume is right. The centre is measured from the first vertex: its way from there to the origin is missing. Move the mesh by 10 m: the centre must go along.',
    value: ({ mesh }) => {
      const { volume, com } = centreOfMesh(mesh);
      return { volume, com: minus(com, mesh.vertices[0]) };
    },
  },
  {
    id: 'mean-of-the-tetrahedra',
    says: 'All tetrahedra count alike for the centre. A large one holds more mass: by what is its centre weighted?',
    value: ({ mesh }) => ({ ...centreOfMesh(mesh), com: meanOf(pieces(mesh).map(({ sum }) => multiple(sum, 1 / 4))) }),
  },
  {
    id: 'centre-of-the-surface',
    says: 'The centre is that of the surface, weighted by area. A shell of sheet metal has it. A solid has its mass inside: what volume stands behind each triangle?',
    value: ({ mesh }) => ({ ...centreOfMesh(mesh), com: centreWith(mesh, surfaceOf, 3).com }),
  },
  {
    id: 'last-triangle-left-out',
    says: 'The last triangle of the list is left out. Where does the loop end?',
    value: ({ mesh }) => centreWith({ ...mesh, triangles: mesh.triangles.slice(0, -1) }, ({ volume }) => volume),
  },
  {
    id: 'centre-not-divided',
    says: 'The centre is a sum of volume times place, in m⁴. What makes a place in m of it?',
    value: ({ mesh }) => {
      const { volume, com } = centreOfMesh(mesh);
      return { volume, com: multiple(com, volume) };
    },
  },
  {
    id: 'divided-by-the-count',
    says: 'The sum of volume times place is divided by the number of triangles. A mean is weighted here: divide by the sum of the weights.',
    value: ({ mesh }) => {
      const { volume, com } = centreOfMesh(mesh);
      return { volume, com: multiple(com, volume / mesh.triangles.length) };
    },
  },
];

/** A tensor from other points than the four of each tetrahedron. */
function tensorWith(
  { mesh, com, density }: Solid,
  points: (piece: Piece) => { share: number; at: number[] }[],
  { from = com, rule = tensorOfPoint }: { from?: readonly number[]; rule?: (mass: number, r: number[]) => Mat3 } = {},
): Mat3 {
  return pieces(mesh, from)
    .flatMap((piece) => points(piece).map(({ share, at }) => rule(density * piece.volume * share, at)))
    .reduce(sumOf);
}
const fourPoints = ({ at, sum }: Piece): { share: number; at: number[] }[] =>
  [...at, sum].map((r) => ({ share: 1 / 20, at: r }));

export const ofSolid: readonly Misconception<Solid>[] = [
  {
    id: 'about-the-origin',
    says: 'This is the tensor about the origin. Asked is the one about the centre of mass: lay the common corner of all tetrahedra there.',
    value: (s) => tensorWith(s, fourPoints, { from: ORIGIN }),
  },
  {
    id: 'parallel-axis-anywhere',
    says: 'The tensor about the origin has something added for the way to the centre of mass. The rule of parallel axes adds on the way from the centre of mass; on the way towards it the same is taken away. Or measure from there at once.',
    value: (s) =>
      sumOf(tensorWith(s, fourPoints, { from: ORIGIN }), tensorOfPoint(s.density * centreOfMesh(s.mesh).volume, s.com)),
  },
  {
    id: 'tetrahedra-as-points',
    says: 'Each tetrahedron counts as a point at its own centre. So its own tensor is lost, as when parts are added without theirs. How is its mass spread around that centre?',
    value: (s) => tensorWith(s, ({ sum }) => [{ share: 1 / 16, at: sum }]),
  },
  {
    id: 'mass-at-the-corners',
    says: 'The mass of each tetrahedron sits in its corners here, a quarter in each. A solid one has most of its mass nearer to its centre.',
    value: (s) => tensorWith(s, ({ at }) => at.map((r) => ({ share: 1 / 4, at: r }))),
  },
  {
    id: 'sum-of-corners-forgotten',
    says: 'Only the three corners count, with a twentieth each. That is three twentieths of the mass. The fourth point, s = a + b + c, brings in the mass around the centre.',
    value: (s) => tensorWith(s, ({ at }) => at.map((r) => ({ share: 1 / 20, at: r }))),
  },
  ...[2, 3].map((times) => ({
    id: 'sum-from-elsewhere',
    says: 'The fourth point is measured from elsewhere than the other three. It is the sum of a, b and c, each of them from the centre of mass: of three vertices as they stand in the list, com has to be taken away three times.',
    value: (s: Solid) =>
      tensorWith(s, ({ at, sum }) => [...at, plus(sum, multiple(s.com, times))].map((r) => ({ share: 1 / 20, at: r }))),
  })),
  {
    id: 'fourth-point-in-the-triangle',
    says: 'The fourth point lies at the centre of the triangle, s / 3, with a twentieth of the mass. It counts with its square, so at a third of the distance it would need nine times that mass. Where does the statement put it?',
    value: (s) => tensorWith(s, ({ at, sum }) => [...at, multiple(sum, 1 / 3)].map((r) => ({ share: 1 / 20, at: r }))),
  },
  {
    id: 'fourth-point-at-the-centre',
    says: 'The fourth point lies at the centre of the tetrahedron, s / 4, with a twentieth of the mass. It counts with its square, so at a quarter of the distance it would need sixteen times that mass. Where does the statement put it?',
    value: (s) => tensorWith(s, ({ at, sum }) => [...at, multiple(sum, 1 / 4)].map((r) => ({ share: 1 / 20, at: r }))),
  },
  {
    id: 'volumes-are-positive',
    says: 'Every tetrahedron is counted as positive. That is right for a convex body, whose centre sees the whole surface from within. If it is hollow or bent, some lie outside the material: their sign takes them away.',
    value: (s) =>
      tensorWith(s, (piece) => fourPoints(piece).map((p) => ({ ...p, share: p.share * Math.sign(piece.volume) }))),
  },
  {
    id: 'second-moment-matrix',
    says: 'This is the sum of m r rᵀ. It says how the mass is spread along the axes. The tensor counts distances from them: each point brings m (|r|² E - r rᵀ).',
    value: (s) => tensorWith(s, fourPoints, { rule: (mass, r) => matrixFrom((i, j) => mass * r[i] * r[j]) }),
  },
  ...WRONG_POINTS.map(({ id, says, rule }) => ({
    id,
    says,
    value: (s: Solid) => tensorWith(s, fourPoints, { rule }),
  })),
  {
    id: 'whole-parallelepiped',
    says: 'The tensor is six times too large: a · (b x c) is the volume of the whole box that the three edges span. A tetrahedron is one of six equal parts of it.',
    value: (s) => timesTensor(6, tensorOfSolid(s)),
  },
  {
    id: 'density-taken-for-mass',
    says: 'The density is taken for the mass of the whole solid: this is the tensor divided by the volume. Each tetrahedron has density times volume as its mass.',
    value: (s) => timesTensor(1 / centreOfMesh(s.mesh).volume, tensorOfSolid(s)),
  },
  {
    id: 'density-forgotten',
    says: 'The density is missing: this is the tensor for 1 kg/m³. Check the unit, kg m².',
    value: (s) => tensorOfSolid({ ...s, density: 1 }),
  },
];
