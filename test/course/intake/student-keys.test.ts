import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSubmissions } from '../../../src/course/intake/read-submissions.js';
import { safeName, safeNames } from '../../../src/course/intake/student-keys.js';
import { seeded } from '../../support/random.js';
import { handZip } from './support/hand-zip.js';
import { EXERCISES, PEOPLE, fullName } from './support/people.js';
import { temporaryPlaces } from './support/trees.js';

const { folder, file } = temporaryPlaces();

describe('a key as the name of a folder', () => {
  it('is the name itself, for all who have one', () => {
    for (const person of PEOPLE) {
      for (const name of [fullName(person), person.login, person.email, person.sid]) expect(safeName(name)).toBe(name);
    }
  });

  it.each([
    ['', '%'],
    ['.', '%2E'],
    ['..', '%2E%2E'],
    ['../x', '%2E.%2Fx'],
    ['.git', '%2Egit'],
    ['~root', '%7Eroot'],
    ['-rf', '%2Drf'],
    [' x ', '%20x%20'],
    ['x.', 'x%2E'],
    ['a/b', 'a%2Fb'],
    ['a\\b', 'a%5Cb'],
    ['a\0b', 'a%00b'],
    ['a:b', 'a%3Ab'],
    ['100%', '100%25'],
    ['con', '%63on'],
    ['NUL.txt', '%4EUL.txt'],
    ['com1', '%63om1'],
    ['LPT¹.x', '%4CPT¹.x'],
    ['console', 'console'],
    ['a\u202eb', 'a%E2%80%AEb'],
    ['a\u200bb', 'a%E2%80%8Bb'],
    ['a\nb', 'a%0Ab'],
    ['\ud800', '%uD800'],
    ['e\u0301', '\u00e9'],
  ])('%j is %j', (key, name) => {
    expect(safeName(key)).toBe(name);
  });

  it('is short, and still tells long names apart', () => {
    const [a, b] = ['王'.repeat(300), `${'王'.repeat(300)}伟`].map(safeName);
    expect(a).not.toBe(b);
    for (const name of [a, b]) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(120);
  });

  it('is not that of another, where a system knows no capitals or forms of accents', () => {
    const { names, alike } = safeNames(['Ada', 'ada', 'e\u0301va', '\u00e9va', 'Groß', 'GROSS', 'bo']);
    expect(alike).toEqual([
      ['Ada', 'ada'],
      ['e\u0301va', '\u00e9va'],
      ['Groß', 'GROSS'],
    ]);
    expect(names.get('bo')).toBe('bo');
    expect(names.get('Ada')).toMatch(/^Ada~[0-9a-f]{8}$/);
    expect(new Set([...names.values()].map((name) => name.normalize('NFC').toUpperCase())).size).toBe(7);
  });

  it('does not depend on the order of the others', () => {
    const keys = ['Ada', 'ada', 'bo', 'BO', 'cy'];
    expect(safeNames([...keys].reverse()).names).toEqual(safeNames(keys).names);
  });

  it('any keys give as many folders, and none outside', () => {
    const signs = [
      'a',
      'A',
      '.',
      '/',
      '\\',
      ':',
      '\0',
      'é',
      'e\u0301',
      '\u202e',
      ' ',
      '-',
      '王',
      '%',
      'n',
      'u',
      'l',
      '\ud800',
      '~',
    ];
    const random = seeded(11);
    const any = (): string =>
      Array.from({ length: random.integer(1, 6) }, () => signs[random.integer(0, signs.length - 1)]).join('');
    const keys = new Set(Array.from({ length: 400 }, any));
    const { names } = safeNames(keys);
    const root = folder();
    for (const name of names.values()) mkdirSync(path.join(root, name));
    expect(readdirSync(root)).toHaveLength(keys.size);
    const folded = [...names.values()].map((name) => name.normalize('NFC').toUpperCase().toLowerCase());
    expect(new Set(folded).size).toBe(keys.size);
  });
});

describe('students whose folders are named so', () => {
  it('are both graded, with a key each, and told', async () => {
    const names = ['Eva', 'eva', 'M\u00fcller', 'Mu\u0308ller', 'CON', 'bo'];
    const zip = file(
      handZip(names.map((name) => ({ name: `${name}/05-inertia-tensor.ts`, content: name }))),
      'all.zip',
    );
    const { submissions, problems } = await readSubmissions(zip, { exercises: EXERCISES });
    expect(new Set(submissions.map(({ student }) => student.normalize('NFC').toLowerCase())).size).toBe(6);
    expect(submissions.map(({ text }) => text).sort()).toEqual([...names].sort());
    expect(problems.map(({ origin, problem }) => `${origin}: ${problem.slice(0, 23)}`)).toEqual(
      ['Eva', 'Mu\u0308ller', 'M\u00fcller', 'eva'].map(
        (name) => `${name}/05-inertia-tensor.ts: Two students have names`,
      ),
    );
  });
});
