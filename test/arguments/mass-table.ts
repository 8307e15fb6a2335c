import { rotationX, solidBox } from 'rigid-body-lab';
import { lists, optional } from './entry.js';
import type { Table } from './entry.js';

const part = {
  mass: 3,
  com: [1, 0, 2],
  inertia: [
    [4, 1, 0.5],
    [1, 5, -0.25],
    [0.5, -0.25, 6],
  ],
};
const { inertia } = part;
const R = rotationX(0.3);
const cloud = [
  { mass: 1, position: [0, 0, 0] },
  { mass: 2, position: [4, 1, 0] },
];
const tetrahedron = {
  vertices: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 2, 0],
    [0, 0, 3],
  ],
  triangles: [
    [0, 2, 1],
    [0, 1, 3],
    [1, 2, 3],
    [2, 0, 3],
  ],
};
const arrays = {
  vertices: Float64Array.from(tetrahedron.vertices.flat()),
  triangles: Uint32Array.from(tetrahedron.triangles.flat()),
};
const plate = [
  [0, 0, 0],
  [3, 0, 0],
  [3, 2, 0],
  [0, 2, 0],
];
const obj = 'v 0 0 0\nv 1 0 0\nv 0 2 0\nv 0 0 3\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n';
const stl = 'solid a\nfacet\nouter loop\nvertex 0 0 0\nvertex 0 2 0\nvertex 1 0 0\nendloop\nendfacet\nendsolid\n';
const off = 'OFF\n3 1 0\n0 0 0\n1 0 0\n0 2 0\n3 0 1 2\n';
const ply =
  'ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n0 0 0\n1 0 0\n0 2 0\n3 0 1 2\n';
/** A dimension of 0 makes a thin body; the axis may be left out. */
const solid = (options: object): Table[string] => ({ args: [options], accepts: optional('0.axis') });
/** What is wrong with a shape is what these functions are asked: they say it in their result. */
const asked = ['0 empty', '0 short', '0 long'];

export const massTable: Table = {
  pointMasses: { args: [cloud], accepts: ['0 short', '0 long', '0.* extra'] },
  pointCloud: { args: [Float64Array.of(1, 2), Float64Array.of(0, 0, 0, 4, 1, 0)] },
  solidBox: solid({ size: [1, 2, 3], mass: 4 }),
  solidSphere: solid({ radius: 2, density: 3 }),
  solidCylinder: solid({ radius: 2, length: 3, axis: 'x', mass: 4 }),
  solidCone: solid({ radius: 2, height: 3, axis: 'x', mass: 4 }),
  solidEllipsoid: solid({ size: [1, 2, 3], mass: 4 }),
  solidCapsule: solid({ radius: 2, length: 3, axis: 'x', mass: 4 }),
  hollowSphere: solid({ outerRadius: 2, innerRadius: 1, density: 4 }),
  hollowCylinder: solid({ outerRadius: 2, innerRadius: 1, length: 3, axis: 'x', density: 4 }),
  thinRod: solid({ length: 3, axis: 'x', lineDensity: 4 }),
  thinRectangle: solid({ size: [1, 2], axis: 'x', surfaceDensity: 4 }),
  thinDisc: solid({ radius: 2, axis: 'x', mass: 4 }),
  thinRing: solid({ radius: 2, axis: 'x', mass: 4 }),
  massPropertiesFromDensity: {
    args: [() => 1, { min: [0, 0, 0], max: [1, 1, 2] }, { relativeTolerance: 1e-6, maxEvaluations: 1000 }],
    accepts: optional('2', '2.*'),
  },
  polygonProblems: { args: [plate], accepts: asked },
  triangulate: { args: [plate], accepts: ['0 short'] },
  polygonPlate: { args: [plate, { mass: 4 }], accepts: ['0 short'] },
  meshProblems: {
    args: [tetrahedron],
    accepts: ['0 extra', '0.* empty', '0.* short', '0.* long', '0.triangles.*.* *'],
  },
  solidMesh: { args: [tetrahedron, { density: 2 }], accepts: ['0 extra', '0.vertices long'] },
  solidMeshUnchecked: { args: [arrays, { mass: 2 }], unchecked: true },
  weldVertices: {
    args: [tetrahedron, { tolerance: 1e-9 }],
    accepts: ['0 extra', '0.vertices long', ...lists('0.triangles'), ...optional('1', '1.tolerance')],
  },
  scaled: { args: [tetrahedron, 0.001], accepts: ['0 extra', '0.vertices long', ...lists('0.triangles')] },
  shellMesh: {
    args: [tetrahedron, { surfaceDensity: 2 }],
    accepts: ['0 extra', '0.vertices long', '0.triangles short', '0.triangles long'],
  },
  meshFromOff: { args: [off] },
  meshFromPly: { args: [ply] },
  meshFromObj: { args: [obj] },
  meshFromStl: { args: [stl] },
  placed: { args: [part, { rotation: R, translation: [1, 2, 3] }], accepts: ['0 extra', ...optional('1.*')] },
  placedPoints: {
    args: [plate, { rotation: R, translation: [1, 2, 3] }],
    accepts: ['0 empty', '0 short', '0 long', ...optional('1.*')],
  },
  combine: { args: [part, solidBox({ size: [1, 2, 3], mass: 4 })], accepts: ['* extra'] },
  without: {
    args: [solidBox({ size: [2, 2, 2], density: 1 }), solidBox({ size: [1, 1, 1], density: 1 })],
    accepts: ['* extra'],
  },
  inertiaAbout: { args: [part, [1, 2, 3]], accepts: ['0 extra'] },
  shiftInertia: {
    args: [
      [
        [9, 0, 0],
        [0, 10, 0],
        [0, 0, 11],
      ],
      { mass: 2, com: [0, 0, 0], from: [1, 0, 0], to: [0, 2, 0] },
    ],
  },
  rotateInertia: { args: [inertia, R] },
  inverseInertiaWorld: { args: [inertia, R] },
  // What is wrong with a tensor is what is asked.
  inertiaProblems: {
    args: [inertia, { relative: 1e-6 }],
    accepts: ['0.*.* NaN', '0.*.* Infinity', '0.*.* -Infinity', '0.* NaN', ...optional('1', '1.relative')],
  },
  assertPhysicalInertia: { args: [inertia] },
  principalAxes: { args: [inertia] },
  diagonalize: { args: [part], accepts: ['0 extra'] },
};
