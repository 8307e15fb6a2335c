import { describe, expect, it } from 'vitest';
import { lineChart } from 'rigid-body-lab/figures';
import { TimeLine, isOverTime } from '../../../../src/course/site/.vitepress/theme/lab/time-line.js';

describe('the time line of a cell', () => {
  it('shows what the scene tells, and hands the wish of a chart to it', () => {
    const line = new TimeLine();
    const asked: number[] = [];
    line.seek(2);
    line.lead((time) => {
      asked.push(time);
      line.tell(time);
    });
    expect(line.shown.value).toBeUndefined();
    line.seek(5.3);
    expect(asked).toEqual([5.3]);
    expect(line.shown.value).toBe(5.3);
    line.end();
    line.seek(1);
    expect(asked).toEqual([5.3]);
    expect(line.shown.value).toBeUndefined();
  });

  it('concerns charts over the time in seconds and no others', () => {
    const chart = (x: { label: string; unit: string; scale?: 'log' }): boolean =>
      isOverTime(
        lineChart({ title: 'Fall', x, y: { label: 'z', unit: 'm' }, series: [{ name: 'z', x: [1, 2], y: [0, -5] }] }),
      );
    expect(chart({ label: 't', unit: 's' })).toBe(true);
    expect(chart({ label: 't', unit: 's', scale: 'log' })).toBe(false);
    expect(chart({ label: 'h', unit: 's' })).toBe(false);
    expect(isOverTime({ data: [], layout: { scene: {} } })).toBe(false);
  });
});
