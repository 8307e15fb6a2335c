/** Pictures of bodies in the plane: a particle beside a body, forces on a body, a mechanism. */
import { expectRecord } from '../linear/expect-fields.js';
import {
  expectOptions,
  numberField,
  listField,
  optionalField,
  wordField,
  pairField,
  recordField,
  textField,
  vec2Field,
} from './expect-figure.js';
import type { Figure, Trace } from './figure.js';
import type { PlanePoint } from './plane.js';
import { planeArrow, planeDot, planeLine, planeOutline, rangesAround, rectangleCorners } from './plane.js';
import { COLOUR, SERIES_COLOURS, planeLayout } from './style.js';
import { placeWords } from './words.js';

interface Picture {
  title: string;
  data: Trace[];
  annotations: Record<string, unknown>[];
  corners: readonly PlanePoint[];
  margin: number;
  height?: number;
}

function picture({ title, data, annotations, corners, margin, height = 400 }: Picture): Figure {
  const [x, y] = rangesAround(corners, margin);
  const layout = planeLayout({
    title,
    x: { label: 'x', unit: 'm', range: x },
    y: { label: 'y', unit: 'm', range: y },
    equalScale: true,
    height,
  });
  return placeWords({ data, layout: { ...layout, annotations } });
}

/**
 * The lecture's "Particle vs. Rigid Body Dynamics": a point with its velocity, and a plate with
 * velocity, angle and body axes.
 *
 * @example
 * particleBesideBodyFigure({ angle: 0.5 }).data.map((trace) => trace.name);
 * // => ['particle', 'body', 'centre of mass', 'angle θ']
 */
export function particleBesideBodyFigure(options: { angle: number }): Figure {
  expectOptions('particleBesideBodyFigure', options, { angle: numberField });
  const { angle } = options;
  const centre: PlanePoint = [4, 1];
  const axis = (a: number, length: number): PlanePoint => [
    centre[0] + length * Math.cos(a),
    centre[1] + length * Math.sin(a),
  ];
  const arc = Array.from({ length: 25 }, (_, k) => axis((angle * k) / 24, 1.3));
  return picture({
    title: 'In the world: a particle has a place, a body also an angle',
    corners: [
      [0, 0],
      [6.5, 3],
    ],
    margin: 0.6,
    data: [
      planeDot('particle', [0.5, 1], { colour: COLOUR.blue, size: 14, place: 'bottom center' }),
      planeOutline('body', rectangleCorners([2.4, 1.1], centre, angle), COLOUR.blue),
      planeDot('centre of mass', centre, { colour: COLOUR.grey, place: 'bottom center', size: 8 }),
      planeLine('angle θ', [axis(0, 1.7), centre, ...arc], { colour: COLOUR.orange, dash: 'dot' }),
    ],
    annotations: [
      ...planeArrow('v', [0.5, 1], [1.6, 1.9], COLOUR.purple),
      ...planeArrow('v', centre, [5.1, 1.9], COLOUR.purple),
      ...planeArrow('x body', centre, axis(angle, 2), COLOUR.red),
      ...planeArrow('y body', centre, axis(angle + Math.PI / 2, 1.4), COLOUR.green),
    ],
  });
}

/** A force drawn at the point where it acts. */
export interface DrawnForce {
  name: string;
  at: PlanePoint;
  force: PlanePoint;
}

/**
 * Forces on a plate with its centre of mass: which of them only push, and which also turn
 * it (lecture, "COM as the origin").
 *
 * @example
 * const figure = loadsFigure({ size: [4, 2], forces: [{ name: 'F', at: [-2, 0], force: [1, 0] }] });
 * figure.data.length; // => 3
 */
