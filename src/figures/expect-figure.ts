/**
 * The check of what a figure is asked to show: a table of the fields of its options, read from the top down.
 */
import { expectFields, expectFunction, expectInteger, expectRecord, expectText } from '../linear/expect-fields.js';
import { expectFinite, expectMatrix3, expectPositive, expectVector, message } from '../linear/expect.js';

/** Throws unless the value is of its kind. */
export type FieldCheck = (where: string, name: string, value: unknown) => void;

/** Fields and what each must be. */
export type Shape = Readonly<Record<string, FieldCheck>>;

/** A text. */
export const textField: FieldCheck = (where, name, value) => {
  expectText(where, name, value, 'It is written into the figure.');
};
/** A finite number. */
export const numberField: FieldCheck = expectFinite;
/** A finite number above 0. */
export const positiveField: FieldCheck = (where, name, value) => {
  expectPositive(where, name, value, 'Nothing else can be drawn.');
};
/** A point of the plane. */
export const vec2Field: FieldCheck = (where, name, value) => {
  expectVector(where, name, value, 2);
};
/** A point of space. */
export const vec3Field: FieldCheck = (where, name, value) => {
  expectVector(where, name, value, 3);
};
/** Four numbers. */
export const quaternionField: FieldCheck = (where, name, value) => {
  expectVector(where, name, value, 4);
};
/** Three rows of three numbers. */
export const matrixField: FieldCheck = expectMatrix3;
/** A function, written like this. */
export const functionField =
  (form: string): FieldCheck =>
  (where, name, value) => {
    expectFunction(where, name, value, form);
  };
/** A number of parts, at least this. */
export const countField =
  (least: number): FieldCheck =>
  (where, name, value) => {
    expectInteger(where, name, value, least, 'It is a number of parts.');
    // 1e5 parts are a thousand times what a screen shows; without a limit Infinity would never end.
    if ((value as number) > 1e5) throw new RangeError(message(where, `${name} <= 100000`, value, 'Nobody sees more.'));
  };
/** True or false. */
export const switchField: FieldCheck = (where, name, value) => {
  if (typeof value !== 'boolean') {
    throw new TypeError(message(where, `${name} to be true or false`, value, 'It switches a part of the figure.'));
  }
};

/** One of a few words. */
export const wordField =
  (...words: readonly string[]): FieldCheck =>
  (where, name, value) => {
    if (words.includes(value as string)) return;
    throw new RangeError(message(where, `${name} to be ${words.join(' or ')}`, value, 'Other ways are not drawn.'));
  };

/** May be left out. */
export const optionalField =
  (check: FieldCheck): FieldCheck =>
  (where, name, value) => {
    if (value !== undefined) check(where, name, value);
  };

/** A list of entries of one kind. */
export const listField =
  (entry: FieldCheck, least = 0): FieldCheck =>
  (where, name, value) => {
    if (!Array.isArray(value) || value.length < least) {
      const some = least === 0 ? 'a list' : `a list of at least ${least}`;
      throw new TypeError(message(where, `${name} to be ${some}`, value, 'One of a kind is a list of one.'));
    }
    value.forEach((item, i) => {
      entry(where, `${name}[${i}]`, item);
    });
  };

/** As many numbers as there are; some may not be finite: a curve has a gap there. */
export const numbersField: FieldCheck = (where, name, value) => {
  const isList = Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
  const list = isList ? Array.from(value as ArrayLike<unknown>) : [undefined];
  if (list.every((x) => typeof x === 'number')) return;
  throw new TypeError(message(where, `${name} to be numbers`, value, 'Write them as an array.'));
};

/** As many finite numbers as there are. */
export const finiteNumbersField: FieldCheck = (where, name, value) => {
  numbersField(where, name, value);
  expectVector(where, name, value, (value as ArrayLike<number>).length);
};

/** Two entries of one kind. */
export const pairField =
  (entry: FieldCheck): FieldCheck =>
  (where, name, value) => {
    if (!Array.isArray(value) || value.length !== 2) {
      throw new TypeError(message(where, `${name} to be a list of two`, value, 'It has two ends.'));
    }
    value.forEach((item, i) => {
      entry(where, `${name}[${i}]`, item);
    });
  };

/** A record of these fields and no others. */
export const recordField =
  (shape: Shape): FieldCheck =>
  (where, name, value) => {
    expectFields(where, name, value, Object.keys(shape));
    for (const [field, check] of Object.entries(shape)) {
      check(where, `${name}.${field}`, (value as Record<string, unknown>)[field]);
    }
  };

/** A record of any fields, of which these are looked at: a state is a pose. */
export const recordWithField =
  (shape: Shape): FieldCheck =>
  (where, name, value) => {
    const fields = Object.keys(typeof value === 'object' && value !== null ? value : {});
    recordField({ ...Object.fromEntries(fields.map((field) => [field, anything])), ...shape })(where, name, value);
  };
const anything: FieldCheck = () => undefined;

/**
 * Throws unless the options have these fields and no others; messages name a field as the caller wrote it.
 */
export function expectOptions(where: string, options: unknown, shape: Shape): void {
  expectFields(where, 'options', options, Object.keys(shape));
  for (const [field, check] of Object.entries(shape)) {
    check(where, field, (options as Record<string, unknown>)[field]);
  }
}

/** What an axis shows. */
export const axisField: FieldCheck = recordField({
  label: textField,
  unit: textField,
  scale: optionalField(wordField('linear', 'log')),
  range: optionalField(vec2Field),
});

/** A record of any names, of which each is of one kind. */
export const mapField =
  (entry: FieldCheck): FieldCheck =>
  (where, name, value) => {
    expectRecord(where, name, value, 'It has a name for each: { first: …, second: … }.');
    for (const [key, item] of Object.entries(value as object)) entry(where, `${name}.${key}`, item);
  };

const surface = recordWithField({ vertices: listField(vec3Field, 1), triangles: listField(vec3Field) });

/** A mesh to draw: triangles are three numbers of vertices each. */
export const meshField: FieldCheck = (where, name, value) => {
  surface(where, name, value);
  const { vertices, triangles } = value as { vertices: unknown[]; triangles: number[][] };
  triangles.forEach((triangle, i) => {
    if (triangle.every((index) => index in vertices)) return;
    const reason = `There are ${vertices.length} vertices, counted from 0.`;
    throw new RangeError(message(where, `${name}.triangles[${i}] to name vertices`, triangle, reason));
  });
};
