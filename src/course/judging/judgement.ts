/** What a judge says about a value, and the functions that every judge is made of. */

/** The finding of a judge: a score between 0 and 1, and the numbers behind it. */
export interface Judgement {
  /** 1 right, 0 wrong, between them partial credit. */
  score: number;
  /** The value has the wrong kind, shape or is not finite: it cannot be compared at all. */
  malformed?: true;
  /** What is wrong, if numbers alone do not say it. */
  says?: string;
  got?: string;
  wanted?: string;
  error?: number;
  tolerance?: number;
  unit?: string;
  /** The unit of error and tolerance where it is not that of the value: of a rotation, an angle. */
  errorUnit?: string;
  /** Where in the value: of a judge a path such as `[0][1]` or `.com[2]`, in a result its words. */
  where?: string;
}

/** What a judge may know besides the value. */
export interface JudgeContext {
  wanted?: unknown;
  inputs?: unknown;
  /** Only the score is asked for: no words are needed. */
  brief?: true;
}

/** A judge as data: its name and its options. Copies that are handed out carry no code of a check. */
export interface JudgeRecipe {
  judge: string;
  options: unknown;
}

/**
 * Compares a plain value with what physics demands. Pure: the same value and context give the same judgement.
 */
export interface Judge {
  (got: unknown, context: JudgeContext): Judgement;
  /** Absent where the judge holds a function of the author's. */
  recipe?: JudgeRecipe;
}

/** Gives a judge its recipe. */
export function withRecipe(judge: string, options: unknown, decide: Judge): Judge {
  return Object.assign((got: unknown, context: JudgeContext) => decide(got, context), { recipe: { judge, options } });
}

/** Everything right. */
export const RIGHT: Judgement = { score: 1 };

/** Wrong, and nothing else is asked. */
export const WRONG: Judgement = { score: 0 };

/** A value that cannot be compared, with the reason. */
export function malformed(says: string, got: unknown, where?: string): Judgement {
  return { score: 0, malformed: true, says, got: valueText(got), ...(where ? { where } : {}) };
}

/** Enough to recognise a value, few enough that two engines agree on them. */
const DIGITS = 6;
/** As many as a number has. */
const MOST_DIGITS = 17;

/** A number in six digits, or in as many as are asked for. */
export function digits(value: number, count: number = DIGITS): string {
  if (Object.is(value, -0)) return '0';
  return String(Number(value.toPrecision(count)));
}

/** How many digits tell the two numbers of each pair apart: six, but for numbers that would look the same. */
export function tellingDigits(pairs: readonly { got: number; wanted: number }[]): number {
  const looksSame = (count: number): boolean =>
    pairs.some(({ got, wanted }) => got !== wanted && digits(got, count) === digits(wanted, count));
  let count = DIGITS;
  while (count < MOST_DIGITS && looksSame(count)) count++;
  return count;
}

/** A value as a student reads it. */
export function valueText(value: unknown, count: number = DIGITS, room = 240): string {
  const text = write(value, count);
  return text.length > room ? `${text.slice(0, room - 1)}…` : text;
}

function write(value: unknown, count: number): string {
  if (typeof value === 'number') return digits(value, count);
  if (typeof value === 'string') return JSON.stringify(value);
  // What cannot leave the sandbox arrives as a symbol that names its kind.
  if (typeof value === 'symbol') return `a ${value.description ?? 'symbol'}`;
  if (isList(value)) {
    const list = Array.from(value);
    const shown = list
      .slice(0, 40)
      .map((entry) => write(entry, count))
      .join(', ');
    return `[${shown}${list.length > 40 ? `, … ${list.length} entries` : ''}]`;
  }
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([name, v]) => `${name}: ${write(v, count)}`)
      .join(', ')}}`;
  }
  return String(value);
}

/** An array or a typed array: students may return either. */
export function isList(value: unknown): value is ArrayLike<unknown> {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
}

/** One number of a nested value. */
export interface Leaf {
  where: string;
  got: number;
  wanted: number;
}

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return String(value);
  if (typeof value === 'symbol') return `a ${value.description ?? 'symbol'}`;
  if (isList(value)) return `a list of ${value.length}`;
  return (
    { number: 'a number', string: 'a text', boolean: 'a boolean', object: 'an object' }[typeof value as string] ??
    typeof value
  );
};

/** Walks both values side by side: all pairs of numbers, or the first difference of shape. */
export function pairs(got: unknown, wanted: unknown, where = ''): Leaf[] | Judgement {
  if (typeof wanted === 'number') {
    if (typeof got !== 'number') return malformed(`a number is wanted here, not ${kindOf(got)}`, got, where);
    if (!Number.isFinite(got)) return malformed(`${got} is not a finite number`, got, where);
    // Nothing is close to NaN or infinity.
    if (!Number.isFinite(wanted)) return malformed(`${wanted} is wanted here`, got, where);
    return [{ where, got, wanted }];
  }
  if (isList(wanted)) {
    if (!isList(got) || got.length !== wanted.length) {
      return malformed(`a list of ${wanted.length} is wanted here, not ${kindOf(got)}`, got, where);
    }
    return joined(Array.from(wanted, (w, i) => pairs(got[i], w, `${where}[${i}]`)));
  }
  if (typeof wanted === 'object' && wanted !== null) {
    if (typeof got !== 'object' || got === null || isList(got)) {
      return malformed(
        `an object with ${Object.keys(wanted).join(', ')} is wanted here, not ${kindOf(got)}`,
        got,
        where,
      );
    }
    const fields = got as Record<string, unknown>;
    return joined(
      Object.entries(wanted).map(([name, w]) =>
        Object.hasOwn(fields, name)
          ? pairs(fields[name], w, `${where}.${name}`)
          : malformed(`the field ${name} is missing`, got, where),
      ),
    );
  }
  if (Object.is(got, wanted)) return [];
  return typeof got === typeof wanted
    ? { score: 0, got: valueText(got), wanted: valueText(wanted), ...(where ? { where } : {}) }
    : malformed(`${valueText(wanted)} is wanted here, not ${kindOf(got)}`, got, where);
}

function joined(parts: (Leaf[] | Judgement)[]): Leaf[] | Judgement {
  return parts.find((part): part is Judgement => !Array.isArray(part)) ?? (parts as Leaf[][]).flat();
}

/** All numbers of a value, or what is not a finite number in it. */
export function numbers(value: unknown, where = ''): Leaf[] | Judgement {
  if (isList(value)) return joined(Array.from(value, (v, i) => numbers(v, `${where}[${i}]`)));
  if (typeof value === 'object' && value !== null) {
    return joined(Object.entries(value).map(([name, v]) => numbers(v, `${where}.${name}`)));
  }
  return pairs(value, 0, where);
}

/** Whether a function of this file found a difference of shape instead of numbers. */
export function isJudgement(result: readonly unknown[] | Judgement): result is Judgement {
  return !Array.isArray(result);
}
