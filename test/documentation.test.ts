import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as kernel from 'rigid-body-lab';
import * as figures from 'rigid-body-lab/figures';
import * as host from 'rigid-body-lab/host';
import { exportedNames, runExample } from './support/doc-examples.js';

/** What the examples have in scope. */
const library: Record<string, unknown> = { ...kernel, ...figures, ...host };

const folder = new URL('../src/', import.meta.url);
/** Folders whose public names make up the library and its figures; course has tests of its own. */
const folders = ['linear', 'rotation', 'frames', 'mass', 'integration', 'dynamics', 'constraints', 'figures'];

const names = folders.flatMap((name) => {
  let files: string[];
  try {
    files = readdirSync(new URL(`${name}/`, folder), { recursive: true }).map(String);
  } catch {
    return [];
  }
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => exportedNames(`${name}/${file}`, readFileSync(new URL(`${name}/${file}`, folder), 'utf8')));
});
const publicNames = names.filter((n) => n.name in library);

describe('documentation', () => {
  it('every public value is found in the sources', () => {
    const found = new Set(names.map((n) => n.name));
    expect(Object.keys(library).filter((name) => !found.has(name))).toEqual([]);
  });

  it('every export has a description', () => {
    expect(names.filter((n) => !n.documented).map((n) => `${n.file}: ${n.name}`)).toEqual([]);
  });

  it('every public function has a runnable example with a checked value', () => {
    expect(publicNames.filter((n) => n.callable && n.examples.length === 0).map((n) => n.name)).toEqual([]);
  });

  const examples = publicNames.flatMap((n) => n.examples);
  it.each(examples.map((e) => [e.name, e.file, e.code] as const))(
    'the example of %s in %s holds',
    async (_n, _f, code) => {
      const { expectations, failures } = await runExample(code, library);
      expect(failures).toEqual([]);
      expect(expectations).toBeGreaterThan(0);
    },
  );
});
