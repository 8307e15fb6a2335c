/** `lab update`: a newer pack of the course, in a student's copy. */
import path from 'node:path';
import { isCopy } from '../../disk/copy-record.js';
import { courseFolder } from '../../disk/course.js';
import { several } from '../../judging/several.js';
import { PackRefused } from '../../packing/pack-refused.js';
import { updateCopy } from '../../packing/update-copy.js';
import type { Updated } from '../../packing/update-copy.js';
import { LAB, UsageError } from '../command.js';
import type { Command } from '../command.js';
import { AS_JSON, argumentsIn } from '../options.js';
import { jsonText } from '../terminal/screen.js';
import { styleOf, wrap } from '../terminal/style.js';
import { shortPath } from './telling.js';

export const updateCommand: Command = {
  name: 'update',
  audience: 'student',
  summary: 'take over a newer copy of the course; your work stays as it is',
  usage: `Usage: ${LAB} update <folder> [--json]

Takes over what is new in a copy of the course that you were given later: the
folder of it, unpacked or cloned. Nothing in work/ is read or changed. What you
changed elsewhere, a notebook for instance, is kept in .lab/backups/.

An older copy, one of another course and one of another student are refused.

  --json   what was changed, as JSON

Example: ${LAB} update ../newer`,
  run: (args, io) => {
    const { values, words } = argumentsIn(args, AS_JSON, 1);
    const { json } = values;
    const newer = words.at(0);
    if (newer === undefined) throw new UsageError('which copy? Name the folder of the newer one');
    const root = courseFolder();
    if (!isCopy(root))
      throw new UsageError(`${root} is the course itself, and no copy of it. \`git pull\` brings what is new`);
    const updated = refusedAsUsage(() => updateCopy(root, path.resolve(newer)));
    const { width } = styleOf(io);
    io.out(
      json
        ? jsonText(updated, 2)
        : lines(updated)
            .flatMap((line) => wrap(line, width))
            .join('\n'),
    );
    return Promise.resolve(0);
  },
};

function lines({ written, removed, backedUp, exercises, needsInstall }: Updated): string[] {
  return [
    `${several(written.length, 'file')} of the course ${written.length === 1 ? 'is' : 'are'} new or changed, ${removed.length} removed. Nothing in work/ was touched.`,
    ...(exercises.length > 0 ? [`New: ${exercises.join(', ')}. \`${LAB} start ${exercises[0]}\` begins.`] : []),
    ...backedUp.map(({ file, backup }) => `You had changed ${file}: your text is ${shortPath(backup)}.`),
    ...(needsInstall ? ['Other packages are needed now: `npm ci --ignore-scripts` installs them.'] : []),
  ];
}

function refusedAsUsage<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof PackRefused) throw new UsageError(error.message);
    throw error;
  }
}
