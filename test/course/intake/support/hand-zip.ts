/** Zip files written byte by byte: what no program for zip files would write. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface HandMember {
  name: string | Uint8Array;
  content?: string | Uint8Array;
  stored?: boolean;
  /** Mode of Unix, such as 0o120777 for a link. */
  mode?: number;
  encrypted?: boolean;
  method?: number;
  /** What the directory says, instead of the truth. */
  size?: number;
  crc?: number;
  /** Where the directory says that it lies. */
  at?: number;
  extra?: Uint8Array;
  utf8?: boolean;
}

const bytesOf = (content: string | Uint8Array): Buffer =>
  typeof content === 'string' ? Buffer.from(content, 'utf8') : Buffer.from(content);

/** Numbers of 2 (`w`) and 4 (`l`) bytes. */
function packed(pattern: string, ...values: number[]): Buffer {
  const parts = Array.from(pattern).map((kind, i) => {
    const bytes = Buffer.alloc(kind === 'w' ? 2 : 4);
    if (kind === 'w') bytes.writeUInt16LE(values[i]);
    else bytes.writeUInt32LE(values[i]);
    return bytes;
  });
  return Buffer.concat(parts);
}

/** A zip file of these members. */
export function handZip(members: readonly HandMember[], { count = members.length } = {}): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const member of members) {
    const content = bytesOf(member.content ?? '');
    const body = member.stored ? content : deflateRawSync(content);
    const name = bytesOf(member.name);
    const flags = (member.encrypted ? 1 : 0) | (member.utf8 === false ? 0 : 0x800);
    const method = member.method ?? (member.stored ? 0 : 8);
    const [crc, size] = [member.crc ?? crc32(content), member.size ?? content.length];
    const extra = Buffer.from(member.extra ?? []);
    const local = Buffer.concat([
      packed('lwwwwwlllww', 0x04034b50, 20, flags, method, 0, 0, crc, body.length, size, name.length, 0),
      name,
      body,
    ]);
    directory.push(
      packed('lwwwwww', 0x02014b50, 0x0314, 20, flags, method, 0, 0),
      packed('lllwwwww', crc, body.length, size, name.length, extra.length, 0, 0, 0),
      packed('ll', ((member.mode ?? 0o100644) << 16) >>> 0, member.at ?? at),
      name,
      extra,
    );
    locals.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = packed('lwwwwllw', 0x06054b50, 0, 0, count, count, list.length, at, 0);
  return new Uint8Array(Buffer.concat([...locals, list, end]));
}
