/**
 * A moving picture of bodies: shapes, and their pose at equal time steps. Plain JSON, drawn
 * by the player and by the page.
 */
import { samples } from './figure.js';
import type { Vec3 } from '../linear/vec3.js';
import type { Camera } from './scene-camera.js';
import { FIRST_CAMERA } from './scene-camera.js';
import type { SceneOptions } from './scene-options.js';
import { checkAnimate } from './scene-options.js';
import type { SceneGround } from './scene-ground.js';
import { sceneGround } from './scene-ground.js';
import { BODY_COLOURS, quantityColour } from './scene-palette.js';
import { COLOUR } from './style.js';

/** One body of a scene; numbers of all frames one after the other. */
export interface SceneBody {
  name: string;
  colour: string;
  vertices: number[][];
  /** Corners of each face, anticlockwise from outside. */
  faces: number[][];
  /** Three numbers a frame, m. */
  positions: number[];
  /** Four numbers a frame, w x y z. */
  orientations: number[];
  /** Where the body's axes 1, 2 and 3 come out of it, m; without it they are not drawn. */
  axes?: number[];
}

/** An arrow of a scene, for instance the angular momentum. */
export interface SceneArrow {
  name: string;
  colour: string;
  /** Three numbers a frame, world axes. */
  from: number[];
  to: number[];
  /** Whether the way of the tip so far stays in sight. */
  trail: boolean;
}

/** The way of a point: the whole of it faint, and what it has gone so far. */
export interface ScenePath {
  name: string;
  colour: string;
  /** Three numbers a frame, m. */
  points: number[];
}

/** A straight rod between two moving points. */
export interface SceneRod {
  colour: string;
  from: number[];
  to: number[];
}

/** What the player plays. */
export interface Scene {
  /** With the frame in which it is seen. */
  title: string;
  /** Time of the first frame, s. */
  start: number;
  /** Seconds between frames. */
  interval: number;
  frames: number;
  /** What stands in the middle of the picture, m. */
  centre: number[];
  /** Half the height that the picture shows, m. */
  radius: number;
  camera: Camera;
  /** Names of the three directions of the picture. */
  axes?: string[];
  ground?: SceneGround;
  bodies: SceneBody[];
  arrows: SceneArrow[];
  paths: ScenePath[];
  rods: SceneRod[];
  /** Instants that have a name, by their frame. */
  stops: { name: string; frame: number }[];
}

const round = (x: number): number => Number(x.toPrecision(6)) + 0;
const MAX_FRAMES = 600;
const ORIGIN: Vec3 = [0, 0, 0];
const SEEN_FROM = {
  world: ', seen from the world',
  centre: ', seen from the centre of mass',
  body: ', in body axes',
} as const;
const AXES = { world: ['x', 'y', 'z'], centre: ['x', 'y', 'z'], body: ['1', '2', '3'] } as const;

/**
 * A scene of moving bodies, each with a mesh and its poses at the same equally spaced times; longer runs
 * are thinned to 600 frames. Arrows such as L and ω, paths of points and rods between points may be added,
 * in world coordinates (m) per time.
 *
 * @throws TypeError or RangeError for options that are not known, no times, nothing to draw,
 * lists of different lengths, or a stop outside the times.
 * @example
 * const scene = animate({
 *   title: 'Spin',
 *   frame: 'world',
 *   times: [0, 0.5],
 *   bodies: [
 *     { mesh: boxMesh([4, 2, 1]), poses: [{ orientation: [1, 0, 0, 0] }, { orientation: [0, 0, 0, 1] }] },
 *   ],
 * });
 * [scene.frames, scene.interval, scene.title]; // => [2, 0.5, 'Spin, seen from the world']
 */
