/** Pictures of a throw: the moving body, the polhode, the spin over time. */
import type { RotationState } from '@dist/dynamics/free-rotation.js';
import { OMEGA_NAMES, energyEllipsoid } from '@dist/figures/energy-ellipsoid.js';
import type { DrawnMesh } from '@dist/figures/shapes.js';
import type { Figure, Trace } from '@dist/figures/figure.js';
import { lineChart } from '@dist/figures/line-chart.js';
import { polhodeFigure } from '@dist/figures/polhode-figure.js';
import { animate } from '@dist/figures/scene.js';
import type { Scene } from '@dist/figures/scene.js';
import { pathTrace } from '@dist/figures/space.js';
import { spaceFigure } from '@dist/figures/space-figure.js';
import { AXIS_COLOURS, COLOUR } from '@dist/figures/style.js';
import { scale } from '@dist/linear/vec3.js';
import type { Vec3 } from '@dist/linear/vec3.js';
import { rotate } from '@dist/rotation/quaternion.js';
import type { BenchBody } from './bench-body.js';
import { movingMoments } from './bench-throw.js';

type Motion = (t: number) => RotationState;

/** What is drawn besides the body. */
export interface SceneParts {
  axes: boolean;
  momentum: boolean;
  ellipsoid: boolean;
}

const FRAMES_A_SECOND = 60;
const MOST_FRAMES = 600;

export const timesOf = (duration: number, count: number): number[] =>
  Array.from({ length: count }, (_, k) => (duration * k) / (count - 1));

/** How far a shape reaches from the origin. */
export const reachOf = ({ vertices }: DrawnMesh): number =>
  vertices.reduce((far, v) => Math.max(far, Math.hypot(...v)), 0);

/** A ribbon along a closed line, seen from both sides: a line that the body can hide. */
export function ribbon(points: readonly Vec3[], across: readonly Vec3[]): DrawnMesh {
  const n = points.length;
  const vertices = points.flatMap((p, k): Vec3[] => {
    const [x, y, z] = across[k];
    return [
      [p[0] + x, p[1] + y, p[2] + z],
      [p[0] - x, p[1] - y, p[2] - z],
    ];
  });
  const triangles = points.flatMap((_, k): [number, number, number][] => {
    const [a, b, c, d] = [2 * k, 2 * k + 1, 2 * ((k + 1) % n), 2 * ((k + 1) % n) + 1];
    return [
      [a, b, c],
      [b, d, c],
      [c, b, a],
      [c, d, b],
    ];
  });
  return { vertices, triangles };
}

const RING = 60;
const RIBBON = 0.006;

/**
 * The ellipsoid of inertia by its three ellipses in the principal planes; `size` is its longest semi-axis.
 */
function ellipsoidRings(moments: Vec3, size: number): DrawnMesh[] {
  const semiAxes = moments.map((moment) => size * Math.sqrt(moments[0] / moment));
  return [0, 1, 2].map((normal) => {
    const [i, j] = [(normal + 1) % 3, (normal + 2) % 3];
    const points = Array.from({ length: RING }, (_, k): Vec3 => {
      const angle = (2 * Math.PI * k) / RING;
      const point: Vec3 = [0, 0, 0];
      point[i] = semiAxes[i] * Math.cos(angle);
      point[j] = semiAxes[j] * Math.sin(angle);
      return point;
    });
    const aside: Vec3 = [0, 0, 0];
    aside[normal] = RIBBON * size;
    return ribbon(
      points,
      points.map(() => aside),
    );
  });
}

