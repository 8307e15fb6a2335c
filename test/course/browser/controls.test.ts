/** Where controls stand in the code, and what their sliders write. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { controlsOf, sentenceOf } from '../../../src/course/cells/control-metadata.js';
import type { CellOutput } from '../../../src/course/cells/notebook.js';
import type { Control, SliderControl } from '../../../src/course/cells/control-metadata.js';
import { controlPlace, withControl } from '../../../src/course/browser/control-place.js';
import { lastPosition, sliderPosition, sliderText } from '../../../src/course/browser/slider-scale.js';
import { codeCells, LiveEngine } from './live-engine.js';
import { sourceNotebooks } from './notebook-edits.js';

describe('controlPlace', () => {
  it.each([
    ['const a = 1e-3;', 'a', '1e-3'],
    ["const axis: Vec3<'body'> = [0, 1, -2];\nconst b = 3;", 'axis', '[0, 1, -2]'],
    ['const axis: Vec3 = [0, 1, -2];', 'axis[2]', '-2'],
    ['const f: (x: number) => number = (x) => 2 * x;', 'f', '(x) => 2 * x'],
    ['const f: (x: number) => number = (x) => 2 * x;', 'f[0]', '2'],
    ['const o = {\n  a: 1, // ; one\n  b: "2;",\n};\n', 'o', '{\n  a: 1, // ; one\n  b: "2;",\n}'],
    ['const g = () => { const a = 1; return a; };\nconst a = 2;', 'a', '2'],
    ['const a = 1\nconst b = 2', 'a', '1'],
    ['const a =\n  1 +\n  2\nshow(a)', 'a', '1 +\n  2'],
    ['const a = 1 as\n  number\nlet b = 3', 'a', '1 as\n  number'],
    ['const a = `x${1}`;', 'a[0]', '1'],
    ['let a = true;', 'a', 'true'],
    ['const $a = 5;', '$a', '5'],
    ['export const a = 5;', 'a', '5'],
  ])('%j has %s', (source, path, text) => {
    expect(controlPlace(source, path)?.text).toBe(text);
  });

  it.each([
    ['const ab = 1;', 'a'],
    ['const a = 1;\n{ const a = 2; }\nconst a = 3;', 'a'],
    ['// const a = 1;', 'a'],
    ['const a = [1];', 'a[1]'],
    ['a = 1;', 'a'],
    ['const a', 'a'],
    ['const a =', 'a'],
    ['const { a } = o;', 'a'],
    ['function f() { const a = 1; }', 'a'],
    ['const a = 1;', 'a.b'],
  ])('%j has no %s', (source, path) => {
    expect(controlPlace(source, path)).toBeUndefined();
  });

  it('the text alone is replaced', () => {
    expect(withControl('const a: Vec3 = [0, 1, 0]; // axis', 'a', '[1, 0, 0]')).toBe(
      'const a: Vec3 = [1, 0, 0]; // axis',
    );
    expect(withControl('const a = [1, 2 - 3];', 'a[2]', '-4')).toBe('const a = [1, 2 - -4];');
    expect(withControl('const b = 1;', 'a', '2')).toBe('const b = 1;');
  });
});

describe('slider', () => {
  const log: SliderControl = {
    kind: 'slider',
    path: 'x',
    label: 'x',
    says: 'x',
    min: 1e-6,
    max: 0.1,
    scale: 'log',
    turning: [],
  };
  const linear: SliderControl = { ...log, min: -20, max: 0, scale: 'linear', step: 0.5 };

  it('on a logarithmic scale steps through the numbers of one digit', () => {
    expect(lastPosition(log)).toBe(45);
    const texts = Array.from({ length: 46 }, (_, k) => sliderText(log, k, '1e-3'));
    expect(texts.slice(0, 11).join(' ')).toBe('1e-6 2e-6 3e-6 4e-6 5e-6 6e-6 7e-6 8e-6 9e-6 1e-5 2e-5');
    expect(texts.at(-1)).toBe('1e-1');
    expect(texts.map((text) => sliderPosition(log, Number(text)))).toEqual(texts.map((_, k) => k));
    expect(sliderText(log, 27.5, '1e-3')).toBe('1.5e-3');
    expect(sliderText(log, 27, '0.02')).toBe('0.001');
    expect(sliderPosition(log, 1)).toBe(45);
  });

  it('on a linear scale steps as declared, or through a hundred round numbers', () => {
    expect(lastPosition(linear)).toBe(40);
    expect([0, 1, 20, 39, 40].map((k) => sliderText(linear, k, '1'))).toEqual(['-20', '-19.5', '-10', '-0.5', '0']);
    expect(sliderText(linear, 20.1, '1')).toBe('-9.95');
    const h = { min: 0.01, max: 3, scale: 'linear' as const };
    expect([sliderText(h, 1, '0.1'), sliderText(h, 2, '0.1'), sliderText(h, 99, '0.1')]).toEqual(['0.06', '0.11', '3']);
    const fine = { min: 0, max: 0.3, step: 0.1, scale: 'linear' as const };
    expect([1, 2, 3].map((k) => sliderText(fine, k, '0'))).toEqual(['0.1', '0.2', '0.3']);
    expect(sliderPosition(fine, 0.3)).toBe(3);
  });
});

/** The controls of all notebooks, with the cells among which they stand. */
const declared = sourceNotebooks(fileURLToPath(new URL('../../../notebooks/src', import.meta.url))).flatMap(
  ({ name, cells }) =>
    cells.flatMap((cell) =>
      controlsOf(cell).map((control) => ({ name, where: `${name} ${cell.id}: ${control.path}`, cells, cell, control })),
    ),
);

