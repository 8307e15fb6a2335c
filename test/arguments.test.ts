/**
 * Every public function, called with every argument wrong in every way: it answers in one sentence
 * that names it, or, where the table says that a change does no harm, with a value. An export that
 * is not in the table fails.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as library from 'rigid-body-lab';
import * as figures from 'rigid-body-lab/figures';
import { covers } from './arguments/entry.js';
import type { Entry, Table } from './arguments/entry.js';
import { hasNaN, mutationsOf } from './arguments/mutations.js';
import { constraintsTable } from './arguments/constraints-table.js';
import { dynamicsTable } from './arguments/dynamics-table.js';
import { figuresTable } from './arguments/figures-table.js';
import { integrationTable } from './arguments/integration-table.js';
import { linearTable } from './arguments/linear-table.js';
import { massTable } from './arguments/mass-table.js';
import { framesTable, rotationTable } from './arguments/rotation-table.js';

const table: Table = {
  ...linearTable,
  ...rotationTable,
  ...framesTable,
  ...massTable,
  ...integrationTable,
  ...dynamicsTable,
  ...constraintsTable,
  ...figuresTable,
};
const exported: Record<string, unknown> = { ...library, ...figures };
const functions = Object.entries(exported).filter(([, value]) => typeof value === 'function');

const callOf = (name: string, { call }: Entry): ((...args: unknown[]) => unknown) =>
  call ?? (exported[name] as (...args: unknown[]) => unknown);

const GRAMMAR = /^([\w.]+): expected [\s\S]+, got [\s\S]+\. [\s\S]+\.$/;

/** What is wrong with what a call did; undefined if it is in order. */
function faultOf(
  name: string,
  entry: Entry,
  { place, kind, args }: ReturnType<typeof mutationsOf>[number],
): string | undefined {
  const where = `${name}, argument ${place} ${kind}`;
  try {
    const value = callOf(name, entry)(...args);
    if (hasNaN(value)) return `${where}: NaN in the result`;
    return entry.accepts?.some((pattern) => covers(pattern, place, kind)) ? undefined : `${where}: accepted`;
  } catch (error) {
    const { message } = error as Error;
    const refusal = error instanceof RangeError || error instanceof TypeError ? GRAMMAR.exec(message) : null;
    if (!refusal) return `${where}: accident: ${message}`;
    return refusal[1] === (entry.name ?? name) ? undefined : `${where}: names another function: ${message}`;
  }
}

let calls = 0;

describe('arguments', () => {
  it('has every exported function in its table, and no other', () => {
    const keys = Object.keys(table).filter((key) => /^\w+$/.test(key));
    const mends = 'each function has a row in test/arguments/<room>-table.ts: `args` that are right';
    expect(keys.sort(), mends).toEqual(functions.map(([name]) => name).sort());
  });

  it.each(Object.entries(table))('%s', (name, entry) => {
    expect(hasNaN(callOf(name, entry)(...entry.args))).toBe(false);
    if (entry.unchecked) return;
    const faults = mutationsOf(entry.args).map((mutation) => faultOf(name, entry, mutation));
    calls += faults.length;
    expect(faults.filter((fault) => fault !== undefined).slice(0, 20)).toEqual([]);
  });

  it('has tried some ten thousand calls', () => {
    expect(calls).toBeGreaterThan(10_000);
  });

  it('says in the documentation of a function that checks nothing that it checks nothing', () => {
    const folder = new URL('../src/', import.meta.url);
    const sources = readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(file.replaceAll('\\', '/'), folder), 'utf8'));
    const unchecked = Object.keys(table).filter((name) => table[name].unchecked);
    const silent = unchecked.filter((name) => {
      const declared = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport function ${name}\\b`);
      const text = sources.map((source) => declared.exec(source)?.[1]).find((found) => found !== undefined) ?? '';
      return !/checks\s+(\*\s+)?nothing/i.test(text);
    });
    expect(unchecked.length).toBeGreaterThan(10);
    expect(silent).toEqual([]);
  });
});
