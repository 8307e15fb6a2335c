/**
 * Clones that `gh teacher download` of Classroom 50 made: `<classroom>-<assignment>-<login>`,
 * with scores.csv beside them.
 */
import { BrokenCsv, csvRows } from '../../disk/csv.js';
import type { Entry, FileTree } from '../found.js';
import { decodedText } from '../handed-text.js';
import { INTAKE_LIMITS } from '../intake-limits.js';
import { BY_NAME } from '../trouble.js';
import type { Trouble } from '../trouble.js';
import { foldersAt, placeInClone } from './clones.js';
import { folderName, strange } from './layout.js';
import type { Layout, Placed } from './layout.js';

const LIST = 'scores.csv';
const TITLE = 'Classroom 50';
const LOGIN = /^(?:username|login|user|github[ _-]?(?:username|login)|owner)$/i;

/** The download of one assignment. */
interface Download {
  above: readonly string[];
  /** Everything before the login in the name of a clone. */
  prefix: string;
  /** Logins in small letters, with the time of the latest submission where there is one. */
  times: ReadonlyMap<string, string>;
}

function timesIn(text: string): Map<string, string> | undefined {
  try {
    const [heading, ...rows] = csvRows(text);
    const login = heading.cells.findIndex((cell) => LOGIN.test(cell.trim()));
    const time = heading.cells.findIndex((cell) => /^date ?time$/i.test(cell.trim()));
    if (login < 0) return undefined;
    const times = new Map<string, string>();
    for (const { cells } of rows) {
      const name = (cells.at(login) ?? '').trim().toLowerCase();
      const at = time < 0 ? '' : (cells.at(time) ?? '').trim();
      const known = times.get(name) ?? '';
      if (name !== '') times.set(name, Date.parse(at) > Date.parse(known) || known === '' ? at : known);
    }
    return times;
  } catch (error) {
    if (error instanceof BrokenCsv || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The beginning that makes every name a login of the list, or most of them. */
function commonPrefix(folders: readonly string[], logins: Iterable<string>): string | undefined {
  const counts = new Map<string, number>();
  for (const folder of folders) {
    for (const login of logins) {
      const prefix = folder.slice(0, -login.length);
      if (prefix.length > 1 && folder === `${prefix}${login}` && prefix.endsWith('-')) {
        counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
      }
    }
  }
  const [best, next] = [...counts].sort(([, a], [, b]) => b - a);
  return (best as [string, number] | undefined) === undefined || (next as [string, number] | undefined)?.[1] === best[1]
    ? undefined
    : best[0];
}

function downloadsIn(entries: readonly Entry[]): Download[] {
  const lists = entries.filter(({ parts }) => parts.at(-1) === LIST && parts.length <= 2);
  return lists.flatMap((list): Download[] => {
    const above = list.parts.slice(0, -1);
    const read = list.read(INTAKE_LIMITS.listBytes);
    const times = 'bytes' in read ? timesIn(decodedText(read.bytes) ?? '') : undefined;
    const beside = entries.filter(
      ({ parts }) => parts.length > above.length + 1 && above.every((p, i) => p === parts[i]),
    );
    const folders = [...new Set(beside.map(({ parts }) => folderName(parts[above.length]).toLowerCase()))];
    const prefix = times && commonPrefix(folders, [...times.keys()]);
    return times && prefix !== undefined ? [{ above, prefix, times }] : [];
  });
}

const NO_LOGIN: Trouble = {
  problem: 'The name of the clone does not begin as those of the others.',
  fix: BY_NAME,
};

export const classroom50: Layout = {
  id: 'classroom50',
  title: TITLE,
  open: ({ entries }: FileTree, { exercises }) => {
    const downloads = downloadsIn(entries);
    const downloadOf = ({ parts }: Entry): Download | undefined =>
      downloads.find(({ above }) => parts.length > above.length && above.every((part, i) => part === parts[i]));
    const folders = new Map(downloads.map((one) => [one, foldersAt(entries, one.above.length, exercises)]));
    return {
      recognised: entries.filter((entry) => downloadOf(entry) !== undefined).length,
      place: (entry): Placed => {
        const download = downloadOf(entry);
        if (!download) return strange(entry, TITLE);
        const { above, prefix, times } = download;
        const depth = above.length;
        if (entry.parts.length === depth + 1 && entry.parts[depth] === LIST)
          return { ignored: 'it says who handed in when' };
        const name = folderName(entry.parts[depth]);
        if (!name.toLowerCase().startsWith(prefix) || entry.parts.length === depth + 1) {
          return { senders: [], name: entry.parts.at(-1)!, folders: [], trouble: NO_LOGIN };
        }
        const login = name.slice(prefix.length);
        const { first, isEmpty } = folders.get(download)!.get(entry.parts.slice(0, depth + 1).join('/'))!;
        const sender = { ids: [{ kind: 'github' as const, value: login }] };
        const placed = placeInClone(entry, depth, { sender, isEmpty, isFirst: first === entry, exercises });
        const handedIn = times.get(login.toLowerCase());
        return 'ignored' in placed || handedIn === undefined || handedIn === '' ? placed : { ...placed, handedIn };
      },
    };
  },
};
