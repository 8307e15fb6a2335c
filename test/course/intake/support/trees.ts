/** Trees of files as fixtures: written to a folder, or into a zip file by a program that is not ours. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import { afterAll } from 'vitest';

export type Content = string | Uint8Array;
/** Contents by path, with `/`; a path that ends in `/` is an empty folder. */
export type Tree = Readonly<Record<string, Content>>;

const bytesOf = (content: Content): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** The tree as a zip file. */
export const zipOf = (tree: Tree): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(tree).map(([name, content]) => [name, bytesOf(content)])));

/** Folders that are removed when the tests of a file have ended. */
export function temporaryPlaces(): {
  folder: (tree?: Tree) => string;
  zip: (tree: Tree) => string;
  file: (content: Content, name: string) => string;
} {
  const root = mkdtempSync(path.join(os.tmpdir(), 'intake-'));
  let count = 0;
  afterAll(() => {
    rmSync(root, { recursive: true, force: true });
  });
  const next = (): string => path.join(root, String(++count));
  const folder = (tree: Tree = {}): string => {
    const at = next();
    mkdirSync(at);
    for (const [name, content] of Object.entries(tree)) {
      const file = path.join(at, name);
      mkdirSync(name.endsWith('/') ? file : path.dirname(file), { recursive: true });
      if (!name.endsWith('/')) writeFileSync(file, content);
    }
    return at;
  };
  const file = (content: Content, name: string): string => {
    const at = next();
    mkdirSync(at);
    writeFileSync(path.join(at, name), content);
    return path.join(at, name);
  };
  return { folder, file, zip: (tree) => file(zipOf(tree), 'submissions.zip') };
}
