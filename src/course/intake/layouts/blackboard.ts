/** Blackboard: what "Assignment File Download" gives, with a text beside each attempt. */
import type { Entry } from '../found.js';
import { decodedText } from '../handed-text.js';
import type { Trouble } from '../trouble.js';
import { layoutByPattern } from './by-pattern.js';
import type { Told } from './by-pattern.js';
import { partsBy } from './layout.js';
import type { Layout } from './layout.js';

/** The first time in a name is the system's: whatever follows, the student chose. */
const NAME = /^(?<attempt>(?<assignment>.+?)_(?<user>[^_]+)_attempt_(?<at>\d{4}(?:-\d\d){5}))(?:_(?<file>.+)|\.txt)$/su;

/**
 * The first line of the text: the name, and the user name in brackets. Below it
 * stands what the student wrote.
 */
const FIRST_LINE = /^\ufeff?[^:\n]{1,60}:\s*(?<name>[^\n]{1,200}?) \((?<user>[^()\n]{1,100})\)\s*$/mu;
const MOST_TEXT = 2 ** 20;

function personIn(text: Entry | undefined): { name: string; user: string } | undefined {
  const read = text?.read(MOST_TEXT);
  const [line = ''] = (read && 'bytes' in read ? decodedText(read.bytes) : undefined)?.split(/\r\n|\n/) ?? [];
  const { name, user } = partsBy(FIRST_LINE, line) ?? {};
  return name === undefined || user === undefined ? undefined : { name, user };
}

const NO_FILE: Trouble = {
  problem: 'The attempt has no file: what was handed in is a text that was typed into Blackboard, or nothing.',
  fix: 'Ask for the file.',
};

type OfAttempt = Told & { attempt: string };

/** A text beside files is Blackboard's own; without any it is all that there is. */
function doubting(all: readonly Told[]): (told: Told) => Told {
  const withFile = new Set(
    (all as readonly OfAttempt[]).flatMap((one) => (one.ignored === undefined ? one.attempt : [])),
  );
  return (told) => {
    if (told.ignored === undefined || withFile.has((told as OfAttempt).attempt)) return told;
    return { sender: told.sender, handedIn: told.handedIn, trouble: NO_FILE };
  };
}

export const blackboard: Layout = layoutByPattern({
  id: 'blackboard',
  title: 'Blackboard',
  doubting,
  tell: (part, beside): OfAttempt | undefined => {
    const { attempt, user, at, file } = partsBy(NAME, part) ?? {};
    if (attempt === undefined || user === undefined || at === undefined) return undefined;
    const person = personIn(beside(`${attempt}.txt`));
    // A user name may have underscores itself.
    const isTold = person && attempt.includes(`_${person.user}_attempt_`);
    const sender = {
      ids: [{ kind: 'login' as const, value: isTold ? person.user : user }],
      ...(isTold && { name: person.name }),
    };
    const [year, month, day, ...time] = at.split('-');
    const ignored = file === undefined && { ignored: 'Blackboard writes it for each attempt' };
    return { attempt, sender, file, handedIn: `${year}-${month}-${day}T${time.join(':')}`, ...ignored };
  },
});
