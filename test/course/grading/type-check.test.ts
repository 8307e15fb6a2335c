import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT } from '../../../src/course/disk/places.js';
import type { Course } from '../../../src/course/disk/course.js';
import { typeMessages } from '../../../src/course/grading/type-check.js';
import { DEFAULT_LIMITS } from '../../../src/course/guest/limits.js';
import { createSurroundings } from '../../../src/course/guest/surroundings.js';
import { temporaryCourse } from '../support.js';

let course: Course;
let remove: () => void;
beforeAll(() => {
  ({ course, remove } = temporaryCourse());
});
afterAll(() => {
  remove();
});

let count = 0;
/** The messages about a text, as texts; each text has a cache of its own. */
async function saysOf(source: string): Promise<string[] | undefined> {
  const messages = await typeMessages(course, `e${count++}`, source);
  return messages?.map(({ text }) => text);
}

/** More types than any machine has time or memory for. */
const BOMBS = {
  'of unions': `type D = 0|1|2|3|4|5|6|7|8|9; type N<A extends string> = A extends infer B extends string ? \`\${B}\${D}\` : never;
export type T = N<N<N<N<N<N<N<''>>>>>>>; export const t: { [K in T as \`\${K}\${K}\`]: K } = null!;
type L<A extends unknown[], C extends number> = A['length'] extends C ? A : L<[...A, ...A, 0], C>;
export const f = (x: T, y: T): x is \`\${T & T}\` & keyof typeof t => x === y;`,
};

