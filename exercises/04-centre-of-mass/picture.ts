/**
 * The picture of the statement: the lecture's brick with uneven masses at its corners,
 * as the reader of the lecture sees it.
 */
import { pointMasses } from 'rigid-body-lab';
import { boxEdges, massFigure } from 'rigid-body-lab/figures';
import type { Figure } from 'rigid-body-lab/figures';

const [l, h, d] = [4, 2, 2.5];
const corners: { name: string; mass: number; position: [number, number, number] }[] = [
  { name: 'A', mass: 1, position: [0, 0, 0] },
  { name: 'B', mass: 1, position: [l, 0, 0] },
  { name: 'C', mass: 4, position: [l, h, 0] },
  { name: 'D', mass: 1, position: [0, h, 0] },
  { name: 'E', mass: 1, position: [0, 0, -d] },
  { name: 'F', mass: 1, position: [l, 0, -d] },
  { name: 'G', mass: 6, position: [l, h, -d] },
  { name: 'H', mass: 1, position: [0, h, -d] },
];

const figure = massFigure({
  title: 'Point masses at the corners of the brick: the heavy ones, C and G, pull harder',
  particles: corners,
  labels: corners.map(({ name, mass }) => `${name}, ${mass} kg`),
  com: pointMasses(corners).com,
  edges: boxEdges({ size: [l, h, d], centre: [l / 2, h / 2, -d / 2] }),
});

/** y upwards and z towards the reader, as in the lecture's drawing. */
const camera = { up: { x: 0, y: 1, z: 0 }, eye: { x: 0.95, y: 0.7, z: 1.45 }, center: { x: 0, y: -0.1, z: 0 } };

export const picture: Figure = {
  ...figure,
  layout: { ...figure.layout, scene: { ...(figure.layout['scene'] as object), camera } },
};
