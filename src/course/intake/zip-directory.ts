/** The directory of a zip file: what it says that it holds, read and doubted before anything is unpacked. */
import type { Bytes } from './bytes.js';
import type { IntakeLimits } from './intake-limits.js';
import { memberName } from './zip-names.js';
import { sizeText } from './trouble.js';

/** One member of a zip file. */
export interface ZipMember {
  /** As it is written there: it may lead anywhere. */
  name: string;
  kind: 'a file' | 'a folder' | 'a link' | 'a pipe or a device';
  encrypted: boolean;
  method: number;
  crc: number;
  packed: number;
  size: number;
  /** Where its own header stands. */
  at: number;
}

/** A zip file that is not read at all; the message ends a sentence. */
export class RefusedZip extends Error {
  override name = 'RefusedZip';
}

const END = 0x06054b50;
const END_BYTES = 22;
const END64 = 0x06064b50;
const END64_LOCATOR = 0x07064b50;
const MEMBER = 0x02014b50;
const MEMBER_BYTES = 46;
/** What fits into 16 bits stands behind the end. */
const MOST_COMMENT = 0xffff;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
/** Sizes of 64 bits: what is beyond the exact numbers is no size. */
const long = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/**
 * Reads the directory. Throws RefusedZip for a file that is no zip file, is damaged,
 * or claims more than it may.
 */
export function readZipDirectory(bytes: Bytes, limits: Pick<IntakeLimits, Doubt>): ZipMember[] {
  let members: ZipMember[];
  let start: number;
  try {
    const end = endOf(bytes);
    start = end.at;
    if (end.count > limits.entries) throw new RefusedZip(`it has ${end.count} files, more than ${limits.entries}`);
    members = membersIn(bytes.read(end.at, end.length), end.count);
  } catch (error) {
    // A number that points beyond the end.
    if (error instanceof RangeError) throw new RefusedZip('it is damaged', { cause: error });
    throw error;
  }
  doubt(members, { start, limits });
  return members;
}

type Doubt = 'entries' | 'unpackedBytes' | 'ratio' | 'harmlessBytes';

interface End {
  at: number;
  length: number;
  count: number;
}

function endOf(bytes: Bytes): End {
  const from = Math.max(0, bytes.size - END_BYTES - MOST_COMMENT);
  const view = viewOf(bytes.read(from, bytes.size - from));
  for (let at = view.byteLength - END_BYTES; at >= 0; at--) {
    if (view.getUint32(at, true) !== END) continue;
    if (at + END_BYTES + view.getUint16(at + 20, true) !== view.byteLength) continue;
    const end = {
      count: view.getUint16(at + 10, true),
      length: view.getUint32(at + 12, true),
      at: view.getUint32(at + 16, true),
    };
    const is64 = end.count === 0xffff || end.length === 0xffffffff || end.at === 0xffffffff;
    const found = is64 ? (end64(bytes, from + at) ?? end) : end;
    if (found.at + found.length > from + at) throw new RefusedZip('it is damaged');
    return found;
  }
  throw new RefusedZip('it is not a whole zip file');
}

/** The end of a large zip file, whose numbers need 64 bits. */
function end64(bytes: Bytes, end: number): End | undefined {
  if (end < 20) return undefined;
  const locator = viewOf(bytes.read(end - 20, 20));
  if (locator.getUint32(0, true) !== END64_LOCATOR) return undefined;
  const view = viewOf(bytes.read(long(locator, 8), 56));
  if (view.getUint32(0, true) !== END64) throw new RefusedZip('it is damaged');
  return { count: long(view, 32), length: long(view, 40), at: long(view, 48) };
}

