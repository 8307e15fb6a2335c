/**
 * A mesh that bounds no solid, with the edges where it is open; it turns round once,
 * to be seen from all sides.
 */
import { animate } from '@dist/figures/scene.js';
import type { Scene } from '@dist/figures/scene.js';
import { COLOUR } from '@dist/figures/style.js';
import type { Vec3 } from '@dist/linear/vec3.js';
import { quaternionFromAxisAngle } from '@dist/rotation/axis-angle.js';
import { reachOf, ribbon, timesOf } from './bench-figures.js';
import { joinedShapes } from './bench-shapes.js';
import { extentOf } from './mesh-repair.js';
import type { FaultyFile } from './mesh-file.js';

/** Readable on light and dark. */
const FAULT = '#d0424b';
/** Seconds for one turn. */
const TURN = 8;
const FRAMES = 240;
/** Thickness of an edge, in parts of the size. */
const THICK = 0.012;

export function faultScene({ name, drawn, open }: Pick<FaultyFile, 'name' | 'drawn' | 'open'>): Scene {
  const least = [0, 1, 2].map((k) => drawn.vertices.reduce((low, v) => Math.min(low, v[k]), Infinity));
  const centre = extentOf(drawn).map((side, k) => least[k] + side / 2);
  const centred = (v: Vec3): Vec3 => [v[0] - centre[0], v[1] - centre[1], v[2] - centre[2]];
  const { triangles } = drawn;
  // Through a hole the inner side of the surface is seen.
  const inner = triangles.map(([a, b, c]): [number, number, number] => [a, c, b]);
  const mesh = { vertices: drawn.vertices.map(centred), triangles: [...triangles, ...inner] };
  const thick = THICK * reachOf(mesh);
  const marks = open.flatMap(([from, to]) =>
    [0, 1, 2].map((k) => {
      const aside: Vec3 = [0, 0, 0];
      aside[k] = thick;
      return ribbon([centred(from), centred(to)], [aside, aside]);
    }),
  );
  const times = timesOf(TURN, FRAMES);
  const poses = times.map((t) => ({ orientation: quaternionFromAxisAngle([0, 0, 1], (2 * Math.PI * t) / TURN) }));
  return animate({
    title: `${name}, with its open edges`,
    times,
    bodies: [
      { name, mesh, colour: COLOUR.grey, poses },
      ...(marks.length > 0 ? [{ name: 'open edges', mesh: joinedShapes(...marks), colour: FAULT, poses }] : []),
    ],
  });
}
