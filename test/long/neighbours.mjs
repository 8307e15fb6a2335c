// Every hostile and every wrong file that is kept, each followed by an honest one in the same place,
// whose mark must not move:
//   node test/long/neighbours.mjs [share=1]      results/neighbours.txt keeps the last
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gradeBatch, openCourse } from '../../dist/course/index.js';
import { seeded } from './term.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const share = Number(process.argv[2] ?? 1);
const random = seeded(1);
const text = (...names) => readFileSync(path.join(root, ...names), 'utf8');
const foldersOf = (...names) =>
  readdirSync(path.join(root, ...names), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name);

const fixture = openCourse(path.join(root, 'test/course/sandbox/fixture'));
const course = openCourse(root);
const wrong = 'test/course/exercises/wrong';
const batches = [
  [fixture, 'hostile', foldersOf('test/hostile').map((id) => [id, text('test/hostile', id, 'submission.ts')])],
  ...foldersOf(wrong).map((id) => [
    course,
    id,
    readdirSync(path.join(root, wrong, id)).map((name) => [name, text(wrong, id, name)]),
  ]),
];

let [tried, moved] = [0, []];
for (const [of, exercise, all] of batches) {
  const honest =
    exercise === 'hostile'
      ? text('test/hostile/00-honest/submission.ts')
      : readFileSync(of.file(exercise, 'solution.ts'), 'utf8');
  const cases = all.filter(() => random() < share);
  const submissions = cases.flatMap(([name, source]) => [
    { student: name, exercise, text: source, origin: name },
    { student: `beside ${name}`, exercise, text: honest, origin: name },
  ]);
  let alone;
  for await (const { result } of gradeBatch(of, [{ student: 'a', exercise, text: honest, origin: 'a' }]))
    alone = result;
  if (alone.fault !== 'none') throw new Error(`${exercise}: the honest file has no full marks`);
  for await (const { result } of gradeBatch(of, submissions)) {
    if (!result.student.startsWith('beside ')) continue;
    tried++;
    if (JSON.stringify({ ...result, student: 'a' }) !== JSON.stringify(alone))
      moved.push(`${exercise} ${result.student}`);
  }
  console.log(`${exercise}: ${cases.length} files`);
}
const report = `${tried} files, each with an honest neighbour at full marks: ${moved.length} neighbours moved\n${moved.join('\n')}`;
console.log(report);
writeFileSync(new URL('results/neighbours.txt', import.meta.url), `${report.trim()}\n`);
process.exitCode = moved.length === 0 ? 0 : 1;
