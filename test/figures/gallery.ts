/**
 * One example of every function that makes a figure, for the rules that all figures keep.
 * Shapes and numbers are asymmetric.
 */
import {
  euler,
  kutta3,
  matrixFromAxisAngle,
  pointMasses,
  principalAxes,
  rigidBody,
  rigidBodyState,
  rk4,
  simulate,
  solidBox,
  triangulate,
} from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import {
  basisFigure,
  COLOUR,
  boxEdges,
  boxMesh,
  driftChart,
  frameFigure,
  inertiaEllipsoidFigure,
  lineChart,
  loadsFigure,
  massFigure,
  mechanismFigure,
  particleBesideBodyFigure,
  planeFigure,
  polhodeFigure,
  polygonFigure,
  stabilityRegionFigure,
  timeChart,
} from 'rigid-body-lab/figures';
import type { Figure } from 'rigid-body-lab/figures';

/** A turn about no coordinate axis. */
export const turned = matrixFromAxisAngle([1, -2, 3], 0.7);
export const particles = [
  { mass: 1, position: [0, 0, 0] as Vec3 },
  { mass: 3, position: [4, 1, 0] as Vec3 },
  { mass: 2, position: [1, 2, -3] as Vec3 },
];
export const body = pointMasses(particles);
export const moments: Vec3 = [5, 17, 20];
const box = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 12 }) });
const run = simulate(box, rigidBodyState({ omegaBody: [1, 2, -0.5] }), { duration: 2, stepSize: 0.1 });
const arrowHead: Vec3[] = [
  [0, 0, 0],
  [4, 1, 0],
  [0, 3, 0],
  [1, 1, 0],
];

export const gallery: Readonly<Record<string, () => Figure>> = {
  lineChart: () =>
    lineChart({
      title: 'Error of a step',
      x: { label: 'h', unit: 's', scale: 'log' },
      y: { label: 'error', unit: 'rad', scale: 'log' },
      series: [
        { name: 'Euler', x: [0.1, 0.05], y: [0.2, 0.1], draw: 'both' },
        { name: 'RK4', x: [0.1, 0.05], y: [2e-6, 1.25e-7], dash: 'dot' },
      ],
      references: [{ slope: 4, through: [0.1, 2e-6], from: 0.05, to: 0.1 }],
    }),
  timeChart: () =>
    timeChart(run, {
      title: 'Angular velocity',
      y: { label: 'ω', unit: 'rad/s' },
      curves: { 'ω₁': ({ omegaBody: [x] }) => x, 'ω₂': ({ omegaBody: [, y] }) => y, '2 t': (_, t) => 2 * t },
    }),
  driftChart: () => driftChart(box, run),
  basisFigure: () =>
    basisFigure({
      point: [1, 2],
      frame: {
        name: 'u',
        origin: [3, 1],
        axes: [
          [1, 1],
          [-1, 0.5],
        ],
      },
    }),
  particleBesideBodyFigure: () => particleBesideBodyFigure({ angle: 0.5 }),
  loadsFigure: () => loadsFigure({ size: [4, 2], forces: [{ name: 'F', at: [-2, 0.5], force: [1, 0.2] }] }),
  mechanismFigure: () =>
    mechanismFigure({
      title: 'Slider-crank',
      joints: { O: [0, 0], A: [0.6, 0.8], B: [2.4, 0] },
      links: [
        ['O', 'A'],
        ['A', 'B'],
      ],
      fixed: ['O'],
      guide: [
        [1.5, 0],
        [3.5, 0],
      ],
    }),
  planeFigure: () =>
    planeFigure({
      title: 'A wheel, in the world',
      paths: [
        {
          name: 'wheel',
          points: [
            [0, 0],
            [2, 0],
            [1, 1.5],
          ],
          closed: true,
        },
        {
          name: 'road',
          points: [
            [-1, 0],
            [3, 0],
          ],
          dash: 'dash',
          colour: COLOUR.grey,
        },
      ],
      arrows: [{ name: 'v', at: [1, 1.5], along: [1, 0.5] }],
      points: [{ name: 'C', at: [1, 0.5] }],
    }),
  massFigure: () =>
    massFigure({
      title: 'Three balls',
      particles,
      labels: ['A', 'B', 'C'],
      com: body.com,
      edges: boxEdges({ size: [4, 2, 3], centre: body.com }),
      principalAxes: principalAxes(body.inertia).axes,
    }),
  frameFigure: () =>
    frameFigure({
      title: 'Turned',
      poses: [{ name: 'body', rotation: turned, position: [2, 0, 1], mesh: boxMesh([4, 2, 1]) }],
      points: [{ name: 'p', at: [1, 1, 1] }],
    }),
  inertiaEllipsoidFigure: () => inertiaEllipsoidFigure({ title: 'Three balls', inertia: body.inertia }),
  polygonFigure: () =>
    polygonFigure({
      title: 'Concave',
      polygons: [{ name: 'arrow head', vertices: arrowHead, triangles: triangulate(arrowHead) }],
    }),
  polhodeFigure: () => polhodeFigure({ title: 'Box', principalMoments: moments }),
  stabilityRegionFigure: () =>
    stabilityRegionFigure({ methods: [euler, kutta3, rk4], marks: [{ name: 'h k = 2.5', at: -2.5 }] }),
};
