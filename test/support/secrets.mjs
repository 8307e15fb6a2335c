// Pieces of a course's answers that stand nowhere else in it: what must be in nothing that is handed out.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

/** Without what a formatter or a minifier changes: blanks, kinds of quotes, the last comma of a list. */
export const squeezed = (text) =>
  text
    .replace(/\s+/g, '')
    .replace(/["'`]/g, '"')
    .replace(/[;,](?=[})\]])/g, '');

/** Shorter pieces are anybody's. */
const LEAST = 32;

const filesBelow = (folder, pattern) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && pattern.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];

/** The code as a page would have it. */
const minified = (text) =>
  transformSync(text, { loader: 'ts', target: 'es2022', minifyWhitespace: true, minifySyntax: true, charset: 'utf8' })
    .code;

/** The hints without the lines to order. */
const withoutOrders = (text) => text.replace(/^ {2}```ts order\n[^]*?^ {2}```$/gm, '');

const isAnswer = (name) => /^(?:solution|hidden)\.ts$|misconceptions\.ts$/.test(name);
const isSaid = (piece) => /^(?:import|export\{|\*|\/\*|says:|"|id:|title:|hint:)|says:"|title:"|hint:"/.test(piece);

/** By piece, lines as written and statements as a minifier leaves them, the file that it stands in. */
export function secretPieces(root, ids) {
  const rooms = ['linear', 'rotation', 'frames', 'mass', 'integration', 'dynamics', 'constraints', 'figures'];
  const code = rooms.flatMap((room) => filesBelow(path.join(root, 'src', room), /\.ts$/));
  const prose = filesBelow(path.join(root, 'notebooks'), /\.(?:ts|md)$/);
  const at = (id, name) => path.join(root, 'exercises', id, name);
  const all = readdirSync(path.join(root, 'exercises')).filter((id) => existsSync(at(id, 'exercise.json')));
  const shown = all.flatMap((id) => ['README.md', 'stub.ts', 'hints.md'].map((name) => at(id, name)));
  const texts = [...code, ...prose, ...shown].map((file) => withoutOrders(readFileSync(file, 'utf8')));
  const everybodys = squeezed([...texts, ...code.map((file) => minified(readFileSync(file, 'utf8')))].join('\n'));
  const found = new Map();
  for (const id of ids) {
    const own = readdirSync(path.join(root, 'exercises', id)).filter(isAnswer);
    for (const file of [...own.map((name) => at(id, name)), ...filesBelow(at(id, 'mistakes'), /\.ts$/)]) {
      const text = readFileSync(file, 'utf8');
      const pieces = [...text.split('\n').map((line) => line.replace(/\/\/.*$/, '')), ...minified(text).split(/[;{}]/)];
      for (const piece of pieces.map(squeezed)) {
        if (piece.length >= LEAST && !isSaid(piece) && !everybodys.includes(piece))
          found.set(piece, path.relative(root, file));
      }
    }
  }
  return found;
}
