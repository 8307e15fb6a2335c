import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as library from 'rigid-body-lab';

const root = new URL('../', import.meta.url);
const readme = readFileSync(new URL('README.md', root), 'utf8');
const blocks = (language: string, text = readme): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map((m) => m[1]);

/** Runs a block as a module whose import is the library, and returns what it prints. */
function printed(code: string): string[] {
  const lines: string[] = [];
  const js = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  }).outputText;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('require', 'exports', 'console', js) as (...a: unknown[]) => void;
  run(() => library, {}, { log: (text: string) => lines.push(text) });
  return lines;
}

describe('README', () => {
  it('has an example of at most ten lines that prints a conserved quantity', () => {
    const [example] = blocks('ts');
    expect(example.trim().split('\n').length).toBeLessThanOrEqual(10);
    const momenta = printed(example).map((line) => /\|L\| = (\S+)/.exec(line)?.[1]);
    expect(momenta.length).toBeGreaterThan(3);
    // |L| of diag(5, 17, 20) kg m² with omega = (0.01, 2, 0.01) rad/s.
    expect(new Set(momenta)).toEqual(new Set([Math.hypot(0.05, 34, 0.2).toFixed(6)]));
  });

  it('has its like in the README of the package', () => {
    const [example] = blocks('ts', readFileSync(new URL('docs/library.md', root), 'utf8'));
    const momenta = printed(example).map((line) => /\|L\| = (\S+)/.exec(line)?.[1]);
    expect(new Set(momenta)).toEqual(new Set([Math.hypot(0.05, 34, 0.2).toFixed(6)]));
  });

  it('has a map of ten lines, of folders that exist', () => {
    const lines = blocks('text')[0].trim().split('\n');
    expect(lines).toHaveLength(10);
    for (const line of lines) {
      const [places] = line.split(/ {2,}/);
      const folders = places.replace('exercises/NN-name/', 'exercises/').replace('… ', 'src/').split(' ');
      const parent = folders[0].startsWith('src/course/') ? 'src/course/' : '';
      const paths = folders.map((folder, i) => (i > 0 && parent !== '' ? parent + folder : folder));
      expect(paths.filter((folder) => !existsSync(new URL(folder, root)))).toEqual([]);
    }
  });

  it.each([
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'docs/library.md',
    'notebooks/README.md',
    '.github/SECURITY.md',
  ])('%s links only files that exist', (name) => {
    const links = [...readFileSync(new URL(name, root), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)].map((m) => m[1]);
    expect(links.filter((link) => !existsSync(new URL(link, new URL(name, root))))).toEqual([]);
  });

  it('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...readme.matchAll(/npm (?:run )?([a-z:]+)/g)]
      .map((m) => m[1])
      .filter((name) => name !== 'packages');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('explains every dependency', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const table = readme.slice(readme.indexOf('## What it uses'), readme.indexOf('## Limits'));
    const short = (name: string): string => name.replace(/^plotly\.js-.*/, 'plotly.js').replace(/^@types\/.*/, 'types');
    const names = [...Object.keys(dependencies), ...Object.keys(devDependencies)].map(short);
    expect(names.filter((name) => !table.includes(name))).toEqual([]);
  });
});
