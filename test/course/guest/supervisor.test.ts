import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSource } from '../../../src/course/sandbox/intake.js';
import { libraryScript } from '../../../src/course/sandbox/library.js';
import { permissionFlag, workerCommand } from '../../../src/course/sandbox/layers.js';
import { DEFAULT_LIMITS } from '../../../src/course/guest/limits.js';
import type { Outcome } from '../../../src/course/guest/reply.js';
import { Sandbox } from '../../../src/course/sandbox/sandbox.js';
import { Session } from '../../../src/course/guest/supervisor.js';
import type { Exchange, GuestWorker, Job, SubmittedFile, WorkerRequest } from '../../../src/course/guest/supervisor.js';
import { descendants } from '../sandbox/station.js';

const limits = { ...DEFAULT_LIMITS, checkMs: 200, loadMs: 400 };
const sandbox = new Sandbox({ limits });
const folder = mkdtempSync(path.join(os.tmpdir(), 'intake-'));
afterAll(() => {
  sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const watch = { watchedCalls: 0, frozenArguments: false, sameArguments: false };
const job = (source: string, group: Job['group'] = 'public'): Job => ({
  source,
  inputs: ['null'],
  group,
  watch,
  ms: limits.checkMs,
});

async function run(
  source: string,
  probes: (string | Job)[],
  in_: Sandbox = sandbox,
  more: Partial<SubmittedFile> = {},
): Promise<Outcome[]> {
  const session = in_.open({ source, imports: [], library: '({})', names: ['f', 'g'], methods: [], ...more });
  const accepted = await session.accept();
  if ('refused' in accepted) throw new Error(accepted.refused);
  const outcomes: Outcome[] = [];
  for (const probe of probes) {
    const answer = await session.run(typeof probe === 'string' ? job(probe) : probe);
    outcomes.push(...answer.outcomes);
  }
  return outcomes;
}

const CALL_F = '(student) => student.f()';
const CALL_G = '(student) => student.g()';

describe('the supervisor', () => {
  it('goes on with the next check after an endless loop', async () => {
    const found = await run('export const f = () => { for (;;); }; export const g = () => 7;', [CALL_F, CALL_G]);
    expect(found.map((o) => o.kind)).toEqual(['timeout', 'value']);
  });

  it('kills what cannot be interrupted', async () => {
    const found = await run('export const f = () => new Array(1e9) + ""; export const g = () => 7;', [CALL_F, CALL_G]);
    expect(found).toMatchObject([{ kind: 'timeout' }, { kind: 'value', value: 7 }]);
  });

  it.each([
    ['export const f = (list) => list.length; export const g = f;', 0],
    ['export const f = (list) => (list[0] *= 2); export const g = f;', 1],
  ])('blames nobody for the digits of another engine: %s', async (source, changed) => {
    const session = sandbox.open({ source, imports: [], library: '({})', names: ['f', 'g'], methods: [] });
    await session.accept();
    const inputs = [JSON.stringify([2 ** -44, 0.1, 1e-300])];
    const watched = { watchedCalls: 9, frozenArguments: false, sameArguments: false };
    const looking = { ...job('({ f }, list) => f(list)'), inputs, watch: watched };
    const { findings } = await session.run(looking);
    expect(findings.filter(({ kind }) => kind === 'changed')).toHaveLength(changed);
  });

  it('gives every submission a fresh realm, and hidden checks another one', async () => {
    const counter = 'let n = 0; export const f = () => ++n; export const g = () => 0;';
    const hidden = job(CALL_F, 'hidden');
    const values = async (): Promise<unknown[]> =>
      (await run(counter, [CALL_F, CALL_F, hidden])).map((o) => o.kind === 'value' && o.value);
    expect(await values()).toEqual([1, 2, 1]);
    expect(await values()).toEqual([1, 2, 1]);
  });

  it('repeats clock and random numbers', async () => {
    const source =
      'export const f = () => [Math.random(), Date.now(), new Date(0).getTimezoneOffset()]; export const g = f;';
    const [first] = await run(source, [CALL_F]);
    const [second] = await run(source, [CALL_F]);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ kind: 'value' });
  });

  it('reports a file that fails to load in every check, and runs it once', async () => {
    const started = performance.now();
    const found = await run('for (;;); export const f = 1;', [CALL_F, CALL_G, CALL_F, CALL_G]);
    expect(found.map((o) => [o.kind, o.atLoad])).toEqual(Array(4).fill(['timeout', true]));
    // Two tries of at most 1.3 s on the wall, and the starts of two workers on a busy machine.
    expect(performance.now() - started).toBeLessThan(15_000);
    const [thrown] = await run('\n\nthrow new Error("early"); export const f = 1;', [CALL_F]);
    expect(thrown).toMatchObject({ kind: 'thrown', atLoad: true, thrown: { message: 'early', line: 3 } });
  });

  it('stops a submission whose time is up', async () => {
    const hasty = new Sandbox({ limits: { ...limits, submissionMs: 100 } });
    const found = await run('export const f = () => { for (;;); };', [CALL_F, CALL_F, CALL_F], hasty);
    hasty.close();
    expect(found.map((o) => o.kind)).toEqual(['timeout', 'not-run', 'not-run']);
  });

  it('counts the time of the processor: on a busy machine no check is left out, and a file may compile twice', async () => {
    const slow = { starts: 0, asked: 0 };
    const ask = async (request: WorkerRequest): Promise<Exchange> => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      if ('open' in request) return ++slow.starts === 1 ? { ended: 'deadline' } : { exported: ['f'] };
      if ('load' in request) return { replies: ['{"loaded":{}}'], used: 1 };
      slow.asked += 1;
      return { replies: ['{"value":1}'], used: 1 };
    };
    const openWorker = (): Promise<GuestWorker> => Promise.resolve({ alive: true, ask, kill: () => undefined });
    const submission = { source: '', imports: [], library: '', names: ['f'], methods: [] };
    const session = new Session(submission, { limits: { ...limits, submissionMs: 100 }, openWorker });
    expect(await session.accept()).toEqual({ exported: ['f'] });
    for (let i = 0; i < 5; i++) {
      const { outcomes } = await session.run(job(CALL_F));
      expect(outcomes).toEqual([{ kind: 'value', value: 1 }]);
    }
    expect(slow).toEqual({ starts: 2, asked: 5 });
  });

  it('sees nothing of the host', async () => {
    const names = ['process', 'require', 'fetch', 'WebAssembly', 'setTimeout', 'Deno', 'std', 'os', 'scriptArgs'];
    const [outcome] = await run(
      `export const f = () => ${JSON.stringify(names)}.filter((n) => n in globalThis); export const g = f;`,
      [CALL_F],
    );
    expect(outcome).toEqual({ kind: 'value', value: [] });
  });

  it('leaves no process behind', async () => {
    const before = descendants().length;
    const own = new Sandbox({ limits });
    await run('export const f = () => 1;', [CALL_F], own);
    expect(descendants().length).toBeGreaterThan(before);
    own.close();
    await expect.poll(() => descendants().length).toBeLessThanOrEqual(before);
  });
});

