/** `lab merge`: the shards of a batch become one folder of results. */
import { mergeShards } from '../../batch/merge.js';
import { ResultsFolder } from '../../batch/results-folder.js';
import { openCourse } from '../../disk/course.js';
import { needed } from '../arguments.js';
import { LAB, UsageError } from '../command.js';
import type { Command } from '../command.js';
import { argumentsIn } from '../options.js';
import { summaryLines } from '../terminal/show-summary.js';
import { styleOf } from '../terminal/style.js';
import { gradeExitCode } from './grade-command.js';
import { refusalsAsUsage } from './refusals.js';

const OPTIONS = { out: { type: 'string', what: 'a new folder' } } as const;

export const mergeCommand: Command = {
  name: 'merge',
  audience: 'lecturer',
  summary: 'put the shards of a graded batch together',
  usage: `Usage: ${LAB} merge <shard>... --out <folder>

Puts together what \`${LAB} grade --shard i/n\` wrote. The new folder has the same
files as one run without shards. Shards of different batches, a missing
one and one that was interrupted are refused.

  --out <folder>  a new folder

Example: ${LAB} merge parts/part-1 parts/part-2 --out results

Exit code: 0 merged; 2 usage, or shards that do not belong together; 3 a
grader-error among the results.`,
  run: async (args, io) => {
    const { values, words } = argumentsIn(args, OPTIONS);
    if (words.length === 0) throw new UsageError('expected the folders of all shards, got none');
    const to = needed('--out', values.out, OPTIONS.out.what);
    const [out, ...folders] = [to, ...words].map((folder) => new ResultsFolder(folder));
    await refusalsAsUsage(() => {
      out.refuseIfImpossible();
    });
    const summary = await refusalsAsUsage(() => mergeShards(openCourse(), folders, out));
    io.out(summaryLines(summary, styleOf(io)).join('\n'));
    return gradeExitCode(summary);
  },
};
