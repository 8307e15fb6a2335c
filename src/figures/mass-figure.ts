/** Where the mass of a body is: its particles, its centre of mass, its principal axes. */
import {
  expectOptions,
  numberField,
  listField,
  matrixField,
  optionalField,
  pairField,
  positiveField,
  recordWithField,
  textField,
  vec3Field,
  wordField,
} from './expect-figure.js';
import type { Shape } from './expect-figure.js';
import { messageInWords } from '../linear/expect.js';
import type { ReadonlyMat3 } from '../linear/mat3.js';
import { transpose } from '../linear/mat3.js';
import type { ReadonlyVec3 } from '../linear/vec3.js';
import type { Figure, Trace } from './figure.js';
import { frameTraces, pointsTrace, segmentsTrace } from './space.js';
import { spaceFigure } from './space-figure.js';
import { COLOUR } from './style.js';

const OPTIONS: Shape = {
  title: textField,
  particles: listField(recordWithField({ mass: numberField, position: vec3Field }), 1),
  labels: optionalField(listField(textField)),
  com: vec3Field,
  edges: optionalField(listField(pairField(vec3Field))),
  principalAxes: optionalField(matrixField),
  axisLength: optionalField(positiveField),
  up: optionalField(wordField('y', 'z')),
};

/**
 * Point masses as dots (area proportional to mass), edges that make the shape readable, the centre of mass,
 * and, where given, the principal axes through it.
 *
 * @throws RangeError unless there are as many labels as particles, where labels are given.
 * @example
 * const figure = massFigure({
 *   title: 'Two balls',
 *   particles: [
 *     { mass: 1, position: [0, 0, 0] },
 *     { mass: 3, position: [4, 0, 0] },
 *   ],
 *   com: [3, 0, 0],
 * });
 * figure.data.map((trace) => trace.name); // => ['particles', 'centre of mass']
 */
export function massFigure(options: {
  title: string;
  particles: readonly { mass: number; position: ReadonlyVec3 }[];
  labels?: readonly string[];
  com: ReadonlyVec3;
  edges?: readonly (readonly [ReadonlyVec3, ReadonlyVec3])[];
  /** Principal axes as the columns of a rotation matrix. */
  principalAxes?: ReadonlyMat3;
  axisLength?: number;
  /**
   * The axis that points upwards, z by default; with y, as on the lecture's slides, z points to the reader.
   */
  up?: 'y' | 'z';
}): Figure {
  expectOptions('massFigure', options, OPTIONS);
  const [names, count] = [options.labels?.length, options.particles.length];
  if (names !== undefined && names !== count) {
    throw new RangeError(
      messageInWords('massFigure', 'a label for each particle', `${names} for ${count}`, 'Leave one empty with "".'),
    );
  }
  const data: Trace[] = [];
  if (options.edges) {
    data.push(segmentsTrace('edges', options.edges, { colour: COLOUR.grey, width: 3, legend: false }));
  }
  data.push(
    pointsTrace(
      'particles',
      options.particles.map((p) => p.position),
      {
        colour: COLOUR.blue,
        masses: options.particles.map((p) => p.mass),
        ...(options.labels ? { labels: options.labels } : {}),
      },
    ),
    pointsTrace('centre of mass', [options.com], { colour: COLOUR.red, symbol: 'diamond', size: 8 }),
  );
  if (options.principalAxes) {
    data.push(
      ...frameTraces({
        origin: options.com,
        axes: transpose(options.principalAxes),
        length: options.axisLength ?? 1,
        names: ['1', '2', '3'],
      }),
    );
  }
  return spaceFigure(data, { title: options.title, ...(options.up && { up: options.up }) });
}
