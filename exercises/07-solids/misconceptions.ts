import { lengthOf, matrixFrom, minus, multiple, plus, total, vectorFrom } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import {
  brickOf,
  centreOf,
  centreOfMesh,
  combinedOf,
  commonCentre,
  cornersFrom,
  spanned,
  stateOf,
  sumOf,
  tensorOfPoint,
  tensorOfSolid,
} from './inputs.js';
import type { Brick, Mat3, Mesh, Parts, Solid, State, Surface, Vec3 } from './inputs.js';

const diagonal = (moment: (k: number) => number): Mat3 => matrixFrom((i, j) => (i === j ? moment(i) : 0));
const timesTensor = (factor: number, m: Mat3): Mat3 => matrixFrom((i, j) => factor * m[i][j]);
/** The two edges across an axis. */
const acrossOf = ({ size }: Brick, k: number): number[] => size.filter((_edge, i) => i !== k);
const volumeOf = ({ size: [a, b, c] }: Brick): number => a * b * c;

export const ofBrick: readonly Misconception<Brick>[] = [
  {
    id: 'mass-at-the-corners',
    says: 'These are the moments of the same mass in the eight corners, three times those of the solid brick. Here the mass fills the whole volume, and most of it is nearer to the axis.',
    value: (brick) => timesTensor(3, brickOf(brick)),
  },
  {
    id: 'edges-taken-for-halves',
    says: 'This is four times what it should be. m (b² + c²) / 3 is right where b and c are half edges, as in Chaney’s class; or about an edge of the brick instead of its centre. Here they are full edges, and the axis goes through the centre.',
    value: (brick) => timesTensor(4, brickOf(brick)),
  },
  {
    id: 'edges-halved',
    says: 'This is a quarter of what it should be, as if the edges were halved first. The twelfth is made for full edges: it holds the halves already.',
    value: (brick) => timesTensor(1 / 4, brickOf(brick)),
  },
  {
    id: 'own-edge',
    says: 'The moment about x takes the edge along x. The mass along the axis is not away from it: a longer rod is no harder to spin about its own length. Which two edges say how far the mass is from the axis?',
    value: (brick) => diagonal((k) => (brick.mass * brick.size[k] ** 2) / 12),
  },
  {
    id: 'distance-from-centre',
    says: 'All three edges count for each axis here, as if the distance from the centre counted. It is the distance from the axis: which edge drops out?',
    value: ({ size, mass }) => diagonal(() => (mass * lengthOf(size) ** 2) / 12),
  },
  {
    id: 'moment-by-distance',
    says: 'The edges are not squared: the moment grows like the distance here. A piece twice as far from the axis counts four times. Check the unit, too: kg m² is wanted.',
    value: (brick) => diagonal((k) => (brick.mass * total(acrossOf(brick, k))) / 12),
  },
  {
    id: 'square-of-the-sum',
    says: 'This is the square of a sum, (b + c)². The squared distance is a sum of squares, b² + c², by Pythagoras.',
    value: (brick) => diagonal((k) => (brick.mass * total(acrossOf(brick, k)) ** 2) / 12),
  },
  {
    id: 'product-of-edges',
    says: 'The two edges are multiplied. By Pythagoras the squared distance from the axis is a sum of two squares.',
    value: (brick) => {
      return diagonal((k) => (brick.mass * acrossOf(brick, k).reduce((a, b) => a * b)) / 12);
    },
  },
  {
    id: 'mass-forgotten',
    says: 'The mass is missing. A brick of lead is harder to turn than one of wood: check the unit, kg m².',
    value: ({ size }) => brickOf({ size, mass: 1 }),
  },
  {
    id: 'mass-taken-for-density',
    says: 'The mass is multiplied with the volume, as if it were a density. What is handed in is the mass of the whole brick, in kg.',
    value: (brick) => timesTensor(volumeOf(brick), brickOf(brick)),
  },
  {
    id: 'about-a-corner',
    says: 'This is the tensor about a corner of the brick. It counts its coordinates from 0 to the full edge. About the centre they run from minus to plus one half, and the products cancel.',
    value: (brick) => sumOf(brickOf(brick), tensorOfPoint(brick.mass, multiple(brick.size, 1 / 2))),
  },
];

/** The tensor of one point, with another rule for its moments or its products. */
const ownRule =
  (moment: (r: readonly number[], k: number) => number, sign = -1) =>
  (mass: number, r: readonly number[]): Mat3 =>
    matrixFrom((i, j) => mass * (i === j ? moment(r, i) : sign * r[i] * r[j]));
const squared = (r: readonly number[], k: number): number => lengthOf(r) ** 2 - r[k] ** 2;
const WRONG_POINTS = [
  {
    id: 'products-carry-plus',
    says: 'The products of inertia have the wrong sign. Off the diagonal of the tensor of a point stands -m x y: only then is I ω the angular momentum.',
    rule: ownRule(squared, 1),
  },
  {
    id: 'distance-from-centre',
    says: 'The whole |r|² stands on the diagonal, for every axis. That is the distance from a point; for the moment about x only y and z count. What does the part r rᵀ do on the diagonal?',
    rule: ownRule((r) => lengthOf(r) ** 2),
  },
  {
    id: 'second-moments',
    says: 'On the diagonal the tensor of a point has m x² here, in the row of x. The moment about x counts distances from the x-axis, m (y² + z²).',
    rule: ownRule((r, k) => r[k] ** 2),
  },
] as const;

