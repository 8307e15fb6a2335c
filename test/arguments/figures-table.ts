import { matrixFromAxisAngle, rigidBody, simulate, solidBox, rigidBodyState, rk4, triangulate } from 'rigid-body-lab';
import { boxMesh, lineChart } from 'rigid-body-lab/figures';
import { ignored, lists, optional } from './entry.js';
import type { Table } from './entry.js';

const R = matrixFromAxisAngle([1, -2, 3], 0.7);
const state = rigidBodyState({});
const body = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 12 }) });
const run = simulate(body, rigidBodyState({ omegaBody: [1, 2, -0.5] }), { duration: 1, stepSize: 0.25 });
const arrowHead = [
  [0, 0, 0],
  [4, 1, 0],
  [0, 3, 0],
  [1, 1, 0],
];
const way = [
  [0, 1, 0],
  [2, 1, 3],
];
const series = { name: 'Euler', x: [0.1, 0.05], y: [0.2, 0.1], draw: 'both', dash: 'dot', colour: '#000' };
const x = { label: 'h', unit: 's', scale: 'log', range: [0.1, 1] };

/** A mesh may have more vertices than triangles name, and any triangles. */
const drawn = (place: string): string[] => [`${place} extra`, `${place}.vertices long`, ...lists(`${place}.triangles`)];

