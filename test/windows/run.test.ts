import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('says in one line which Debian packages npm run test:windows needs', () => {
  const script = fileURLToPath(new URL('run.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8', env: { PATH: '/nowhere' } });
  expect(stderr).toBe(
    'npm run test:windows needs wine: apt-get install --no-install-recommends wine wine64 gcc-mingw-w64-x86-64-win32\n',
  );
  expect(status).toBe(2);
});
