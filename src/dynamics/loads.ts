/** Loads in either form, brought to the fast one. */
import { message } from '../linear/expect.js';
import { stateAt } from './state-numbers.js';
import type { FastLoads, Loads, Wrench } from './wrench.js';

/** The fast form of loads in either form; the number of declared parameters tells them apart. */
export function fastLoads(where: string, loads: Loads | FastLoads): FastLoads {
  if (typeof loads !== 'function') {
    throw new TypeError(
      message(where, 'loads to be a function', loads, 'Give it as (t, state) => wrench or (t, state, out) => {...}.'),
    );
  }
  if (loads.length >= 3) return loads as FastLoads;
  const readable = loads as Loads;
  return (t, state, out) => {
    const { force, torque } = expectWrench(where, readable(t, stateAt(state, 0)));
    out[0] = force[0];
    out[1] = force[1];
    out[2] = force[2];
    out[3] = torque[0];
    out[4] = torque[1];
    out[5] = torque[2];
  };
}

/** The value, which must be a wrench; its numbers are not looked at. */
export function expectWrench(where: string, value: unknown): Readonly<Wrench> {
  const wrench = value as Partial<Wrench> | null | undefined;
  if (wrench?.force?.length !== 3 || wrench.torque?.length !== 3) {
    throw new TypeError(
      message(
        where,
        'loads(t, state) to return { force: [x, y, z], torque: [x, y, z] }',
        value,
        'The force is in world axes, the torque in body axes; wrenchFromForceAtPoint makes one.',
      ),
    );
  }
  return wrench as Wrench;
}
