import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstChoice } from '../../../../../src/course/site/.vitepress/theme/workbench/bench-address.js';
import { bodyOfFile, bodyOfSolid } from '../../../../../src/course/site/.vitepress/theme/workbench/bench-body.js';
import type { BenchBody } from '../../../../../src/course/site/.vitepress/theme/workbench/bench-body.js';
import { benchCode } from '../../../../../src/course/site/.vitepress/theme/workbench/bench-code.js';
import { BENCH_SOLIDS } from '../../../../../src/course/site/.vitepress/theme/workbench/bench-solids.js';
import type { Heavy } from '../../../../../src/course/site/.vitepress/theme/workbench/bench-solid.js';
import {
  motionOf,
  outcomeOf,
  possibleAxis,
} from '../../../../../src/course/site/.vitepress/theme/workbench/bench-throw.js';
import { codeLines } from '../../../../../src/course/site/.vitepress/theme/workbench/code-tokens.js';
import { bytesOf, objText, offText, plyBytes, stlBytes } from '../../../../mass/files.js';
import { boxMesh } from '../../../../mass/meshes.js';
import { BRACKET, GEAR, corner, prism, solidFile } from './support.js';
import type { MeshLists, Vec3 } from 'rigid-body-lab';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
/** A folder in which a notebook may lie: the built library is installed there. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));

/** The programs use the built library. */
const STALE = 'if dist lacks what src has: `npm run build`';

const GIVEN = { axis: 1, rate: 5.5, nudge: 0.02 };
const HEAVY: Heavy[] = [
  { kind: 'density', value: 7.5 },
  { kind: 'mass', value: 1.75 },
];

interface Case {
  name: string;
  body: BenchBody;
}

const solids: Case[] = BENCH_SOLIDS.flatMap((row) =>
  HEAVY.map((heavy) => {
    const body = bodyOfSolid({ ...firstChoice(row), axis: row.hasAxis ? 'y' : 'z', heavy });
    return { name: `${row.name}-${heavy.kind}`, body };
  }),
);

const box = boxMesh([40, 20, 10], 2);
const turned = (numbers: readonly number[]): MeshLists => ({
  ...box,
  triangles: box.triangles.map(([a, b, c], i) => (numbers.includes(i) ? [a, c, b] : [a, b, c])),
});
const apart: MeshLists = {
  vertices: box.triangles.flatMap((t, i) => t.map((k) => box.vertices[k].map((x) => x + 1e-4 * (i % 7)) as Vec3)),
  triangles: box.triangles.map((_, i) => (i === 9 ? [3 * i, 3 * i + 2, 3 * i + 1] : [3 * i, 3 * i + 1, 3 * i + 2])),
};
const FILES: [string, Uint8Array][] = [
  ['gear.stl', stlBytes(prism(GEAR, -3, 3))],
  ['bracket.off', bytesOf(offText(prism(BRACKET, 0, 6)))],
  ['corner.ply', plyBytes(corner([30, 20, 10]), true)],
  ["the lecturer's box.obj", bytesOf(objText(box))],
  ['named-wrongly.ply', bytesOf(objText(box))],
  ['some-turned.obj', bytesOf(objText(turned([2, 3, 5, 7, 11, 13, 17, 19, 23])))],
  ['all-turned.obj', bytesOf(objText(turned(box.triangles.map((_, i) => i))))],
  ['apart.obj', bytesOf(objText(apart))],
];
const meshes: Case[] = FILES.flatMap(([name, content], k) => {
  const file = solidFile(name, content);
  return [{ name: `file-${k}`, body: bodyOfFile(file, { unit: k === 2 ? 'm' : 'mm', heavy: HEAVY[k % 2] }) }];
});

const cases = [...solids, ...meshes];
const throwOf = ({ moments }: BenchBody): typeof GIVEN => ({ ...GIVEN, axis: possibleAxis(moments, GIVEN.axis) });
const codeOf = (body: BenchBody): string => benchCode(body, throwOf(body));
const fileOf = (name: string): string => path.join(folder, `${name}.mts`);

