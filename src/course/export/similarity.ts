/**
 * Folders for Dolos and JPlag, which compare files: one for each exercise, with the
 * stub as what everybody has.
 */
import { existsSync, readFileSync } from 'node:fs';
import { csvText } from '../disk/csv.js';
import { resultsOf } from '../marks/term.js';
import { ungradedTold } from '../marks/told.js';
import type { ExportJob, Exported, OutFile } from './export-job.js';

const STUB = 'stub.ts';
const HEAD = ['filename', 'full_name', 'label', 'created_at', 'ignored'];

/**
 * The name has to stand in a table as it is on the disk: signs with which formulas are
 * made are written as bytes.
 */
function fileName(key: string): string {
  const name = key.replace(/^[=+\-@＝＋－＠]|[;|]/gu, (sign) => (sign > '~' ? encodeURIComponent(sign) : byteOf(sign)));
  return /^stub$/i.test(name) ? `${byteOf(name[0])}${name.slice(1)}.ts` : `${name}.ts`;
}
const byteOf = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

const README = (exercise: string, hasStub: boolean): string => `# Similar files for ${exercise}

Run one of these in this folder. Nothing leaves your machine.

    dolos run -l typescript ${hasStub ? `-i ${STUB} ` : ''}info.csv
    java -jar jplag.jar -l typescript ${hasStub ? `-bc ${STUB} ` : ''}.

Two files that are alike prove nothing: both may come from the stub, the notebook or one right way. The same two students
in several exercises say more than one pair. Look at both texts, then talk to both.
`;

export function exportSimilarity({ term, exercises, anonymous }: ExportJob): Exported {
  let count = 0;
  const open: string[] = [];
  const names = new Map(term.people.map(({ student, name }) => [student, name]));
  function* files(): Generator<OutFile> {
    const rows = new Map<string, string[][]>();
    for (const { student, exercise, result } of resultsOf(term, (id) => exercises.includes(id))) {
      if (!result) open.push(`${student}/${exercise}`);
      const text = term.folder.readText(student, exercise);
      if (text === undefined) continue;
      count++;
      const shown = anonymous?.(student) ?? student;
      const name = fileName(shown);
      yield { name: `similarity/${exercise}/${name}`, content: text };
      const full = anonymous ? shown : names.get(student) || student;
      const handedIn = anonymous ? '' : (term.times.get(`${student}/${exercise}`)?.at ?? '');
      rows.set(exercise, [...(rows.get(exercise) ?? []), [name, full, '', handedIn, 'false']]);
    }
    for (const [exercise, own] of rows) {
      const file = term.course.file(exercise, STUB);
      const stub = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      const all = stub === undefined ? own : [...own, [STUB, 'what everybody gets', '', '', 'true']];
      if (stub !== undefined) yield { name: `similarity/${exercise}/${STUB}`, content: stub };
      // Dolos fails with a mark at the beginning.
      yield { name: `similarity/${exercise}/info.csv`, content: csvText([HEAD, ...all]).slice(1) };
      yield { name: `similarity/${exercise}/README.md`, content: README(exercise, stub !== undefined) };
    }
  }
  return {
    files: files(),
    count: () => count,
    says: () => `${count} files to compare.`,
    told: () => ungradedTold(open),
    faults: () => [],
  };
}
