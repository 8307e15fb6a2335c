/**
 * What `console.log` prints, as Node's util.format writes it with its defaults: stored outputs
 * come from Node, and those of a page must be the same. Only of errors the frames are left out,
 * which say nothing of a cell.
 */
const DEPTH = 2;
const WIDTH = 80;
/** So many levels of brackets go on one line. */
const COMPACT = 3;
const MOST_ITEMS = 100;
const MOST_CHARACTERS = 10_000;

const KEY = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const CONTROL = /[\u0000-\u001f\u007f-\u009f\\]/g; // eslint-disable-line no-control-regex
const ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '\\': '\\\\',
};

function quoted(text: string): string {
  const quote = ["'", '"', '`'].find((q) => !text.includes(q)) ?? "'";
  const escaped = text.replace(
    CONTROL,
    (c) => ESCAPES[c] ?? `\\x${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return `${quote}${quote === "'" ? escaped.replace(/'/g, "\\'") : escaped}${quote}`;
}

/** One value, as `console.log` shows it inside of another. */
export function printedValue(value: unknown, depth: number = DEPTH): string {
  return new Printer(depth).show(value, 0, 0);
}

class Printer {
  /** Objects deeper than this are only named. */
  readonly #deepest: number;
  /** Depth of the object that was begun last. */
  #depth = 0;
  readonly #open: object[] = [];
  /** Objects that contain themselves, in the order in which that was found. */
  readonly #circular: object[] = [];

  constructor(deepest: number) {
    this.#deepest = deepest;
  }

  show(value: unknown, depth: number, indent: number): string {
    if (typeof value === 'string') return this.#string(value, indent, depth);
    if (typeof value === 'bigint') return `${value}n`;
    if (Object.is(value, -0)) return '-0';
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return String(value);
    if (this.#open.includes(value)) {
      if (!this.#circular.includes(value)) this.#circular.push(value);
      return `[Circular *${this.#circular.indexOf(value) + 1}]`;
    }
    const base = baseOf(value);
    const keys = keysOf(value);
    if (base !== undefined && keys.length === 0) return base;
    const [open, close] = bracketsOf(value, base);
    if (keys.length === 0 && isEmpty(value)) return `${open}${close}`;
    if (depth > this.#deepest)
      return `[${nameOf(value) ?? (Array.isArray(value) ? 'Array' : 'Object: null prototype')}]`;
    this.#depth = depth;
    this.#open.push(value);
    const entries = this.#entries(value, keys, depth, indent);
    this.#open.pop();
    const isCircular = this.#circular.includes(value);
    const reference = isCircular ? [`<ref *${this.#circular.indexOf(value) + 1}>`] : [];
    const head = [...reference, ...(base === undefined ? [] : [base])].join(' ');
    return this.#joined(value, { head, open, close, entries, depth, indent });
  }

  /** A long text with line breaks stands on several lines inside an object. */
  #string(text: string, indent: number, depth: number): string {
    const more = text.length - MOST_CHARACTERS;
    const shown = more > 0 ? text.slice(0, MOST_CHARACTERS) : text;
    const tail = more > 0 ? `... ${more} more character${more > 1 ? 's' : ''}` : '';
    if (depth === 0 || shown.length <= 16 || shown.length <= WIDTH - indent - 4) return quoted(shown) + tail;
    const lines = shown.split(/(?<=\n)/).map(quoted);
    return lines.join(` +\n${' '.repeat(indent + 2)}`) + tail;
  }

  #entries(value: object, keys: readonly (string | symbol)[], depth: number, indent: number): string[] {
    const inner = (part: unknown): string => this.show(part, depth + 1, indent + 2);
    const fields = keys.map((key) => this.#field(value, key, inner));
    if (value instanceof Map) {
      const pairs = limited([...value], ([key, part]: [unknown, unknown]) => `${inner(key)} => ${inner(part)}`);
      return [...pairs, ...fields];
    }
    if (value instanceof Set) return [...limited([...value], inner), ...fields];
    return isList(value) ? [...listed(value, inner), ...fields] : fields;
  }

  #field(value: object, key: string | symbol, inner: (part: unknown) => string): string {
    const name = typeof key === 'symbol' ? `[${key.toString()}]` : KEY.test(key) ? key : quoted(key);
    const field = Object.getOwnPropertyDescriptor(value, key);
    if (field?.get) return `${name}: ${field.set ? '[Getter/Setter]' : '[Getter]'}`;
    return `${name}: ${field?.set ? '[Setter]' : inner(field?.value)}`;
  }

  #joined(value: object, { head, open, close, entries, depth, indent }: Shown): string {
    const grouped = isList(value) && entries.length > 6 ? columns(entries, value, indent) : entries;
    const begin = `${head === '' ? '' : `${head} `}${open}`;
    if (this.#depth - depth < COMPACT && grouped.length === entries.length) {
      const around = 2 * entries.length + indent + open.length + head.length + 10;
      const length = entries.reduce((sum, entry) => sum + entry.length, around);
      if (length <= WIDTH && !entries.some((entry) => entry.includes('\n')))
        return `${begin} ${entries.join(', ')} ${close}`;
    }
    const margin = `\n${' '.repeat(indent)}`;
    return `${begin}${margin}  ${grouped.join(`,${margin}  `)}${margin}${close}`;
  }
}

/** The parts of an object's text. */
interface Shown {
  /** What stands before the brackets: a number by which circles refer to it, a function's name. */
  head: string;
  open: string;
  close: string;
  entries: readonly string[];
  depth: number;
  indent: number;
}

type List = ArrayLike<unknown> & object;

const isList = (value: object): value is List =>
  Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));

