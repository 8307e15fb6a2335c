/** The files of a zip file, found as if it were unpacked, and unpacked one by one when they are read. */
import { bytesOf } from './bytes.js';
import type { Bytes } from './bytes.js';
import { codeOf, EMPTY, LINK, NO_FILE, TOO_DEEP } from './found.js';
import type { Found, TreePlace } from './found.js';
import { whyIgnored } from './ignored-names.js';
import { IntakeRefused } from './intake-refused.js';
import { NOT_TAKEN_WHOLE } from './trouble.js';
import type { Read, Trouble } from './trouble.js';
import { readZipDirectory, RefusedZip } from './zip-directory.js';
import type { ZipMember } from './zip-directory.js';
import { doubtOf, readMember } from './zip-member.js';
import { partsOfName } from './zip-names.js';

export const isZip = (name: string): boolean => /\.zip$/i.test(name);

const LEADS_OUT: Trouble = {
  problem: 'Its name in the zip file leads out of the folder.',
  fix: 'No program for zip files writes such names by itself: ask the student.',
};
const TWICE: Trouble = { problem: 'The zip file has two files of this name.', fix: 'Ask for a new one.' };
const TOO_NESTED: Trouble = {
  problem: 'It is a zip file within zip files.',
  fix: 'Unpack it yourself and hand in the folder.',
};

/** Does something with the bytes of a zip file. */
type Source = <T>(use: (zip: Bytes) => T) => T;

interface ZipPlace extends TreePlace {
  /** 0: the one that all came in. */
  depth: number;
  /** The file of the one that all came in. */
  file?: string;
}

/** A member with the folders of its name. */
interface Named extends TreePlace {
  member: ZipMember;
}

export class ZipTree {
  readonly #found: Found;
  readonly #source: Source;
  readonly #at: ZipPlace;

  constructor(found: Found, source: Source, at: ZipPlace) {
    this.#found = found;
    this.#source = source;
    this.#at = at;
  }

  /** Finds the files. Throws an IntakeRefused when the zip file that all came in cannot be read. */
  read(): void {
    const { limits, entriesLeft } = this.#found;
    const { depth, file = '' } = this.#at;
    const entries = Math.min(entriesLeft, depth === 0 ? limits.entries : limits.innerEntries);
    try {
      this.#take(this.#source((zip) => readZipDirectory(zip, { ...limits, entries })));
    } catch (error) {
      const why = error instanceof RefusedZip ? error.message : `it cannot be read (${codeOf(error)})`;
      if (depth === 0)
        throw new IntakeRefused(`expected submissions in "${file}", but ${why}. ${NOT_TAKEN_WHOLE}`, {
          cause: error,
        });
      this.#found.refuseFolder(this.#at, { problem: `The zip file is not read: ${why}.`, fix: NOT_TAKEN_WHOLE });
    }
  }

