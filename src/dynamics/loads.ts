/** Loads in either form, brought to the one that is needed. */
import { expectFields } from '../linear/expect-fields.js';
import { expectVec3, message } from '../linear/expect.js';
import { numbersOf, stateAt } from './state-numbers.js';
import type { RigidBodyState } from './state.js';
import type { Loads, Wrench } from './wrench.js';

/** The fast form. */
export type FastLoads = (t: number, state: Float64Array, out: Float64Array) => void;
/** The readable form. */
type ReadableLoads = (t: number, state: RigidBodyState) => Readonly<Wrench>;

/** The fast form of loads in either form; the number of declared parameters tells them apart. */
export function fastLoads(where: string, loads: Loads): FastLoads {
  if (isFast(where, loads)) return loads;
  const readable = readableLoads(where, loads);
  return (t, state, out) => {
    const { force, torque } = readable(t, stateAt(state, 0));
    out[0] = force[0];
    out[1] = force[1];
    out[2] = force[2];
    out[3] = torque[0];
    out[4] = torque[1];
    out[5] = torque[2];
  };
}

/** The readable form of loads in either form. */
export function readableLoads(where: string, loads: Loads): ReadableLoads {
  if (isFast(where, loads)) {
    return (t, state) => {
      const out = new Float64Array(6);
      loads(t, numbersOf(state), out);
      const [fx, fy, fz, tx, ty, tz] = out;
      return { force: [fx, fy, fz], torque: [tx, ty, tz] };
    };
  }
  const readable = loads as unknown as (t: number, state: RigidBodyState) => unknown;
  return (t, state) => expectWrench(where, readable(t, state));
}

function isFast(where: string, loads: Loads): loads is FastLoads {
  if (typeof loads !== 'function') {
    throw new TypeError(
      message(where, 'loads to be a function', loads, 'Give it as (t, state) => wrench or (t, state, out) => {...}.'),
    );
  }
  return loads.length >= 3;
}

/** What loads returned, which must be a wrench of numbers; whether they are finite, the integrator sees. */
function expectWrench(where: string, value: unknown): Readonly<Wrench> {
  const wrench = value as Partial<Wrench> | null | undefined;
  if (isTriple(wrench?.force) && isTriple(wrench?.torque)) return wrench as Wrench;
  throw new TypeError(
    message(
      where,
      'loads(t, state) to return { force: [x, y, z], torque: [x, y, z] }',
      value,
      'The force is in world axes, the torque in body axes; wrenchFromForceAtPoint makes one.',
    ),
  );
}

/** By index: this runs at every stage of a step. */
function isTriple(value: unknown): boolean {
  const list = value as ArrayLike<unknown> | null | undefined;
  return (
    list?.length === 3 && typeof list[0] === 'number' && typeof list[1] === 'number' && typeof list[2] === 'number'
  );
}

/** Throws unless an argument is a wrench of finite numbers. */
export function expectFiniteWrench(where: string, name: string, wrench: Readonly<Wrench>): void {
  expectFields(where, name, wrench, ['force', 'torque']);
  expectVec3(where, `${name}.force`, wrench.force);
  expectVec3(where, `${name}.torque`, wrench.torque);
}
