import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

it('says what to do in a fresh copy where nothing is installed', () => {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'lab fresh '));
  try {
    const plain = ['setup', 'step', 'build-lock'].map((name) => `src/course/cli/${name}.mjs`);
    for (const file of ['package.json', 'lab.js', ...plain]) {
      cpSync(path.join(root, file), path.join(copy, file));
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, ['lab', 'doctor'], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(stderr.replace(/ in .* first/, ' in … first')).toBe(
      'lab: the course is not installed yet. Run `npm start` (or `npm install`) in … first.\n',
    );
    expect(status).toBe(2);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
