/** What cannot be read belongs to an exercise where anything says so: no mark there is a zero. */
import { describe, expect, it } from 'vitest';
import { readSubmissions } from '../../../src/course/intake/read-submissions.js';
import { EXERCISES } from './support/people.js';
import { temporaryPlaces } from './support/trees.js';
import type { Tree } from './support/trees.js';

const { folder } = temporaryPlaces();
const [A, B] = ['01-planar-body', '05-inertia-tensor'];

const open = async (tree: Tree, exercise?: string): Promise<string[]> => {
  const { unsettled } = await readSubmissions(folder(tree), { exercises: EXERCISES, ...(exercise && { exercise }) });
  return unsettled.map((one) => `${one.student} ${one.exercise}`.trim());
};

describe('what cannot be read', () => {
  it('is for the exercise of its name or folder, whatever its kind', async () => {
    const tree = {
      [`ada/${A}.ts`]: 'x',
      [`ada/${B}.pdf`]: '%PDF-1.4',
      [`bob/${B} (1).docx`]: 'x',
      [`cyd/${B}/scan.png`]: 'x',
      [`dan_${B}.pdf`]: 'x',
      'eve/neu.ts': new Uint8Array([0x2f, 0x2f, 0xfc, 0x0a]),
      [`eve/${B}.ipynb`]: 'no notebook',
    };
    const known = ['ada', 'bob', 'cyd', 'dan', 'eve'].map((student) => `${student} ${B}`);
    expect((await open(tree)).filter((one) => one !== 'eve')).toEqual(known);
    const { problems } = await readSubmissions(folder(tree), { exercises: EXERCISES });
    expect(problems.find(({ origin }) => origin.endsWith('.pdf'))).toMatchObject({ student: 'ada', exercise: B });
  });

  it('is for the exercise of the assignment that it was handed in to', async () => {
    const tree = {
      [`hw1/ann_11_1_${A}.ts`]: 'x',
      [`hw1/bo_12_2_${A}.ts`]: 'x',
      [`hw5/ann_11_3_${B}.ts`]: 'x',
      [`hw5/bo_12_4_${B}.ts`]: 'x',
      'hw5/cy_13_5_scan.pdf': '%PDF-1.4',
      'hw5/dee_14_6_neu.ts': 'x'.repeat(200_001),
      'hw1/bo_12_7_notes.pdf': '%PDF-1.4',
    };
    // Of Bo there is a file for the exercise: the notes are a problem, and wait for nobody.
    expect(await open(tree)).toEqual([`13 ${B}`, `14 ${B}`]);
  });

  it('is for the one exercise that is asked for, else for none that is known', async () => {
    const tree = { [`ada/${A}.ts`]: 'x', [`bob/${B}.ts`]: 'x', 'cyd/scan.pdf': 'x', 'dan/': '' };
    expect(await open(tree)).toEqual(['cyd', 'dan']);
    expect(await open(tree, B)).toEqual([`cyd ${B}`, `dan ${B}`]);
  });

  it('leaves open for everybody of whom the roster says that it could be', async () => {
    const roster = `${folder({ 'roster.csv': 'student,name\ns1,Anna Schmidt\ns2,Anna Schmidt\ns3,Bo Li\n' })}/roster.csv`;
    const tree = { [`Anna Schmidt/${B}.ts`]: 'x', [`Bo Li/${B}.ts`]: 'x', 'Anna Schmidt/scan.pdf': '%PDF-1.4' };
    const { unsettled, problems, submissions } = await readSubmissions(folder(tree), { exercises: EXERCISES, roster });
    expect(submissions.map(({ student }) => student)).toEqual(['s3']);
    expect(unsettled).toEqual(['s1', 's2'].flatMap((student) => ['', B].map((exercise) => ({ student, exercise }))));
    expect(problems.map(({ problem }) => problem)).toContain('It could be of s1 or s2.');
  });
});
