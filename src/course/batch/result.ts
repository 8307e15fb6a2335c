/** What is stored of one submission: a pure function of the file, the checks and the seed, as text. */
import { createHash } from 'node:crypto';
import { resultText as verdictText } from '../disk/result-file.js';
import type { RunNotes, Verdict } from '../judging/verdict.js';
import type { Fault } from './fault.js';
import { jsonFileText } from '../disk/json-file-text.js';

/** What a result follows from, each as a SHA-256. */
export interface Origins {
  /** The student's text. */
  file: string;
  /** Checks, hidden checks, reference solution, what may be imported, limits, and the program that judges. */
  checks: string;
  seeds: string;
}

/** A verdict as it is stored: without the time that it took. */
export type StoredVerdict = Omit<Verdict, 'run'> & { run: Omit<RunNotes, 'durationMs'> };

/** result.json. */
export interface BatchResult {
  format: 1;
  student: string;
  exercise: string;
  /** `verdict` is that of the verdict's own text: a mark that was changed by hand is noticed. */
  hashes: Origins & { verdict: string };
  fault: Fault;
  verdict: StoredVerdict;
}

/**
 * The SHA-256 of a text, as `sha256sum` prints it; of several with their lengths, or what ends
 * one could begin the next.
 */
export function sha256Of(...texts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    if (texts.length > 1) hash.update(`${Buffer.byteLength(text)}:`);
    hash.update(text);
  }
  return hash.digest('hex');
}

/** A result from what was graded. */
export function batchResult(
  { student, exercise }: { student: string; exercise: string },
  origins: Origins,
  verdict: Verdict,
  fault: Fault,
): BatchResult {
  const text = verdictText(verdict);
  const hashes = { ...origins, verdict: sha256Of(text) };
  return { format: 1, student, exercise, hashes, fault, verdict: JSON.parse(text) as StoredVerdict };
}

/** The text of result.json. */
export const batchResultText = (result: BatchResult): string => jsonFileText(result);

/** The result in a text; undefined where it is none, or not as it was written. */
export function readBatchResult(text: string): BatchResult | undefined {
  try {
    const result = JSON.parse(text) as BatchResult | null;
    if (result?.format !== 1) return undefined;
    const isWhole = sha256Of(jsonFileText(result.verdict)) === result.hashes.verdict;
    return isWhole && batchResultText(result) === text ? result : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a result follows from exactly that. */
export const followsFrom = ({ hashes }: BatchResult, { file, checks, seeds }: Origins): boolean =>
  hashes.file === file && hashes.checks === checks && hashes.seeds === seeds;

/** Where a result stands, for people and in lists. */
export const resultName = ({ student, exercise }: { student: string; exercise: string }): string =>
  `${student}/${exercise}`;
