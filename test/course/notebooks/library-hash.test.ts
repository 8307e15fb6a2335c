import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { libraryHash } from '../../../src/course/notebooks/library-hash.js';

const root = mkdtempSync(path.join(os.tmpdir(), 'hash-'));
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});
let saved = 1e9;
const save = (file: string, text: string): void => {
  const place = path.join(root, 'dist', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  // As if a minute had passed: a clock of whole seconds would not tell.
  utimesSync(place, (saved += 60), saved);
};

describe('the hash of the library', () => {
  it('changes with what can be executed, and with nothing else', () => {
    save('index.js', "export { twice } from './inner/twice.js';");
    save('inner/twice.js', 'export const twice = (x) => 2 * x;');
    const hash = libraryHash(root);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(libraryHash(root)).toBe(hash);
    save('inner/twice.js', '/** Two times x. */\nexport const twice = (x) => 2 * x;');
    expect(libraryHash(root)).toBe(hash);
    save('course/tool.js', 'export const tool = 1;');
    expect(libraryHash(root)).toBe(hash);
    save('inner/twice.js', 'export const twice = (x) => x + x;');
    expect(libraryHash(root)).not.toBe(hash);
  });

  it('is kept beside the library, and not believed of another one', () => {
    const kept = path.join(root, 'dist', '.library-hash');
    const hash = libraryHash(root);
    const [of] = readFileSync(kept, 'utf8').split(' ');
    writeFileSync(kept, `${of} kept`);
    expect(libraryHash(root)).toBe('kept');
    for (const text of ['', of, `another ${hash}0`]) {
      writeFileSync(kept, text);
      expect(libraryHash(root)).toBe(hash);
    }
  });

  it('says what to do where nothing is built', () => {
    expect(() => libraryHash(path.join(root, 'elsewhere'))).toThrow(/the library is not built\. Run npm run build\./);
  });
});
