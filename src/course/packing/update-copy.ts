/**
 * Brings a newer pack into a student's copy. What is in work/ is the student's, and is
 * neither read nor written.
 */
import { copyFileSync, existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { renameWithRetry } from '../disk/atomic-write.js';
import { COPY_RECORD, readCopyRecord } from '../disk/copy-record.js';
import type { CopyRecord } from '../disk/copy-record.js';
import { kindAt } from '../disk/regular-file.js';
import { PackRefused } from './pack-refused.js';
import { sha256Hex } from '../disk/sha256-hex.js';

/** What an update did. */
export interface Updated {
  /** Files that are new or others now. */
  written: string[];
  /** Files that the newer pack has no more. */
  removed: string[];
  /** Files that the student had changed, each with where its text is now. */
  backedUp: { file: string; backup: string }[];
  /** Exercises that were not there before. */
  exercises: string[];
  /** Other packages are needed than before. */
  needsInstall: boolean;
}

/** Never a pack's to write: the student's work, state, history and packages. */
const NOT_OURS = /^(?:work|\.lab|\.git|node_modules)(?:\/|$)/i;

/** Takes a newer pack over, or throws a PackRefused before anything is changed. */
export function updateCopy(root: string, newer: string): Updated {
  const [own, next] = [recordOf(root), recordOf(newer)];
  refuseOther(own, next);
  if (realpathSync(root) === realpathSync(newer)) throw new PackRefused('that is this copy itself.');
  const files = Object.keys(next.files).filter((file) => !NOT_OURS.test(file));
  for (const file of files) refuseDamaged(newer, file, next.files[file]);
  const written = [...files.filter((file) => digestAt(root, file) !== next.files[file]), COPY_RECORD];
  for (const file of written) refuseNoPlace(root, file);
  const gone = Object.keys(own.files).filter((file) => !NOT_OURS.test(file) && !(file in next.files));
  const isAsPacked = (file: string): boolean => digestAt(root, file) === own.files[file];
  const changed = written.filter(
    (file) => file !== COPY_RECORD && kindAt(at(root, file)) !== 'nothing' && !isAsPacked(file),
  );
  const removed = gone.filter(isAsPacked);

  const draft = path.join(root, '.lab', 'update');
  rmSync(draft, { recursive: true, force: true });
  // All of it is on this disk before the first file of the copy is touched.
  for (const file of written) copyTo(at(newer, file), at(draft, file));
  const backups = changed.length === 0 ? '' : freeFolder(path.join(root, '.lab', 'backups'), 'update');
  const backedUp = changed.map((file) => ({ file, backup: at(backups, file) }));
  for (const { file, backup } of backedUp) copyTo(at(root, file), backup);
  for (const file of removed) rmSync(at(root, file));
  for (const file of written) {
    mkdirSync(path.dirname(at(root, file)), { recursive: true });
    renameWithRetry(at(draft, file), at(root, file));
  }
  rmSync(draft, { recursive: true, force: true });
  return {
    written: written.filter((file) => file !== COPY_RECORD),
    removed,
    backedUp,
    exercises: Object.keys(next.exercises).filter((id) => !(id in own.exercises)),
    needsInstall: written.includes('package-lock.json'),
  };
}

const at = (folder: string, file: string): string => path.join(folder, ...file.split('/'));

function recordOf(folder: string): CopyRecord {
  try {
    return readCopyRecord(folder);
  } catch (error) {
    throw new PackRefused((error as Error).message, { cause: error });
  }
}

/** What may not be taken for a newer pack of this copy. */
function refuseOther(own: CopyRecord, next: CopyRecord): void {
  if (next.course !== own.course) {
    throw new PackRefused(`that is a copy of another course, "${next.course}"; this one is of "${own.course}".`);
  }
  if (next.student !== own.student) {
    const owner = ({ student }: CopyRecord): string => (student === null ? 'for all students' : `for ${student}`);
    throw new PackRefused(`that copy was packed ${owner(next)}, and this one ${owner(own)}: their numbers differ.`);
  }
  if (next.mark !== own.mark) {
    throw new PackRefused('that copy was packed with another key: its numbers are not those of this copy.');
  }
  if (next.bare !== own.bare) {
    const kind = ({ bare }: CopyRecord): string => (bare ? 'without page and notebooks' : 'with page and notebooks');
    throw new PackRefused(`that copy is one ${kind(next)}, and this one ${kind(own)}.`);
  }
  const [before, after] = [own, next].map(({ packed }) => Date.parse(packed));
  if (after === before) throw new PackRefused(`this copy is that one already, packed ${own.packed}.`);
  if (after < before) {
    throw new PackRefused(`that copy is the older one: it was packed ${next.packed}, and this one ${own.packed}.`);
  }
}

const SAFE = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[^/\\:][^\\:]*$/;

/** A pack is taken as it was made, or not at all. */
function refuseDamaged(newer: string, file: string, wanted: string): void {
  if (SAFE.test(file) && digestAt(newer, file) === wanted) return;
  throw new PackRefused(`${file} of the newer copy is not as it was packed. Unpack or clone it once more.`);
}

/** A link could lead anywhere, and a folder is not ours to remove. */
function refuseNoPlace(root: string, file: string): void {
  const parts = file.split('/');
  parts.forEach((_part, i) => {
    const place = parts.slice(0, i + 1).join('/');
    const stat = lstatSync(at(root, place), { throwIfNoEntry: false });
    const isFine = stat === undefined || (i === parts.length - 1 ? stat.isFile() : stat.isDirectory());
    if (!isFine) throw new PackRefused(`${place} of this copy is ${kindAt(at(root, place))}: move it away first.`);
  });
}

function digestAt(folder: string, file: string): string {
  const place = at(folder, file);
  if (kindAt(place) !== 'a file') return '';
  return sha256Hex(readFileSync(place));
}

function copyTo(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/** The first folder of that name with a number that is not there. */
function freeFolder(folder: string, name: string): string {
  for (let number = 1; ; number++) {
    const free = path.join(folder, `${name}-${number}`);
    if (!existsSync(free)) return free;
  }
}
