/** `lab notebooks`: runs, checks and publishes the course's notebooks. */
import process from 'node:process';
import { courseFolder } from '../../disk/course.js';
import { reproduceNotebooks } from '../../notebooks/reproduce.js';
import { publishNotebooks } from '../../notebooks/publish.js';
import { committedNames, pullNotebooks } from '../../notebooks/pull.js';
import type { NotebookProgress, NotebookResult } from '../../notebooks/refresh.js';
import { runStaleNotebooks } from '../../notebooks/refresh.js';
import { notebookEntries, resultIn } from '../../notebooks/store.js';
import type { Command, Io } from '../command.js';
import { LAB, UsageError } from '../command.js';
import { FLAG, argumentsIn } from '../options.js';
import { expected } from '../arguments.js';

const usage = `Usage: ${LAB} notebooks <list | run | check | pull> [names] [options]

A name may be shortened to its beginning: 05 is 05-inertia-tensor. Without names:
all notebooks.

  list    the notebooks, and whether their results are fresh
  run     execute those whose cells, library or kernel changed; results go to
          .lab/notebooks
  check   execute and compare with notebooks/*.ipynb: cells, printed numbers,
          chart data
  pull    take edits made in Jupyter or VS Code back to notebooks/src

  --commit      run: also write notebooks/*.ipynb, with pictures of the charts,
                for which Chromium or Chrome is needed
  --force       run: execute all; check: even where a fresh result is cached;
                pull: even where the source was edited too
  --jobs <n>    kernels at once (the number of cores)
  --root <dir>  the course (the one of this folder, or LAB_COURSE)

Example: ${LAB} notebooks run 05 --commit

Exit code: 0; 1 a notebook failed, is not reproduced, or was edited on both
sides; 2 usage.`;

interface Request {
  root: string;
  names: string[];
  force: boolean;
  commit: boolean;
  jobs?: number;
}

const actions: Record<string, (request: Request, io: Io) => Promise<number>> = {
  list: ({ root, names }, io) => {
    for (const entry of notebookEntries(root).filter(({ name }) => names.includes(name))) {
      const state = (file: string, label: string): string => {
        const result = resultIn(file, entry);
        return `${label} ${result ? (result.fresh ? 'fresh' : 'stale') : 'none'}`.padEnd(16);
      };
      const states = state(entry.cachedFile, 'cached') + state(entry.committedFile, 'committed');
      io.out(`${entry.name.padEnd(30)} ${states} ${entry.problem ?? entry.title}`);
    }
    return Promise.resolve(0);
  },

  run: async ({ root, names, commit, ...options }, io) => {
    const results = await runStaleNotebooks(root, { ...options, names, onProgress: report(io) });
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    if (commit) {
      const { written, missing, reason } = await publishNotebooks(root, names);
      for (const name of written) io.out(`wrote notebooks/${name}.ipynb`);
      for (const [name, count] of Object.entries(missing)) {
        io.err(`notebooks/${name}.ipynb lacks ${count} pictures: ${reason}.`);
      }
    }
    io.out(`${results.length - failed.length} of ${results.length} notebooks are up to date.`);
    return failed.length > 0 ? 1 : 0;
  },

  check: async ({ root, names, jobs, force }, io) => {
    const options = { names, force, onProgress: report(io) };
    const results = await reproduceNotebooks(root, jobs === undefined ? options : { ...options, jobs });
    for (const { name, problems } of results) for (const problem of problems) io.err(`${name}: ${problem}`);
    const good = results.filter(({ problems }) => problems.length === 0).length;
    io.out(`${good} of ${results.length} notebooks are reproduced.`);
    return good === results.length ? 0 : 1;
  },

  pull: ({ root, names, force }, io) => {
    const results = pullNotebooks(root, { names, force });
    const text = {
      pulled: `taken back to the source. Run npm run format, and ${LAB} notebooks run --commit when it is done.`,
      created: 'a new source.',
      conflict: 'source and notebook were both edited. --force takes the notebook and drops the edits of the source.',
    };
    for (const { name, outcome } of results) if (outcome !== 'same') io.out(`${name}: ${text[outcome]}`);
    if (results.every(({ outcome }) => outcome === 'same')) io.out('No notebook was edited.');
    return Promise.resolve(results.some(({ outcome }) => outcome === 'conflict') ? 1 : 0);
  },
};

const report =
  (io: Io) =>
  (event: NotebookProgress): void => {
    if (event.kind === 'end') io.out(line(event.result));
  };

function line({ name, outcome, milliseconds, error }: NotebookResult): string {
  if (outcome === 'failed') return `${name}: failed\n  ${String(error).replace(/\n/g, '\n  ')}`;
  return outcome === 'fresh' ? `${name}: fresh` : `${name}: executed in ${(milliseconds / 1000).toFixed(1)} s`;
}

/** The notebooks that words name by their beginning; `known` when there are no words. */
function named(words: readonly string[], known: readonly string[]): string[] {
  return words.length === 0
    ? [...known]
    : words.flatMap((word) => {
        const found = known.filter((name) => name.startsWith(word.padStart(/^\d$/.test(word) ? 2 : 0, '0')));
        if (found.length === 0) throw new UsageError(`there is no notebook ${word}. There are ${known.join(', ')}`);
        return found;
      });
}

/** The subcommand `lab notebooks`. */
export const notebooksCommand: Command = {
  name: 'notebooks',
  audience: 'author',
  summary: 'run, check and publish the notebooks',
  usage,
  run: async (args, io) => {
    const { values, words: all } = argumentsIn(args, {
      commit: FLAG,
      force: FLAG,
      jobs: { type: 'string', what: 'a count' },
      root: { type: 'string', what: 'a folder', default: courseFolder() },
    });
    const [action = '', ...words] = all;
    if (!Object.hasOwn(actions, action)) throw expected(Object.keys(actions), action);
    const { root, force, commit, jobs } = values;
    if (jobs !== undefined && !/^[1-9]\d*$/.test(jobs)) throw new UsageError(`--jobs: expected a count, got ${jobs}`);
    const known = action === 'pull' ? committedNames(root) : notebookEntries(root).map(({ name }) => name);
    const request = { root, force, commit, names: named(words, known), ...(jobs && { jobs: Number(jobs) }) };
    // Ending through exit() lets the kernels be ended too.
    const stop = (): void => process.exit(130);
    process.once('SIGINT', stop);
    try {
      return await actions[action](request, io);
    } finally {
      process.off('SIGINT', stop);
    }
  },
};
