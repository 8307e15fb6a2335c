import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFileTree } from '../../../src/course/intake/file-tree.js';
import { INTAKE_LIMITS } from '../../../src/course/intake/intake-limits.js';
import type { IntakeLimits } from '../../../src/course/intake/intake-limits.js';
import { readSubmissions } from '../../../src/course/intake/read-submissions.js';
import { handZip } from './support/hand-zip.js';
import type { HandMember } from './support/hand-zip.js';
import { EXERCISES } from './support/people.js';
import { temporaryPlaces, zipOf } from './support/trees.js';

const { folder, file } = temporaryPlaces();
const exercises = EXERCISES;
const GOOD = '05-inertia-tensor.ts';

/**
 * What is read of a student's zip file that lies beside that of another student, whose
 * file must always be read.
 */
async function besideAnHonestOne(zip: Uint8Array): Promise<string[]> {
  const root = folder({ 'evil.zip': zip, [`honest/${GOOD}`]: 'honest' });
  const { submissions, problems } = await readSubmissions(root, { exercises });
  expect(submissions.filter(({ student }) => student !== 'evil')).toMatchObject([
    { student: 'honest', text: 'honest' },
  ]);
  expect(readdirSync(root).sort()).toEqual(['evil.zip', 'honest']);
  return [
    ...submissions.flatMap(({ student, text }) => (student === 'evil' ? [`read: ${text ?? '-'}`] : [])),
    ...problems.map(({ origin, student, problem }) => `${origin} [${student}] ${problem}`),
  ];
}

const one = (member: Partial<HandMember>): Promise<string[]> =>
  besideAnHonestOne(handZip([{ name: GOOD, content: 'text', ...member }]));

describe('names in a zip file that lead out of it', () => {
  it.each([
    ['../05-inertia-tensor.ts', '05-inertia-tensor.ts'],
    ['a/../../05-inertia-tensor.ts', ''],
    ['/etc/passwd', ''],
    ['C:\\Windows\\x.ts', ''],
    ['..\\..\\x.ts', ''],
    ['a\0b.ts', ''],
    ['..', ''],
    ['\\\\server\\share.ts', ''],
  ])('%j is refused, and told', async (name) => {
    const told = await one({ name });
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('[evil] Its name in the zip file leads out of the folder.');
    expect(existsSync(path.join('/etc', GOOD))).toBe(false);
  });

  it.each([`work\\${GOOD}`, `./work/${GOOD}`, `work//${GOOD}`])('%j stays in it', async (name) => {
    expect(await one({ name })).toEqual(['read: text']);
  });
});

describe('what is no file', () => {
  it.each([
    [0o120777, 'It is a link, which is not followed.'],
    [0o010644, 'It is a pipe or a device, not a file.'],
    [0o060644, 'It is a pipe or a device, not a file.'],
  ])('mode %i', async (mode, problem) => {
    expect(await one({ mode, content: '/etc/passwd' })).toEqual([`evil.zip!/${GOOD} [evil] ${problem}`]);
  });

  it('two files of one name: neither is read', async () => {
    const twice = handZip([
      { name: GOOD, content: 'one' },
      { name: `./${GOOD}`, content: 'two' },
    ]);
    expect(await besideAnHonestOne(twice)).toEqual([
      `evil.zip!/${GOOD} [evil] The zip file has two files of this name.`,
    ]);
  });

  it.each<[Partial<HandMember>, string]>([
    [{ encrypted: true }, 'It is encrypted in the zip file.'],
    [{ method: 99 }, 'It is packed in a way that is not read here.'],
    [{ crc: 1 }, 'It is damaged in the zip file.'],
    [{ size: 3 }, 'It is damaged in the zip file.'],
    [{ size: 5 }, 'It is damaged in the zip file.'],
    [{ content: 'text', stored: true, method: 8 }, 'It is damaged in the zip file.'],
  ])('%j', async (member, problem) => {
    expect(await one(member)).toEqual([`evil.zip!/${GOOD} [evil] ${problem}`]);
  });
});

