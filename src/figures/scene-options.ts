/** What `animate` is told, and the check of it. */
import { message, messageInWords } from '../linear/expect.js';
import {
  expectOptions,
  finiteNumbersField,
  listField,
  meshField,
  numberField,
  optionalField,
  quaternionField,
  recordField,
  recordWithField,
  switchField,
  textField,
  vec3Field,
  wordField,
} from './expect-figure.js';
import type { Shape } from './expect-figure.js';
import type { ReadonlyVec3 } from '../linear/vec3.js';
import type { Quaternion } from '../rotation/quaternion.js';
import type { Camera } from './scene-camera.js';
import type { DrawnMesh } from './shapes.js';

/** The pose of a body at one instant, for instance a state of `simulate`. */
export interface ScenePose {
  position?: ReadonlyVec3;
  orientation: Readonly<Quaternion>;
}

/** What `animate` is told. Each list has an entry per time. */
export interface SceneOptions {
  title: string;
  /** At equal steps, s. */
  times: ArrayLike<number>;
  /**
   * From where the motion is seen: the title says it, and a triad in the corner has the axes of that frame.
   * With `centre` positions are from the centre of mass, in directions of the world.
   */
  frame?: 'world' | 'centre' | 'body';
  /** `axes`: whether arrows 1, 2 and 3 come out of the body. */
  bodies?: readonly {
    name?: string;
    mesh: DrawnMesh;
    colour?: string;
    axes?: boolean;
    poses: readonly ScenePose[];
  }[];
  arrows?: readonly {
    name: string;
    colour?: string;
    from?: readonly ReadonlyVec3[];
    to: readonly ReadonlyVec3[];
    trail?: boolean;
  }[];
  paths?: readonly { name: string; colour?: string; points: readonly ReadonlyVec3[] }[];
  rods?: readonly { colour?: string; from: readonly ReadonlyVec3[]; to: readonly ReadonlyVec3[] }[];
  /**
   * The height of a level ground, m; it carries axes with numbers, and the picture shows everything above it.
   */
  ground?: number;
  /** Instants to go to by a button or a key. */
  stops?: readonly { name: string; time: number }[];
  /** From where it is seen first, rad. */
  camera?: Camera;
}

const points = listField(vec3Field);
const colour = optionalField(textField);
const OPTIONS: Shape = {
  title: textField,
  times: finiteNumbersField,
  frame: optionalField(wordField('world', 'centre', 'body')),
  bodies: optionalField(
    listField(
      recordField({
        name: optionalField(textField),
        mesh: meshField,
        colour,
        axes: optionalField(switchField),
        poses: listField(recordWithField({ position: optionalField(vec3Field), orientation: quaternionField })),
      }),
    ),
  ),
  arrows: optionalField(
    listField(
      recordField({
        name: textField,
        colour,
        from: optionalField(points),
        to: points,
        trail: optionalField(switchField),
      }),
    ),
  ),
  paths: optionalField(listField(recordField({ name: textField, colour, points }))),
  rods: optionalField(listField(recordField({ colour, from: points, to: points }))),
  ground: optionalField(numberField),
  stops: optionalField(listField(recordField({ name: textField, time: numberField }))),
  camera: optionalField(recordField({ azimuth: numberField, elevation: numberField })),
};

/** Throws unless a scene can be made of the options. */
export function checkAnimate(options: SceneOptions): void {
  expectOptions('animate', options, OPTIONS);
  const { times, bodies = [], arrows = [], paths = [], rods = [], stops = [] } = options;
  const lengths = [
    ...bodies.map((b) => b.poses.length),
    ...[...arrows, ...rods].flatMap(({ from, to }) => [to.length, from?.length ?? times.length]),
    ...paths.map((p) => p.points.length),
  ];
  const wanted = times.length;
  if (lengths.length === 0) {
    const reason = 'Give bodies, arrows, paths or rods, each with an entry per time.';
    throw new RangeError(messageInWords('animate', 'something to draw', 'none', reason));
  }
  if (wanted === 0 || lengths.some((n) => n !== wanted)) {
    const got = `${lengths.join(', ')} for ${wanted}`;
    const reason = 'Each frame needs one pose of every body.';
    throw new RangeError(messageInWords('animate', 'as many poses as times', got, reason));
  }
  const [first, last] = [times[0], times[wanted - 1]];
  const twice = stops.find(({ name }, i) => stops.slice(0, i).some((before) => before.name === name));
  if (twice) {
    const reason = 'Each is a button to choose from.';
    throw new RangeError(messageInWords('animate', 'a name of its own for each stop', `'${twice.name}' twice`, reason));
  }
  stops.forEach(({ time }, i) => {
    if (time >= first && time <= last) return;
    const condition = `stops[${i}].time between ${first} and ${last} s`;
    throw new RangeError(message('animate', condition, time, 'A stop is an instant of the motion.'));
  });
}
