/** Names in zip files: bytes in one of two encodings, and paths that may try to lead out of the folder. */
import { TextDecoder } from 'node:util';
import { crc32 } from 'node:zlib';

/** The upper half of code page 437, in which zip files of old programs write their names. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

interface NameOptions {
  /** The member says so. */
  isUtf8: boolean;
  /** Info-ZIP's field with the name in UTF-8, and the checksum of the bytes that it stands for. */
  unicode: Uint8Array | undefined;
}

/** The name of a member. macOS writes UTF-8 without saying so, hence bytes that are UTF-8 are read so. */
export function memberName(bytes: Uint8Array, { isUtf8, unicode }: NameOptions): string {
  if (unicode && unicode.length > 5 && unicode[0] === 1) {
    const checksum = new DataView(unicode.buffer, unicode.byteOffset).getUint32(1, true);
    if (checksum === crc32(bytes)) return new TextDecoder().decode(unicode.subarray(5));
  }
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8, ignoreBOM: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : CP437[byte - 128])).join('');
  }
}

/** The folders and the file of a member's name; undefined if it leads out of the folder. */
export function partsOfName(name: string): string[] | undefined {
  // Programs of Windows write backslashes, against the standard.
  const path = name.replaceAll('\\', '/');
  if (path.includes('\0') || path.startsWith('/') || /^[a-z]:/i.test(path)) return undefined;
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  return parts.length === 0 || parts.includes('..') ? undefined : parts;
}