describe('bombs', () => {
  const zeros = new Uint8Array(12 * 2 ** 20);

  it('one student’s file that unpacks to a thousand times its size costs nobody else in the zip file of all', async () => {
    const whole = file(
      handZip([
        { name: `evil/${GOOD}`, content: zeros },
        { name: `honest/${GOOD}`, content: 'honest' },
      ]),
      'class.zip',
    );
    const { submissions, problems } = await readSubmissions(whole, { exercises });
    expect(submissions.map(({ student }) => student)).toEqual(['honest']);
    // Twelve times 1,048,576 bytes.
    const said = { origin: `evil/${GOOD}`, problem: 'It has 12 MB, more than the 200000 bytes that are read.' };
    expect(problems).toMatchObject([{ student: 'evil', origin: `evil/${GOOD}` }]);
    expect(problems[0].problem).toMatch(/^It would unpack to \d+ times its size, as a bomb does\.$/);
    const noise = Uint8Array.from({ length: zeros.length }, (_zero, i) => (i * i * 7919) >>> 5);
    const large = await readSubmissions(
      file(handZip([{ name: `evil/${GOOD}`, content: noise, stored: true }]), 'class.zip'),
      { exercises },
    );
    expect(large.problems).toMatchObject([said]);
  });

  it('a member that unpacks to a thousand times its size is not read', async () => {
    const noise = Uint8Array.from({ length: 200_000 }, (_zero, i) => (i * i * 7919) >>> 5);
    const told = await besideAnHonestOne(
      handZip([
        { name: GOOD, content: 'text' },
        { name: '01-planar-body.ts', content: zeros.subarray(0, 2 ** 21) },
        { name: 'noise.bin', content: noise, stored: true },
      ]),
    );
    expect(told.slice(0, 1)).toEqual(['read: text']);
    expect(told.join('\n')).toMatch(
      /01-planar-body\.ts \[evil\] It would unpack to \d+ times its size, as a bomb does\./,
    );
  });

  it('members that share their bytes are those of a bomb', async () => {
    const zip = handZip([
      { name: GOOD, content: 'text' },
      { name: '01-planar-body.ts', content: 'text', at: 0 },
    ]);
    expect(await besideAnHonestOne(zip)).toEqual([
      'evil.zip [evil] The zip file is not read: its files overlap, as those of a bomb do.',
    ]);
  });

  it('a member that unpacks to more than it says is not unpacked further', async () => {
    expect(await one({ content: zeros, size: 10, crc: 0 })).toEqual([
      `evil.zip!/${GOOD} [evil] It is damaged in the zip file.`,
    ]);
  });

  it('more files than a student has', async () => {
    const many = Array.from({ length: INTAKE_LIMITS.innerEntries + 1 }, (_zero, i) => ({ name: `${i}` }));
    expect(await besideAnHonestOne(handZip(many))).toEqual([
      'evil.zip [evil] The zip file is not read: it has 20001 files, more than 20000.',
    ]);
    expect(await besideAnHonestOne(handZip([{ name: 'a' }], { count: 65_000 }))).toEqual([
      'evil.zip [evil] The zip file is not read: it has 65000 files, more than 20000.',
    ]);
  });

  it('zip files in zip files, but for two', async () => {
    const nested = (depth: number): Uint8Array =>
      depth === 0 ? zipOf({ [GOOD]: 'text' }) : zipOf({ 'inner.zip': nested(depth - 1) });
    expect(await besideAnHonestOne(nested(1))).toEqual(['read: text']);
    expect(await besideAnHonestOne(nested(2))).toEqual([
      'evil.zip!/inner.zip!/inner.zip [evil] It is a zip file within zip files.',
    ]);
  });

  it('all that is unpacked is counted', () => {
    const root = folder({ 'a.zip': zipOf({ 'a.ts': 'x'.repeat(600) }), 'b.zip': zipOf({ 'b.ts': 'x'.repeat(600) }) });
    const limits: IntakeLimits = { ...INTAKE_LIMITS, totalBytes: 1000 };
    const reads = readFileTree(root, limits).entries.map((entry) => 'bytes' in entry.read(1000));
    expect(reads).toEqual([true, false]);
  });

  it('folders in folders are left at some depth, and a folder with too many files is refused', () => {
    const deep = `${'a/'.repeat(50)}x.ts`;
    const [entry] = readFileTree(folder({ [deep]: 'x' })).entries;
    expect(entry.trouble?.problem).toBe('It lies in too many folders within folders.');
    const zipped = readFileTree(file(handZip([{ name: deep }]), 'a.zip')).entries;
    expect(zipped[0].trouble?.problem).toBe('It lies in too many folders within folders.');
    expect(() => readFileTree(folder({ a: '', b: '', c: '' }), { ...INTAKE_LIMITS, entries: 2 })).toThrow(
      'readSubmissions: expected a folder of submissions, got one with more than 2 files. Hand in a part of it.',
    );
  });
});