/** The constructor's name; undefined for an object without one. */
function nameOf(value: object): string | undefined {
  for (let at: unknown = value; at !== null && at !== undefined; at = Object.getPrototypeOf(at)) {
    const own = Object.getOwnPropertyDescriptor(at, 'constructor')?.value as unknown;
    if (typeof own === 'function' && own.name !== '') return own.name;
  }
  return undefined;
}

/** What stands for a value that is no record and no list, before the fields that somebody gave it. */
function baseOf(value: object): string | undefined {
  if (typeof value === 'function') return functionText(value as (...values: never[]) => unknown);
  if (value instanceof Error) return `[${value.name}${value.message === '' ? '' : `: ${value.message}`}]`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  return value instanceof RegExp ? String(value) : undefined;
}

function functionText(value: (...values: never[]) => unknown): string {
  const text = Function.prototype.toString.call(value);
  const kind = nameOf(value) ?? 'Function';
  if (!/^class\b/.test(text)) return `[${kind}${value.name === '' ? ' (anonymous)' : `: ${value.name}`}]`;
  const parent = (Object.getPrototypeOf(value) as { name?: unknown } | null)?.name;
  const heir = typeof parent === 'string' && parent !== '' ? ` extends ${parent}` : '';
  return `[class ${value.name === '' ? '(anonymous)' : value.name}${heir}]`;
}

/** What is shown of an object: its own enumerable fields, of a list those that are no entries. */
function keysOf(value: object): (string | symbol)[] {
  const names = Object.keys(value).filter((key) => !isList(value) || !/^\d+$/.test(key));
  const symbols = Object.getOwnPropertySymbols(value).filter((key) =>
    Object.prototype.propertyIsEnumerable.call(value, key),
  );
  return [...names.filter((name) => !(value instanceof Error) || !/^(?:name|message|stack)$/.test(name)), ...symbols];
}

/** The brackets of an object, the first with the name of its kind. */
function bracketsOf(value: object, base: string | undefined): [open: string, close: string] {
  const brackets: [string, string] = isList(value) ? ['[', ']'] : ['{', '}'];
  const name = nameOf(value);
  const isPlain = (Array.isArray(value) && name === 'Array') || name === 'Object' || base !== undefined;
  if (isPlain) return brackets;
  const length = value instanceof Map || value instanceof Set ? value.size : isList(value) ? value.length : undefined;
  const size = length === undefined ? '' : `(${length})`;
  const kind = Array.isArray(value) ? 'Array' : 'Object';
  return [`${name === undefined ? `[${kind}${size}: null prototype]` : `${name}${size}`} ${brackets[0]}`, brackets[1]];
}

const isEmpty = (value: object): boolean =>
  value instanceof Map || value instanceof Set ? value.size === 0 : !isList(value) || value.length === 0;

function limited<T>(items: readonly T[], inner: (item: T) => string): string[] {
  const more = items.length - MOST_ITEMS;
  return more > 0 ? [...items.slice(0, MOST_ITEMS).map(inner), moreItems(more)] : items.map(inner);
}

const moreItems = (count: number): string => `... ${count} more item${count > 1 ? 's' : ''}`;

/** The entries of a list, and how many in a row are missing. */
function listed(list: List, inner: (item: unknown) => string): string[] {
  const entries: string[] = [];
  let at = 0;
  while (at < list.length && entries.length < MOST_ITEMS) {
    let missing = 0;
    while (at + missing < list.length && !(at + missing in list)) missing += 1;
    if (missing > 0) entries.push(`<${missing} empty item${missing > 1 ? 's' : ''}>`);
    else entries.push(inner(list[at]));
    at += Math.max(1, missing);
  }
  return at < list.length ? [...entries, moreItems(list.length - at)] : entries;
}

/**
 * More than six short entries of a list stand in columns: `groupArrayElements` of
 * Node's lib/internal/util/inspect.js.
 */
function columns(entries: readonly string[], list: List, indent: number): readonly string[] {
  const count = entries.length > MOST_ITEMS ? entries.length - 1 : entries.length;
  const widths = entries.slice(0, count).map((entry) => entry.length + 2);
  const widest = Math.max(...widths);
  const total = widths.reduce((a, b) => a + b, 0);
  if (widest * 3 + indent >= WIDTH || !(total / widest > 5 || widest <= 8)) return entries;
  const biased = Math.max(widest - 3 - Math.sqrt(widest - total / entries.length), 1);
  const across = Math.min(
    Math.round(Math.sqrt(2.5 * biased * count) / biased),
    Math.floor((WIDTH - indent) / widest),
    COMPACT * 4,
    15,
  );
  if (across <= 1) return entries;
  const column = Array.from({ length: across }, (_, c) => Math.max(...widths.filter((_w, i) => i % across === c)));
  const isNumbers = entries.every((_, i) => typeof list[i] === 'number' || typeof list[i] === 'bigint');
  const rows: string[] = [];
  for (let i = 0; i < count; i += across) {
    const row = entries.slice(i, Math.min(i + across, count));
    const cells = row.map((entry, c) => {
      const isLast = c === row.length - 1;
      if (isNumbers) return isLast ? entry.padStart(column[c] - 2) : `${entry}, `.padStart(column[c]);
      return isLast ? entry : `${entry}, `.padEnd(column[c]);
    });
    rows.push(cells.join(''));
  }
  return count < entries.length ? [...rows, entries[count]] : rows;
}
