/**
 * Bodies that students bring to exercise 18, sound and hostile: told alike in the terminal,
 * in the page and in this process.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PageSandbox } from '../../../src/course/browser/page-sandbox.js';
import { openCourse } from '../../../src/course/disk/course.js';
import { submissionOf } from '../../../src/course/grading/grade-submission.js';
import { prepare } from '../../../src/course/grading/preparation.js';
import { compile } from '../../../src/course/guest/compile.js';
import { hostHere } from '../../../src/course/judging/here.js';
import type { Host, Preparation } from '../../../src/course/judging/host.js';
import { judgeRows } from '../../../src/course/judging/judge-rows.js';
import { askedNames, limitsOf } from '../../../src/course/judging/plan.js';
import { libraryScript } from '../../../src/course/sandbox/library.js';
import { runProgram } from '../../../src/course/sandbox/load.js';
import { Sandbox } from '../../../src/course/sandbox/sandbox.js';
import { guestHere, wasmHere } from '../browser/guest-here.js';

const course = openCourse();
const info = course.find('18-your-body');
const limits = limitsOf(info, course.info.limits);
const solution = readFileSync(course.file(info.id, 'solution.ts'), 'utf8');
const MESH = "export const mesh: string = 'wing nut';";
const withMesh = (mesh: string): string => solution.replace(MESH, `export const mesh = ${mesh};`);
const asText = (text: string): string => JSON.stringify(text);

const tetrahedron = (a = 3): string =>
  `OFF\n4 4 0\n0 0 0\n${a} 0 0\n0 2 0\n0 0 1\n3 0 2 1\n3 0 1 3\n3 0 3 2\n3 1 2 3\n`;
const corners = [
  [0, 0, 0],
  [3, 0, 0],
  [0, 2, 0],
  [0, 0, 1],
];
const stl = `solid mine\n${['021', '013', '032', '123']
  .map((face) => {
    const places = Array.from(face, (k) => `vertex ${corners[Number(k)].join(' ')}`).join('\n');
    return `facet normal 0 0 0\nouter loop\n${places}\nendloop\nendfacet`;
  })
  .join('\n')}\nendsolid mine\n`;
const filled = (length: number): string => `${tetrahedron()}#${'x'.repeat(length - tetrahedron().length - 1)}`;

/** What stands for the mesh, and what each of its rows must be: own-body, own-mass, own-axes. */
const bodies: Record<string, { mesh: string; status: string; says: RegExp }> = {
  'a name': { mesh: asText('racket'), status: 'pass', says: /^$/ },
  'an OFF text of one’s own': { mesh: asText(tetrahedron()), status: 'pass', says: /^$/ },
  'an STL text of one’s own': { mesh: asText(stl), status: 'pass', says: /^$/ },
  'a text as long as it may be': { mesh: asText(filled(150_000)), status: 'pass', says: /^$/ },
  'a text of one character more': { mesh: asText(filled(150_001)), status: 'bad-return', says: /150001 characters/ },
  'no mesh': { mesh: asText('a teapot'), status: 'error', says: /meshFromObj: expected/ },
  'an empty text': { mesh: asText(''), status: 'error', says: /expected/ },
  'a coordinate that is none': { mesh: asText(tetrahedron(NaN)), status: 'error', says: /finite number/ },
  'an open mesh': { mesh: asText(tetrahedron().replace('4 4 0', '4 3 0')), status: 'fail', says: /^open-surface$/ },
  'an object that would pass for a text': {
    mesh: "{ toString: () => 'racket', length: 6 } as never",
    status: 'bad-return',
    says: /mesh is no text but object/,
  },
  'a text in a box': { mesh: "new String('racket') as never", status: 'bad-return', says: /no text but object/ },
  'a function': { mesh: "(() => 'racket') as never", status: 'bad-return', says: /no text but function/ },
  'a getter': {
    mesh: "{ get text(): string { throw new Error('looked') } } as never",
    status: 'bad-return',
    says: /no text but object/,
  },
  nothing: { mesh: 'undefined as never', status: 'missing', says: /mesh/ },
};

describe('the own body of exercise 18', () => {
  const sandbox = new Sandbox({ limits });
  const page = new PageSandbox(guestHere, wasmHere());
  let own: Preparation;
  beforeAll(async () => {
    const preparation = await prepare(course, info);
    const checks = preparation.plan.checks.filter(({ row }) => row.check === 'own-body');
    own = { ...preparation, plan: { checks, sweeps: [] } };
    // As in a copy without the solution.
    delete own.reference;
  });
  afterAll(() => {
    sandbox.close();
  });

  async function here(source: string): Promise<Host> {
    const program = compile(source, info.imports, { names: askedNames(info) });
    if ('refused' in program) throw new Error(program.refused);
    const functions = runProgram(program.code, await libraryScript(info.imports), 'own.js');
    const { methods = [], constants = [] } = info;
    return hostHere(functions, { names: askedNames(info), methods, constants, limits, exported: program.exported });
  }

  async function told(host: Host): Promise<[string, string]> {
    const accepted = await host.accept();
    if ('refused' in accepted) return ['refused', accepted.refused];
    const { results } = await judgeRows(own, host, { others: [] });
    const [{ status, message, diagnosis }] = results;
    return [status, diagnosis?.id ?? message ?? ''];
  }

  it.each(Object.entries(bodies))(
    'is told alike everywhere: %s',
    async (_name, { mesh, status, says }) => {
      const source = withMesh(mesh);
      const submission = await submissionOf(info, source);
      const first = await told(sandbox.open(submission));
      expect(first).toEqual([status, expect.stringMatching(says)]);
      expect(await told(page.open(submission, limits))).toEqual(first);
      expect(await told(await here(source))).toEqual(first);
    },
    60_000,
  );
});
