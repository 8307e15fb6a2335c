// The autograder for Gradescope in an empty root: /bin/sh, the C libraries that Node is linked with,
// and nothing else of this machine. node test/long/autograder.mjs [exercise]: needs Linux and
// bubblewrap; build first.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';

const root = fileURLToPath(new URL('../../', import.meta.url));
const from = (file) => import(path.join(root, 'dist/course', file));
const { openCourse } = await from('disk/course.js');
const { bundleTrusted } = await from('sandbox/load.js');
const course = openCourse(root);
const info = course.find(process.argv[2] ?? '05');

const folder = mkdtempSync(path.join(os.tmpdir(), 'autograder-'));
const at = (...names) => path.join(folder, ...names);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const packed = spawnSync(
  process.execPath,
  ['lab.js', 'pack', 'gradescope', info.id, at('a.zip'), '--node', process.execPath],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
assert.equal(packed.status, 0, packed.stderr);
const points = Number(/assignment ([\d.]+) autograder points/.exec(packed.stdout)[1]);
const zip = readFileSync(at('a.zip'));
console.log(`the zip file: ${(zip.length / 1e6).toFixed(1)} MB, ${points} points`);
for (const [name, bytes] of Object.entries(unzipSync(zip))) {
  mkdirSync(path.dirname(at('autograder/source', name)), { recursive: true });
  writeFileSync(at('autograder/source', name), bytes);
}
for (const name of ['submission', 'results']) mkdirSync(at('autograder', name), { recursive: true });
writeFileSync(
  at('autograder/submission_metadata.json'),
  JSON.stringify({ id: 1, users: [{ email: 'ada@example.edu' }] }),
);

/** The libraries that a program of this machine is linked with, by the paths at which it looks for them. */
const libraries = (program) =>
  [...spawnSync('ldd', [program], { encoding: 'utf8' }).stdout.matchAll(/(\/\S+) \(0x/g)].map(([, file]) => file);
const image = (programs) =>
  [...new Set(programs.flatMap((program) => [program, ...libraries(program)]))].flatMap((file) => [
    '--ro-bind',
    realpathSync(file),
    file,
  ]);
const bwrap = (programs, ...command) => [
  ...['--unshare-all', '--die-with-parent', '--clearenv', '--proc', '/proc', '--dev', '/dev'],
  ...image(programs),
  ...['--bind', at('autograder'), '/autograder', '--chdir', '/autograder'],
  ...command,
];
const inRoot = (programs, ...command) => spawnSync('bwrap', bwrap(programs, ...command), { encoding: 'utf8' });

// What the zip file says of modes is not relied on: the image is built by setup.sh.
chmodSync(at('autograder/source/setup.sh'), 0o755);
const setUp = inRoot(['/bin/sh', '/bin/chmod'], '/bin/sh', '/autograder/source/setup.sh');
assert.equal(setUp.status, 0, setUp.stderr);
// Node's own libraries are in the image of Ubuntu; the rest of it is not there.
const SMALL = ['/bin/sh', ...libraries(process.execPath)];
assert.notEqual(inRoot(SMALL, '/bin/sh', '-c', 'ls /').status, 0, 'there is no ls');

const results = () => JSON.parse(readFileSync(at('autograder/results/results.json'), 'utf8'));
const sum = (key) => results().tests.reduce((total, test) => total + (test[key] ?? 0), 0);
const handIn = (text) => writeFileSync(at('autograder/submission', `${info.id}.ts`), text);
const grade = () => inRoot(SMALL, '/autograder/source/run_autograder');
let passed = 0;
const tried = (what, condition) => {
  assert.ok(condition, what);
  passed++;
  console.log(`  ok  ${what}`);
};

const right = await bundleTrusted(course.file(info.id, 'solution.ts'));
handIn(right);
const began = performance.now();
const ran = grade();
assert.equal(ran.status, 0, ran.stderr);
tried(
  `a right file has ${points} of ${points} (${Math.round(performance.now() - began)} ms)`,
  sum('score') === points && sum('max_score') === points,
);

handIn(readFileSync(course.file(info.id, 'stub.ts'), 'utf8'));
assert.equal(grade().status, 0);
tried('the stub has nothing, of the same points', sum('score') === 0 && sum('max_score') === points);

const first = info.tasks[0].exports[0];
handIn(`${right.replace(new RegExp(`\\b${first}\\b`, 'g'), 'other')}\nexport const ${first} = () => { for (;;); };\n`);
rmSync(at('autograder/results/results.json'));
const endless = spawn('bwrap', bwrap(SMALL, '/autograder/source/run_autograder'), { stdio: 'ignore' });
while (!existsSync(at('autograder/results/results.json'))) await new Promise((resolve) => setTimeout(resolve, 20));
endless.kill('SIGKILL');
await new Promise((resolve) => endless.on('close', resolve));
tried(
  'a run that is killed leaves whole results of all rows',
  sum('max_score') === points && results().tests.length === info.rubric.length + 1,
);

writeFileSync(at('autograder/submission_metadata.json'), '{');
rmSync(at('autograder/results/results.json'));
const broken = grade();
tried(
  'a fault of ours leaves no results, and fails',
  broken.status === 1 && !existsSync(at('autograder/results/results.json')),
);
console.log(`${passed} passed, 0 failed`);
