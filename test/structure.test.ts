import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/**
 * The rooms of src, from the ground up, and what each may import besides its own files:
 * rooms, or single files of them. A new room is a row. That the ground needs no Node is shown by compiling
 * it alone (test/ground/tsconfig.json).
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  linear: [],
  rotation: ['linear'],
  frames: ['linear', 'rotation'],
  mass: ['linear', 'rotation', 'frames'],
  // Only numbers: dynamics and constraints hand it f(t, y).
  integration: ['linear'],
  dynamics: ['linear', 'rotation', 'frames', 'mass', 'integration'],
  constraints: ['linear', 'rotation', 'frames', 'mass', 'integration', 'dynamics'],
  'index.ts': ['linear', 'rotation', 'frames', 'mass', 'integration', 'dynamics', 'constraints'],
  figures: ['linear', 'rotation', 'frames', 'mass', 'integration', 'dynamics', 'constraints'],
  'course/guest': [],
  'course/judging': ['course/guest'],
  // The checks are those of the library: an author reads one grammar of errors.
  'course/cells': ['figures', 'course/judging/sha256.ts', 'linear/expect.ts', 'linear/expect-fields.ts'],
  // What is asked again: pure, so that terminal and page ask the same.
  'course/questions': ['course/judging', 'course/cells', 'linear/expect.ts'],
  'course/disk': ['course/guest', 'course/judging'],
  'course/browser': ['figures', 'course/guest', 'course/judging', 'course/cells'],
  'course/sandbox': ['course/guest', 'course/judging', 'course/disk/places.ts', 'course/disk/regular-file.ts'],
  'course/grading': ['course/guest', 'course/judging', 'course/disk', 'course/sandbox'],
  'course/intake': ['course/guest', 'course/judging', 'course/disk'],
  'course/batch': [
    'course/guest',
    'course/judging',
    'course/disk',
    'course/sandbox',
    'course/grading',
    'course/intake',
  ],
  'course/packing': [
    'course/guest',
    'course/judging',
    'course/disk',
    'course/sandbox',
    'course/grading',
    'course/batch',
  ],
  'course/marks': ['course/guest', 'course/judging', 'course/disk', 'course/intake', 'course/batch'],
  'course/report': [
    'course/guest',
    'course/judging',
    'course/cells',
    'course/disk',
    'course/intake',
    'course/batch',
    'course/marks',
    'course/questions',
  ],
  'course/export': [
    'course/guest',
    'course/judging',
    'course/disk',
    'course/grading/gradescope-results.ts',
    'course/intake',
    'course/batch',
    'course/marks',
    'course/report',
  ],
  'course/verify': ['course/guest', 'course/judging', 'course/disk', 'course/sandbox', 'course/grading'],
  'course/bank': ['course/questions', 'course/cells', 'course/judging', 'course/disk', 'course/sandbox'],
  'course/notebooks': ['figures', 'course/cells', 'course/disk'],
  'course/site': [
    'figures',
    'course/judging',
    'course/cells',
    'course/disk',
    'course/sandbox',
    'course/grading',
    'course/notebooks',
    'course/questions',
    'course/bank',
  ],
  'course/index.ts': [
    'course/judging',
    'course/disk',
    'course/grading',
    'course/sandbox',
    'course/intake',
    'course/batch',
  ],
  'course/cli': ['figures', 'course'],
};

/**
 * Machinery of the library one folder deeper, and the files that may import it: the public
 * names that it works for.
 */
const faces: Readonly<Record<string, readonly string[]>> = {
  'integration/adaptive': ['integration/adaptive.ts'],
  'mass/density': ['mass/density.ts'],
  'mass/mesh': [
    'mass/mesh.ts',
    'mass/mesh-obj.ts',
    'mass/mesh-stl.ts',
    'mass/mesh-off.ts',
    'mass/mesh-ply.ts',
    'mass/shell-mesh.ts',
    'mass/triangle-mesh.ts',
  ],
  // Chaney's body moves by the same rates.
  'dynamics/stepping': ['dynamics/simulate.ts', 'dynamics/splitting.ts', 'dynamics/chaney/chaney-motion.ts'],
  'dynamics/free-rotation': ['dynamics/free-rotation.ts'],
  'dynamics/chaney': ['dynamics/chaney.ts'],
  'constraints/formula': ['constraints/constraint.ts'],
};

/** Packages that the library and the ground may use; everything else there is plain JavaScript. */
const packages: Readonly<Record<string, readonly string[]>> = {
  mass: ['earcut'],
  constraints: ['mathjs/number'],
  'course/guest': ['acorn', 'quickjs-wasi', 'sucrase'],
  'course/browser': ['acorn', 'sucrase', 'typescript'],
};
const ground = /^(?!course\/)|^course\/(guest|judging|cells|browser|questions)\//;

const root = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(root, { recursive: true })
  .map((file) => String(file).split(path.sep).join('/'))
  .filter((file) => /\.(ts|mjs|cjs)$/.test(file));
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Import {
  from: string;
  to: string;
}

/** Everything that a file names after `from` or `import`, types too. */
function importsOf(from: string): Import[] {
  const text = textOf(from).replace(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]/g)].map(([, to]) => ({ from, to }));
}

const imports = files.flatMap(importsOf);
const isFile = (to: string): boolean => to.startsWith('.');
/** Imports of other files of src, by their names in src. */
const internal = imports
  .filter(({ to }) => isFile(to) && !to.includes('/dist/'))
  .map(({ from, to }) => ({ from, to: path.posix.join(path.posix.dirname(from), to).replace(/\.js$/, '.ts') }));

