/** Frames and bodies in space. */
import {
  expectOptions,
  listField,
  matrixField,
  optionalField,
  meshField as drawnMesh,
  positiveField,
  recordField,
  textField,
  vec3Field,
  switchField,
} from './expect-figure.js';
import type { Shape } from './expect-figure.js';
import type { ReadonlyMat3 } from '../linear/mat3.js';
import { apply, transpose } from '../linear/mat3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { add } from '../linear/vec3.js';
import type { Figure, Trace } from './figure.js';
import type { DrawnMesh } from './shapes.js';
import { frameTraces, pointsTrace, surfaceTrace } from './space.js';
import { spaceFigure } from './space-figure.js';
import { COLOUR } from './style.js';

const ORIGIN: Vec3 = [0, 0, 0];

/** A pose to draw: the columns of `rotation` are the body axes in world coordinates. */
export interface DrawnPose {
  name: string;
  rotation: ReadonlyMat3;
  position?: ReadonlyVec3;
  mesh?: DrawnMesh;
}

const OPTIONS: Shape = {
  title: textField,
  poses: listField(
    recordField({
      name: textField,
      rotation: matrixField,
      position: optionalField(vec3Field),
      mesh: optionalField(drawnMesh),
    }),
  ),
  points: optionalField(listField(recordField({ name: textField, at: vec3Field }))),
  length: optionalField(positiveField),
  world: optionalField(switchField),
};

/**
 * The world frame (grey box axes are Plotly's; the arrows are x red, y green, z blue, dashed) and any number
 * of body frames, each with its shape if given.
 *
 * @example
 * const figure = frameFigure({
 *   title: 'Turned',
 *   poses: [
 *     { name: 'body', rotation: [[0, -1, 0], [1, 0, 0], [0, 0, 1]] },
 *   ],
 * });
 * figure.data.length; // => 6
 */
export function frameFigure(options: {
  title: string;
  poses: readonly DrawnPose[];
  points?: readonly { name: string; at: ReadonlyVec3 }[];
  length?: number;
  world?: boolean;
}): Figure {
  expectOptions('frameFigure', options, OPTIONS);
  const { poses, points = [], length = 1, world = true } = options;
  const data: Trace[] = [];
  if (world) {
    const axes = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const;
    data.push(
      ...frameTraces({
        origin: [0, 0, 0],
        axes,
        length,
        names: ['x world', 'y world', 'z world'],
        dash: 'dash',
      }),
    );
  }
  for (const { name, rotation, position = ORIGIN, mesh } of poses) {
    const names =
      poses.length > 1 ? ([`x ${name}`, `y ${name}`, `z ${name}`] as const) : (['x body', 'y body', 'z body'] as const);
    data.push(...frameTraces({ origin: position, axes: transpose(rotation), length, names }));
    if (mesh) {
      const vertices = mesh.vertices.map((v) => add(apply(rotation, v), position));
      data.push(surfaceTrace(name, { ...mesh, vertices }, { colour: COLOUR.sky, opacity: 0.35 }));
    }
  }
  for (const { name, at } of points) data.push(pointsTrace(name, [at], { colour: COLOUR.purple, labels: [name] }));
  return spaceFigure(data, { title: options.title, legend: false });
}