/** The texts at which a control is tried: the ends and the turning points, or all that there are. */
function triedTexts(control: Control): string[] {
  if (control.kind === 'slider') return [control.min, ...control.turning, control.max].map(String);
  return control.kind === 'choice' ? control.options.map(({ text }) => text) : ['true', 'false'];
}

/** How often something is shown that is no number; a figure has null in its place. */
const gaps = (outputs: readonly CellOutput[]): number =>
  (JSON.stringify(outputs).match(/\b(?:NaN|Infinity|null)\b/g) ?? []).length;

describe('controls of the notebooks', () => {
  it('stand in the code once, and the value there is one that they can have', () => {
    const wrong = declared.filter(({ cell, control }) => {
      const text = controlPlace(cell.source, control.path)?.text;
      if (text === undefined) return true;
      if (control.kind !== 'slider') return !triedTexts(control).includes(text);
      return !(Number(text) >= control.min && Number(text) <= control.max);
    });
    expect(wrong.map(({ where }) => where)).toEqual([]);
  });

  const names = [...new Set(declared.map(({ name }) => name))];
  it.each(names)(
    'of %s run at the values of note with all that stands on them, and tell the ends apart',
    { timeout: 120_000 },
    async (notebook) => {
      const own = declared.filter(({ name }) => name === notebook);
      const code = codeCells(own[0].cells);
      const engine = new LiveEngine(code);
      await engine.runAll(code);
      const before = new Map([...engine.states].map(([id, { outputs }]) => [id, gaps(outputs)]));
      const wrong: string[] = [];
      for (const { where, cell, control } of own) {
        const said: (string | undefined)[] = [];
        for (const text of triedTexts(control)) {
          await engine.edit(cell.id, withControl(cell.source, control.path, text));
          for (const [id, { error, outputs }] of engine.states) {
            if (error !== undefined) wrong.push(`${where} = ${text}: ${id}: ${error}`);
            if (gaps(outputs) > before.get(id)!) wrong.push(`${where} = ${text}: ${id} shows what is no number`);
          }
          said.push(sentenceOf(engine.states.get(cell.id)!.outputs, control.says));
        }
        await engine.edit(cell.id, cell.source);
        if (said.includes(undefined)) wrong.push(`${where}: no line begins with ${control.says}`);
        // Of several options two may give the same; the ends of a slider lie in two regimes.
        const differs = control.kind === 'slider' ? said[0] !== said.at(-1) : new Set(said).size > 1;
        if (!differs) wrong.push(`${where}: says the same at both ends`);
      }
      expect(wrong).toEqual([]);
    },
  );
});
