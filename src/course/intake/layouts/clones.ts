/** Clones of the students' repositories: what they hand in lies in work/, or at the top. */
import { exerciseOfName } from '../exercise-of-file.js';
import type { AskedExercise } from '../exercise-of-file.js';
import type { Entry, FileTree } from '../found.js';
import type { Sender } from '../roster-join.js';
import type { Trouble } from '../trouble.js';
import { folderName } from './layout.js';
import type { Layout, Placed } from './layout.js';
import { placeByName, senderNamed } from './plain.js';

const WORK = 'work';

const NOTHING: Trouble = {
  problem: 'The clone has nothing in work/, and no file of an exercise at its top.',
  fix: 'Ask whether it was pushed.',
};

/** Whether an entry is what a clone hands in: the rest of the course lies beside it. */
export function isHandedIn({ parts }: Entry, depth: number, exercises: readonly AskedExercise[]): boolean {
  const own = parts.slice(depth + 1);
  return own[0] === WORK || (own.length === 1 && exerciseOfName(own[0], exercises) !== undefined);
}

/** Places what is in a clone; of one that hands in nothing the first entry says so. */
export function placeInClone(entry: Entry, depth: number, { sender, isEmpty, isFirst, exercises }: InClone): Placed {
  const { parts } = entry;
  const name = parts.at(-1)!;
  const about = { senders: [sender], name, folders: parts.slice(depth + 1, -1).map(folderName) };
  if (isHandedIn(entry, depth, exercises)) return about;
  if (isEmpty && isFirst) return { ...about, trouble: NOTHING };
  return { ignored: 'it is not in work/' };
}

interface InClone {
  sender: Sender;
  isEmpty: boolean;
  isFirst: boolean;
  exercises: readonly AskedExercise[];
}

/** For each folder at a depth, its first entry and whether it hands in anything. */
export function foldersAt(
  entries: readonly Entry[],
  depth: number,
  exercises: readonly AskedExercise[],
): Map<string, { first: Entry; isEmpty: boolean; hasWork: boolean }> {
  const folders = new Map<string, { first: Entry; isEmpty: boolean; hasWork: boolean }>();
  for (const entry of entries) {
    if (entry.parts.length <= depth) continue;
    const key = entry.parts.slice(0, depth + 1).join('/');
    const folder = folders.get(key) ?? { first: entry, isEmpty: true, hasWork: false };
    folder.isEmpty &&= !isHandedIn(entry, depth, exercises);
    folder.hasWork ||= entry.parts[depth + 1] === WORK;
    folders.set(key, folder);
  }
  return folders;
}

/** GitHub Classroom put clones into `<assignment>-submissions`, each named `<assignment>-<login>`. */
function senderOf(parts: readonly string[], depth: number): Sender {
  const folder = folderName(parts[depth]);
  const assignment = depth > 0 ? /^(.+)-submissions$/.exec(folderName(parts[depth - 1]))?.[1] : undefined;
  if (assignment !== undefined && folder.startsWith(`${assignment}-`)) {
    return { ids: [{ kind: 'github', value: folder.slice(assignment.length + 1) }] };
  }
  return { ...senderNamed(folder), endsInLogin: true };
}

export const clones: Layout = {
  id: 'clones',
  title: 'clones',
  open: ({ entries, clones }: FileTree, { exercises }) => {
    const read = [0, 1].map((depth) => {
      const folders = foldersAt(entries, depth, exercises);
      const isClone = (key: string): boolean => clones.has(key) || folders.get(key)!.hasWork;
      const share = [...folders.keys()].filter(isClone).length / Math.max(1, folders.size);
      return { depth, folders, isClone, share };
    });
    const { depth, folders, isClone, share } = read.reduce((best, one) => (one.share > best.share ? one : best));
    return {
      recognised: share * entries.length,
      place: (entry) => {
        const key = entry.parts.slice(0, depth + 1).join('/');
        const folder = folders.get(key);
        if (!folder || !isClone(key)) return placeByName(entry, Math.min(depth, entry.parts.length - 1), exercises);
        const sender = senderOf(entry.parts, depth);
        return placeInClone(entry, depth, {
          sender,
          exercises,
          isEmpty: folder.isEmpty,
          isFirst: folder.first === entry,
        });
      },
    };
  },
};
