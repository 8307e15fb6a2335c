/**
 * The packed library as one who installs it meets it: in an empty project, by every way in.
 * A real install is in test/viewers.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { buildSync } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as library from 'rigid-body-lab';
import * as figures from 'rigid-body-lab/figures';
import * as host from 'rigid-body-lab/host';
import { filesOf } from './support/tarball.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const entries = { '.': library, './figures': figures, './host': host };

/** |L| of diag(5, 17, 20) kg m² with omega = (0.01, 2, 0.01) rad/s. */
const MOMENTUM = Math.hypot(0.05, 34, 0.2);
/**
 * A slider-crank, r = 1 m and l = 2 m, at 30°: its formula is derived by mathjs, and its other
 * angle is asin(r sin 30° / l).
 */
const PROGRAM = `
const body = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 12 }) });
const { states } = simulate(body, rigidBodyState({ omegaBody: [0.01, 2, 0.01] }), { duration: 1, stepSize: 0.01 });
const momentum = norm(angularMomentumWorld(body, states[states.length - 1]));
const crank = constraint({ equations: ['r*sin(a) - l*sin(b)'], variables: ['a', 'b'], parameters: { r: 1, l: 2 } });
const [residual] = crank.f(0, [Math.PI / 6, Math.asin(0.25)]);
const { data } = lineChart({ title: 'x', x: { label: 't', unit: 's' }, y: { label: 'x', unit: 'm' }, series: [{ name: 'x', x: [0, 1], y: [0, 1] }] });
const result = { momentum, residual, curves: data.length, format: PLOTLY_FORMAT };
`;
const NAMES = {
  'rigid-body-lab': 'angularMomentumWorld, constraint, norm, rigidBody, rigidBodyState, simulate, solidBox',
  'rigid-body-lab/figures': 'lineChart',
  'rigid-body-lab/host': 'PLOTLY_FORMAT',
};
const IMPORTS = Object.entries(NAMES).map(([from, names]) => `import { ${names} } from '${from}';`);

let project: string;
let files: Map<string, Buffer>;
let manifest: Record<string, unknown>;
const at = (...parts: string[]): string => path.join(project, ...parts);

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}
const node = (...args: string[]): Ended => spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
const pack = (folder: string): Ended => node(path.join(root, 'src/course/cli/pack-library.mjs'), folder);

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'packed-'));
  expect(pack(at('packed')).stderr).toBe('');
  const [name] = readdirSync(at('packed'));
  files = filesOf(readFileSync(at('packed', name)));
  for (const [file, content] of files) {
    mkdirSync(path.dirname(at('node_modules/rigid-body-lab', file)), { recursive: true });
    writeFileSync(at('node_modules/rigid-body-lab', file), content);
  }
  manifest = JSON.parse(String(files.get('package.json'))) as Record<string, unknown>;
  for (const dependency of Object.keys(manifest['dependencies'] as object))
    symlinkSync(path.join(root, 'node_modules', dependency), at('node_modules', dependency), 'junction');
  writeFileSync(at('package.json'), JSON.stringify({ type: 'module' }));
});
afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

function expectRight(result: unknown): void {
  expect(result).toEqual({
    momentum: expect.any(Number) as number,
    residual: expect.any(Number) as number,
    curves: 1,
    format: 'application/vnd.plotly.v1+json',
  });
  const { momentum, residual } = result as Record<'momentum' | 'residual', number>;
  expect(Math.abs(momentum / MOMENTUM - 1)).toBeLessThan(1e-8);
  expect(Math.abs(residual)).toBeLessThan(1e-15);
}

