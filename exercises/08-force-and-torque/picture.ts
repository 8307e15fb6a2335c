/**
 * The picture of the statement: lever and arm of one force. Draw it anew: node lab exercises
 * draw 08-force-and-torque
 */
import { COLOUR, loadsFigure } from 'rigid-body-lab/figures';
import type { Figure, PlanePoint, Trace } from 'rigid-body-lab/figures';

const at: PlanePoint = [2.3, 0.9];
const force: PlanePoint = [1, -0.5];
const square = force[0] ** 2 + force[1] ** 2;
const along = (at[0] * force[0] + at[1] * force[1]) / square;
const nearest: PlanePoint = [at[0] - along * force[0], at[1] - along * force[1]];

const figure = loadsFigure({
  title: 'Lever d and arm of a force F: d × F points away from the reader here',
  size: [6, 4],
  // Its name is written below, beside the middle of the arrow.
  forces: [{ name: '', at, force }],
});

/** A line from the centre of mass with its name beside the middle. */
const way = (name: string, to: PlanePoint, colour: string, place: string): Trace => ({
  type: 'scatter',
  mode: 'lines+markers+text',
  name,
  x: [0, to[0] / 2, to[0]],
  y: [0, to[1] / 2, to[1]],
  text: ['', name, ''],
  textposition: place,
  textfont: { color: colour, size: 15 },
  line: { color: colour, width: 3 },
  marker: { color: colour, size: [0, 0, 9] },
});

export const picture: Figure = {
  ...figure,
  data: [
    ...figure.data,
    {
      type: 'scatter',
      mode: 'lines',
      name: 'line of action',
      x: [at[0] - 3.5 * force[0], at[0]],
      y: [at[1] - 3.5 * force[1], at[1]],
      line: { color: COLOUR.grey, width: 1, dash: 'dot' },
    },
    {
      type: 'scatter',
      mode: 'text',
      name: 'F',
      x: [at[0] - force[0] / 2],
      y: [at[1] - force[1] / 2],
      text: ['<b>F</b>'],
      textposition: 'top right',
      textfont: { color: COLOUR.red, size: 15 },
    },
    way('lever d', at, COLOUR.orange, 'bottom right'),
    way('arm\u00a0', nearest, COLOUR.green, 'middle left'),
  ],
};
