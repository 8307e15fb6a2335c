/** Moodle: what "Download all submissions" of an assignment gives, in folders or flat. */
import type { Trouble } from '../trouble.js';
import type { RosterJoin } from '../roster-join.js';
import { layoutByPattern } from './by-pattern.js';
import type { Told, ToldAt } from './by-pattern.js';
import { partsBy } from './layout.js';
import type { Layout } from './layout.js';

const NAME = /^(?<name>[^_]*)_(?<id>\d+)_assignsubmission_(?<plugin>file|onlinetext)(?:_(?<file>.*))?$/su;

const TYPED: Trouble = {
  problem: 'It is a text that was typed into Moodle, not a file.',
  fix: 'Ask for the file.',
};

const SEVERAL_OF_NAME: Trouble = {
  problem: 'Two students of this name handed in to one assignment, and nothing tells which of them this one is.',
  fix: 'Give a roster in which the column participant stands once per assignment, with the numbers of these two; others need none.',
};

/**
 * A participant number is that of one assignment, so over several assignments a student is known by the name.
 * The roster's numbers are looked up in an assignment where one of them, at least, is there with its name.
 * Where it is none of several students, they are numbers of other assignments: the list of the
 * first week serves the second. Whom it has no number of is known by the name there, too.
 */
function joining(all: readonly ToldAt[], roster: RosterJoin | undefined): (told: ToldAt) => Told {
  const numbers = new Map<string, Map<string, Set<string>>>();
  const listed = new Set<string>();
  for (const { sender, above } of all) {
    const byAssignment = numbers.get(sender.name!) ?? new Map<string, Set<string>>();
    byAssignment.set(above, (byAssignment.get(above) ?? new Set()).add(sender.ids[0].value));
    numbers.set(sender.name!, byAssignment);
    if (roster?.hasIdAndName(sender)) listed.add(above);
  }
  const known = new Set(all.map(({ sender }) => sender.name!).filter((name) => roster?.knows(name)));
  const isOfOthers = listed.size === 0 && known.size > 1;
  const areSeveral = isOfOthers || new Set(all.map(({ above }) => above)).size > 1;
  return (told) => {
    const { sender, above } = told;
    const [{ value }] = sender.ids;
    // In a blind export the number is the name.
    if (!areSeveral || sender.name!.endsWith(value)) return told;
    const isOne = [...numbers.get(sender.name!)!.values()].every(({ size }) => size === 1);
    const ids = listed.has(above) && roster!.hasId(sender) ? sender.ids : [];
    return { ...told, sender: { ...sender, ids, ...(!isOne && { severalOfName: SEVERAL_OF_NAME }) } };
  };
}

export const moodle: Layout = layoutByPattern({
  id: 'moodle',
  title: 'Moodle',
  doubting: joining,
  tell: (part) => {
    const { name, id, plugin, file } = partsBy(NAME, part) ?? {};
    if (id === undefined) return undefined;
    const sender = { ids: [{ kind: 'moodle' as const, value: id }], name: name! };
    return { sender, file, ...(plugin === 'onlinetext' && { trouble: TYPED }) };
  },
});
