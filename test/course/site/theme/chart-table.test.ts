import { describe, expect, it } from 'vitest';
import { tablesOf } from '../../../../src/course/site/.vitepress/theme/lab/chart-table.js';
import { turned } from '../../../../src/course/site/.vitepress/theme/lab/turn-camera.js';

const layout = { xaxis: { title: { text: 't [s]' } }, yaxis: { title: { text: 'ω in body axes<br>[rad/s]' } } };
const curve = (name: string, x: number[], y: (number | null)[]) => ({ type: 'scatter', name, x, y });

describe('the numbers of a chart', () => {
  it('stand side by side over one variable, with units, rounded', () => {
    const figure = { layout, data: [curve('ω₁', [0, 1], [0.1234567, -2]), curve('ω₂', [0, 1], [2, null])] };
    expect(tablesOf(figure)).toEqual([
      {
        columns: ['t [s]', 'ω₁, ω in body axes [rad/s]', 'ω₂, ω in body axes [rad/s]'],
        rows: [
          ['0', '0.1235', '2'],
          ['1', '−2', ''],
        ],
        of: 2,
      },
    ]);
  });

  it('are in tables of their own over other variables, without faint curves and empty traces', () => {
    const data = [
      curve('a', [0, 1], [1, 2]),
      curve('b', [0, 2], [3, 4]),
      { ...curve('a', [0, 1], [9, 9]), meta: 'ghost' },
      curve('none', [], []),
    ];
    expect(tablesOf({ layout, data }).map(({ columns }) => columns[1].slice(0, 1))).toEqual(['a', 'b']);
  });

  it('of a long curve are a screen or two, evenly, with both ends', () => {
    const x = Array.from({ length: 2001 }, (_, k) => k / 100);
    const [table] = tablesOf({ layout, data: [curve('', x, x)] });
    expect([table.rows.length, table.of]).toEqual([41, 2001]);
    expect(table.rows.map(([t]) => t)).toEqual(Array.from({ length: 41 }, (_, k) => String(k / 2)));
    expect(table.columns[1]).toBe('ω in body axes [rad/s]');
  });

  it('in space have three columns, and a surface none', () => {
    const scene = { xaxis: { title: 'x [m]' }, yaxis: { title: 'y [m]' }, zaxis: { title: 'z [m]' } };
    const points = { type: 'scatter3d', name: 'P', x: [1], y: [2], z: [3] };
    const surface = { type: 'mesh3d', x: [1, 2], y: [2, 3], z: [3, 4] };
    expect(tablesOf({ layout: { scene }, data: [points, surface] })).toEqual([
      { columns: ['x [m]', 'P, y [m]', 'P, z [m]'], rows: [['1', '2', '3']], of: 1 },
    ]);
  });
});

describe('the eye of a chart in space', () => {
  const eye = { x: 1, y: 2, z: 2 };
  const length = ({ x, y, z }: typeof eye): number => Math.hypot(x, y, z);

  it('turns about the upright axis, and back', () => {
    const right = turned(eye, 'ArrowRight', false)!;
    expect(right.z).toBe(eye.z);
    expect(Math.atan2(right.y, right.x) - Math.atan2(2, 1)).toBeNear(Math.PI / 36, 1e-6);
    const back = turned(right, 'ArrowLeft', false)!;
    expect([back.x, back.y, back.z]).toEqual([1, 2, 2]);
  });

  it('turns about y and rises along it where y points upwards', () => {
    const right = turned(eye, 'ArrowRight', false, 'y')!;
    expect(right.y).toBe(eye.y);
    expect(length(right)).toBeNear(length(eye), 1e-6);
    expect(Math.atan2(right.x, right.z) - Math.atan2(1, 2)).toBeNear(Math.PI / 36, 1e-6);
    expect(turned(eye, 'ArrowUp', false, 'y')!.y).toBeGreaterThan(eye.y);
  });

  it('rises, with Shift farther, and never stands straight above', () => {
    const height = (e: typeof eye): number => Math.asin(e.z / length(e));
    expect(height(turned(eye, 'ArrowUp', true)!) - height(eye)).toBeNear(Math.PI / 9, 1e-6);
    let steep = eye;
    for (let k = 0; k < 40; k++) steep = turned(steep, 'ArrowUp', true)!;
    expect(height(steep)).toBeNear(1.5, 1e-5);
    expect(length(steep)).toBeNear(3, 1e-4);
  });

  it('comes nearer and goes farther', () => {
    expect(length(turned(eye, '+', false)!)).toBeNear(3 / 1.15, 1e-5);
    expect(length(turned(eye, '-', false)!)).toBeNear(3 * 1.15, 1e-5);
    expect(turned(eye, 'Tab', false)).toBeUndefined();
  });
});
