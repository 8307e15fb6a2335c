import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Figure } from '../../src/figures/figure.js';
import { animate } from '../../src/figures/scene.js';
import { boxMesh } from '../../src/figures/shapes.js';
import type { NotebookHost } from '../../src/figures/show.js';
import { NOTEBOOK_HOST, PLOTLY_FORMAT, SCENE_FORMAT, plotlyBundle, show } from '../../src/figures/show.js';
import { publicReport } from '../support/oracle.js';

/** What the cases of family 7 hold that apply to `show`. */
interface NotebookReport {
  input: { trace_y: string; figures: number; points_per_trace: number };
  expected: {
    right: {
      json_y: number[];
      max_html_bytes_per_figure_after_first: number;
      distinct_ids: number;
      mime_types_include: string[];
    };
  };
}
const report = (id: string): NotebookReport => publicReport(id);

const globals = globalThis as Record<symbol, unknown>;

/** A notebook host that keeps what is displayed. */
function host(viewer: NotebookHost['viewer']): Record<string, unknown>[] {
  const shown: Record<string, unknown>[] = [];
  const display = (data: Record<string, unknown>): void => {
    shown.push(data);
  };
  globals[NOTEBOOK_HOST] = { display, viewer, notebookPath: 'notebooks/a.ipynb', modules: '../node_modules' };
  return shown;
}

afterEach(() => {
  globals[NOTEBOOK_HOST] = undefined;
  vi.restoreAllMocks();
});

const line = (y: unknown, title = 'T'): Figure => ({
  data: [{ type: 'scatter', y }],
  layout: { title: { text: title } },
});
const html = (data: Record<string, unknown>): string => String(data['text/html']);
const idsOf = (text: string): string[] => [...text.matchAll(/<div id="([^"]+)"/g)].map((m) => m[1]);

describe('public reports, family 7', () => {
  it('has no case without a test', () => {
    const all = JSON.parse(readFileSync(new URL('../oracle/public-reports.json', import.meta.url), 'utf8')) as {
      id: string;
      family: string;
    }[];
    const tests = [
      'show.test.ts',
      '../course/notebooks/run-notebook.test.ts',
      '../course/notebooks/course-notebooks.test.ts',
    ];
    const texts = tests.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('');
    const cases = all.filter(({ family }) => family.startsWith('7')).map(({ id }) => id);
    expect(cases.length).toBeGreaterThan(5);
    // nb-06, equal scales, is a matter of the figures themselves.
    expect(cases.filter((id) => id !== 'nb-06' && !texts.includes(`'${id}`) && !texts.includes(`${id}:`))).toEqual([]);
  });
});

describe('show', () => {
  it('prints one line outside a notebook', () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    show({ ...line([1, 2], 'Energy <b>drift</b>'), data: [{ type: 'scatter', name: 'E' }, { type: 'bar' }] });
    expect(log.mock.calls).toEqual([['[chart] Energy  drift: E, bar']]);
  });

  it('nb-01: typed arrays and lists give the same JSON', () => {
    const { input, expected } = report('nb-01');
    expect(input.trace_y).toBe('Float64Array [0, 0.5, 1]');
    const shown = host('html');
    show(line(new Float64Array([0, 0.5, 1])));
    show(line([0, 0.5, 1]));
    const figures = shown.map((data) => JSON.parse(JSON.stringify(data[PLOTLY_FORMAT])) as Figure);
    expect(figures[0].data[0]['y']).toEqual(expected.right.json_y);
    expect(figures[0]).toEqual(figures[1]);
  });

  it('nb-03: no output holds Plotly, and a long trace stays small', () => {
    const { input, expected } = report('nb-03');
    const shown = host('html');
    for (let k = 0; k < input.figures; k++) {
      show(line(Float64Array.from({ length: input.points_per_trace }, (_, i) => Math.sin(i / 100 + k))));
    }
    for (const data of shown) {
      expect(html(data).length).toBeLessThan(expected.right.max_html_bytes_per_figure_after_first);
    }
    expect(shown).toHaveLength(10);
  });

  it('nb-05: no two charts share a place, also after a restart of the kernel', async () => {
    const { expected } = report('nb-05');
    const shown = host('html');
    for (let k = 0; k < 4; k++) show(line([1, 2]));
    vi.resetModules();
    const restarted = await import('../../src/figures/show.js');
    restarted.show(line([1, 2]));
    expect(new Set(shown.flatMap((data) => idsOf(html(data)))).size).toBe(expected.right.distinct_ids);
  });

  it('nb-11: an output has text, and HTML where the viewer may not know Plotly', () => {
    const { expected } = report('nb-11');
    const shown = host('html');
    show(line([1, 2]));
    expect(Object.keys(shown[0])).toEqual(expect.arrayContaining([...expected.right.mime_types_include, 'text/plain']));
    const inCode = host('plotly');
    show(line([1, 2]));
    expect(Object.keys(inCode[0])).toEqual([PLOTLY_FORMAT, 'text/plain']);
  });

  it('a title cannot end the script, and no address outside is named', () => {
    const shown = host('html');
    show(line([1, 2], 'a </script><img src=x> <!-- b'));
    const [, script] = /<script>([\s\S]*)<\/script>$/.exec(html(shown[0]))!;
    expect(script).not.toMatch(/<\/|<!--|https?:/);
    // The script is JavaScript: parsed, not run.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    expect(() => new Function(script)).not.toThrow();
  });

  it('chooses the smaller bundle that draws the figure', () => {
    const types = ['scatter', 'bar', 'scatter3d', 'mesh3d', 'surface', 'cone'];
    expect(types.map((type) => plotlyBundle({ data: [{ type }], layout: {} }))).toEqual([
      'basic',
      'basic',
      'gl3d',
      'gl3d',
      'gl3d',
      'gl3d',
    ]);
  });

  it('shows a scene with its player, and stores it without', () => {
    const scene = animate({
      title: 'Spin',
      times: [0],
      bodies: [{ mesh: boxMesh([4, 2, 1]), poses: [{ orientation: [1, 0, 0, 0] }] }],
    });
    const live = host('plotly');
    show(scene);
    show(scene);
    expect(live[0]).toMatchObject({ [SCENE_FORMAT]: scene, 'text/plain': '[scene] Spin' });
    expect(new Set(live.flatMap((data) => idsOf(html(data)))).size).toBe(2);
    const kept = host('none');
    show(scene);
    expect(Object.keys(kept[0])).toEqual([SCENE_FORMAT, 'text/plain']);
  });
});
