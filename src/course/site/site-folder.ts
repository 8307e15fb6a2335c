/** The folder of generated pages that VitePress reads. */
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isLivingDraft, writeAtomically } from '../disk/atomic-write.js';
import { inPackage } from '../disk/places.js';
import type { Outline } from './course-pages.js';
import type { Page } from './notebook-page.js';
import type { Asset } from './outputs.js';
import { sha256Hex } from '../disk/sha256-hex.js';

/** Everything generated stays in here: the working tree stays clean. */
export const pagesFolder = (root: string): string => path.join(root, '.lab', 'site', 'pages');

const outlineFile = (root: string): string => path.join(root, '.lab', 'site', 'outline.json');

/** The outline that `writeSite` wrote last. */
export function readOutline(root: string): Outline {
  return JSON.parse(readFileSync(outlineFile(root), 'utf8')) as Outline;
}

/** The text of a page's file. JSON is YAML, so no value needs quoting of its own. */
export function pageText({ frontmatter, markdown }: Page): string {
  const lines = Object.entries(frontmatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${markdown}\n`;
}

function writeIfChanged(file: string, content: string | Buffer): boolean {
  if (existsSync(file) && sha256Hex(readFileSync(file)) === sha256Hex(content)) return false;
  writeAtomically(file, content);
  return true;
}

/** What runs the cells of a page and checks its answers, as the build left it. */
function engineFiles(): Asset[] {
  return ['bundle', 'types', 'judge'].flatMap((part) => {
    const folder = inPackage(`dist/course/browser/${part}`);
    const names = readdirSync(folder).filter((name) => /\.(?:js|json|wasm)$/.test(name));
    return names.map((name) => ({ name, content: readFileSync(path.join(folder, name)) }));
  });
}

/**
 * Writes what has changed, drops what is no longer wanted, and says whether the outline is another one:
 * then the sidebar of a running server is out of date. Pages are written after the files that they load.
 */
export function writeSite(root: string, { pages, outline }: { pages: readonly Page[]; outline: Outline }): boolean {
  const folder = pagesFolder(root);
  const wanted = new Set<string>();
  const write = (file: string, content: string | Buffer): void => {
    wanted.add(file);
    writeIfChanged(file, content);
  };
  for (const { name, content } of pages.flatMap((p) => p.assets)) {
    write(path.join(folder, 'public', 'outputs', name), content);
  }
  for (const { name, content } of engineFiles()) write(path.join(folder, 'public', 'engine', name), content);
  for (const page of pages) write(path.join(folder, `${page.link}.md`), pageText(page));
  for (const found of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(found.parentPath, found.name);
    // Another `npm start` of this folder may be writing the same pages.
    if (found.isFile() && !wanted.has(file) && !isLivingDraft(found.name)) rmSync(file, { force: true });
  }
  return writeIfChanged(outlineFile(root), JSON.stringify(outline));
}
