// A term of submissions that nobody wrote: right, partly right, each known mistake, endless and
// hostile ones, by a seed.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { bundleTrusted } from '../../dist/course/sandbox/load.js';

/** Mulberry32, as test/support/random.ts has it. */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** What a hostile file does before it pretends to be a right one. */
const HOSTILE = [
  'const bomb = []; for (;;) bomb.push(new Array(1e6).fill(1));',
  'Array.prototype.map = () => { throw new Error("mine"); }; Object.prototype.toString = () => "1";',
  'Math.sqrt = () => 1; Number.isFinite = () => true; JSON.stringify = () => "1";',
  'const deep = (n) => deep(n + 1) + 1; deep(0);',
  'globalThis.process?.exit(0); for (const name of Object.keys(globalThis)) delete globalThis[name];',
  '/^(a+)+$/.test("a".repeat(40) + "b");',
];

/** Shares of each kind; what is left is a known mistake. */
const SHARES = { right: 0.5, partly: 0.16, endless: 0.03, hostile: 0.01 };

/**
 * Writes `students` folders with a file for each exercise, and returns the kind of
 * each by `student/exercise`.
 */
export async function makeTerm(course, folder, { students, exercises, seed = 1 }) {
  const random = seeded(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const kinds = {};
  const texts = new Map();
  for (const { id } of exercises) {
    const mistakes = readdirSync(course.file(id, 'mistakes')).filter((name) => name.endsWith('.ts'));
    texts.set(id, {
      right: readFileSync(course.file(id, 'solution.ts'), 'utf8'),
      mistakes: await Promise.all(mistakes.map((name) => bundleTrusted(course.file(id, 'mistakes', name)))),
    });
  }
  for (let i = 1; i <= students; i++) {
    const student = `student-${String(i).padStart(3, '0')}`;
    for (const info of exercises) {
      const { right, mistakes } = texts.get(info.id);
      const [kind, text] = oneText(right, mistakes, pick(info.tasks.flatMap(({ exports }) => exports)), random(), pick);
      kinds[`${student}/${info.id}`] = kind;
      mkdirSync(path.join(folder, student), { recursive: true });
      writeFileSync(path.join(folder, student, `${info.id}.ts`), text);
    }
  }
  return kinds;
}

function oneText(right, mistakes, name, draw, pick) {
  const bounds = Object.entries(SHARES);
  let from = 0;
  const kind = bounds.find(([, share]) => draw < (from += share))?.[0] ?? 'mistake';
  const make = {
    right: () => right,
    partly: () => right.replace(new RegExp(`export (function|const) ${name}\\b`), `export $1 ${name}_`),
    endless: () => right.replace(new RegExp(`(export function ${name}\\([^{]*\\{)`), '$1 for (;;);'),
    hostile: () => `${right}\n${pick(HOSTILE)}\n`,
    mistake: () => pick(mistakes),
  };
  return [kind, make[kind]()];
}
