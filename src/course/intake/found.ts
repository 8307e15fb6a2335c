/** What is found where submissions are looked for, and what may still be taken. */
import { INTAKE_LIMITS } from './intake-limits.js';
import type { IntakeLimits } from './intake-limits.js';
import { sizeText } from './trouble.js';
import type { Read, Trouble } from './trouble.js';

/** Where something stands. */
export interface TreePlace {
  /** Relative to what was handed over: `ada/work/05.ts`, `ada.zip!/05.ts`. */
  readonly origin: string;
  /** The folders and the name; a zip file is a folder whose name ends in `.zip`. */
  readonly parts: readonly string[];
}

/** A file, or something else that stands where files are looked for. */
export interface Entry extends TreePlace {
  /** Why it is not read, if that is known already. */
  readonly trouble?: Trouble;
  /** It is a folder or zip file of which nothing is read. */
  readonly isFolder?: true;
  read(most: number): Read;
}

/** What is not looked at, and why. Of a folder, the folder alone. */
export interface Ignored {
  readonly origin: string;
  readonly why: string;
  /** Of an attempt that a later one replaces. */
  readonly student?: string;
  readonly exercise?: string;
}

export interface FileTree {
  /** In the order of their origins, however they lie on the disk. */
  readonly entries: readonly Entry[];
  readonly ignored: readonly Ignored[];
  /** Folders that git keeps, their parts joined by `/`. */
  readonly clones: ReadonlySet<string>;
}

/** Why an older attempt is left out: a class report asks which results have one. */
export const LATER_COUNTS = 'a later attempt counts';

export const LINK: Trouble = { problem: 'It is a link, which is not followed.', fix: 'Hand in the file itself.' };
export const NO_FILE: Trouble = { problem: 'It is a pipe or a device, not a file.', fix: 'Hand in the file itself.' };
/** Also one with nothing in it but what is ignored: a place where something is missing. */
export const EMPTY: Trouble = { problem: 'The folder is empty.', fix: 'Ask whether something was meant to be in it.' };
export const TOO_DEEP: Trouble = {
  problem: 'It lies in too many folders within folders.',
  fix: 'Hand in the folder that holds the files.',
};

/** What the walk has found so far, and what it may still take. */
export class Found {
  readonly entries: Entry[] = [];
  readonly ignored: Ignored[] = [];
  readonly clones: Set<string> = new Set();
  readonly limits: IntakeLimits;
  #unpacked = 0;
  #kept: { origin: string; bytes: Uint8Array } | undefined;

  constructor(limits: IntakeLimits = INTAKE_LIMITS) {
    this.limits = limits;
  }

  get entriesLeft(): number {
    return this.limits.entries - this.entries.length - this.ignored.length;
  }

  /** Notes something that is not read. */
  refuse({ origin, parts }: TreePlace, trouble: Trouble): void {
    this.entries.push({ origin, parts, trouble, read: () => trouble });
  }

  /** Notes a folder, or a zip file, of which nothing is read. */
  refuseFolder({ origin, parts }: TreePlace, trouble: Trouble): void {
    this.entries.push({ origin, parts, trouble, isFolder: true, read: () => trouble });
  }

  ignore(place: TreePlace, why: string): void {
    this.ignored.push({ origin: place.origin, why });
    if (place.parts.at(-1) === '.git') this.clones.add(place.parts.slice(0, -1).join('/'));
  }

  /** Keeps the bytes of one zip file within another: its files are read one after the other. */
  keep(origin: string, bytes: Uint8Array): void {
    this.#kept = { origin, bytes };
  }

  kept(origin: string): Uint8Array | undefined {
    return this.#kept?.origin === origin ? this.#kept.bytes : undefined;
  }

  /** Counts what was unpacked. */
  counted(read: Read): Read {
    if (!('bytes' in read)) return read;
    this.#unpacked += read.bytes.length;
    if (this.#unpacked <= this.limits.totalBytes) return read;
    const problem = `All that was unpacked is more than ${sizeText(this.limits.totalBytes)}.`;
    return { problem, fix: 'Hand in fewer at a time.' };
  }

  tree(): FileTree {
    const entries = this.entries.sort((a, b) => (a.origin < b.origin ? -1 : a.origin > b.origin ? 1 : 0));
    return { entries, ignored: this.ignored, clones: this.clones };
  }
}

/** How the system calls what went wrong. */
export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? (error as Error).message;
