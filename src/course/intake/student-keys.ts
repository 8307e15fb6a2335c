/** Keys of students as names of folders: safe on every file system, and two students never have one. */
import { printable } from '../guest/printable.js';
import { hex, sha256, utf8 } from '../judging/sha256.js';

/** Names that Windows keeps for devices, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?=$|[. ])/i;
/** What paths are made of on some system, our own sign, and what `printable` leaves to texts. */
const RESERVED = /[<>:"/\\|?*%\n\t]/;
/** More bytes than any system's key; a name with an ending of ours must stay below 255. */
const MOST_BYTES = 120;

const bytesOf = (text: string): string => hex(utf8(text)).toUpperCase().replace(/../g, '%$&');
const isHalf = (sign: string): boolean => /^[\ud800-\udfff]$/.test(sign);
const encoded = (sign: string): string =>
  isHalf(sign) ? `%u${sign.charCodeAt(0).toString(16).toUpperCase()}` : bytesOf(sign);

/** The key as the name of a file or folder: what a system could mistake stands there as `%` and its bytes. */
export function safeName(key: string): string {
  const signs = Array.from(key.normalize('NFC'));
  const isHostile = (sign: string, at: number): boolean =>
    RESERVED.test(sign) ||
    printable(sign) !== sign ||
    (at === 0 && /[.~\- ]/.test(sign)) ||
    (at === signs.length - 1 && /[. ]/.test(sign));
  const name = signs.map((sign, at) => (isHostile(sign, at) ? encoded(sign) : sign)).join('');
  const apart = name === '' ? '%' : DEVICE.test(name) ? `${bytesOf(name[0])}${name.slice(1)}` : name;
  return utf8(apart).length <= MOST_BYTES ? apart : shortened(apart, key);
}

function shortened(name: string, key: string): string {
  let short = '';
  for (const sign of name) if (utf8(short).length < MOST_BYTES - 20) short += sign;
  return `${short}~${mark(key, 12)}`;
}

/** Tells keys apart that a person cannot. */
const mark = (key: string, length: number): string => hex(sha256(utf8(key))).slice(0, length);

/**
 * One name where a file system makes no difference between large and small letters, or forms of an accent.
 */
const folded = (name: string): string => name.toUpperCase().toLowerCase().normalize('NFC');

/**
 * A safe name for each key. Those that a file system could take for each other get an
 * ending that tells them apart.
 */
export function safeNames(keys: Iterable<string>): { names: Map<string, string>; alike: string[][] } {
  const groups = new Map<string, string[]>();
  for (const key of new Set(keys)) {
    const name = folded(safeName(key));
    groups.set(name, [...(groups.get(name) ?? []), key]);
  }
  const alike = [...groups.values()].filter((group) => group.length > 1);
  const isAlike = new Set(alike.flat());
  const nameOf = (key: string): string => (isAlike.has(key) ? `${safeName(key)}~${mark(key, 8)}` : safeName(key));
  return { names: new Map([...groups.values()].flat().map((key) => [key, nameOf(key)])), alike };
}
