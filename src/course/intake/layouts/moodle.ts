/** Moodle: what "Download all submissions" of an assignment gives, in folders or flat. */
import type { Trouble } from '../trouble.js';
import { layoutByPattern } from './by-pattern.js';
import { partsBy } from './layout.js';
import type { Layout } from './layout.js';

const NAME = /^(?<name>[^_]*)_(?<id>\d+)_assignsubmission_(?<plugin>file|onlinetext)(?:_(?<file>.*))?$/su;

const TYPED: Trouble = {
  problem: 'It is a text that was typed into Moodle, not a file.',
  fix: 'Ask for the file.',
};

export const moodle: Layout = layoutByPattern({
  id: 'moodle',
  title: 'Moodle',
  tell: (part) => {
    const { name, id, plugin, file } = partsBy(NAME, part) ?? {};
    if (id === undefined) return undefined;
    const sender = { ids: [{ kind: 'moodle' as const, value: id }], name: name! };
    return { sender, file, ...(plugin === 'onlinetext' && { trouble: TYPED }) };
  },
});