export function animate(options: SceneOptions): Scene {
  checkAnimate(options);
  const { times, frame, ground, bodies = [], arrows = [], paths = [], rods = [], stops = [] } = options;
  const { camera = FIRST_CAMERA } = options;
  const kept = samples(
    Array.from({ length: times.length }, (_, k) => k),
    MAX_FRAMES,
  );
  const start = times[0];
  const interval = (times[kept.at(-1)!] - start) / Math.max(1, kept.length - 1);
  const flat = (points: readonly (readonly number[])[]): number[] => kept.flatMap((i) => points[i].map(round));
  const drawn = {
    bodies: bodies.map(({ name = 'body', mesh: { vertices, triangles }, colour, axes = false, poses }, k) => ({
      name,
      colour: colour ?? BODY_COLOURS[k % BODY_COLOURS.length],
      vertices: vertices.map((v) => v.map(round)),
      faces: triangles.map((t) => [...t]),
      positions: flat(poses.map(({ position }) => position ?? ORIGIN)),
      orientations: flat(poses.map(({ orientation }) => orientation)),
      ...(axes && { axes: [0, 1, 2].map((i) => round(Math.max(...vertices.map((v) => v[i])))) }),
    })),
    arrows: arrows.map(({ name, colour, from, to, trail = false }, k) => ({
      name,
      colour: colour ?? quantityColour(name, k + 1),
      from: flat(from ?? to.map(() => ORIGIN)),
      to: flat(to),
      trail,
    })),
    paths: paths.map(({ name, colour, points }, k) => ({
      name,
      colour: colour ?? quantityColour(name, k),
      points: flat(points),
    })),
    rods: rods.map(({ colour = COLOUR.ink, from, to }) => ({
      colour,
      from: flat(from),
      to: flat(to),
    })),
  };
  const box = boundsOf(drawn);
  const land = ground === undefined ? undefined : sceneGround({ box, height: ground, camera });
  const centre = land ? land.box.low.map((low, k) => (low + land.box.high[k]) / 2) : ORIGIN;
  return {
    title: frame === undefined ? options.title : options.title + SEEN_FROM[frame],
    start: round(start),
    interval: round(interval),
    frames: kept.length,
    centre: centre.map(round),
    radius: round(land ? halfHeight(land.box, camera) : reach(drawn)),
    camera: { ...camera },
    ...(frame && { axes: [...AXES[frame]] }),
    ...(land && { ground: land.drawn }),
    ...drawn,
    stops: stops.map(({ name, time }) => ({ name, frame: interval > 0 ? Math.round((time - start) / interval) : 0 })),
  };
}

type Drawn = Pick<Scene, 'bodies' | 'arrows' | 'paths' | 'rods'>;

/** Lists of points, three numbers each, and how far what is drawn there reaches around them. */
function extents({ bodies, arrows, paths, rods }: Drawn): [points: readonly number[], around: number][] {
  return [
    ...bodies.map((b): [number[], number] => [b.positions, Math.max(...b.vertices.map((v) => Math.hypot(...v)))]),
    ...[...arrows, ...rods].flatMap(({ from, to }): [number[], number][] => [
      [from, 0],
      [to, 0],
    ]),
    ...paths.map(({ points }): [number[], number] => [points, 0]),
  ];
}

/** The largest distance from the origin that anything drawn can have. */
function reach(drawn: Drawn): number {
  let largest = 0;
  for (const [flat, around] of extents(drawn)) {
    for (let i = 0; i + 2 < flat.length; i += 3)
      largest = Math.max(largest, Math.hypot(flat[i], flat[i + 1], flat[i + 2]) + around);
  }
  return largest;
}

/** Half the height of a picture, a little wider than high, into which a box fits as the camera sees it. */
function halfHeight({ low, high }: { low: Vec3; high: Vec3 }, { azimuth, elevation }: Camera): number {
  const [x, y, z] = high.map((h, k) => (h - low[k]) / 2);
  const [ca, sa] = [Math.abs(Math.cos(azimuth)), Math.abs(Math.sin(azimuth))];
  const right = sa * x + ca * y;
  const up = Math.cos(elevation) * z + Math.abs(Math.sin(elevation)) * (ca * x + sa * y);
  // What is in front is drawn larger, and numbers stand outside.
  return 1.2 * Math.max(up, right / 1.15);
}

/** The box in which everything is drawn. */
function boundsOf(drawn: Drawn): { low: Vec3; high: Vec3 } {
  const low: Vec3 = [Infinity, Infinity, Infinity];
  const high: Vec3 = [-Infinity, -Infinity, -Infinity];
  for (const [flat, around] of extents(drawn)) {
    flat.forEach((x, i) => {
      low[i % 3] = Math.min(low[i % 3], x - around);
      high[i % 3] = Math.max(high[i % 3], x + around);
    });
  }
  return { low, high };
}
