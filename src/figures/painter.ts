/** From a scene to flat shapes, in one function without imports: the player takes its source text along. */
import type { Camera } from './scene-camera.js';
import type { ScenePalette } from './scene-palette.js';
import type { Scene } from './scene.js';

/** A flat shape, in drawing order. `fill` empty means a line; a text has its halo in `stroke`. */
export interface FlatShape {
  points: [number, number][];
  fill: string;
  stroke: string;
  width: number;
  opacity?: number;
  dashed?: boolean;
  text?: string;
  /** Height of the letters in pixels. */
  size?: number;
  /** Of two texts that cover each other, a quiet one gives way. */
  quiet?: boolean;
}

/** How a scene is looked at. */
export interface SceneView {
  /** Between two frames poses are interpolated. */
  frame: number;
  camera: Camera;
  /** 1 shows what fits, 2 half of that. */
  zoom?: number;
  /** Pixels. */
  width: number;
  height: number;
  palette: ScenePalette;
}

/**
 * The shapes of one frame: ground, faces with far ones first (painter's order) and lit from above left,
 * lines, words. Convex bodies come out right; of bodies that interlock, the order is by the distance
 * of each face's middle. What a face hides of an arrow is dashed. `placeLabels` parts words that meet.
 *
 * @example
 * const bodies = [{ mesh: boxMesh([4, 2, 1]), poses: [{ orientation: [1, 0, 0, 0] }] }];
 * const spin = animate({ title: 'Spin', times: [0], bodies });
 * const view = { frame: 0, camera: spin.camera, width: 300, height: 200, palette: SCENE_PALETTES.light };
 * paintScene(spin, view).filter((shape) => shape.fill !== '').length; // => 6
 */
