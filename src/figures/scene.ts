/** A moving picture of bodies: shapes, and their pose at equal time steps. Plain JSON, drawn by the player and by the page. */
import {
  expectOptions,
  finiteNumbersField,
  listField,
  optionalField,
  meshField as drawnMesh,
  quaternionField,
  recordField,
  recordWithField,
  textField,
  vec3Field,
} from './expect-figure.js';
import type { Shape } from './expect-figure.js';
import type { Quaternion } from '../rotation/quaternion.js';
import type { ReadonlyVec3 } from '../linear/vec3.js';
import type { DrawnMesh } from './shapes.js';
import { samples } from './figure.js';
import { SERIES_COLOURS } from './style.js';

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
}

/** An arrow of a scene, for instance the angular momentum. */
export interface SceneArrow {
  name: string;
  colour: string;
  /** Three numbers a frame, world axes. */
  from: number[];
  to: number[];
}

/** What the player plays. */
export interface Scene {
  title: string;
  /** Seconds between frames. */
  interval: number;
  frames: number;
  /** Half the height that the picture shows, m. */
  radius: number;
  bodies: SceneBody[];
  arrows: SceneArrow[];
}

/** The pose of a body at one instant, for instance a state of `simulate`. */
export interface ScenePose {
  position?: ReadonlyVec3;
  orientation: Readonly<Quaternion>;
}

const round = (x: number): number => Number(x.toPrecision(6)) + 0;
const MAX_FRAMES = 600;

const OPTIONS: Shape = {
  title: textField,
  times: finiteNumbersField,
  bodies: listField(
    recordField({
      name: optionalField(textField),
      mesh: drawnMesh,
      colour: optionalField(textField),
      poses: listField(recordWithField({ position: optionalField(vec3Field), orientation: quaternionField })),
    }),
    1,
  ),
  arrows: optionalField(
    listField(
      recordField({
        name: textField,
        colour: optionalField(textField),
        from: optionalField(listField(vec3Field)),
        to: listField(vec3Field),
      }),
    ),
  ),
};

/**
 * A scene of one or more bodies, each with a mesh and its poses at the same equally spaced times; longer runs are thinned to 600
 * frames. Arrows may be added, such as L and ω, with world coordinates per frame.
 *
 * @throws RangeError if there are no times, or lists of different lengths.
 * @example
 * const scene = animate({ title: 'Spin', times: [0, 0.5], bodies: [{ mesh: boxMesh([4, 2, 1]), poses: [{ orientation: [1, 0, 0, 0] }, { orientation: [0, 0, 0, 1] }] }] });
 * [scene.frames, scene.interval, scene.bodies[0].faces.length]; // => [2, 0.5, 12]
 */
export function animate(options: {
  title: string;
  times: ArrayLike<number>;
  bodies: readonly { name?: string; mesh: DrawnMesh; colour?: string; poses: readonly ScenePose[] }[];
  arrows?: readonly { name: string; colour?: string; from?: readonly ReadonlyVec3[]; to: readonly ReadonlyVec3[] }[];
}): Scene {
  expectOptions('animate', options, OPTIONS);
  const { times, bodies, arrows = [] } = options;
  const lengths = [
    ...bodies.map((b) => b.poses.length),
    ...arrows.flatMap((a) => [a.to.length, a.from?.length ?? times.length]),
  ];
  const wanted = times.length;
  if (wanted === 0 || lengths.some((n) => n !== wanted)) {
    const got = `${lengths.join(', ')} for ${wanted}`;
    throw new RangeError(
      `animate: expected as many poses as times, got ${got}. Each frame needs one pose of every body.`,
    );
  }
  const kept = samples(
    Array.from({ length: times.length }, (_, k) => k),
    MAX_FRAMES,
  );
  const last = kept.length > 1 ? kept.length - 1 : 1;
  const scene: Scene = {
    title: options.title,
    interval: round((times[kept.at(-1)!] - times[0]) / last),
    frames: kept.length,
    radius: 0,
    bodies: bodies.map(({ name = 'body', mesh, colour, poses }, k) => ({
      name,
      colour: colour ?? SERIES_COLOURS[k % SERIES_COLOURS.length],
      vertices: mesh.vertices.map((v) => v.map(round)),
      faces: mesh.triangles.map((t) => [...t]),
      positions: kept.flatMap((i) => [...(poses[i].position ?? [0, 0, 0])].map(round)),
      orientations: kept.flatMap((i) => poses[i].orientation.map(round)),
    })),
    arrows: arrows.map(({ name, colour, from, to }, k) => ({
      name,
      colour: colour ?? SERIES_COLOURS[(k + 1) % SERIES_COLOURS.length],
      from: kept.flatMap((i) => [...(from?.[i] ?? [0, 0, 0])].map(round)),
      to: kept.flatMap((i) => [...to[i]].map(round)),
    })),
  };
  scene.radius = round(reach(scene));
  return scene;
}

/** The largest distance from the origin that anything drawn can have. */
function reach(scene: Scene): number {
  const far = (flat: readonly number[]): number => {
    let largest = 0;
    for (let i = 0; i + 2 < flat.length; i += 3)
      largest = Math.max(largest, Math.hypot(flat[i], flat[i + 1], flat[i + 2]));
    return largest;
  };
  return Math.max(
    ...scene.bodies.map((b) => far(b.positions) + Math.max(...b.vertices.map((v) => Math.hypot(...v)))),
    ...scene.arrows.map((a) => far(a.to)),
  );
}
