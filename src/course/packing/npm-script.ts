/** npm's own script, to be run with this Node: npm.cmd cannot be started without a shell. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The script that runs this program, or else the one beside Node; undefined where only PATH may know one. */
export function npmScript(): string | undefined {
  const node = path.dirname(process.execPath);
  const beside = ['node_modules', '../lib/node_modules'].map((folder) => path.join(node, folder, 'npm/bin/npm-cli.js'));
  const own = process.env['npm_execpath'] ?? '';
  return [...(path.basename(own) === 'npm-cli.js' ? [own] : []), ...beside].find((file) => existsSync(file));
}
