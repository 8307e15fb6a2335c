/** Lines of a course's answers that stand nowhere else in it: what must be in nothing that is handed out. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Course } from '../../../src/course/disk/course.js';
import { withoutOrderRungs } from '../../../src/course/judging/ladder.js';

/** Without what a formatter or a minifier changes: blanks, kinds of quotes, ends of statements. */
export const squeezed = (text: string): string => text.replace(/\s+/g, '').replace(/["'`]/g, '"').replace(/[;,](?=[})\]])/g, '');

/** Shorter lines are anybody's. */
const LEAST = 32;

const filesBelow = (folder: string, pattern: RegExp): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && pattern.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];

/** Files of an exercise with formulas of answers, right or wrong. */
const isAnswer = (name: string): boolean => /^(?:solution|hidden)\.ts$|misconceptions\.ts$/.test(name);

/** By line, the file that it stands in. */
export function secretLines(course: Course, ids: readonly string[]): Map<string, string> {
  const library = ['linear', 'rotation', 'frames', 'mass', 'integration', 'dynamics', 'constraints', 'figures'].flatMap(
    (room) => filesBelow(path.join(course.root, 'src', room), /\.ts$/),
  );
  const notebooks = filesBelow(path.join(course.root, 'notebooks'), /\.(?:ts|md)$/);
  const shown = course.exercises.flatMap(({ id }) => ['README.md', 'stub.ts', 'hints.md'].map((name) => course.file(id, name)));
  const everybodys = squeezed(
    [...library, ...notebooks, ...shown].map((file) => withoutOrderRungs(readFileSync(file, 'utf8'))).join('\n'),
  );
  const found = new Map<string, string>();
  for (const id of ids) {
    const own = readdirSync(course.file(id)).filter(isAnswer).map((name) => course.file(id, name));
    for (const file of [...own, ...filesBelow(course.file(id, 'mistakes'), /\.ts$/)]) {
      for (const line of readFileSync(file, 'utf8').split('\n')) {
        const plain = squeezed(line.replace(/\/\/.*$/, ''));
        const isCode = !/^(?:import|export\{|\*|\/\*|says:|"|id:|title:|hint:)/.test(plain);
        if (isCode && plain.length >= LEAST && !everybodys.includes(plain)) found.set(plain, path.relative(course.root, file));
      }
    }
  }
  return found;
}
