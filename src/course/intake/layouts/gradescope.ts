/** Gradescope: what "Export Submissions" gives, with a list of who handed in what. */
import type { Entry, FileTree } from '../found.js';
import { decodedText } from '../handed-text.js';
import { INTAKE_LIMITS } from '../intake-limits.js';
import type { Sender } from '../roster-join.js';
import type { Trouble } from '../trouble.js';
import { gradescopeSubmissions } from './gradescope-metadata.js';
import type { GradescopeStudent, GradescopeSubmission } from './gradescope-metadata.js';
import { folderName, strange } from './layout.js';
import type { Layout, Placed } from './layout.js';

const LIST = 'submission_metadata.yml';
const TITLE = 'Gradescope';
/** At the root, or in a folder for each export. */
const MOST_PARTS = 3;

/** One export: the folder that holds the list, and what the list says. */
interface Export {
  above: readonly string[];
  submissions: Map<string, GradescopeSubmission>;
}

function exportsIn(entries: readonly Entry[]): Export[] {
  const lists = entries.filter(({ parts }) => parts.at(-1) === LIST && parts.length <= MOST_PARTS);
  const found: Export[] = [];
  for (const entry of lists.sort((a, b) => a.parts.length - b.parts.length)) {
    const above = entry.parts.slice(0, -1);
    // A file of that name within a submission is the student's.
    if (found.some((one) => isBelow(above, one.above))) continue;
    const read = entry.read(INTAKE_LIMITS.listBytes);
    const submissions = gradescopeSubmissions('bytes' in read ? (decodedText(read.bytes) ?? '') : '');
    if (submissions) found.push({ above, submissions });
  }
  return found;
}

const isBelow = (parts: readonly string[], above: readonly string[]): boolean =>
  above.every((part, i) => part === parts[i]);

const idsOf = ({ sid, email }: GradescopeStudent): Sender['ids'] => [
  ...(sid === '' ? [] : [{ kind: 'sid' as const, value: sid }]),
  ...(email === '' ? [] : [{ kind: 'email' as const, value: email }]),
];

const senderOf = (student: GradescopeStudent): Sender => ({
  ids: idsOf(student),
  ...(student.name !== '' && { name: student.name }),
});

/** `2026-10-01 20:15:03.000000000 Z` as ISO 8601. */
function isoOf(text: string): string | undefined {
  const [, day, time, zone] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d+)? ?(Z|[+-]\d\d:?\d\d)$/.exec(text) ?? [];
  return (day as string | undefined) === undefined ? undefined : `${day}T${time}${zone}`;
}

const NOT_LISTED: Trouble = { problem: `It is not in ${LIST}.`, fix: 'Export the submissions again.' };
const UNREADABLE = (line: number): Trouble => ({
  problem: `Line ${line} of ${LIST}, which says whose it is, cannot be read.`,
  fix: 'Export the submissions again, or hand it in by name.',
});
const NOBODY: Trouble = { problem: `${LIST} has no student for it.`, fix: 'Assign a student to it in Gradescope.' };

function place(entry: Entry, exports: readonly Export[]): Placed {
  const { parts } = entry;
  const own = exports.find(({ above }) => isBelow(parts, above));
  if (!own) return strange(entry, TITLE);
  const [folder, ...rest] = parts.slice(own.above.length);
  if (folder === LIST && rest.length === 0) return { ignored: 'it says who handed in what' };
  const name = parts.at(-1)!;
  const submission = own.submissions.get(folderName(folder));
  if (!submission) return { senders: [], name, folders: [], trouble: NOT_LISTED };
  const { students, createdAt, broken } = submission;
  const senders = students.map(senderOf).filter(({ ids, name }) => ids.length > 0 || name !== undefined);
  const handedIn = createdAt === undefined ? undefined : isoOf(createdAt);
  const trouble = broken !== undefined ? UNREADABLE(broken) : senders.length === 0 ? NOBODY : undefined;
  return {
    ...{ name, senders: broken === undefined ? senders : [] },
    folders: [...own.above, ...rest.slice(0, -1)].map(folderName),
    ...(handedIn !== undefined && { handedIn }),
    ...(trouble && { trouble }),
  };
}

export const gradescope: Layout = {
  id: 'gradescope',
  title: TITLE,
  open: ({ entries }: FileTree) => {
    const exports = exportsIn(entries);
    const isListed = ({ parts }: Entry): boolean =>
      exports.some(
        ({ above, submissions }) =>
          isBelow(parts, above) &&
          (parts.length === above.length + 1 || submissions.has(folderName(parts[above.length]))),
      );
    return { recognised: entries.filter(isListed).length, place: (entry) => place(entry, exports) };
  },
};