export const figuresTable: Table = {
  lineChart: {
    args: [
      {
        title: 'Error',
        x,
        y: { ...x, label: 'error' },
        series: [series],
        references: [{ slope: 4, through: [0.1, 2], from: 0.05, to: 0.1 }],
        height: 300,
        equalScale: false,
      },
    ],
    accepts: [
      ...lists('0.series', '0.references'),
      // A point that is not finite is a gap.
      ...['NaN', 'Infinity', '-Infinity'].flatMap((kind) => [`0.series.*.x.* ${kind}`, `0.series.*.y.* ${kind}`]),
      ...optional(
        '0.references',
        '0.height',
        '0.equalScale',
        '0.*.scale',
        '0.*.range',
        '0.series.*.draw',
        '0.series.*.dash',
        '0.series.*.colour',
      ),
    ],
  },
  // What a state is, the curves know.
  timeChart: {
    args: [
      { times: [0, 1], states: [5, 4] },
      { title: 'Fall', y: { label: 'z', unit: 'm', scale: 'linear' }, curves: { z: () => 1 }, height: 300 },
    ],
    accepts: ['0 extra', ...ignored('0.states.*'), ...optional('1.y.scale', '1.height')],
  },
  driftChart: { args: [body, run], accepts: ['1 extra', '1.states.* extra'] },
  basisFigure: {
    args: [
      {
        title: 'Frame',
        point: [1, 2],
        frame: {
          name: 'u',
          origin: [3, 1],
          axes: [
            [1, 1],
            [-1, 0.5],
          ],
        },
        reach: 4,
      },
    ],
    accepts: optional('0.title', '0.reach'),
  },
  particleBesideBodyFigure: { args: [{ angle: 0.5 }] },
  loadsFigure: {
    args: [{ title: 'Loads', size: [4, 2], forces: [{ name: 'F', at: [-2, 0.5], force: [1, 0.2] }], scale: 2 }],
    accepts: [...lists('0.forces'), ...optional('0.title', '0.scale')],
  },
  planeFigure: {
    args: [
      {
        title: 'Plane',
        paths: [
          {
            name: 'a',
            points: [
              [0, 0],
              [1, 2],
            ],
            closed: false,
            dash: 'dot',
            colour: '#123456',
          },
        ],
        arrows: [{ name: 'v', at: [0, 1], along: [1, 0], colour: '#123456' }],
        points: [{ name: 'C', at: [0.5, 0.5], colour: '#123456' }],
        x: [-1, 2],
        y: [-1, 3],
        height: 300,
      },
    ],
    accepts: [
      ...lists('0.paths', '0.paths.0.points', '0.arrows', '0.points'),
      ...optional('0.paths', '0.arrows', '0.points', '0.x', '0.y', '0.height'),
      ...optional('0.paths.0.closed', '0.paths.0.dash', '0.paths.0.colour', '0.arrows.0.colour', '0.points.0.colour'),
    ],
  },
  mechanismFigure: {
    args: [
      {
        title: 'Crank',
        joints: { O: [0, 0], A: [0.6, 0.8] },
        links: [['O', 'A']],
        fixed: ['O'],
        guide: [
          [1.5, 0],
          [3.5, 0],
        ],
      },
    ],
    accepts: [...lists('0.links', '0.fixed'), ...optional('0.fixed', '0.guide')],
  },
  massFigure: {
    args: [
      {
        title: 'Balls',
        particles: [{ mass: 1, position: [0, 0, 0] }],
        labels: ['A'],
        com: [0, 0, 0],
        edges: [
          [
            [0, 0, 0],
            [1, 1, 1],
          ],
        ],
        principalAxes: R,
        axisLength: 2,
      },
    ],
    accepts: [
      '0.particles long',
      '0.particles.* extra',
      ...lists('0.labels', '0.edges'),
      ...optional('0.labels', '0.edges', '0.principalAxes', '0.axisLength'),
    ],
  },
  frameFigure: {
    args: [
      {
        title: 'Turned',
        poses: [{ name: 'body', rotation: R, position: [2, 0, 1], mesh: boxMesh([4, 2, 1]) }],
        points: [{ name: 'p', at: [1, 1, 1] }],
        length: 1,
        world: true,
      },
    ],
    accepts: [
      ...lists('0.poses', '0.points'),
      ...drawn('0.poses.*.mesh'),
      ...optional('0.points', '0.length', '0.world', '0.poses.*.position', '0.poses.*.mesh'),
    ],
  },
  inertiaEllipsoidFigure: {
    args: [
      {
        title: 'Balls',
        inertia: [
          [2, 0, 0],
          [0, 3, 0],
          [0, 0, 4],
        ],
      },
    ],
  },
  polygonFigure: {
    args: [
      {
        title: 'Concave',
        polygons: [{ name: 'arrow', vertices: arrowHead, triangles: triangulate(arrowHead as never) }],
      },
    ],
    accepts: [
      '0.polygons long',
      ...drawn('0.polygons.*').filter((pattern) => !pattern.endsWith('extra')),
      ...optional('0.polygons.*.triangles'),
    ],
  },
  polhodeFigure: { args: [{ title: 'Box', principalMoments: [5, 17, 20] }] },
  stabilityBoundary: { args: [rk4, 20], accepts: ['0 copy', ...optional('1')] },
  stabilityRegionFigure: {
    args: [{ title: 'Stable', methods: [rk4], marks: [{ name: 'h k', at: -2.5 }] }],
    accepts: ['0.methods long', '0.methods.* copy', ...lists('0.marks'), ...optional('0.title', '0.marks')],
  },
  boxEdges: { args: [{ size: [4, 2, 3], centre: [1, 0, 0] }], accepts: optional('0.centre') },
  boxMesh: { args: [[4, 2, 3]] },
  revolved: { args: [(u: number, v: number) => [u, v, 0], { from: 0, to: 1, rings: 2, sectors: 3 }] },
  ellipsoidMesh: { args: [[1, 2, 3], R], accepts: optional('1') },
  cylinderMesh: { args: [{ radius: 1, length: 4 }] },
  animate: {
    args: [
      {
        title: 'Fall',
        times: [0, 1],
        frame: 'world',
        bodies: [{ name: 'box', mesh: boxMesh([1, 2, 3]), colour: '#000', axes: true, poses: [state, state] }],
        arrows: [
          {
            name: 'L',
            colour: '#000',
            from: [
              [0, 0, 0],
              [0, 0, 0],
            ],
            to: [
              [1, 0, 0],
              [1, 1, 0],
            ],
            trail: true,
          },
        ],
        paths: [{ name: 'P', colour: '#000', points: way }],
        rods: [{ colour: '#000', from: way, to: way }],
        ground: -1,
        stops: [{ name: 'half', time: 0.5 }],
        camera: { azimuth: 0.5, elevation: 0.2 },
      },
    ],
    accepts: [
      ...lists('0.bodies', '0.arrows', '0.paths', '0.rods', '0.stops'),
      ...drawn('0.bodies.*.mesh'),
      // A state is a pose, and its velocities are not looked at.
      '0.bodies.*.poses.* extra',
      ...ignored('0.bodies.*.poses.*.velocity', '0.bodies.*.poses.*.omegaBody'),
      ...optional('0.arrows', '0.bodies.*.name', '0.bodies.*.colour', '0.bodies.*.poses.*.position'),
      ...optional('0.arrows.*.colour', '0.arrows.*.from', '0.arrows.*.trail', '0.bodies', '0.bodies.*.axes'),
      ...optional(
        '0.frame',
        '0.paths',
        '0.paths.*.colour',
        '0.rods',
        '0.rods.*.colour',
        '0.ground',
        '0.stops',
        '0.camera',
      ),
    ],
  },
  // A figure is JSON for Plotly, which looks at the rest.
  show: {
    args: [lineChart({ title: 'Fall', x: { label: 't', unit: 's' }, y: { label: 'z', unit: 'm' }, series: [] })],
    accepts: ['0 extra', '0.layout extra', ...ignored('0.layout.*')],
  },
};
