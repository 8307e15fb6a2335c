/**
 * A target is no gift: as the cell stands it is not reached, chance hardly ever reaches it,
 * and what the head says does.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Control } from '../../src/course/cells/control-metadata.js';
import { controlsOf } from '../../src/course/cells/control-metadata.js';
import type { SourceCell } from '../../src/course/cells/notebook.js';
import { parsePercent } from '../../src/course/cells/percent.js';
import { reachedIn, targetOf } from '../../src/course/cells/target-metadata.js';
import { withControl } from '../../src/course/browser/control-place.js';
import { lastPosition, sliderText } from '../../src/course/browser/slider-scale.js';
import type { Random } from '../support/random.js';
import { seeded } from '../support/random.js';
import { runCells } from './run-cells.js';

const folder = fileURLToPath(new URL('../../notebooks/src/', import.meta.url));
const withTarget = readdirSync(folder)
  .map((file): [name: string, cells: SourceCell[]] => {
    return [file.replace(/\.ts$/, ''), parsePercent(readFileSync(path.join(folder, file), 'utf8'))];
  })
  .filter(([, cells]) => cells.some((cell) => targetOf(cell) !== undefined));

const TRIALS = 100;
const BY_CHANCE = 0.05;

/** Some setting that the reader may leave a control at. */
function anySetting(control: Control, random: Random): string {
  if (control.kind === 'slider')
    return sliderText(control, random.integer(0, Math.floor(lastPosition(control))), '0.1');
  const texts = control.kind === 'switch' ? ['true', 'false'] : control.options.map(({ text }) => text);
  return texts[random.integer(0, texts.length - 1)];
}

describe.each(withTarget)('the target of %s', { timeout: 60_000 }, (_name, cells) => {
  const at = cells.findIndex((cell) => targetOf(cell) !== undefined);
  const cell = cells[at];
  const target = targetOf(cell)!;
  const random = seeded(18);
  const set = (settings: Readonly<Record<string, string>>): string =>
    Object.entries(settings).reduce((source, [control, text]) => withControl(source, control, text), cell.source);
  const drawn = Array.from({ length: TRIALS }, () =>
    set(Object.fromEntries(controlsOf(cell).map((control) => [control.path, anySetting(control, random)]))),
  );
  const trials = [cell.source, set(target.by), ...drawn].map((source, k): SourceCell => {
    return { ...cell, id: `trial-${k}`, source: `{\n${source}\n}` };
  });
  let reached: boolean[] | undefined;
  const outcomes = (): boolean[] =>
    (reached ??= [...runCells([...cells.slice(0, at), ...trials])]
      .filter(([id]) => id.startsWith('trial-'))
      .map(([, outputs]) => reachedIn(outputs, target) !== undefined));

  it('is not reached as the cell stands', () => {
    expect(outcomes()[0]).toBe(false);
  });

  it('is reached as its head says', () => {
    expect(outcomes()[1]).toBe(true);
  });

  it('is hardly ever reached by chance', () => {
    expect(outcomes().slice(2).filter(Boolean).length).toBeLessThan(TRIALS * BY_CHANCE);
  });
});
