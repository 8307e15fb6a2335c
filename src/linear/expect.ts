/**
 * The checks that public functions share, and the one grammar of their messages:
 * `<function>: expected <condition>, got <value>. <physical reason or fix>`.
 * A wrong shape is a TypeError, a wrong value a RangeError.
 */

/** A value as it is shown in an error: short, on one line, with NaN, -0 and typed arrays visible. */
export function shown(value: unknown): string {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}...` : value);
  if (Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView))) {
    const list = Array.from(value as ArrayLike<unknown>);
    const head = list.slice(0, 6).map(shown).join(', ');
    return `[${head}${list.length > 6 ? `, … ${list.length} entries` : ''}]`;
  }
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value);
    return names.length === 0 ? 'an empty object' : `an object with ${names.slice(0, 6).join(', ')}`;
  }
  return String(value);
}

/** The message in the project's grammar. `reason` is one sentence: the physics violated, or the fix. */
export function message(where: string, condition: string, got: unknown, reason: string): string {
  return messageInWords(where, condition, shown(got), reason);
}

/** The same where words tell better than a value what was given. */
export function messageInWords(where: string, condition: string, got: string, reason: string): string {
  return `${where}: expected ${condition}, got ${got}. ${reason}`;
}

/**
 * Runs a public function as a part of another one, whose name its refusals then begin with:
 * it is the one that was called.
 */
export function calledAs<R>(where: string, part: () => R): R {
  try {
    return part();
  } catch (error) {
    if (error instanceof Error) error.message = error.message.replace(/^[\w.]+(?=: expected )/, where);
    throw error;
  }
}

/** Throws unless the value is a finite number. */
export function expectFinite(where: string, name: string, value: unknown): asserts value is number {
  if (typeof value !== 'number') {
    throw new TypeError(message(where, `${name} to be a number`, value, 'Numbers are plain, in SI units and radians.'));
  }
  if (!Number.isFinite(value)) {
    throw new RangeError(message(where, `a finite ${name}`, value, 'A value that is not finite spoils every result.'));
  }
}

/** Throws unless the value is a finite number above zero. */
export function expectPositive(where: string, name: string, value: unknown, reason: string): asserts value is number {
  expectFinite(where, name, value);
  if (!(value > 0)) throw new RangeError(message(where, `${name} > 0`, value, reason));
}

/** Throws unless the value is an array of exactly `length` finite numbers. */
export function expectVector(where: string, name: string, value: unknown, length: number): void {
  const list: unknown = value;
  const isList = Array.isArray(list) || (ArrayBuffer.isView(list) && !(list instanceof DataView));
  if (!isList || (list as ArrayLike<unknown>).length !== length) {
    throw new TypeError(message(where, `${name} to be ${length} numbers`, value, `Write it as an array.`));
  }
  for (let i = 0; i < length; i++) {
    const entry = (list as ArrayLike<unknown>)[i];
    // The name is put together only for the message: this runs at every call of every checked function.
    if (typeof entry !== 'number' || !Number.isFinite(entry)) expectFinite(where, `${name}[${i}]`, entry);
  }
}

/** Throws unless the value is `[x, y, z]` with finite components. */
export function expectVec3(where: string, name: string, value: unknown): void {
  // The good case by itself, without the loop: a step under readable loads is a quarter shorter.
  const isVec3 =
    Array.isArray(value) &&
    value.length === 3 &&
    Number.isFinite(value[0]) &&
    Number.isFinite(value[1]) &&
    Number.isFinite(value[2]);
  if (!isVec3) expectVector(where, name, value, 3);
}

/** Throws unless the value is three rows of three finite numbers. */
export function expectMatrix3(where: string, name: string, value: unknown): void {
  if (!Array.isArray(value) || value.length !== 3) {
    throw new TypeError(
      message(where, `${name} to be three rows of three numbers`, value, 'A matrix is a list of its rows.'),
    );
  }
  value.forEach((row, i) => {
    expectVector(where, `${name}[${i}]`, row, 3);
  });
}
