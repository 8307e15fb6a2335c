/** result.json: the one stored form of a verdict, from which every other format is derived. */
import path from 'node:path';
import type { Verdict } from '../judging/verdict.js';
import { writeAtomically } from './atomic-write.js';
import { jsonFileText } from './json-file-text.js';

/** The stored text: the same for the same submission, so that two gradings can be compared byte by byte. */
export function resultText(verdict: Verdict): string {
  const run = { ...verdict.run, durationMs: undefined };
  return jsonFileText({ ...verdict, run });
}

/** Writes result.json, and beside it run.json with the time it took. */
export function writeResult(folder: string, verdict: Verdict): void {
  writeAtomically(path.join(folder, 'run.json'), `${JSON.stringify({ durationMs: verdict.run.durationMs })}\n`);
  writeAtomically(path.join(folder, 'result.json'), resultText(verdict));
}
