/**
 * No text of a student reaches the terminal raw: what all kinds of attacks look like,
 * through the whole command.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Io } from '../../../../src/course/cli/command.js';
import { main } from '../../../../src/course/cli/main.js';
import { bare, CLEAR, guarded, jsonText, onScreen } from '../../../../src/course/cli/terminal/screen.js';
import { columns, styleOf, wrap } from '../../../../src/course/cli/terminal/style.js';
import type { Course } from '../../../../src/course/disk/course.js';
import { handIn, temporaryCourse } from '../../support.js';

/**
 * What must never be printed: all control characters but the line feed, marks of direction, disguised spaces.
 */
const RAW =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class -- single signs and ranges
  /[\u0000-\u0009\u000b-\u001f\u007f-\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/u;

const attacks: Record<string, string> = {
  'clears the screen': '\u001b[2J\u001b[H✓ 10/10',
  'moves the cursor up': '\u001b[5A\u001b[K',
  'takes our colours': '\u001b[32m✓\u001b[39m all right\u001b[22m',
  'one byte CSI': '\u009b2J\u009b32m',
  'sets the title': '\u001b]0;passed\u0007',
  'writes the clipboard': '\u001b]52;c;cm0gLXJm\u0007',
  'a link elsewhere': '\u001b]8;;https://example.org\u001b\\node lab hint\u001b]8;;\u001b\\',
  'device control': '\u001bP1$r0m\u001b\\',
  'one byte OSC': '\u009d0;x\u009c',
  'carriage return': 'wrong\r✓ right',
  backspaces: 'wrong\b\b\b\b\bright',
  'bell and form feed': '\u0007\u000c\u000b',
  'another alphabet': '\u000e~~~\u000f',
  delete: 'a\u007fb',
  null: 'a\u0000b',
  'right to left': '\u202e01/01 ✓\u202c',
  isolates: '\u2066\u2067x\u2069',
  'Arabic letter mark': 'a\u061cb',
  'zero width': '2\u200b/\u200d2\u2060\ufeff',
  'soft hyphens': 'pass\u00aded',
  tags: `a${String.fromCodePoint(0xe0041, 0xe007f)}b`,
  'no-break spaces': `x${'\u00a0'.repeat(67)}✓${'\u00a0'.repeat(40)}2/2`,
  'wide spaces': `x${'\u3000'.repeat(40)}✓\u2003 2/2`,
  'a word of 300': `${'x'.repeat(80)}✓ ${'─'.repeat(300)}2/2`,
  'piled marks': `a${'\u0301'.repeat(200)}`,
  'line separators': 'x\u2028✓\u2029✓\u0085✓',
  'half of a pair': 'a\ud83db',
};

let course: Course;
let remove: () => void;
beforeAll(() => {
  ({ course, remove } = temporaryCourse());
  process.env['LAB_COURSE'] = course.root;
});
afterAll(() => {
  delete process.env['LAB_COURSE'];
  remove();
});

async function lab(args: string[], colour: boolean): Promise<{ out: string; rest: string }> {
  let out = '';
  let rest = '';
  const io: Io = { out: (text) => (out += `${text}\n`), err: (text) => (rest += `${text}\n`), colour, width: 80 };
  await main(args, io);
  return { out, rest };
}

/** The text without the colours that `lab` uses. */
// eslint-disable-next-line no-control-regex
const colourless = (text: string): string => text.replace(/\u001b\[(?:1|2|22|3[1236]|39)m/g, '');

async function expectHarmless(): Promise<string> {
  const { out, rest } = await lab(['check', '5'], true);
  const plain = colourless(out);
  expect(plain + rest).not.toMatch(RAW);
  expect(plain.split('\n').filter((line) => columns(line) > 80)).toEqual([]);
  const json = await lab(['check', '5', '--json'], false);
  expect(json.out).not.toMatch(RAW);
  expect(() => JSON.parse(json.out) as unknown).not.toThrow();
  return plain;
}

const text = (attack: string): string => JSON.stringify(attack);
const SIZE = 7;
const all = Object.entries(attacks);
const groups = Array.from({ length: Math.ceil(all.length / SIZE) }, (_, i) => all.slice(SIZE * i, SIZE * i + SIZE));

describe('what a student returns, throws, prints and imports', { timeout: 180_000 }, () => {
  it.each(groups.map((group) => [group.map(([name]) => name).join(', '), group.map(([, attack]) => attack)] as const))(
    'is printed harmlessly: %s',
    async (_names, [a, b, c, d, e, f, g = a]) => {
      handIn(
        course,
        `import type { X } from ${text(a + b)};
export type Y = X | import(${text(c + d + e + f + g)}).Z;
export function centreOfMass(): unknown { console.log(${text(a)}, { [${text(b)}]: ${text(c)} }); return { [${text(d)}]: ${text(e)} }; }
export function inertiaTensor(): unknown { throw new Error(${text(e)}); }
export function rotatedInertia(): unknown { throw { name: ${text(f)}, message: ${text(g)} }; }
export function inertiaAboutPoint(): unknown { return [[${text(f)}, 0, 0], ${text(g)}, { x: ${text(a)} }]; }
`,
      );
      const out = await expectHarmless();
      expect(out).toContain('0/12 public checks');
      // Nothing paints a row of its own.
      expect(out.split('\n').filter((line) => /^ {0,3}[✓◐]/.test(line))).toEqual([]);
    },
  );

  it.each(['key-esc', 'message-nbsp', 'ts-diagnostic-esc'])('is printed harmlessly: %s', async (name) => {
    const file = new URL(`./attacks/${name}.txt`, import.meta.url);
    handIn(course, readFileSync(fileURLToPath(file), 'utf8'));
    const out = await expectHarmless();
    expect(out.split('\n').filter((line) => /✓.*10\/10|2\/2$/.test(line) && /^ {0,3}✓/.test(line))).toEqual([]);
  });
});

describe('the gate', () => {
  const style = styleOf({ out: () => undefined, err: () => undefined, colour: true, width: 80 });

  it.each(Object.entries(attacks))('lets nothing pass of what %s', (_name, attack) => {
    expect(onScreen(attack)).not.toMatch(RAW);
    expect(JSON.parse(jsonText({ [attack]: attack }))).toEqual({ [attack]: attack });
    expect(jsonText([attack])).not.toMatch(RAW);
    expect(wrap(attack, 40, '  ').filter((line) => columns(line) > 40)).toEqual([]);
  });

  it('lets our own codes pass, around any text', () => {
    expect(onScreen(CLEAR)).toBe('\u001b[2J\u001b[H');
    expect(onScreen(style.good('\u001b[31mω'))).toBe('\u001b[32m·[31mω\u001b[39m');
    expect(bare(style.strong(style.bad('x')))).toBe('x');
  });

  it('cannot be opened by a text that looks like one of our marks', () => {
    for (const forged of ['\u0001[2J\u0002', `\u0001${'0'.repeat(24)}[2J\u0002`, CLEAR.slice(0, 20)]) {
      expect(onScreen(forged)).not.toMatch(RAW);
    }
  });

  it('stands before both outputs, and leaves tabs and lines', () => {
    const seen: string[] = [];
    const io = guarded({ out: (t) => seen.push(t), err: (t) => seen.push(t), colour: false, width: 80 });
    io.out('a\tb\nc\u001b');
    io.err('\u202e');
    expect(seen).toEqual(['a\tb\nc·', '·']);
  });

  it('keeps JSON readable where it can', () => {
    expect(jsonText({ says: 'I ω ≠ L, ½ · ✓' })).toBe('{"says":"I ω ≠ L, ½ · ✓"}');
    expect(jsonText('\u202e\u007f')).toBe('"\\u202e\\u007f"');
  });
});

describe('columns', () => {
  it('counts what is drawn', () => {
    const drawn = [
      'ω²',
      'e\u0301',
      '慣性',
      '😀',
      styleOf({ out: String, err: String, colour: true, width: 80 }).bad('ab'),
    ];
    expect(drawn.map(columns)).toEqual([2, 1, 4, 2, 2]);
  });
});