export function loadsFigure(options: {
  title?: string;
  size: PlanePoint;
  forces: readonly DrawnForce[];
  /** Metres of arrow for one newton. */
  scale?: number;
}): Figure {
  expectOptions('loadsFigure', options, {
    title: optionalField(textField),
    size: vec2Field,
    forces: listField(recordField({ name: textField, at: vec2Field, force: vec2Field })),
    scale: optionalField(numberField),
  });
  const { size, forces, scale = 1 } = options;
  const body = rectangleCorners(size);
  const arrows = forces.map(({ name, at, force }, k) => ({
    name,
    at,
    tail: [at[0] - scale * force[0], at[1] - scale * force[1]] as PlanePoint,
    colour: SERIES_COLOURS[(k + 1) % SERIES_COLOURS.length],
  }));
  return picture({
    title: options.title ?? 'Which force turns the body?',
    corners: [...body, ...arrows.map((a) => a.tail)],
    margin: 0.8,
    data: [
      planeOutline('body', body, COLOUR.blue),
      planeDot('centre of mass', [0, 0], { colour: COLOUR.grey, place: 'bottom center' }),
      planeLine(
        'lines of action',
        arrows.flatMap(({ at, tail }) => [
          tail,
          [at[0] + 1.5 * (at[0] - tail[0]), at[1] + 1.5 * (at[1] - tail[1])],
          null,
        ]),
        { colour: COLOUR.grey, width: 1, dash: 'dot' },
      ),
    ],
    // The name stands at the tail: the tip is inside the body.
    annotations: arrows.flatMap(({ name, at, tail, colour }) => [
      planeArrow('', tail, at, colour)[0],
      {
        x: tail[0],
        y: tail[1],
        xshift: -14 * Math.sign(at[0] - tail[0]),
        yshift: -14 * Math.sign(at[1] - tail[1]),
        text: `<b>${name}</b>`,
        showarrow: false,
        font: { color: colour, size: 15 },
      },
    ]),
  });
}

/**
 * A plane mechanism: links between joints, fixed joints as triangles, and the line that a slider keeps to.
 *
 * @example
 * const figure = mechanismFigure({
 *   title: 'Crank',
 *   joints: { O: [0, 0], A: [1, 1] },
 *   links: [['O', 'A']],
 *   fixed: ['O'],
 * });
 * figure.data.map((trace) => trace.name); // => ['O–A', 'O', 'A']
 */
export function mechanismFigure(options: {
  title: string;
  joints: Readonly<Record<string, PlanePoint>>;
  links: readonly (readonly [string, string])[];
  fixed?: readonly string[];
  /** A joint that slides, and the two ends of its guide. */
  guide?: readonly [PlanePoint, PlanePoint];
}): Figure {
  const where = 'mechanismFigure';
  expectRecord(where, 'options', options, 'Its fields are title, joints, links, fixed and guide.');
  expectRecord(where, 'joints', options.joints, 'It has a name for each joint: { O: [0, 0], A: [1, 0] }.');
  const joint = wordField(...Object.keys(options.joints));
  expectOptions(where, options, {
    title: textField,
    joints: recordField(Object.fromEntries(Object.keys(options.joints).map((name) => [name, vec2Field]))),
    links: listField(pairField(joint)),
    fixed: optionalField(listField(joint)),
    guide: optionalField(pairField(vec2Field)),
  });
  const { joints, links, fixed = [], guide } = options;
  const points = Object.values(joints);
  return picture({
    title: options.title,
    corners: [...points, ...(guide ?? [])],
    margin: 0.6,
    height: 340,
    data: [
      ...(guide ? [planeLine('guide', guide, { colour: COLOUR.grey, width: 1, dash: 'dash' })] : []),
      ...links.map(([a, b], k) =>
        planeLine(`${a}–${b}`, [joints[a], joints[b]], {
          colour: SERIES_COLOURS[k % SERIES_COLOURS.length],
          width: 6,
        }),
      ),
      ...Object.entries(joints).map(([name, at]) =>
        planeDot(name, at, {
          colour: COLOUR.ink,
          size: 12,
          symbol: fixed.includes(name) ? 'triangle-up' : 'circle',
          place: 'top center',
        }),
      ),
    ],
    annotations: [],
  });
}
