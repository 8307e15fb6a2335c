/** A place for hostile submissions: canary files, a canary listener, and eyes on processes and memory. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const CANARY = 'canary-3f9c1e77';
const HOSTILE = fileURLToPath(new URL('../../hostile/', import.meta.url));
const PORT_IN_FILES = '39417';

export interface HostileCase {
  id: string;
  title: string;
  kind: 'runtime' | 'intake';
  base: 'ok' | 'wrong' | 'none';
  honestMax: number;
}

/** test/hostile/manifest.json. */
export function hostileCases(folder: string = HOSTILE): HostileCase[] {
  return JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as HostileCase[];
}

export class Station {
  readonly root: string = mkdtempSync(path.join(os.tmpdir(), 'station-'));
  connections = 0;
  readonly #hostile: string;
  readonly #secrets: Record<string, string>;
  #server: Server | undefined;
  #port = 0;

  constructor(hostile: string = HOSTILE) {
    this.#hostile = hostile;
    // A right solution, so that a file that gets at it scores.
    const solution = readFileSync(path.join(hostile, '00-honest/submission.ts'), 'utf8');
    this.#secrets = {
      'solution/solution.ts': `${solution}\nexport const canary = '${CANARY}';\n`,
      'results/results.json': `{"canary":"${CANARY}"}\n`,
    };
  }

  /** Writes the canaries and opens the listener. */
  async open(): Promise<void> {
    for (const folder of ['solution', 'results', 'tmp', 'work']) mkdirSync(path.join(this.root, folder));
    for (const [name, text] of Object.entries(this.#secrets)) writeFileSync(path.join(this.root, name), text);
    process.env['GRADER_SECRET_CANARY'] = CANARY;
    this.#server = createServer((socket) => {
      this.connections++;
      socket.destroy();
    });
    await new Promise<void>((resolve) => this.#server!.listen(0, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    this.#server?.close();
    delete process.env['GRADER_SECRET_CANARY'];
    rmSync(this.root, { recursive: true, force: true });
  }

  /** The submission's file, with this station's paths in it. */
  submission(id: string): string {
    const file = path.join(this.root, 'work', `${id}.ts`);
    writeFileSync(file, this.#text(id));
    return file;
  }

  #text(id: string): string {
    // Generated, because nobody wants 30 MB in a repository.
    if (id === '27-huge-source') return `export const kineticEnergy = () => 0;\n${'// padding\n'.repeat(2.8e6)}`;
    return readFileSync(path.join(this.#hostile, id, 'submission.ts'), 'utf8')
      .replaceAll('__STATION__', this.root)
      .replaceAll('../../station', this.root)
      .replaceAll(PORT_IN_FILES, String(this.#port));
  }

  /** What was tampered with; empty when everything is as it was. */
  damage(): string[] {
    const wanted = Object.entries(this.#secrets).filter(
      ([name, text]) => readFileSync(path.join(this.root, name), 'utf8') !== text,
    );
    const planted = [...readdirSync(path.join(this.root, 'tmp')), ...plantedIn(process.cwd())];
    return [...wanted.map(([name]) => `${name} changed`), ...planted.map((name) => `${name} planted`)];
  }
}

const plantedIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => ['results.json', 'planted.txt', 'link'].includes(name));

/** The command line of a process; empty when it has ended. */
export const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};

/**
 * Descendants that are neither ours (worker, bubblewrap, esbuild) nor a copy of this
 * process about to become one.
 */
export function strangers(): string[] {
  const own = commandOf(process.pid);
  return descendants()
    .map(commandOf)
    .filter((command) => command !== '' && command !== own && !/worker(-bundle)?\.m?js|bwrap|esbuild/.test(command));
}

/** Ids of all processes that descend from this one; empty where there is no /proc. */
export function descendants(of: number = process.pid): number[] {
  if (process.platform !== 'linux') return [];
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It ended while we looked.
    }
  }
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === of || isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow);
}

/** Resident bytes of the largest descendant. */
export function largestDescendant(): number {
  return Math.max(
    0,
    ...descendants().map((pid) => {
      try {
        return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
      } catch {
        return 0;
      }
    }),
  );
}

/** The folder of the fixture course. */
export const FIXTURE: string = fileURLToPath(new URL('fixture', import.meta.url));
