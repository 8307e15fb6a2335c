/**
 * Attacks the built library with seeded extremes and prints one table: node test/long/library-attack.mjs
 * [seed] [share]. `share` 1 is the whole of it, some minutes; npm test runs a small slice.
 * Exit code 1 if a limit is passed.
 */
import { attacks, run } from './attacks.mjs';
import { mutatedCalls } from './mutated-calls.mjs';
import { seeded } from './random.mjs';

const [seed = 1, share = 1] = process.argv.slice(2).map(Number);
const dist = new URL('../../dist/', import.meta.url);
const library = await import(new URL('index.js', dist).href);

const rows = [['attack', 'draws', 'worst', 'limit', '']];
for (const attack of attacks) {
  const { tries, worst, problem } = run(library, attack, seeded(seed), share);
  const verdict = worst <= attack.limit ? 'holds' : `FAILS ${problem}`;
  rows.push([attack.name, String(tries), worst.toExponential(1), attack.limit.toExponential(1), verdict]);
}
const { counts, accidents } = await mutatedCalls(library, dist);
rows.push([
  `mutated calls of ${counts.functions} functions: accidents`,
  String(counts.calls),
  String(counts.accident),
  '0',
  counts.accident === 0 ? 'holds' : 'FAILS',
]);
const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
for (const row of rows)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
console.log(
  `\nMutated calls: ${counts.value} gave a value, ${counts.sentence} one sentence by the name of the function, ` +
    `${counts.otherName} one by another name, ${counts.accident} an accident.`,
);
const most = [...accidents].sort(([, a], [, b]) => b - a);
if (most.length > 0) console.log(`Accidents: ${most.map(([name, count]) => `${name} ${count}`).join(', ')}`);
process.exitCode = rows.some((row) => row[4].startsWith('FAILS')) ? 1 : 0;