function membersIn(directory: Uint8Array, count: number): ZipMember[] {
  const view = viewOf(directory);
  const members: ZipMember[] = [];
  let at = 0;
  while (members.length < count) {
    if (view.getUint32(at, true) !== MEMBER) throw new RefusedZip('it is damaged');
    const [named, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const next = at + MEMBER_BYTES + named + extra + comment;
    if (next > directory.length) throw new RefusedZip('it is damaged');
    const name = directory.subarray(at + MEMBER_BYTES, at + MEMBER_BYTES + named);
    const fields = fieldsIn(directory.subarray(at + MEMBER_BYTES + named, at + MEMBER_BYTES + named + extra));
    members.push(memberOf(new DataView(view.buffer, view.byteOffset + at, MEMBER_BYTES), name, fields));
    at = next;
  }
  return members;
}

type Fields = ReadonlyMap<number, Uint8Array>;

function fieldsIn(extra: Uint8Array): Fields {
  const view = viewOf(extra);
  const fields = new Map<number, Uint8Array>();
  for (let at = 0; at + 4 <= extra.length;) {
    const length = view.getUint16(at + 2, true);
    fields.set(view.getUint16(at, true), extra.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

function memberOf(view: DataView, nameBytes: Uint8Array, fields: Fields): ZipMember {
  const flags = view.getUint16(8, true);
  const name = memberName(nameBytes, { isUtf8: (flags & 0x800) !== 0, unicode: fields.get(0x7075) });
  const wide = fields.get(0x0001);
  const wideView = wide && viewOf(wide);
  let taken = 0;
  const number = (place: number): number => {
    const small = view.getUint32(place, true);
    if (small !== 0xffffffff || !wideView) return small;
    taken += 8;
    return long(wideView, taken - 8);
  };
  // In this order the wide ones follow each other.
  const [size, packed, at] = [number(24), number(20), number(42)];
  return {
    ...{ name, size, packed, at },
    kind: kindOf(view, name),
    encrypted: (flags & 1) !== 0,
    method: view.getUint16(10, true),
    crc: view.getUint32(16, true),
  };
}

const UNIX_KINDS: Readonly<Record<number, ZipMember['kind']>> = {
  0o120000: 'a link',
  0o040000: 'a folder',
  0o100000: 'a file',
  0: 'a file',
};

function kindOf(view: DataView, name: string): ZipMember['kind'] {
  const system = view.getUint8(5);
  const attributes = view.getUint32(38, true);
  // Unix and macOS keep the kind of a file in the upper half.
  const kind =
    system === 3 || system === 19 ? (UNIX_KINDS[(attributes >>> 16) & 0o170000] ?? 'a pipe or a device') : 'a file';
  const isFolder = /[\\/]$/.test(name) || (attributes & 0x10) !== 0;
  return kind === 'a file' && isFolder ? 'a folder' : kind;
}

/** Whether a member says that it unpacks to a multiple that no text does. */
export const isBomb = (
  { size, packed }: Pick<ZipMember, 'size' | 'packed'>,
  { harmlessBytes, ratio }: Pick<IntakeLimits, 'ratio' | 'harmlessBytes'>,
): boolean => size > harmlessBytes && size > ratio * packed;

interface Whole {
  start: number;
  limits: Pick<IntakeLimits, Doubt>;
}

/**
 * Refuses what is no zip file of submissions: members that share their bytes, or more than there is room for.
 * One member that looks like a bomb is its student's alone, and is refused where it is unpacked.
 */
function doubt(members: readonly ZipMember[], { start, limits }: Whole): void {
  const unpacked = members.filter((one) => !isBomb(one, limits)).reduce((sum, { size }) => sum + size, 0);
  if (unpacked > limits.unpackedBytes) {
    throw new RefusedZip(`it would unpack to ${sizeText(unpacked)}, more than ${sizeText(limits.unpackedBytes)}`);
  }
  let free = 0;
  for (const { at, packed } of [...members].sort((a, b) => a.at - b.at)) {
    if (at < free) throw new RefusedZip('its files overlap, as those of a bomb do');
    free = at + packed;
  }
  if (free > start) throw new RefusedZip('it is damaged');
}