const lies = (file: string, place: string): boolean => file === place || file.startsWith(`${place}/`);
const roomOf = (file: string): string | undefined => Object.keys(mayImport).find((room) => lies(file, room));
const shown = ({ from, to }: Import): string => `${from} -> ${to}`;

/** The circles of a graph: its strongly connected parts of more than one file (Tarjan). */
function circles(edges: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const rank = order.size;
    order.set(file, rank);
    lowest.set(file, rank);
    stack.push(file);
    for (const to of next.get(file) ?? []) {
      const low = order.has(to) ? (stack.includes(to) ? order.get(to)! : Infinity) : visit(to);
      lowest.set(file, Math.min(lowest.get(file)!, low));
    }
    if (lowest.get(file) === rank) {
      const part = stack.splice(stack.indexOf(file));
      if (part.length > 1) found.push(part.sort());
    }
    return lowest.get(file)!;
  };
  for (const { from } of edges) if (!order.has(from)) visit(from);
  return found;
}

describe('structure of src', () => {
  it('every file is in a room that the table names', () => {
    const mends = 'move the file into a room, or give its room a row of `mayImport` in test/structure.test.ts';
    expect(
      files.filter((file) => roomOf(file) === undefined),
      mends,
    ).toEqual([]);
    expect(internal.length).toBeGreaterThan(300);
  });

  it('each room imports only what its row names', () => {
    const wrong = internal.filter(({ from, to }) => {
      const room = roomOf(from) ?? '';
      return ![room, ...(mayImport[room] ?? [])].some((place) => lies(to, place));
    });
    const mends =
      'move what both need into a room that both may import; `mayImport` in test/structure.test.ts has these';
    expect(wrong.map(shown), mends).toEqual([]);
  });

  it('nothing imports in a circle, types included', () => {
    expect(circles([...internal, { from: 'a', to: 'b' }, { from: 'b', to: 'a' }])).toContainEqual(['a', 'b']);
    expect(circles(internal), 'move what they share into a file that imports none of them').toEqual([]);
  });

  it('machinery one folder deeper is imported by its faces alone', () => {
    const deep = internal.filter(({ to }) => !to.startsWith('course/') && to.split('/').length > 2);
    const wrong = deep.filter(({ from, to }) => {
      const folder = path.posix.dirname(to);
      return !lies(from, folder) && !(faces[folder] ?? []).includes(from);
    });
    const mends = 'import the face; a new face, as a reader of meshes, goes into `faces` in test/structure.test.ts';
    expect(wrong.map(shown), mends).toEqual([]);
  });

  it('the exact torque-free motion imports no integrator', () => {
    const wrong = internal.filter(({ from, to }) => /^dynamics\/free-rotation/.test(from) && lies(to, 'integration'));
    expect(wrong.map(shown)).toEqual([]);
  });

  it('library, figures and the ground of the course use no package but those named', () => {
    const wrong = imports.filter(
      ({ from, to }) => !isFile(to) && ground.test(from) && !(packages[roomOf(from) ?? ''] ?? []).includes(to),
    );
    expect(wrong.map(shown), 'write it without, or name it in `packages` in test/structure.test.ts').toEqual([]);
  });

  it('no name is declared and exported in two files: it would have two meanings', () => {
    const declared =
      /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
    const places = new Map<string, string[]>();
    // The template is an exercise, not a part of the house.
    for (const file of files.filter((name) => name.endsWith('.ts') && !name.includes('/template/'))) {
      for (const [, name] of textOf(file).matchAll(declared)) places.set(name, [...(places.get(name) ?? []), file]);
    }
    // The same algebra of other numbers: a judge must not rest on the library that it judges.
    const algebras = ['linear', 'course/judging/vectors.ts', 'dynamics/free-rotation/double-double.ts'];
    const isAnew = (where: readonly string[]): boolean =>
      where.every((file) => algebras.some((place) => lies(file, place)));
    const twice = [...places].filter(([, where]) => new Set(where).size > 1 && !isAnew(where));
    expect(twice, 'export it from one file and import it in the other, or rename one').toEqual([]);
  });

  it('files stay under 260 lines', () => {
    const long = files.map((file) => [file, textOf(file).split('\n').length] as const).filter(([, n]) => n > 260);
    expect(long, 'a file is one concept: move a second one into a file of its own').toEqual([]);
  });
});

describe('comments of sources, tests, exercises and questions', () => {
  const top = fileURLToPath(new URL('..', import.meta.url));
  // What a student could hand in is as it came.
  const isAuthored = (file: string): boolean =>
    /\.(ts|mjs|cjs|vue|css)$/.test(file) &&
    !/node_modules|\.vitepress\/cache|^test\/(hostile|course\/exercises\/.*\/)/.test(file);
  const authored = ['src', 'test', 'exercises', 'questions'].flatMap((folder) =>
    readdirSync(path.join(top, folder), { recursive: true })
      .map((file) => path.posix.join(folder, String(file).split(path.sep).join('/')))
      .filter(isAuthored),
  );
  const wide = (text: string): string[] =>
    text.split('\n').filter((line) => /^\s*(\/\/|\/?\*)/.test(line) && line.length > 110);

  it('have lines of at most 110 columns, which a reader takes in at once', () => {
    expect(wide(`// ${'x'.repeat(107)}\n  // ${'y'.repeat(106)}\n   * ${'z'.repeat(106)}`)).toHaveLength(2);
    expect(authored.length).toBeGreaterThan(1000);
    const found = authored.flatMap((file) =>
      wide(readFileSync(path.join(top, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
    expect(found, 'break the comment in two lines').toEqual([]);
  });
});
