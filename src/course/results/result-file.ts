/** result.json: the one stored form of a verdict, from which every other format is derived. */
import path from 'node:path';
import type { Verdict } from '../verdict.js';
import { writeAtomically } from './atomic-write.js';

/** The stored text: the same for the same submission, so that two gradings can be compared byte by byte. */
export function resultText(verdict: Verdict): string {
  return `${JSON.stringify({ ...verdict, run: undefined }, null, 2)}\n`;
}

/** Writes result.json, and beside it run.json with what differs from run to run. */
export function writeResult(folder: string, verdict: Verdict): void {
  writeAtomically(path.join(folder, 'run.json'), `${JSON.stringify(verdict.run, null, 2)}\n`);
  writeAtomically(path.join(folder, 'result.json'), resultText(verdict));
}
