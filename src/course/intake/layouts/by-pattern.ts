/** Layouts in which the system begins the name of a folder or file with what it knows of the student. */
import type { Entry, FileTree } from '../found.js';
import type { RosterJoin, Sender } from '../roster-join.js';
import type { Trouble } from '../trouble.js';
import { folderName, strange, usualDepth } from './layout.js';
import type { Layout, LayoutContext, Placed } from './layout.js';

/** What a name tells. */
export interface Told {
  sender: Sender;
  /** The file's own name, where it follows in the same part. */
  file?: string | undefined;
  handedIn?: string | undefined;
  late?: true;
  trouble?: Trouble;
  /** The system wrote the file, and no student. */
  ignored?: string;
}

/** What a name tells, and the folders in which it stands: those of one export. */
export type ToldAt = Told & { readonly above: string };

interface PatternLayout {
  id: string;
  title: string;
  /**
   * What the name of a folder or file tells, and a file beside it; undefined if it is none of this system's.
   */
  tell: (part: string, beside: (name: string) => Entry | undefined) => Told | undefined;
  /** Files that the system puts beside the submissions, and why they are there. */
  beside?: Readonly<Record<string, string>>;
  /** Looks at all that is told, where one name alone does not tell enough. */
  doubting?: (all: readonly ToldAt[], roster: RosterJoin | undefined) => (told: ToldAt) => Told;
}

/** A layout of one pattern of names. */
export function layoutByPattern({ id, title, tell, beside = {}, doubting }: PatternLayout): Layout {
  return {
    id,
    title,
    open: ({ entries }: FileTree, { roster }: LayoutContext) => {
      const { depth, count } = usualDepth(entries, (part) => tell(part, () => undefined) !== undefined);
      const places = new Map(entries.map((entry) => [entry.parts.join('/'), entry]));
      const toldOf = ({ parts }: Entry): ToldAt | undefined => {
        const above = parts.slice(0, depth);
        const beside = (name: string): Entry | undefined => places.get([...above, name].join('/'));
        const told = depth < parts.length ? tell(parts[depth], beside) : undefined;
        return told && { ...told, above: above.join('/') };
      };
      const all = entries.flatMap((entry) => toldOf(entry) ?? []);
      const doubted = doubting?.(all, roster) ?? ((told: ToldAt): Told => told);
      return {
        recognised: count,
        place: (entry) => {
          const name = entry.parts.at(-1)!;
          const told = toldOf(entry);
          if (told) return placed(entry, depth, doubted(told));
          if (entry.parts.length === depth + 1 && Object.hasOwn(beside, name)) return { ignored: beside[name] };
          return strange(entry, title);
        },
      };
    },
  };
}

function placed(entry: Entry, depth: number, { sender, file, handedIn, late, trouble, ignored }: Told): Placed {
  if (ignored !== undefined) return { ignored };
  const { parts } = entry;
  const isOwnPart = parts.length === depth + 1;
  const own = isOwnPart || file === undefined || file === '' ? [] : [folderName(file)];
  const folders = [...parts.slice(0, depth), ...own, ...parts.slice(depth + 1, -1)].map(folderName);
  const name = isOwnPart && file !== undefined && file !== '' ? file : parts.at(-1)!;
  const when = { ...(handedIn !== undefined && { handedIn }), ...(late && { late }) };
  return { senders: [sender], name, folders, ...when, ...(trouble && { trouble }) };
}
