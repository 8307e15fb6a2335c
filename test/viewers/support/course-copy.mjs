// A copy of the course to edit and serve, so that the working tree stays as it is.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../../src/course/cli/setup.mjs';

/**
 * A hundred megabytes of packages in no time: the same files under a second name, or copies
 * where that is not possible.
 */
function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else {
      try {
        linkSync(source, target);
      } catch {
        cpSync(source, target, { verbatimSymlinks: true });
      }
    }
  }
}

/** Copies the course with only the named notebooks, and adds others given by their source texts. */
export function copyCourse({ notebooks, added }) {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'lab-page-'));
  const keep = [
    ...['src', 'dist', 'exercises', 'questions', 'package.json', 'package-lock.json', 'tsconfig.json', 'README.md'],
    ...notebooks.flatMap((name) => [
      `notebooks/src/${name}.ts`,
      `notebooks/${name}.ipynb`,
      `.lab/notebooks/${name}.ipynb`,
    ]),
  ];
  for (const name of keep.filter((file) => existsSync(path.join(root, file)))) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true, preserveTimestamps: true });
  }
  for (const [name, source] of Object.entries(added)) writeFileSync(notebookFile(copy, name), source);
  linkFolder(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

export const notebookFile = (folder, name) => path.join(folder, 'notebooks', 'src', `${name}.ts`);

/**
 * Every file of the course that is not generated, with its time: equal before and after
 * when nothing was touched.
 */
export function sourcesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => !/^(?:node_modules|dist|\.lab)(?:$|[\\/])/.test(file))
    .map(
      (file) =>
        `${file} ${statSync(path.join(folder, file)).isFile() ? statSync(path.join(folder, file)).mtimeMs : ''}`,
    )
    .sort();
}

/** Runs `npm start`'s script in a folder. `until` resolves with the match of what it prints. */
export function runStart(folder, ...args) {
  // A process group of its own, so that what is left of it can be asked for.
  const child = spawn(process.execPath, [path.join(folder, 'src/course/cli/start.mjs'), ...args], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = new Promise((resolve) => child.on('close', (code) => resolve(code)));
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part));
  const until = async (pattern, seconds) => {
    const deadline = Date.now() + 1000 * seconds;
    while (!pattern.test(text)) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`npm start did not say ${pattern}:\n${text}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return pattern.exec(text);
  };
  const left = () => {
    try {
      process.kill(-child.pid, 0);
      return true;
    } catch {
      return false;
    }
  };
  /** A compiler that waits on a closed pipe needs a moment to see it. */
  const allGone = async () => {
    for (let i = 0; left(); i++) {
      if (i === 100) throw new Error('npm start has left a process running');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { child, ended, until, left, allGone, output: () => text };
}
