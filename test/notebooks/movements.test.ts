import { describe, expect, it } from 'vitest';
import type { CellOutput } from '../../src/course/cells/notebook.js';
import { PLOTLY, SCENE } from '../../src/course/cells/notebook.js';
import { movements } from './movements.js';

const text = (words: string): CellOutput => ({ output_type: 'stream', name: 'stdout', text: words });
const shown = (format: string, value: unknown): CellOutput => ({
  output_type: 'display_data',
  data: { [format]: value },
  metadata: {},
});
const curve = (y: readonly (number | null)[], title = ''): CellOutput =>
  shown(PLOTLY, { data: [{ type: 'scatter', name: title, y }], layout: { title } });
const change = { from: 'h = 0.2', to: 'h = 0.1' };

describe('movements', () => {
  it('names each printed number and each curve that moved', () => {
    expect(movements([text('error 1.5 m\n')], [text('error 1.25 m\n')], change)).toEqual(['printed 1.5, now 1.25']);
    expect(movements([curve([1, 2, null])], [curve([1, 2.5, null])], change)).toEqual(['chart 1.0.y[1]: 2, now 2.5']);
    const scene = (positions: number[]): CellOutput => shown(SCENE, { title: 'Spin', bodies: [{ positions }] });
    expect(movements([scene([0, 0])], [scene([0, 1])], change)).toEqual(['chart 1.bodies.0.positions[1]: 0, now 1']);
    expect(movements([text('1 2')], [text('1')], change)).toEqual(['printed 2 numbers, now 1']);
    expect(movements([curve([1])], [], change)).toEqual(['drew 1 lists, now 0']);
  });

  it('does not take the changed number itself, a word, a title or rounding for an effect', () => {
    expect(movements([text('h = 0.2: lost 3\n')], [text('h = 0.1: kept 3.00000001\n')], change)).toEqual([]);
    expect(movements([curve([1, 2], 'h = 0.2')], [curve([1, 2.000001], 'h = 0.1')], change)).toEqual([]);
    expect(movements([text('0.2 0.2')], [text('0.1 0.3')], change)).toEqual(['printed 0.2, now 0.3']);
  });

  it('takes more points of the same curve for no effect', () => {
    expect(movements([curve([0, 1, 2])], [curve([0, 0.5, 1, 1.5, 2])], change)).toEqual([]);
    expect(movements([curve([0, 1, 2])], [curve([0, 0.5, 1, 1.5, 2.5])], change)).toEqual([
      'chart 1.0.y[1]: 2, now 2.5',
    ]);
  });
});
