/** The independent reference values of test/oracle (see its README for their making and their pass rule). */
import { readFileSync } from 'node:fs';
import type { OracleTolerance } from './matchers.js';

export interface OracleCase {
  id: string;
  title: string;
  // Families differ in what they hold; each test names the fields that it reads.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  inputs: any;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  expected: any;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  misconceptions?: any;
  tolerance: OracleTolerance;
  notes?: string;
}

const folder = new URL('../oracle/', import.meta.url);

/** All cases of one family, for instance `oracle('brick')`. */
export function oracle(family: string): OracleCase[] {
  const file = JSON.parse(readFileSync(new URL(`${family}.json`, folder), 'utf8')) as { cases: OracleCase[] };
  return file.cases;
}

/** One case of a family by its id; a missing id is an error, so that a renamed case cannot pass unnoticed. */
export function oracleCase(family: string, id: string): OracleCase {
  const found = oracle(family).find((c) => c.id === id);
  if (!found) throw new Error(`oracle family ${family} has no case ${id}`);
  return found;
}

export interface PublicReport {
  id: string;
  family: string;
  source: string;
  symptom: string;
  fault_kind: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  input: any;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  expected: any;
  tolerance: number | string;
  scope: string;
}

/** A case from public bug reports of software that does this job, by its id. */
export function publicReport(id: string): PublicReport {
  const all = JSON.parse(readFileSync(new URL('public-reports.json', folder), 'utf8')) as PublicReport[];
  const found = all.find((c) => c.id === id);
  if (!found) throw new Error(`public-reports.json has no case ${id}`);
  return found;
}