describe('the type checker', { timeout: 120_000 }, () => {
  it('says what is wrong and where', async () => {
    const source = `import { dot } from 'rigid-body-lab';\n\nexport const wrong: string = dot([1, 2, 3], [1, 2, 3]);\n`;
    expect(await typeMessages(course, 'place', source)).toEqual([
      { line: 3, column: 14, text: "Type 'number' is not assignable to type 'string'." },
    ]);
  });

  it('calls a vector by its name', async () => {
    const source = [
      "import { add, rigidBodyState } from 'rigid-body-lab';",
      'export const a: string = add([1, 2, 3], [1, 2, 3]);',
      'export const b: string = rigidBodyState({}).omegaBody;',
    ].join('\n');
    expect(await saysOf(source)).toEqual([
      "Type 'Vec3' is not assignable to type 'string'.",
      `Type 'Vec3<"body">' is not assignable to type 'string'.`,
    ]);
  });

  it('knows all that a submission finds besides the language', async () => {
    const { globals } = createSurroundings(DEFAULT_LIMITS);
    const uses = Object.keys(globals).map((name) => `void ${name};`);
    const prints = Object.keys(globals['console'] as object).map((name) => `console.${name}('x', 1);`);
    const copies = 'const copy: number[] = structuredClone([1, 2]); export const sorted: number[] = copy.toSorted();';
    expect(await saysOf([...uses, ...prints, copies].join('\n'))).toEqual([]);
  });

  it('names what is missing in the words of the verdict', async () => {
    const source =
      'setTimeout(() => 1, 2); process.exit(); export const b = Buffer.from([]); document.title; frobnicate();';
    expect(await saysOf(source)).toEqual([
      'setTimeout does not exist in an exercise: a function returns its result at once.',
      'process does not exist in an exercise: the file runs alone.',
      expect.stringMatching(/^Buffer does not exist in an exercise: /),
      'document does not exist in an exercise: the file runs alone.',
      "Cannot find name 'frobnicate'.",
    ]);
  });

  it('reads no file but the text and the library', async () => {
    const secret = path.join(course.root, 'secret');
    writeFileSync(`${secret}.ts`, 'export const secret = "canary-7" as const;');
    writeFileSync(`${secret}.d.ts`, 'export declare const secret: "canary-7";');
    writeFileSync(`${secret}.json`, '{"secret":"canary-7"}');
    mkdirSync(path.join(course.root, 'node_modules/secret'), { recursive: true });
    writeFileSync(path.join(course.root, 'node_modules/secret/index.d.ts'), 'export const secret: "canary-7";');
    const names = [
      secret,
      `${secret}.js`,
      `${secret}.json`,
      './secret',
      '../secret',
      'secret',
      'typescript',
      'node:fs',
    ];
    const sources = names.map((name) => `export const x: 1 = null! as typeof import(${JSON.stringify(name)});`);
    for (const source of [
      sources.join('\n').replaceAll('const x', () => `const x${count++}`),
      `/// <reference path=${JSON.stringify(`${secret}.d.ts`)} />\n/// <reference types="node" />\nexport const x: 1 = secret;`,
    ]) {
      const says = await saysOf(source);
      expect(says?.length).toBeGreaterThan(0);
      expect(says?.join('\n')).not.toContain('canary-7');
      expect(says?.join('\n')).toMatch(/Cannot find/);
    }
  });

  it.each(Object.entries(BOMBS))('is stopped, and does not try again: a bomb %s', async (_what, source) => {
    const started = performance.now();
    const first = await typeMessages(course, 'bomb', source);
    expect(first).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(70_000);
    const again = performance.now();
    expect(await typeMessages(course, 'bomb', source)).toEqual(first);
    expect(performance.now() - again).toBeLessThan(2_000);
  });

  it('does without a cache that cannot be read', async () => {
    const cache = course.stateFile('cache', 'spoilt.types.json');
    const source = 'export const x: string = 1;';
    const messages = await typeMessages(course, 'spoilt', source);
    const { key } = JSON.parse(readFileSync(cache, 'utf8')) as { key: string };
    for (const text of ['null', '{', JSON.stringify({ key }), JSON.stringify({ key, messages: [{ line: 'x' }] })]) {
      writeFileSync(cache, text);
      expect(await typeMessages(course, 'spoilt', source)).toEqual(messages);
    }
    rmSync(cache);
    mkdirSync(cache);
    expect(await typeMessages(course, 'spoilt', source)).toEqual(messages);
  });

  it('is no longer read when it never stops to write', async () => {
    const imports = Array.from({ length: 300 }, (_, i) => `export type { X${i} } from '${'x'.repeat(9000)}${i}';`);
    expect(await saysOf(imports.slice(0, 9).join('\n'))).toHaveLength(9);
    expect(await saysOf(imports.join('\n'))).toBeUndefined();
  });

  it('checks anew what another compiler has checked', async () => {
    const cache = course.stateFile('cache', 'other.types.json');
    const source = 'export const x: string = 1;';
    await typeMessages(course, 'other', source);
    const { version } = createRequire(import.meta.url)('typescript/package.json') as { version: string };
    const times = [BUILT.declarations, BUILT.typeChecker].map((file) => String(statSync(file).mtimeMs));
    const keyWith = (compiler: string): string =>
      createHash('sha256')
        .update(JSON.stringify([source, [...times, compiler]]))
        .digest('hex');
    expect((JSON.parse(readFileSync(cache, 'utf8')) as { key: string }).key).toBe(keyWith(version));
    writeFileSync(cache, JSON.stringify({ key: keyWith('5.0.0'), messages: [] }));
    expect(await typeMessages(course, 'other', source)).toHaveLength(1);
  });

  it('cuts what is too long, and prints nothing raw', async () => {
    const [text] = (await saysOf(`import type { X } from '\u001b[2J${'x'.repeat(3000)}'; export type Y = X;`)) ?? [];
    expect(text).toHaveLength(600);
    // eslint-disable-next-line no-control-regex
    expect(text).not.toMatch(/\u001b/);
  });
});

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // A child that nobody waits for any more stays in the list as a zombie.
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

describe.skipIf(process.platform === 'win32')('the process of the type checker', { timeout: 60_000 }, () => {
  it('ends when the process that asked is killed, in the middle of its work', async () => {
    const asking = `
      import { spawn } from 'node:child_process';
      const child = spawn(process.execPath, process.argv.slice(1), { env: {}, stdio: ['pipe', 'pipe', 'ignore', 'pipe'] });
      child.stdin.end(${JSON.stringify(BOMBS['of unions'])});
      console.log(child.pid);
      setInterval(() => undefined, 1000);
    `;
    const args = ['--input-type=module', '-e', asking, BUILT.typeChecker, BUILT.declarations];
    const parent = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: fileURLToPath(new URL('.', import.meta.url)),
    });
    const pid = await new Promise<number>((resolve) => {
      parent.stdout.on('data', (text: Buffer) => {
        resolve(Number(text.toString()));
      });
    });
    await pause(3_000);
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
  });
});