describe('a zip file that is none', () => {
  const good = handZip([{ name: GOOD, content: 'text' }]);

  it.each([
    ['empty', new Uint8Array()],
    ['a text', new TextEncoder().encode('this is no zip file at all, but longer than the end of one')],
    ['cut', good.subarray(0, -30)],
    ['without its beginning', good.subarray(20)],
  ])('%s: is told, and nothing of it is read', async (_name, zip) => {
    const told = await besideAnHonestOne(zip);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^evil\.zip \[evil\] The zip file is not read: it is (?:damaged|not a whole zip file)\.$/);
  });

  it('one bit changed anywhere is noticed, or harmless', async () => {
    for (let at = 0; at < good.length; at += 3) {
      const bad = good.slice();
      bad[at] ^= 1 << (at % 8);
      const told = await besideAnHonestOne(bad);
      expect(told.filter((line) => line.startsWith('read: ') && line !== 'read: text')).toEqual([]);
    }
  });

  it('an empty one is an empty folder', async () => {
    expect(await besideAnHonestOne(handZip([]))).toEqual(['evil.zip [evil] The folder is empty.']);
    expect(await besideAnHonestOne(handZip([{ name: '.DS_Store' }]))).toEqual(['evil.zip [evil] The folder is empty.']);
  });
});

describe('names in a zip file', () => {
  const namesIn = (members: HandMember[]): string[] =>
    readFileTree(file(handZip(members), 'a.zip')).entries.map(({ origin }) => origin);

  it('are UTF-8, also where it is not said, else those of old programs', () => {
    expect(namesIn([{ name: 'Müßig/a.ts', utf8: false }])).toEqual(['Müßig/a.ts']);
    expect(namesIn([{ name: new Uint8Array([0x4d, 0x81, 0xe1, 0x69, 0x67, 0x2e, 0x74, 0x73]), utf8: false }])).toEqual([
      'Müßig.ts',
    ]);
  });

  it('stand in a field of their own where Info-ZIP wrote them', () => {
    const name = new Uint8Array([0x4d, 0x3f, 0x2e, 0x74, 0x73]);
    const checksum = [0xa7, 0x65, 0x3f, 0x0f];
    const unicode = Buffer.concat([Buffer.from([0x75, 0x70, 9, 0, 1, ...checksum]), Buffer.from('王')]);
    // The checksum is not that of the name: the field belongs to another one.
    expect(namesIn([{ name, extra: unicode, utf8: false }])).toEqual(['M?.ts']);
  });

  it('of a real program are read', () => {
    const root = folder({ [`Müßig/${GOOD}`]: 'x', [`王 伟/${GOOD}`]: 'y' });
    const made = path.join(root, 'all.zip');
    try {
      execFileSync('zip', ['-qr', made, '.'], { cwd: root });
    } catch {
      // There is no such program here: the names above are enough.
      return;
    }
    expect(readFileTree(made).entries.map(({ origin }) => origin)).toEqual([`Müßig/${GOOD}`, `王 伟/${GOOD}`]);
  });
});
