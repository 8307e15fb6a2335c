/** What `lab` tells of itself: every command in the same form, in every window. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { optionsIn } from '../../../src/course/cli/command.js';
import { commands } from '../../../src/course/cli/main.js';
import { helpLines } from '../../../src/course/cli/terminal/help-text.js';
import { columns, styleOf } from '../../../src/course/cli/terminal/style.js';
import { runLab } from './run-lab.js';

const NAMES = Object.keys(commands);
const tooWide = (text: string, width: number): string[] => text.split('\n').filter((line) => columns(line) > width);
const styleAt = (width: number): ReturnType<typeof styleOf> =>
  styleOf({ out: String, err: String, colour: false, width });

// Under a load, the modules of a command take their time.
describe.each(NAMES)('the help of lab %s', { timeout: 120_000 }, (name) => {
  it('has usage, what it does, options, an example and exit codes, in this order', async () => {
    const { usage, summary } = await commands[name]();
    const blocks = usage.split('\n\n');
    expect(blocks[0]).toMatch(new RegExp(`^Usage: node lab ${name}\\b`));
    expect(blocks[1]).toMatch(name === 'pack' ? /^ {2}student {3}\S/ : /^[A-Z][^]*[.:]$/);
    const last = blocks.slice(-2).map((block) => block.split(' ')[0]);
    expect(last).toContain('Example:');
    if (usage.includes('Exit code')) expect(last).toEqual(['Example:', 'Exit']);
    expect(summary).not.toMatch(/\.$/);
  });

  it('says what each option does, and its example is one that it takes', async () => {
    const { usage } = await commands[name]();
    const example = /\nExample: node lab (.*)/.exec(usage)![1];
    expect(example.split(' ')[0]).toBe(name);
    const rows = [...usage.matchAll(/^ {2,}(--[a-z-]+)\b.*? {2,}\S/gm)].map(([, option]) => option);
    const named = [...usage.split('\n\n')[0].matchAll(/--[a-z-]+/g), ...example.matchAll(/--[a-z-]+/g)];
    expect(named.map(([option]) => option).filter((option) => !rows.includes(option))).toEqual([]);
  });

  it('is the same by help and by --help, and fits into 40 and 80 columns', async () => {
    for (const width of [40, 80]) {
      const { code, out, err } = await runLab(['help', name], { width });
      expect([code, err]).toEqual([0, '']);
      expect((await runLab([name, '--help'], { width })).out).toBe(out);
      expect((await runLab([name, '5', '-h'], { width })).out).toBe(out);
      expect(tooWide(out, width)).toEqual([]);
      // Nothing is lost on the way into the narrow window.
      const { usage } = await commands[name]();
      expect(out.replace(/\s+/g, '')).toBe(usage.replace(/\s+/g, ''));
    }
  });

  it('corrects an option that is nearly one of its own, in one sentence', async () => {
    const { usage } = await commands[name]();
    const [option] = optionsIn(usage);
    const wrong = `--${option[3]}${option[2]}${option.slice(4)}`;
    const { code, err } = await runLab([name, ...(name === 'pack' ? ['student'] : []), wrong]);
    expect(code).toBe(2);
    expect(err).toBe(
      `lab ${name}: there is no option "${wrong}". Did you mean ${option}?\n\nnode lab ${name} --help tells more.\n`,
    );
  });
});

describe('lab', { timeout: 120_000 }, () => {
  it('lists every command, in 40 columns too', async () => {
    for (const width of [40, 80, 120]) {
      const { code, out } = await runLab(['--help'], { width });
      expect(code).toBe(0);
      expect(tooWide(out, width)).toEqual([]);
      const listed = [...out.matchAll(/^ {2}([a-z]+) {2,}\S/gm)].map(([, name]) => name);
      expect(listed.sort()).toEqual([...NAMES].sort());
      expect((await runLab(['help'], { width })).out).toBe(out);
      expect((await runLab(['help', '--help'], { width })).out).toBe(out);
      expect(await runLab([], { width })).toEqual({ code: 2, out: '', err: out });
    }
  });

  it.each(['--version', '-v'])('says with %s which version it is, and of what', async (option) => {
    const file = new URL('../../../package.json', import.meta.url);
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    expect(await runLab([option])).toEqual({
      code: 0,
      out: `rigid-body-lab ${version} (Node ${process.version}, ${process.platform} ${process.arch})\n`,
      err: '',
    });
  });

  it.each([
    [['chekc'], 'command "chekc". Did you mean check?'],
    [['hlep'], 'command "hlep". Did you mean help?'],
    [['help', 'solutoin'], 'command "solutoin". Did you mean solution?'],
    [['--versoin'], 'option "--versoin". Did you mean --version?'],
    [['toString'], 'command "toString".'],
    [['zzz'], 'command "zzz".'],
  ])('%j is refused, with the name that was probably meant', async (args, says) => {
    expect(await runLab(args)).toEqual({
      code: 2,
      out: '',
      err: `lab: there is no ${says}\n\nnode lab --help lists the commands.\n`,
    });
  });

  it.each([
    [['notebooks', 'chekc'], 'expected list, run, check or pull, got chekc. Did you mean check?'],
    [['kernel', 'instal'], 'expected install, status or uninstall, got instal. Did you mean install?'],
    [['questions', 'opener'], 'expected check, open, openers or show, got opener. Did you mean openers?'],
    [['exercises', 'drwa'], 'expected draw, got drwa. Did you mean draw?'],
  ])('%j is corrected', async (args, says) => {
    const { code, err } = await runLab(args);
    expect([code, err.split('\n')[0]]).toEqual([2, `lab ${args[0]}: ${says}`]);
  });

  it('breaks errors between words in a terminal, and leaves them whole in a file', async () => {
    const whole = await runLab(['check', '99']);
    expect(whole.err.split('\n')).toHaveLength(4);
    const narrow = await runLab(['check', '99'], { errWidth: 40 });
    expect(tooWide(narrow.err, 40)).toEqual([]);
    expect(narrow.err.split(/\s+/)).toEqual(whole.err.split(/\s+/));
  });
});

describe('a help text', () => {
  const TEXT = `Usage: node lab try [a word] --with <some thing> [--or <another thing>]

Paragraphs are joined and
broken anew.

  --with <some thing>  what stands beside it goes on below its beginning, or
                       moves below
  one                  a word

Exit code: 0.`;

  it('is as it was written in 80 columns', () => {
    expect(helpLines(TEXT, styleAt(80)).join('\n')).toBe(TEXT.replace('joined and\nbroken', 'joined and broken'));
  });

  it('moves what has no room below, and breaks no brackets', () => {
    expect(helpLines(TEXT, styleAt(40))).toEqual([
      'Usage: node lab try [a word] --with',
      '       <some thing>',
      '       [--or <another thing>]',
      '',
      'Paragraphs are joined and broken anew.',
      '',
      '  --with <some thing>',
      '      what stands beside it goes on',
      '      below its beginning, or moves',
      '      below',
      '  one',
      '      a word',
      '',
      'Exit code: 0.',
    ]);
  });
});
