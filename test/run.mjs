// `npm test`: installs what is missing, then format, types, lint and all tests that need Node alone.
import { spawn } from 'node:child_process';
import { build, install, requireSupportedNode, root } from '../src/course/cli/setup.mjs';

requireSupportedNode();
install({ dev: true });
build();

/** On two cores the linter takes as long as all that stands before it. */
const gates = [
  [['lint', 'eslint/bin/eslint.js', '.', '--max-warnings', '0']],
  [
    ['format', 'prettier/bin/prettier.cjs', '--check', '.'],
    ['types', 'typescript/bin/tsc', '-p', 'test/tsconfig.json', '--noEmit'],
    ['no host', 'typescript/bin/tsc', '-p', 'test/ground/tsconfig.json'],
  ],
];
/** What puts right that a step fails, or tells it again alone. */
const mends = {
  lint: '`npm run lint -- --fix` puts right what it can',
  format: '`npm run format` puts it right',
  types: '`npm run types` tells it again',
};
const tests = ['tests', 'vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', ...process.argv.slice(2)];

/** Runs a step, and says whether it went well. What steps print side by side is told when they end. */
function run([name, script, ...args], stdio) {
  if (stdio === 'inherit') console.log(`\n== ${name}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`${root}/node_modules/${script}`, ...args], { cwd: root, stdio });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += part));
    child.on('close', (status) => {
      if (stdio === 'pipe') console.log(`\n== ${name}\n${text}`.trimEnd());
      if (status !== 0) console.error(`== ${name} failed${mends[name] ? `: ${mends[name]}` : ''}`);
      resolve(status === 0);
    });
  });
}

async function inTurn(steps) {
  const passed = [];
  for (const step of steps) passed.push(await run(step, 'pipe'));
  return passed;
}

const passed = (await Promise.all(gates.map(inTurn))).flat();
passed.push(await run(tests, 'inherit'));
process.exitCode = passed.every(Boolean) ? 0 : 1;
