/** The checks of this folder: is this a constraint, and can it be asked at this time and configuration? */
import { expectFunction, expectRecord } from '../linear/expect-fields.js';
import { expectFinite, expectVector, message } from '../linear/expect.js';
import type { Constraint } from './constraint-types.js';

/** Throws unless the value is a constraint. */
export function expectConstraint(where: string, constraint: Constraint): void {
  expectRecord(where, 'constraint', constraint, 'constraint or constraintFromFunctions makes one.');
  const { f, jacobian, timeDerivative, secondDerivative } = constraint;
  for (const [name, value] of Object.entries({ f, jacobian, timeDerivative, secondDerivative })) {
    expectFunction(where, `constraint.${name}`, value, '(t, y) => [...]: constraint makes one');
  }
}

/** Throws unless t is a number and y as many numbers as the constraint has unknowns, where that is known. */
export function expectConfiguration(where: string, t: number, y: readonly number[], unknowns?: number): void {
  const list: unknown = y;
  const isList = Array.isArray(list) && list.length > 0 && list.every((x) => typeof x === 'number');
  if (!isList || (unknowns !== undefined && list.length !== unknowns)) {
    expectVector(where, 'y', y, unknowns ?? (Array.isArray(list) && list.length > 0 ? list.length : 1));
  }
  if (!y.every(Number.isFinite)) {
    const reason = 'The run has left the range of numbers: the step is too long, or the gain too large.';
    throw new RangeError(message(where, `a finite configuration at t = ${t}`, y, reason));
  }
  if (!Number.isFinite(t)) expectFinite(where, 't', t);
}