beforeAll(() => {
  mkdirSync(path.join(folder, 'node_modules', '@types'), { recursive: true });
  symlinkSync(root, path.join(folder, 'node_modules', 'rigid-body-lab'), 'junction');
  symlinkSync(path.join(root, 'node_modules/@types/node'), path.join(folder, 'node_modules/@types/node'), 'junction');
  for (const [name, content] of FILES) writeFileSync(path.join(folder, name), content);
  for (const { name, body } of cases) {
    writeFileSync(fileOf(name), codeOf(body));
    const { outputText } = ts.transpileModule(codeOf(body), {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    writeFileSync(path.join(folder, `${name}.mjs`), outputText);
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** By label, the numbers that the code prints; all programs run in one process. */
let printed: Record<string, Record<string, number[]>> | undefined;
function run(): Record<string, Record<string, number[]>> {
  if (printed) return printed;
  const script = cases.map(({ name }) => `console.log('== ${name}'); await import('./${name}.mjs');`).join('\n');
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr, STALE).toBe('');
  printed = Object.fromEntries(
    stdout
      .split(/^== /m)
      .slice(1)
      .map((part) => {
        const [name, ...lines] = part.split('\n');
        const labelled = lines.join('\n').split(/^(?=[a-z])/m);
        return [
          name,
          Object.fromEntries(
            labelled.map((text) => {
              const [, label, rest] = /^([a-z][a-z, ]*?)(?: after [\d.]+ s)? (?=[-\d[I])([^]*)/.exec(text)!;
              return [label, (rest.match(/-?\d[\d.]*(?:e[-+]?\d+)?|Infinity/g) ?? []).map(Number)];
            }),
          ),
        ];
      }),
  );
  return printed;
}

describe('the code beside the throw', () => {
  it('has no type error', () => {
    const program = ts.createProgram(
      cases.map(({ name }) => fileOf(name)),
      {
        strict: true,
        noEmit: true,
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.NodeNext,
        moduleResolution: ts.ModuleResolutionKind.NodeNext,
        skipLibCheck: true,
        types: ['node'],
        typeRoots: [path.join(folder, 'node_modules/@types')],
      },
    );
    const faults = ts
      .getPreEmitDiagnostics(program)
      .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
    expect(faults, STALE).toEqual([]);
  }, 120_000);

  it.each(cases)('prints what the page shows: $name', ({ name, body }) => {
    const found = run()[name];
    const { mass, com, inertia } = body.massProperties;
    const near = (label: string, want: readonly number[]): void => {
      const size = Math.max(...want.map(Math.abs)) || 1;
      expect(
        found[label].map((x) => x / size),
        label,
      ).toBeNear(
        want.map((x) => x / size),
        1e-11,
      );
    };
    near('mass', [mass]);
    near('inertia', inertia.flat());
    near('principal moments', body.moments);
    near('principal axes, as columns', body.axes.flat());
    const size = Math.sqrt(body.moments[2] / mass);
    expect(found['centre of mass'].map((x) => x / size)).toBeNear(
      com.map((x) => x / size),
      1e-9,
    );
    const { turnsOver, every } = outcomeOf(body.moments, throwOf(body));
    if (turnsOver) near('period', [2 * every]);
    const second = Number((Math.PI / GIVEN.rate).toPrecision(3));
    near('omega', motionOf(body.moments, throwOf(body))(second).omegaBody);
  });

  it.each(cases)('has lines that a notebook’s cell shows: $name', ({ body }) => {
    const long = codeOf(body)
      .split('\n')
      .filter((line) => line.length > 66);
    expect(long, 'give the row of bench-solids.ts shorter `code`, or break the line in bench-code.ts').toEqual([]);
  });

  it('is coloured without losing a letter', () => {
    for (const { body } of cases) {
      const text = codeLines(codeOf(body)).map((tokens) => tokens.map((token) => token.text).join(''));
      expect(`${text.join('\n')}\n`).toBe(codeOf(body));
    }
    const [first] = codeLines("const a = f('b'); // c")[0].filter(({ kind }) => kind === 'function');
    expect(first.text).toBe('f');
  });
});
