/** The picture of the statement: a brick turned by 40° about n, with the body axes and the world's. */
import { deg, matrixFromAxisAngle, normalize, scale } from 'rigid-body-lab';
import { boxMesh, frameFigure } from 'rigid-body-lab/figures';
import type { Figure, Trace } from 'rigid-body-lab/figures';

const axis = normalize([1, 1, 0]);
const ends = [scale(axis, -1.4), scale(axis, 2)];

const axisLine: Trace = {
  type: 'scatter3d',
  mode: 'lines+text',
  x: ends.map(([x]) => x),
  y: ends.map(([, y]) => y),
  z: ends.map(([, , z]) => z),
  text: ['', 'n'],
  textfont: { size: 15 },
  line: { color: '#666666', width: 3 },
};

const figure = frameFigure({
  title: 'Turned by 40° about n: the columns of R are the body axes in world coordinates',
  length: 1.6,
  poses: [{ name: 'body', rotation: matrixFromAxisAngle(axis, deg(40)), mesh: boxMesh([2, 1.2, 0.6]) }],
});

/** From where the names of the world's axes lie clear of the body's arrows. */
const camera = { eye: { x: 1.9, y: -0.75, z: 0.95 } };

export const picture: Figure = {
  data: [...figure.data, axisLine],
  layout: { ...figure.layout, scene: { ...(figure.layout['scene'] as object), camera } },
};