describe('the intake', () => {
  const file = (name: string): string => path.join(folder, name);
  it('reads regular files of bounded size, and nothing else', () => {
    writeFileSync(file('secret.ts'), 'secret');
    symlinkSync(file('secret.ts'), file('link.ts'));
    writeFileSync(file('huge.ts'), 'x'.repeat(limits.sourceBytes + 1));
    expect(readSource(file('secret.ts'), limits)).toEqual({ source: 'secret' });
    expect(readSource(file('link.ts'), limits)).toEqual({ refused: 'link.ts is a link: hand in the file itself.' });
    expect(readSource(folder, limits)).toHaveProperty('refused', expect.stringContaining('is a folder: hand in'));
    expect(readSource(file('huge.ts'), limits)).toHaveProperty('refused', expect.stringContaining('200001 bytes'));
    expect(readSource(file('none.ts'), limits)).toHaveProperty('refused', 'none.ts is missing.');
  });

  it('takes byte order marks and the line ends of Windows', async () => {
    const found = await run('\uFEFFexport function f() {\r\n  throw new Error("here");\r\n}\r\n', [CALL_F]);
    expect(found).toMatchObject([{ kind: 'thrown', thrown: { message: 'here', line: 2 } }]);
  });

  it.each([
    ['UTF-16', Buffer.from('\uFEFFexport const f = 1;', 'utf16le'), 'utf.ts is no text in UTF-8 (UTF-16, perhaps)'],
    ['Latin-1', Buffer.from('// f\u00fcr', 'latin1'), 'utf.ts is no text in UTF-8: save it'],
  ])('says what to do about a file in %s', (_encoding, bytes, refused) => {
    writeFileSync(file('utf.ts'), bytes);
    expect(readSource(file('utf.ts'), limits)).toHaveProperty('refused', expect.stringContaining(refused));
  });

  it('does not wait for a pipe', () => {
    spawnSync('mkfifo', [file('pipe.ts')]);
    expect(readSource(file('pipe.ts'), limits)).toEqual({
      refused: 'pipe.ts is a pipe or a device: hand in the file itself.',
    });
  });

  it('gives what is allowed, without the rest of the library', async () => {
    const library = await libraryScript(['cross']);
    expect(library.length).toBeLessThan(2000);
    const source = "import { cross } from 'rigid-body-lab'; export const f = () => cross([1,0,0],[0,1,0]);";
    const [found] = await run(source, [CALL_F], sandbox, { imports: ['cross'], library });
    expect(found).toEqual({ kind: 'value', value: [0, 0, 1] });
  });
});

describe('the layers', () => {
  it('find the permission flag of each Node', () => {
    expect(permissionFlag(new Set(['--experimental-permission']))).toBe('--experimental-permission');
    expect(permissionFlag(new Set(['--permission', '--experimental-permission']))).toBe('--permission');
    expect(permissionFlag(new Set())).toBeNull();
  });

  it('start the worker with whatever there is', async () => {
    const bare = { permission: null, ulimit: false, bwrap: null };
    expect(workerCommand(bare).program).toBe(process.execPath);
    expect(workerCommand({ ...bare, ulimit: true }).program).toBe('/bin/sh');
    const own = new Sandbox({ limits, layers: bare });
    expect(await run('export const f = () => 3;', [CALL_F], own)).toEqual([{ kind: 'value', value: 3 }]);
    own.close();
  });

  it('do without bubblewrap where it says that it may not, and say so', async () => {
    const bwrap = path.join(folder, 'bwrap');
    const start = async (script: string): Promise<Sandbox> => {
      writeFileSync(bwrap, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
      const own = new Sandbox({ limits, layers: { permission: null, ulimit: true, bwrap } });
      try {
        expect(await run('export const f = () => 3;', [CALL_F], own)).toEqual([{ kind: 'value', value: 3 }]);
      } finally {
        own.close();
      }
      return own;
    };
    const refused = await start('echo "bwrap: setting up uid map: Permission denied" >&2; exit 1');
    expect(refused.layers).toEqual({ permission: null, ulimit: true, bwrap: null });
    // Anything else that goes wrong is our own fault, and never a reason to run with less around it.
    await expect(start('echo "Segmentation fault" >&2; exit 1')).rejects.toThrow('the sandbox does not start. Segment');
  });
});
