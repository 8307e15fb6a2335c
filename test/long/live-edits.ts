/** Run by live-edits.mjs: every edit of every notebook, or of those whose names begin as given. */
import path from 'node:path';
import { editsOf, sourceNotebooks, TriedNotebook } from '../course/browser/notebook-edits.js';

const [root, ...chosen] = process.argv.slice(2);
const total = { edits: 0, ran: 0, problems: 0 };
for (const { name, cells } of sourceNotebooks(path.join(root, 'notebooks', 'src'))) {
  if (chosen.length > 0 && !chosen.some((beginning) => name.startsWith(beginning))) continue;
  const notebook = await TriedNotebook.open(cells);
  const edits = editsOf(cells);
  let ran = 0;
  const problems: string[] = [];
  for (const edit of edits) {
    const tried = await notebook.try(edit);
    ran += tried.ran;
    problems.push(...tried.problems);
  }
  const each = (ran / edits.length).toFixed(1);
  console.log(`${name}: ${edits.length} edits, ${each} cells run by each, ${problems.length} problems`);
  for (const problem of problems) console.log(`  ${problem}`);
  total.edits += edits.length;
  total.ran += ran;
  total.problems += problems.length;
}
console.log(
  `${total.edits} edits, ${(total.ran / total.edits).toFixed(1)} cells run by each, ${total.problems} problems`,
);
process.exitCode = total.problems === 0 ? 0 : 1;
