/** Canvas: what "Download Submissions" of an assignment gives. */
import type { Trouble } from '../trouble.js';
import { layoutByPattern } from './by-pattern.js';
import { partsBy } from './layout.js';
import type { Layout } from './layout.js';

const FILE =
  /^(?:(?<name>(?!anon_|LATE_)[\p{L}\p{M}\p{N}\p{Pc}]*?)_)?(?<late>LATE_)?(?<user>\d+|anon_[\p{L}\p{N}]+)_(?<attachment>\d+)_(?<file>.+)$/su;
const TYPED =
  /^(?:(?<name>(?!anon_|LATE_)[\p{L}\p{M}\p{N}\p{Pc}]*?)_)?(?:LATE_)?(?<user>\d+|anon_[\p{L}\p{N}]+)_(?:text|link)\.html$/u;

const NO_FILE: Trouble = {
  problem: 'It is a text or a link that was entered in Canvas, not a file.',
  fix: 'Ask for the file.',
};

/** Whoever may change the displayed name could put the numbers of another student into it. */
const TWO_WAYS: Trouble = {
  problem: 'Its name can be read in two ways: it has two pairs of numbers.',
  fix: 'Look in Canvas whose it is, or give a roster with names and Canvas ids.',
};

export const canvas: Layout = layoutByPattern({
  id: 'canvas',
  title: 'Canvas',
  tell: (part) => {
    const typed = partsBy(TYPED, part);
    const { name, user, file, late } = typed ?? partsBy(FILE, part) ?? {};
    if (user === undefined) return undefined;
    const sender = {
      ids: [{ kind: 'canvas' as const, value: user }],
      ...(name !== undefined && name !== '' && { name }),
    };
    const isDoubtful = file !== undefined && /^(?:\d+|anon_[\p{L}\p{N}]+)_\d+_./u.test(file);
    const marks = { ...(late !== undefined && { late: true as const }), ...(typed && { trouble: NO_FILE }) };
    return { sender: isDoubtful ? { ...sender, doubt: TWO_WAYS } : sender, file, ...marks };
  },
});
