/**
 * The history of a copy: one commit, made by nobody in particular, with nothing of the
 * lecturer's settings in it.
 */
import { execFile, spawnSync } from 'node:child_process';
import os from 'node:os';
import process from 'node:process';
import { promisify } from 'node:util';
import { PackRefused } from './pack-refused.js';

/** The name that stands in the commit. */
const AUTHOR = 'Rigid Body Lab';

/** git as it was installed: neither this user's hooks, templates and signatures, nor a repository around. */
function environment(at: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const who = ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, AUTHOR],
    [`GIT_${role}_EMAIL`, 'course@localhost'],
    [`GIT_${role}_DATE`, at],
  ]);
  return Object.fromEntries([
    ...own,
    ...who,
    ['GIT_CONFIG_NOSYSTEM', '1'],
    ['GIT_CONFIG_GLOBAL', os.devNull],
    ['GIT_TEMPLATE_DIR', ''],
  ]) as NodeJS.ProcessEnv;
}

/** Refuses, before anything is written, where there is no git. */
export function requireGit(): void {
  const { error, status } = spawnSync('git', ['--version'], { stdio: 'ignore' });
  if (error === undefined && status === 0) return;
  throw new PackRefused('git was not found: each copy gets a history of its own. Install git, or put it on PATH.');
}

/** Makes the folder a repository with one commit of all that is in it. `at` is its date. */
export async function commitAll(folder: string, message: string, at: string): Promise<void> {
  const env = environment(at);
  const run = (...args: string[]): Promise<unknown> => promisify(execFile)('git', args, { cwd: folder, env });
  await run('init', '--quiet', '--initial-branch=main');
  // Bytes as they are: what was handed out is compared with what is there.
  await run('-c', 'core.autocrlf=false', 'add', '--all', '--force', '.');
  await run('-c', 'commit.gpgSign=false', 'commit', '--quiet', '--no-verify', `--message=${message}`);
}
