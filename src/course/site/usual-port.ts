/**
 * The port of `npm start` stays the same from start to start: what a browser keeps belongs
 * to the address of the page.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../disk/atomic-write.js';

/** The port of the first start, Vite's own. */
export const FIRST_PORT = 5173;

const portFile = (root: string): string => path.join(root, '.lab', 'port');

/** The port that was used last; undefined at the first start. */
export function usualPort(root: string): number | undefined {
  try {
    const port = Number(readFileSync(portFile(root), 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65536 ? port : undefined;
  } catch {
    return undefined;
  }
}

export function noteUsualPort(root: string, port: number): void {
  try {
    writeAtomically(portFile(root), `${port}\n`);
  } catch {
    // The course is served all the same; the next start begins with the first port.
  }
}

/** What to tell when the port is in use. */
export const movedAddress = (port: number): string =>
  `Port ${port} is in use, so the page has another address this time. What a browser keeps belongs to the address;\n` +
  'your files in work/ are the same at every address.';
