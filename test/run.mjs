// `npm test`: installs what is missing, then format, types and the tests that need Node alone.
//   npm test -- --all      what takes minutes as well, the linter too: what must hold before a change lands
//   npm test -- test/mass  the tests of these files only
import { spawn } from 'node:child_process';
import { build, install, requireSupportedNode, root } from '../src/course/cli/setup.mjs';

requireSupportedNode();
install({ dev: true });
build();

/** The linter, whose rules know types, takes three minutes of one core: as long as all of the quick tests. */
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
const asked = process.argv.slice(2);
const named = asked.filter((argument) => argument !== '--all');
const isQuick = asked.length === 0;
if (isQuick) process.env.LAB_TESTS = 'quick';
const isWhole = asked.includes('--all');
/** Beside the linter and what is being installed a test may miss the moment that it waits for. */
const again = isWhole ? ['--retry=1'] : [];
const tests = ['tests', 'vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', ...again, ...named];

/** Runs a step, and says whether it went well. What steps print side by side is told when they end. */
function run([name, script, ...args], stdio) {
  if (stdio === 'inherit') console.log(`\n== ${name}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`${root}/node_modules/${script}`, ...args], { cwd: root, stdio });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += part));
    child.on('close', (status) => {
      const failure = status === 0 ? '' : `\n== ${name} failed${mends[name] ? `: ${mends[name]}` : ''}`;
      resolve({ passed: status === 0, told: (stdio === 'pipe' ? `\n== ${name}\n${text}`.trimEnd() : '') + failure });
    });
  });
}

async function inTurn(steps) {
  const ended = [];
  for (const step of steps) ended.push(await run(step, 'pipe'));
  return ended;
}

/** On two cores the tests leave time for the gates beside them. */
const beside = Promise.all((isQuick ? gates.slice(1) : gates).map(inTurn));
const ended = [await run(tests, 'inherit'), ...(await beside).flat()];
for (const { told } of ended) if (told !== '') console.log(told);
process.exitCode = ended.every(({ passed }) => passed) ? 0 : 1;
