// `npm test`: installs what is missing, then format, types, lint and all tests that need Node alone.
import { spawnSync } from 'node:child_process';
import { build, install, requireSupportedNode, root } from '../src/course/cli/setup.mjs';

requireSupportedNode();
install({ dev: true });
build();

const steps = [
  ['format', 'prettier/bin/prettier.cjs', '--check', '.'],
  ['types', 'typescript/bin/tsc', '-p', 'test/tsconfig.json', '--noEmit'],
  ['no host', 'typescript/bin/tsc', '-p', 'test/ground/tsconfig.json'],
  ['lint', 'eslint/bin/eslint.js', '.', '--max-warnings', '0'],
  ['tests', 'vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', ...process.argv.slice(2)],
];

let failed = 0;
for (const [name, script, ...args] of steps) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [`${root}/node_modules/${script}`, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    failed++;
    console.error(`== ${name} failed`);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
