/**
 * Unpacking one member of a zip file: never more bytes than were asked for, and never
 * other bytes than were packed.
 */
import { crc32, inflateRawSync } from 'node:zlib';
import type { Bytes } from './bytes.js';
import type { IntakeLimits } from './intake-limits.js';
import { NOT_TAKEN_WHOLE, overTheLimit } from './trouble.js';
import type { Read, Trouble } from './trouble.js';
import { isBomb } from './zip-directory.js';
import type { ZipMember } from './zip-directory.js';

const HEADER = 0x04034b50;
const HEADER_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

const DAMAGED: Trouble = { problem: 'It is damaged in the zip file.', fix: NOT_TAKEN_WHOLE };
const ENCRYPTED: Trouble = {
  problem: 'It is encrypted in the zip file.',
  fix: 'Ask for a zip file without a password.',
};
const OTHER_METHOD: Trouble = { problem: 'It is packed in a way that is not read here.', fix: NOT_TAKEN_WHOLE };

/** Why a member is not unpacked, as far as the directory tells. */
export function doubtOf(member: ZipMember, limits: Pick<IntakeLimits, 'ratio' | 'harmlessBytes'>): Trouble | undefined {
  if (member.encrypted) return ENCRYPTED;
  if (member.method !== STORED && member.method !== DEFLATED) return OTHER_METHOD;
  if (isBomb(member, limits)) {
    const times = Math.round(member.size / Math.max(1, member.packed));
    return {
      problem: `It would unpack to ${times} times its size, as a bomb does.`,
      fix: 'Ask the student what it is.',
    };
  }
  return undefined;
}

/** The bytes of a member, at most so many. */
export function readMember(zip: Bytes, member: ZipMember, most: number): Read {
  if (member.size > most) return overTheLimit(member.size, most);
  try {
    const header = zip.read(member.at, HEADER_BYTES);
    const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
    if (view.getUint32(0, true) !== HEADER) return DAMAGED;
    const from = member.at + HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
    const packed = zip.read(from, member.packed);
    const bytes =
      member.method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, member.size) });
    return bytes.length === member.size && crc32(bytes) === member.crc ? { bytes } : DAMAGED;
  } catch {
    return DAMAGED;
  }
}