describe('the packed library', () => {
  it('has three entries, two dependencies and no command', () => {
    expect(Object.keys(manifest['exports'] as object)).toEqual(Object.keys(entries));
    const repository = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
      private?: boolean;
      dependencies: Record<string, string>;
    };
    const { mathjs, earcut } = repository.dependencies;
    expect(String(files.get('README.md'))).toContain(`rigid-body-lab-${repository.version}.tgz`);
    expect(readFileSync(path.join(root, 'CITATION.cff'), 'utf8')).toContain(`\nversion: ${repository.version}\n`);
    expect(manifest).toMatchObject({ name: 'rigid-body-lab', version: repository.version, type: 'module' });
    expect(manifest['dependencies']).toEqual({ mathjs, earcut });
    expect(Object.keys(manifest).filter((key) => /^(bin|scripts|devDependencies|private)$/.test(key))).toEqual([]);
    // Published by accident, the repository would be a package without dist, and with every solution.
    expect(repository.private).toBe(true);
  });

  it('holds compiled files and papers, and nothing of the course', () => {
    const names = [...files.keys()];
    expect(names.filter((name) => !/^dist\/.*\.(?:js|d\.ts)$/.test(name)).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'package.json',
    ]);
    expect(names.filter((name) => name.startsWith('dist/course'))).toEqual([]);
    const named = [...files].flatMap(([name, content]) =>
      name.endsWith('.js')
        ? [...String(content).matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'([^'\n.][^'\n]*)';/g)].map((m) => m[1])
        : [],
    );
    expect([...new Set(named)].sort()).toEqual(['earcut', 'mathjs/number']);
    expect([...files.values()].filter((content) => content.includes('sourceMappingURL'))).toEqual([]);
  });

  it.each(['NodeNext', 'Bundler'] as const)('type-checks strictly with moduleResolution %s', (resolution) => {
    const all = Object.keys(entries).map(
      (entry, k) => `export * as all${k} from '${path.posix.join('rigid-body-lab', entry)}';`,
    );
    const typed = [
      'const exact: { momentum: number; residual: number; curves: number; format: string } = result;',
      'export { exact };',
      '// @ts-expect-error: a misspelt option is an error, so the types were found.',
      'rigidBody({ massPropertys: solidBox({ size: [4, 2, 1], mass: 12 }) });',
    ];
    const file = at(`user-${resolution}.ts`);
    writeFileSync(file, [...IMPORTS, ...all, PROGRAM, ...typed].join('\n'));
    const program = ts.createProgram([file], {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      exactOptionalPropertyTypes: true,
      types: [],
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts'],
      module: resolution === 'NodeNext' ? ts.ModuleKind.NodeNext : ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind[resolution],
    });
    const messages = ts.getPreEmitDiagnostics(program).map((d) => ts.flattenDiagnosticMessageText(d.messageText, ' '));
    expect(messages).toEqual([]);
  });

  it('runs as plain JavaScript, by import and by require', () => {
    writeFileSync(at('user.mjs'), [...IMPORTS, PROGRAM, 'console.log(JSON.stringify(result));'].join('\n'));
    const requires = Object.entries(NAMES).map(([from, names]) => `const { ${names} } = require('${from}');`);
    writeFileSync(at('user.cjs'), [...requires, PROGRAM, 'console.log(JSON.stringify(result));'].join('\n'));
    for (const file of ['user.mjs', 'user.cjs']) expectRight(JSON.parse(node('--no-warnings', file).stdout));
  });

  it('exports what the sources export, and no inner file', () => {
    const inner = ['course', 'dist/linear/vec3.js'].map((name) => `rigid-body-lab/${name}`);
    const script = `
      const names = async (entry) => Object.keys(await import(entry)).sort();
      const refused = async (entry) => import(entry).then(() => 'open', (error) => error.code);
      const entries = ${JSON.stringify(Object.keys(entries).map((entry) => path.posix.join('rigid-body-lab', entry)))};
      console.log(JSON.stringify([await Promise.all(entries.map(names)), await Promise.all(${JSON.stringify(inner)}.map(refused))]));`;
    writeFileSync(at('names.mjs'), script);
    const [names, refused] = JSON.parse(node('names.mjs').stdout) as [string[][], string[]];
    expect(names).toEqual(Object.values(entries).map((entry) => Object.keys(entry).sort()));
    expect(refused).toEqual(['ERR_PACKAGE_PATH_NOT_EXPORTED', 'ERR_PACKAGE_PATH_NOT_EXPORTED']);
  });

  it('runs in a bundle for a browser, where there is nothing of Node', () => {
    writeFileSync(at('page.js'), [...IMPORTS, PROGRAM, 'export { result };'].join('\n'));
    const { outputFiles } = buildSync({
      entryPoints: [at('page.js')],
      bundle: true,
      write: false,
      platform: 'browser',
      format: 'iife',
      globalName: 'page',
      target: 'es2022',
      logLevel: 'silent',
    });
    const realm = vm.createContext({});
    const text = vm.runInContext(`${outputFiles[0].text}; JSON.stringify(page.result)`, realm) as string;
    expectRight(JSON.parse(text));
  });

  it('is packed to the same bytes, and never in place of another file', () => {
    const again = pack(at('packed'));
    expect(again.status).toBe(0);
    const file = at('packed', readdirSync(at('packed'))[0]);
    writeFileSync(file, 'mine');
    const refused = pack(at('packed'));
    expect(refused.status).toBe(2);
    expect(refused.stderr.trim()).toBe(
      `${file} is there already, with other contents. Move it away, or name another folder.`,
    );
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('blames npm for what npm does not do, and not the command', () => {
    writeFileSync(at('npm-cli.js'), 'console.error("no space left"); process.exit(1);');
    const script = path.join(root, 'src/course/cli/pack-library.mjs');
    const env = { ...process.env, npm_execpath: at('npm-cli.js') };
    const { status, stderr } = spawnSync(process.execPath, [script, at('other')], { encoding: 'utf8', env });
    expect({ status, stderr }).toEqual({ status: 3, stderr: 'npm could not pack the library: no space left\n' });
  });

  it('leaves lint and browser tests out of what `npm start` installs', () => {
    const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { dev?: boolean }>;
    };
    const tools = Object.entries(packages).filter(([name]) => /eslint|prettier|playwright|plotly-2/.test(name));
    expect(tools.length).toBeGreaterThan(5);
    expect(tools.filter(([, { dev }]) => dev !== true).map(([name]) => name)).toEqual([]);
  });

  it('asks for one folder', () => {
    const script = path.join(root, 'src/course/cli/pack-library.mjs');
    expect(node(script).stderr).toMatch(
      /^npm run pack takes one folder, got none\.\n\nUsage: npm run pack -- <folder>/,
    );
    expect(createRequire(script)('../../../package.json')).toMatchObject({
      scripts: { pack: expect.any(String) as string },
    });
  });
});
