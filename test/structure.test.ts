import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../src', import.meta.url));
/** A folder imports only folders above it in this list. */
const order = ['linear', 'rotation', 'frames', 'mass', 'integration', 'dynamics', 'constraints', 'figures', 'course'];

const files = readdirSync(root, { recursive: true })
  .map((f) => String(f).split(path.sep).join('/'))
  .filter((f) => /\.(ts|mjs|cjs)$/.test(f));

interface Import {
  from: string;
  to: string;
}

function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g)].map((m) => m[1]);
}

const imports: Import[] = files.flatMap((from) => importsOf(from).map((to) => ({ from, to })));
const internal = imports
  .filter(({ to }) => to.startsWith('.') && !to.includes('/dist/'))
  .map(({ from, to }) => ({ from, to: path.posix.join(path.posix.dirname(from), to) }));

describe('structure of src', () => {
  it('each folder imports only folders above it', () => {
    const rank = (file: string): number => order.indexOf(file.split('/')[0] ?? '');
    const wrong = internal
      .filter(({ from, to }) => from.includes('/') && to.includes('/'))
      .filter(({ from, to }) => rank(from) < 0 || rank(to) < 0 || rank(to) > rank(from));
    expect(internal.length).toBeGreaterThan(1);
    expect(wrong).toEqual([]);
  });

  it('nothing inside src imports the public index of the library', () => {
    expect(internal.filter(({ from, to }) => to === 'index.js' && !from.startsWith('course/'))).toEqual([]);
  });

  it('a folder of machinery is imported by the faces beside it and by itself only', () => {
    // Chaney's class steps as `simulate` does.
    const shared = ['dynamics/stepping'];
    const strange = internal
      .filter(({ to }) => to.split('/').length > 2 && !to.startsWith('course/'))
      .filter(({ from, to }) => {
        const folder = path.posix.dirname(to);
        const home = path.posix.dirname(folder);
        const [near, inside] = [path.posix.dirname(from) === home, path.posix.dirname(from) === folder];
        return !near && !inside && !(shared.includes(folder) && from.startsWith(`${home}/`));
      });
    expect(strange.filter(({ from }) => !from.startsWith('course/'))).toEqual([]);
  });

  it('no import of the library goes in a circle, types included', () => {
    const library = internal.filter(({ from }) => !from.startsWith('course/'));
    const open = new Map<string, string[]>();
    for (const { from, to } of library) open.set(from, [...(open.get(from) ?? []), to.replace(/\.js$/, '.ts')]);
    // Files that import nothing that is left are done; what remains is a circle, or leads into one.
    for (let before = -1; before !== open.size;) {
      before = open.size;
      for (const [file, targets] of open) if (!targets.some((target) => open.has(target))) open.delete(file);
    }
    expect([...open.keys()]).toEqual([]);
  });

  it('integration knows only numbers', () => {
    const allowed = /^(integration|linear)\//;
    expect(internal.filter(({ from, to }) => from.startsWith('integration/') && !allowed.test(to))).toEqual([]);
  });

  it('the exact torque-free motion imports no integrator', () => {
    expect(
      internal.filter(({ from, to }) => from === 'dynamics/free-rotation.ts' && to.startsWith('integration/')),
    ).toEqual([]);
  });

  it('the library is free of Node APIs and of anything but its named dependencies', () => {
    const packages = imports.filter(
      ({ from, to }) =>
        !to.startsWith('.') && !/^(course|figures)\//.test(from) && !['mathjs/number', 'earcut'].includes(to),
    );
    expect(packages).toEqual([]);
  });

  it.each([
    'constraints/constraint-from-functions.ts',
    'constraints/slider-crank.ts',
    'constraints/pendulum.ts',
    'constraints/hinged-bodies.ts',
    'constraints/constrained-dynamics.ts',
    'dynamics/simulate.ts',
  ])('%s loads no mathjs: who needs no formulas does not pay 110 kB for them', (start) => {
    const reached = new Set([start]);
    for (const file of reached) {
      for (const { to } of internal.filter(({ from }) => from === file)) reached.add(to.replace(/\.js$/, '.ts'));
    }
    expect(reached.size).toBeGreaterThan(3);
    expect(imports.filter(({ from, to }) => reached.has(from) && to.startsWith('mathjs'))).toEqual([]);
  });

  it('files stay under 260 lines', () => {
    const long = files
      .map((f) => [f, readFileSync(path.join(root, f), 'utf8').split('\n').length] as const)
      .filter(([, n]) => n > 260);
    expect(long).toEqual([]);
  });
});
