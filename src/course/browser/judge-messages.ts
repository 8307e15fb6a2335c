/** What a page and its judge worker say to each other. */
import type { CheckResult, Verdict } from '../judging/verdict.js';

/** Requests are counted from 1; the address of an exercise is that of its module. */
export type JudgeRequest =
  /** Loads what a check needs. */
  | { kind: 'prepare'; number: number; exercise: string }
  /** Judges a text; what is judged already is given up. */
  | { kind: 'check'; number: number; exercise: string; source: string }
  /** Gives up what is judged. */
  | { kind: 'stop' }
  /** A guest worker of the judge had an error of its own. */
  | { kind: 'broke'; guest: number; message: string };

export type JudgeReply =
  | { kind: 'prepared'; number: number }
  /** The fixed checks, before the sweeps begin. */
  | { kind: 'checks'; number: number; results: readonly CheckResult[] }
  | { kind: 'verdict'; number: number; verdict: Verdict }
  /** The exercise could not be loaded. */
  | { kind: 'failed'; number: number; message: string };

/** What the judge worker has the page do for it. */
export type GuestOrder =
  /** Makes a guest worker, and hands it the port. */
  { kind: 'start'; guest: number; port: object } | { kind: 'end'; guest: number };