/** All parts moved to one point, each by the tensor of a point. */
function shiftedSum(
  { parts }: Parts,
  to: readonly number[],
  rule: (mass: number, r: readonly number[]) => Mat3 = tensorOfPoint,
): Mat3 {
  return parts.map((part) => sumOf(part.inertia, rule(part.mass, minus(part.com, to)))).reduce(sumOf);
}
const massOf = ({ parts }: Parts): number => total(parts.map((part) => part.mass));
const ORIGIN = [0, 0, 0];

export const ofParts: readonly Misconception<Parts>[] = [
  {
    id: 'tensors-add',
    says: 'The tensors of the parts are added as they stand, each about its own centre. They are right if all centres are one point. Else the parts are also carried round the common centre: first move each tensor there, then add.',
    value: ({ parts }) => parts.map((part) => part.inertia).reduce(sumOf),
  },
  {
    id: 'about-the-origin',
    says: 'This is the tensor about the origin. A body that flies freely turns about its centre of mass: measure the centres of the parts from there.',
    value: (p) => shiftedSum(p, ORIGIN),
  },
  {
    id: 'parallel-axis-anywhere',
    says: 'Something is added for the way from the origin to the common centre. The rule of parallel axes adds on the way from the centre of mass to another point; on the way back the same is taken away. About the centre of mass the tensor is the smallest.',
    value: (p) => sumOf(shiftedSum(p, ORIGIN), tensorOfPoint(massOf(p), commonCentre(p))),
  },
  {
    id: 'shifted-to-the-first-part',
    says: 'All parts are moved to the centre of the first part. Two tensors may be added if they are about one point, and here that is the common centre of mass.',
    value: (p) => shiftedSum(p, p.parts[0].com),
  },
  {
    id: 'first-part-not-moved',
    says: 'The first part is not moved: its tensor is still about its own centre. Does a sum begin with it as it is?',
    value: (p) => {
      const com = commonCentre(p);
      const own = (n: number): number => (n === 0 ? 0 : p.parts[n].mass);
      return p.parts.map((part, n) => sumOf(part.inertia, tensorOfPoint(own(n), minus(part.com, com)))).reduce(sumOf);
    },
  },
  {
    id: 'holes-left-out',
    says: 'Parts without positive mass are left out of the tensor, though the common centre knows them. A hole brings what is missing, with its minus signs: it needs no other treatment.',
    value: (p) =>
      p.parts
        .filter((part) => part.mass > 0)
        .map((part) => sumOf(part.inertia, tensorOfPoint(part.mass, minus(part.com, commonCentre(p)))))
        .reduce(sumOf),
  },
  {
    id: 'own-tensors-weighted',
    says: 'The own tensors are weighted with the share of the mass, as in a mean. A tensor has its mass in it already: what would two equal bodies at one place have together?',
    value: (p) => {
      const share = (mass: number): number => mass / massOf(p);
      const weighted = p.parts.map((part) => ({ ...part, inertia: timesTensor(share(part.mass), part.inertia) }));
      return combinedOf({ parts: weighted });
    },
  },
  {
    id: 'all-the-mass-in-each-shift',
    says: 'Each part is moved with the mass of the whole body. What goes round the common centre is this part alone: which mass has it?',
    value: (p) => shiftedSum(p, commonCentre(p), (_mass, r) => tensorOfPoint(massOf(p), r)),
  },
  {
    id: 'mass-missing-in-the-shift',
    says: 'The shift has no mass: it is in m², the tensors are in kg m². What must multiply the square of the distance?',
    value: (p) => shiftedSum(p, commonCentre(p), (_mass, r) => tensorOfPoint(1, r)),
  },
  {
    id: 'parts-taken-for-points',
    says: 'Each part counts as a point at its centre, its own tensor is lost. It is right for small parts that are far apart. What does a part have even if it stays in its place?',
    value: (p) => combinedOf({ parts: p.parts.map((part) => ({ ...part, inertia: matrixFrom(() => 0) })) }),
  },
  {
    id: 'shift-subtracted',
    says: 'The shift is subtracted. About its own centre the tensor of a part is the smallest; about any other point it is larger.',
    value: (p) => shiftedSum(p, commonCentre(p), (mass, r) => tensorOfPoint(-mass, r)),
  },
  {
    id: 'shift-on-the-diagonal-only',
    says: 'The shift adds moments, but no products. A part that lies to the side of two axes at once also brings a product, -m x y.',
    value: (p) => shiftedSum(p, commonCentre(p), (mass, r) => diagonal((k) => mass * squared(r, k))),
  },
  {
    id: 'shifted-by-m-d-squared',
    says: 'Each moment gets the same m |d|². This is the rule for one axis, with d across it. For the tensor each axis has its own distance, and there are products: the tensor of a point m at d is what is added.',
    value: (p) => shiftedSum(p, commonCentre(p), (mass, r) => diagonal(() => mass * lengthOf(r) ** 2)),
  },
  ...WRONG_POINTS.map(({ id, says, rule }) => ({
    id,
    says: `In the shift: ${says}`,
    value: (p: Parts) => shiftedSum(p, commonCentre(p), rule),
  })),
];

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
    id: 'density-forgotten',
    says: 'The density is missing: this is the tensor for 1 kg/m³. Check the unit, kg m².',
    value: (s) => tensorOfSolid({ ...s, density: 1 }),
  },
];