/** The thrown body in the world. */
export function throwScene(body: BenchBody, motion: Motion, duration: number, parts: SceneParts): Scene {
  const count = Math.min(MOST_FRAMES, Math.max(2, Math.round(duration * FRAMES_A_SECOND)));
  const times = timesOf(duration, count);
  const poses = times.map(motion);
  const reach = reachOf(body.shape);
  const along = (vector: (state: RotationState) => Vec3): Vec3[] =>
    poses.map((state) => rotate(state.orientation, vector(state)));
  const fastest = poses.reduce((most, { omegaBody }) => Math.max(most, Math.hypot(...omegaBody)), 0);
  const rings = parts.ellipsoid ? ellipsoidRings(movingMoments(body.moments), 1.05 * reach) : [];
  return animate({
    title: `${body.title}, thrown`,
    frame: 'world',
    times,
    bodies: [
      { name: body.title, mesh: body.shape, axes: parts.axes, poses },
      ...rings.map((mesh) => ({ name: 'ellipsoid of inertia', mesh, colour: COLOUR.grey, poses })),
    ],
    arrows: [
      ...(parts.momentum
        ? [
            { name: 'L', to: poses.map((): Vec3 => [0, 0, 1.25 * reach]) },
            {
              name: 'ω',
              to: along(({ omegaBody }) => scale(omegaBody, (1.15 * reach) / fastest) as Vec3),
            },
          ]
        : []),
    ],
  });
}

const POLHODE_POINTS = 400;
const SMALL = 330;
/** From the side of the middle axis, near enough that a narrow column is filled. */
const EYE = { x: 0.62, y: 0.9, z: 0.45 };
const TITLE = 'Polhode of this throw';

/**
 * The path of the tip of ω over the energy ellipsoid, in the scale of `polhodeFigure`: twice the energy is 1.
 */
export function polhodeOf(body: BenchBody, motion: Motion, duration: number): Figure {
  const moments = movingMoments(body.moments);
  const { omegaBody: start } = motion(0);
  const size = 1 / Math.sqrt(start.reduce((sum, w, k) => sum + moments[k] * w * w, 0));
  const path = timesOf(duration, POLHODE_POINTS).map((t) => scale(motion(t).omegaBody, size) as Vec3);
  const thrown: Trace[] = [
    pathTrace('this throw', path, { colour: COLOUR.purple, width: 9, legend: false }),
    {
      ...pathTrace('start', path.slice(0, 1), { colour: COLOUR.purple, legend: false }),
      mode: 'markers',
      marker: { color: COLOUR.purple, size: 6 },
    },
  ];
  const figure = moments[0] < moments[1] && moments[1] < moments[2] ? withAllPolhodes(moments) : bareEllipsoid(moments);
  const hidden = { visible: false };
  const scene = { aspectmode: 'data', xaxis: hidden, yaxis: hidden, zaxis: hidden, camera: { eye: EYE } };
  return { ...figure, data: [...figure.data, ...thrown], layout: { ...figure.layout, height: SMALL, scene } };
}

/** The separatrix in grey: the way of ω has the colour of ω, and runs beside it. */
function withAllPolhodes(principalMoments: Vec3): Figure {
  const figure = polhodeFigure({ title: TITLE, principalMoments });
  const grey = (trace: Trace): Trace => ({
    ...trace,
    line: { color: COLOUR.grey, width: 3 },
    textfont: { color: COLOUR.grey, size: 12 },
  });
  return { ...figure, data: figure.data.map((trace) => (trace.name === 'separatrix' ? grey(trace) : trace)) };
}

/** With equal moments the ways of ω are circles; one is drawn, that of the throw. */
function bareEllipsoid(moments: Vec3): Figure {
  const { surface, axes } = energyEllipsoid(moments);
  return spaceFigure([surface, ...axes], { title: TITLE, unit: '1', legend: false, names: [...OMEGA_NAMES] });
}

const CHART_POINTS = 800;

/** The spin about one axis over time. */
export function spinChart(motion: Motion, axis: number, duration: number): Figure {
  const times = timesOf(duration, CHART_POINTS);
  const rate = Math.hypot(...motion(0).omegaBody);
  return lineChart({
    title: `Spin about axis ${axis + 1}`,
    x: { label: 't', unit: 's' },
    y: { label: OMEGA_NAMES[axis], unit: 'rad/s', range: [-1.1 * rate, 1.1 * rate] },
    series: [
      { name: OMEGA_NAMES[axis], x: times, y: times.map((t) => motion(t).omegaBody[axis]), colour: AXIS_COLOURS[axis] },
    ],
    height: 240,
  });
}
