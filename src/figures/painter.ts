/**
 * From a scene to flat shapes: the one projection and painter of the course. It is written as one function without imports, because
 * the player takes its source text into the page.
 */
import type { Scene } from './scene.js';

/** From where the scene is seen: angles in radians. */
export interface Camera {
  azimuth: number;
  elevation: number;
}

/** A flat shape, in drawing order. `fill` empty means a line. */
export interface FlatShape {
  points: [number, number][];
  fill: string;
  stroke: string;
  width: number;
  text?: string;
}

/** The camera that pictures start with. */
export const FIRST_CAMERA: Camera = { azimuth: 0.9, elevation: 0.45 };

/**
 * The shapes of one frame, far ones first (painter's order), lit from above left. Convex bodies come out right; of bodies that
 * interlock, the order is by the distance of each face's middle.
 *
 * @example
 * const spin = animate({ title: 'Spin', times: [0], bodies: [{ mesh: boxMesh([4, 2, 1]), poses: [{ orientation: [1, 0, 0, 0] }] }] });
 * paintScene(spin, { frame: 0, camera: FIRST_CAMERA, width: 300, height: 200 }).filter((shape) => shape.fill !== '').length; // => 6
 */
export function paintScene(
  scene: Scene,
  view: { frame: number; camera: Camera; width: number; height: number },
): FlatShape[] {
  const { frame, camera, width, height } = view;
  const [ca, sa, ce, se] = [
    Math.cos(camera.azimuth),
    Math.sin(camera.azimuth),
    Math.cos(camera.elevation),
    Math.sin(camera.elevation),
  ];
  const zoom = (0.44 * Math.min(width, height)) / scene.radius;
  // Central projection from five radii away; depth grows towards the eye.
  const project = (p: readonly number[]): { at: [number, number]; depth: number } => {
    const [x, y, z] = p as [number, number, number];
    const right = -sa * x + ca * y;
    const away = ca * x + sa * y;
    const depth = ce * away + se * z;
    const scale = zoom / (1 - depth / (5 * scene.radius));
    return { at: [width / 2 + scale * right, height / 2 - scale * (ce * z - se * away)], depth };
  };
  const turn = (q: readonly number[], v: readonly number[]): [number, number, number] => {
    const [w, x, y, z] = q as [number, number, number, number];
    const [a, b, c] = v as [number, number, number];
    const [tx, ty, tz] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
    return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx];
  };
  const shade = (colour: string, light: number): string => {
    const towards = light > 0 ? 255 : 0;
    const channel = (k: number): number => {
      const value = parseInt(colour.slice(1 + 2 * k, 3 + 2 * k), 16);
      return Math.round(value + (towards - value) * Math.abs(light) * 0.45);
    };
    return `rgb(${channel(0)},${channel(1)},${channel(2)})`;
  };
  const shapes: { depth: number; shape: FlatShape }[] = [];
  for (const body of scene.bodies) {
    const q = body.orientations.slice(4 * frame, 4 * frame + 4);
    const origin = body.positions.slice(3 * frame, 3 * frame + 3);
    const corners = body.vertices.map((v) => turn(q, v).map((x, k) => x + origin[k]));
    for (const face of body.faces) {
      const [a, b, c] = face.map((i) => corners[i]) as [number[], number[], number[]];
      const e = b.map((x, k) => x - a[k]) as [number, number, number];
      const f = c.map((x, k) => x - a[k]) as [number, number, number];
      const n = [e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]] as const;
      const length = Math.hypot(n[0], n[1], n[2]);
      if (length === 0) continue;
      const flat = face.map((i) => project(corners[i]));
      const [p, r, s] = flat.map((g) => g.at) as [[number, number], [number, number], [number, number]];
      // On the screen y grows downwards: a face seen from outside runs clockwise, which makes this area negative.
      if ((r[0] - p[0]) * (s[1] - p[1]) - (r[1] - p[1]) * (s[0] - p[0]) >= 0) continue;
      const fill = shade(body.colour, (0.35 * n[0] - 0.35 * n[1] + 0.87 * n[2]) / length);
      shapes.push({
        depth: flat.reduce((sum, g) => sum + g.depth, 0) / flat.length,
        shape: { points: flat.map((g) => g.at), fill, stroke: fill, width: 1 },
      });
    }
  }
  for (const [k, arrow] of scene.arrows.entries()) {
    const from = project(arrow.from.slice(3 * frame, 3 * frame + 3));
    const to = project(arrow.to.slice(3 * frame, 3 * frame + 3));
    const [dx, dy] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / length, dy / length];
    const barb = (side: number): [number, number] => [
      to.at[0] - 11 * ux - side * 5 * uy,
      to.at[1] - 11 * uy + side * 5 * ux,
    ];
    const depth = (from.depth + to.depth) / 2;
    const pen = { stroke: arrow.colour, width: 3 };
    shapes.push({ depth, shape: { points: [from.at, to.at], fill: '', ...pen } });
    shapes.push({
      depth,
      shape: { points: [to.at, barb(1), barb(-1)], fill: arrow.colour, stroke: arrow.colour, width: 1 },
    });
    // Beside the head, on alternate sides: arrows that point the same way, such as L and omega, keep their names apart.
    const aside = k % 2 === 0 ? 10 : -10;
    const label: [number, number] = [to.at[0] + 8 * ux - aside * uy, to.at[1] + 8 * uy + aside * ux];
    shapes.push({
      depth: Infinity,
      shape: { points: [label], fill: arrow.colour, stroke: '', width: 0, text: arrow.name },
    });
  }
  shapes.sort((a, b) => a.depth - b.depth);
  return shapes.map((s) => s.shape);
}