const bySign = (volume: number): State => (volume > 0 ? 'solid' : 'inside out');
/** Whether an edge is passed twice in one direction. */
const hasTwice = ({ triangles }: Surface): boolean => {
  const edges = triangles.flatMap(([i, j, k]) => [`${i} ${j}`, `${j} ${k}`, `${k} ${i}`]);
  return new Set(edges).size < edges.length;
};
const isOneOf =
  (...states: State[]) =>
  (surface: Surface): boolean =>
    states.includes(stateOf(surface));

export const ofSurface: readonly Misconception<Surface>[] = [
  {
    id: 'volume-decides',
    says: 'The sign of the volume alone decides. A surface with a hole has some sum of volumes, too, and another one from each origin. Look at the edges first: how many triangles meet at each?',
    value: ({ volume }) => bySign(volume),
  },
  {
    id: 'directions-ignored',
    says: 'Each edge belongs to two triangles, and that is all that is looked at. If both pass it the same way, one of them is turned over, and its volume has the wrong sign.',
    value: (s) => (isOneOf('mixed')(s) ? bySign(s.volume) : stateOf(s)),
  },
  {
    id: 'mixed-taken-for-open',
    says: 'A triangle that is turned over passes for a hole here. Its edges lack the way back, but two triangles do meet there. For a hole count both ways together.',
    value: (s) => (isOneOf('mixed')(s) ? 'open' : stateOf(s)),
  },
  {
    id: 'open-taken-for-mixed',
    says: 'A hole passes for a triangle that is turned over. In both cases a way back is missing. What is different at the edge of a hole: how many triangles meet there?',
    value: (s) => (isOneOf('open')(s) ? 'mixed' : stateOf(s)),
  },
  {
    id: 'volume-ignored',
    says: 'A surface that is closed and everywhere alike passes for a solid. All triangles may be turned over together: the edges do not notice that. What does?',
    value: (s) => (isOneOf('inside out')(s) ? 'solid' : stateOf(s)),
  },
  {
    id: 'mixed-taken-for-inside-out',
    says: 'Mixed surfaces are called inside out. Inside out is a surface of which every triangle is turned over; mixed is one of which some are.',
    value: (s) => (isOneOf('mixed')(s) ? 'inside out' : stateOf(s)),
  },
  {
    id: 'volume-before-edges',
    says: 'A negative volume always gives inside out here. That word is for closed surfaces whose triangles agree. As long as the edges are not right, the volume means nothing: which test comes first?',
    value: (s) => (s.volume < 0 ? 'inside out' : stateOf(s)),
  },
  {
    id: 'mixed-before-open',
    says: 'A surface with a hole and a turned triangle is called mixed. The statement says which word comes first.',
    value: (s) => (hasTwice(s) ? 'mixed' : stateOf(s)),
  },
  {
    id: 'numbers-run-together',
    says: 'Two edges are taken for one: written without a gap, 1 and 12 is the same as 11 and 2. Put something between the two numbers of an edge.',
    value: ({ triangles, volume }) => {
      const names = (back: boolean): string[] =>
        triangles.flatMap(([i, j, k]) =>
          back ? [`${j}${i}`, `${k}${j}`, `${i}${k}`] : [`${i}${j}`, `${j}${k}`, `${k}${i}`],
        );
      const [forth, back] = [names(false), names(true)];
      const times = (edge: string): number => forth.filter((one) => one === edge).length;
      if (forth.some((edge, n) => times(edge) + times(back[n]) === 1)) return 'open';
      return forth.some((edge) => times(edge) > 1) ? 'mixed' : bySign(volume);
    },
  },
  {
    id: 'even-is-closed',
    says: 'A hole is found only if the number of triangles is odd. A closed surface has an even number; but so has one from which two are missing. Look at the edges, one by one.',
    value: (s) => {
      if (s.triangles.length % 2 === 1) return 'open';
      return hasTwice(s) ? 'mixed' : bySign(s.volume);
    },
  },
  ...(['solid', 'open', 'mixed', 'inside out'] as const).map((state) => ({
    id: 'one-state-for-all',
    says: `The answer is always "${state}". Each triangle passes three edges, the last one from its third vertex back to its first. Do all of them come in?`,
    value: () => state,
  })),
];