export function paintScene(scene: Scene, view: SceneView): FlatShape[] {
  type Point = readonly number[];
  /** On the screen, in pixels. */
  type Spot = [number, number];
  type Pen = { colour: string; width: number; opacity?: number };
  const { frame, camera, width, height, palette } = view;
  const [ca, sa] = [Math.cos(camera.azimuth), Math.sin(camera.azimuth)];
  const [ce, se] = [Math.cos(camera.elevation), Math.sin(camera.elevation)];
  const scale = ((view.zoom ?? 1) * 0.44 * Math.min(width, height)) / scene.radius;
  /** Right, up and towards the eye. */
  const seen = ([x, y, z]: Point): [number, number, number] => {
    const away = ca * x + sa * y;
    return [ca * y - sa * x, ce * z - se * away, ce * away + se * z];
  };
  // Central projection from five radii away; depth grows towards the eye.
  const project = (p: Point): { at: Spot; depth: number } => {
    const [right, up, depth] = seen(p.map((x, k) => x - scene.centre[k]));
    const zoom = scale / Math.max(0.1, 1 - depth / (5 * scene.radius));
    return { at: [width / 2 + zoom * right, height / 2 - zoom * up], depth };
  };
  const turn = ([w, x, y, z]: Point, [a, b, c]: Point): number[] => {
    const [tx, ty, tz] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
    return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx];
  };
  const plus = (a: Point, b: Point, times = 1): number[] => a.map((x, k) => x + times * b[k]);
  const [before, part] = [Math.floor(frame), frame % 1];
  const numbers = (flat: Point, n: number, k: number): Point => flat.slice(n * k, n * k + n);
  /** The n numbers of the present frame. */
  const now = (flat: Point, n: number): Point => {
    const from = numbers(flat, n, before);
    if (part === 0) return from;
    const to = numbers(flat, n, before + 1);
    // Of the two quaternions of an orientation the nearer one.
    const sign = n === 4 && from.reduce((sum, x, k) => sum + x * to[k], 0) < 0 ? -1 : 1;
    const mixed = from.map((x, k) => x + part * (sign * to[k] - x));
    return n === 4 ? mixed.map((x) => x / Math.hypot(...mixed)) : mixed;
  };
  const lit = (colour: string, light: number): string => {
    const towards = light > 0 ? 255 : 0;
    const channel = (k: number): number => {
      const value = parseInt(colour.slice(1 + 2 * k, 3 + 2 * k), 16);
      return Math.round(value + (towards - value) * Math.abs(light) * 0.45);
    };
    return `rgb(${channel(0)},${channel(1)},${channel(2)})`;
  };
  const inked = (colour: string): string => palette.lines[colour] ?? colour;
  const shapes: FlatShape[] = [];
  const words: FlatShape[] = [];
  const write = (text: string, at: Spot, colour: string, quiet = false): void => {
    const fill = palette.words[colour] ?? inked(colour);
    words.push({ points: [at], fill, stroke: palette.paper, width: 4, text, size: quiet ? 12 : 14, quiet });
  };

  // What does not move.
  const segments = (flat: Point, stroke: string, thick: number): void => {
    for (let k = 0; 6 * k < flat.length; k++) {
      const ends = numbers(flat, 6, k);
      const points = [ends.slice(0, 3), ends.slice(3)].map((p) => project(p).at);
      shapes.push({ points, fill: '', stroke, width: thick });
    }
  };
  if (scene.ground) {
    segments(scene.ground.grid, palette.grid, 1);
    segments(scene.ground.axes, palette.quiet, 1.5);
    for (const { text, at } of scene.ground.labels) write(text, project(at).at, palette.quiet, true);
  }

  // Bodies. The faces that are seen are kept, to know what they hide.
  interface Face {
    flat: Spot[];
    normal: number[];
    corner: number[];
  }
  const faces: Face[] = [];
  const filled: { depth: number; shape: FlatShape }[] = [];
  for (const body of scene.bodies) {
    const q = now(body.orientations, 4);
    const origin = now(body.positions, 3);
    const corners = body.vertices.map((v) => plus(turn(q, v), origin));
    const places = corners.map(project);
    const colour = inked(body.colour);
    for (const face of body.faces) {
      const [a, b, c] = face.map((i) => corners[i]);
      const [e, f] = [plus(b, a, -1), plus(c, a, -1)];
      const normal = [e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]];
      const length = Math.hypot(...normal);
      if (length === 0) continue;
      const flat = face.map((i) => places[i].at);
      const [p, r, s] = flat;
      // On the screen y grows downwards: of a face seen from outside this area is negative.
      if ((r[0] - p[0]) * (s[1] - p[1]) - (r[1] - p[1]) * (s[0] - p[0]) >= 0) continue;
      const fill = lit(colour, (0.35 * normal[0] - 0.35 * normal[1] + 0.87 * normal[2]) / length);
      const depth = face.reduce((sum, i) => sum + places[i].depth, 0) / face.length;
      filled.push({ depth, shape: { points: flat, fill, stroke: fill, width: 1 } });
      faces.push({ flat, normal: normal.map((x) => x / length), corner: a });
    }
  }
  filled.sort((a, b) => a.depth - b.depth);
  shapes.push(...filled.map(({ shape }) => shape));

  /** A point is hidden when a face that is seen covers it and it lies behind that face. */
  const isHidden = (p: Point): boolean => {
    const [x, y] = project(p).at;
    return faces.some(({ flat, normal, corner }) => {
      const outside = normal.reduce((sum, n, k) => sum + n * (p[k] - corner[k]), 0);
      if (outside > -0.004 * scene.radius) return false;
      return flat.every(([ax, ay], i) => {
        const [bx, by] = flat[(i + 1) % flat.length];
        return (bx - ax) * (y - ay) - (by - ay) * (x - ax) <= 0;
      });
    });
  };
  /** A line through points; what a body hides of it is dashed and as faint as `behind`, or left out. */
  const stroke = (points: readonly Point[], pen: Pen, behind: number): void => {
    const opacity = pen.opacity ?? 1;
    let run: Spot[] = [];
    let hidden = false;
    const end = (): void => {
      if (run.length < 2 || (hidden && behind === 0)) return;
      const look = hidden ? { width: 1.5, opacity: behind, dashed: true } : { width: pen.width, opacity };
      shapes.push({ points: run, fill: '', stroke: inked(pen.colour), ...look });
    };
    points.forEach((p, k) => {
      const { at } = project(p);
      if (k > 0) {
        const covered = isHidden(plus(p, plus(points[k - 1], p, -1), 0.5));
        if (covered !== hidden) {
          end();
          run = run.slice(-1);
        }
        hidden = covered;
      }
      run.push(at);
    });
    end();
  };
  const between = (from: Point, to: Point): number[][] =>
    Array.from({ length: 25 }, (_, k) => plus(from, plus(to, from, -1), k / 24));
  const wayTo = (flat: Point, frames: number): Point[] => Array.from({ length: frames }, (_, k) => numbers(flat, 3, k));

  for (const { points, colour } of scene.paths) {
    stroke(wayTo(points, scene.frames), { colour, width: 1.5, opacity: 0.4 }, 0);
    stroke([...wayTo(points, before + 1), now(points, 3)], { colour, width: 2.5 }, 0.4);
  }
  for (const { to, colour } of scene.arrows.filter(({ trail }) => trail))
    stroke([...wayTo(to, before + 1), now(to, 3)], { colour, width: 2, opacity: 0.7 }, 0.35);
  for (const { from, to, colour } of scene.rods) stroke(between(now(from, 3), now(to, 3)), { colour, width: 5 }, 0.5);

  const shafts: Spot[][] = [];
  const names: { text: string; colour: string; at: Spot; along: Spot }[] = [];
  /** A shaft with its head, and its name before the tip, or aside. */
  const arrow = (text: string, from: Point, to: Point, pen: Pen, behind: number): void => {
    const [a, b] = [project(from).at, project(to).at];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const head = Math.min(4 * pen.width, length);
    const neck = [b[0] - head * ux, b[1] - head * uy];
    const barb = (side: number): Spot => [neck[0] - side * head * uy, neck[1] + side * head * ux];
    stroke(between(from, to), pen, behind);
    const opacity = isHidden(to) ? behind : 1;
    const fill = inked(pen.colour);
    if (opacity > 0) shapes.push({ points: [b, barb(0.42), barb(-0.42)], fill, stroke: fill, width: 1, opacity });
    shafts.push([a, b]);
    if (opacity === 0) return;
    names.push({ text, colour: pen.colour, at: [b[0] + 13 * ux, b[1] + 13 * uy], along: [ux, uy] });
  };
  /** How far the nearest shaft is: a name within 8 pixels would stand on it, as ω on a longer L does. */
  const toShaft = ([x, y]: Spot): number => {
    const distances = shafts.map(([[ax, ay], [bx, by]]) => {
      const [dx, dy] = [bx - ax, by - ay];
      const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - ax - part * dx, y - ay - part * dy);
    });
    return Math.min(...distances);
  };
  const ofAxes = ['#d55e00', '#009e73', '#0072b2'];
  const units = [0, 1, 2].map((k) => [0, 1, 2].map((i) => (i === k ? 1 : 0)));
  for (const { axes, orientations, positions } of scene.bodies) {
    const [q, origin] = [now(orientations, 4), now(positions, 3)];
    axes?.forEach((reach, k) => {
      const out = (by: number): number[] => plus(origin, turn(q, units[k]), by);
      arrow(String(k + 1), out(reach), out(reach + 0.2 * scene.radius), { colour: ofAxes[k], width: 2.5 }, 0);
    });
  }
  for (const { name, colour, from, to } of scene.arrows)
    arrow(name, now(from, 3), now(to, 3), { colour, width: 3 }, 0.55);
  scene.axes?.forEach((text, k) => {
    const [right, up] = seen(units[k]);
    const length = Math.hypot(right, up);
    // One that points at the eye is a dot.
    if (length < 0.15) return;
    const corner: Spot = [36, height - 34];
    const tip: Spot = [corner[0] + 22 * right, corner[1] - 22 * up];
    const along: Spot = [right / length, -up / length];
    shapes.push({ points: [corner, tip], fill: '', stroke: inked(ofAxes[k]), width: 2 });
    shafts.push([corner, tip]);
    names.push({ text, colour: ofAxes[k], at: [tip[0] + 9 * along[0], tip[1] + 9 * along[1]], along });
  });
  for (const { text, colour, at, along } of names) {
    const [left, right] = [-16, 16].map((by): Spot => [at[0] + by * along[1], at[1] - by * along[0]]);
    const aside = toShaft(right) > toShaft(left) ? right : left;
    write(text, toShaft(at) < 8 ? aside : at, colour);
  }
  for (const { name, colour, points } of scene.paths) {
    const [x, y] = project(now(points, 3)).at;
    const turns = Array.from({ length: 16 }, (_, k) => (Math.PI * k) / 8);
    const circle = turns.map((turn): Spot => [x + 5 * Math.cos(turn), y + 5 * Math.sin(turn)]);
    shapes.push({ points: circle, fill: inked(colour), stroke: palette.paper, width: 1.5 });
    write(name, [x, y - 15], colour);
  }
  return [...shapes, ...words];
}