  #take(members: readonly ZipMember[]): void {
    const named = members.flatMap((member) => this.#named(member));
    const wanted = named.filter((one) => !this.#isIgnored(one));
    const files = wanted.filter(({ member }) => member.kind !== 'a folder');
    const places = new Map<string, Named[]>();
    for (const file of files) places.set(file.origin, [...(places.get(file.origin) ?? []), file]);
    for (const [one, another] of places.values()) {
      if ((another as Named | undefined) === undefined) this.#takeOne(one);
      else this.#found.refuse(one, TWICE);
    }
    this.#noteEmpty(named, wanted);
    if (wanted.length === 0 && named.length === members.length && this.#at.depth > 0)
      this.#found.refuseFolder(this.#at, EMPTY);
  }

  /** A member in its place. One whose name leads out of the folder has none. */
  #named(member: ZipMember): Named[] {
    const parts = partsOfName(member.name);
    if (parts !== undefined) return [{ member, ...this.#place(parts) }];
    const last = member.name.split(/[\\/]/).at(-1)!;
    this.#found.refuse({ ...this.#place([member.name]), parts: [...this.#at.parts, last] }, LEADS_OUT);
    return [];
  }

  #place(parts: readonly string[]): TreePlace {
    const prefix = this.#at.depth === 0 ? '' : `${this.#at.origin}!/`;
    return { origin: `${prefix}${parts.join('/')}`, parts: [...this.#at.parts, ...parts] };
  }

  /** Notes what is ignored once, by the folder that is. */
  #isIgnored({ parts }: Named): boolean {
    const own = parts.slice(this.#at.parts.length);
    const first = own.findIndex((part) => whyIgnored(part) !== undefined);
    if (first < 0) return false;
    const place = this.#place(own.slice(0, first + 1));
    if (!this.#ignored.has(place.origin)) this.#found.ignore(place, whyIgnored(own[first])!);
    this.#ignored.add(place.origin);
    return true;
  }

  readonly #ignored = new Set<string>();

  #takeOne({ member, origin, parts }: Named): void {
    const place = { origin, parts };
    const trouble = this.#troubleOf(member, place);
    if (trouble) this.#found[isZip(parts.at(-1)!) ? 'refuseFolder' : 'refuse'](place, trouble);
    else if (isZip(parts.at(-1)!)) this.#takeZip(member, place);
    else this.#found.entries.push({ ...place, read: (most) => this.#found.counted(this.#unpacked(member, most)) });
  }

  #troubleOf(member: ZipMember, { parts }: TreePlace): Trouble | undefined {
    if (member.kind === 'a link') return LINK;
    if (member.kind === 'a pipe or a device') return NO_FILE;
    if (parts.length > this.#found.limits.depth) return TOO_DEEP;
    return undefined;
  }

  #unpacked(member: ZipMember, most: number): Read {
    const doubt = doubtOf(member, this.#found.limits);
    if (doubt) return doubt;
    try {
      return this.#source((zip) => readMember(zip, member, most));
    } catch (error) {
      return { problem: `It cannot be read (${codeOf(error)}).`, fix: NOT_TAKEN_WHOLE };
    }
  }

  #takeZip(member: ZipMember, place: TreePlace): void {
    const { limits } = this.#found;
    const depth = this.#at.depth + 1;
    if (depth > limits.zipsInZips) {
      this.#found.refuseFolder(place, TOO_NESTED);
      return;
    }
    const first = this.#found.counted(this.#unpacked(member, limits.innerZipBytes));
    if (!('bytes' in first)) {
      this.#found.refuseFolder(place, first);
      return;
    }
    this.#found.keep(place.origin, first.bytes);
    const source: Source = (use) => {
      const bytes = this.#found.kept(place.origin);
      if (bytes) return use(bytesOf(bytes));
      const again = this.#unpacked(member, limits.innerZipBytes);
      if (!('bytes' in again)) throw new RefusedZip('it has changed');
      this.#found.keep(place.origin, again.bytes);
      return use(bytesOf(again.bytes));
    };
    new ZipTree(this.#found, source, { ...place, depth }).read();
  }

  /** Folders of which nothing is left. */
  #noteEmpty(named: readonly Named[], wanted: readonly Named[]): void {
    const start = this.#at.parts.length;
    const key = (parts: readonly string[]): string => parts.join('/');
    const above = (parts: readonly string[]): string[][] =>
      parts.slice(start + 1).map((_part, i) => parts.slice(0, start + 1 + i));
    const folders = new Map<string, string[]>();
    for (const one of named) {
      const own = one.member.kind === 'a folder' ? [...above(one.parts), [...one.parts]] : above(one.parts);
      for (const parts of own) if (!parts.slice(start).some((part) => whyIgnored(part))) folders.set(key(parts), parts);
    }
    // A folder fills those above it, empty as it may be.
    const inside = [...wanted.map(({ parts }) => parts), ...folders.values()];
    const filled = new Set(inside.flatMap((parts) => above(parts).map(key)));
    for (const [name, parts] of folders) {
      if (!filled.has(name)) this.#found.refuseFolder(this.#place(parts.slice(start)), EMPTY);
    }
  }
}
