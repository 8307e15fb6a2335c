import { describe, expect, it } from 'vitest';
import { foldedCode, foldsOf, importsOf, liveCode } from '../../../src/course/site/live-code.js';

const chart = 'const a = 1;\nshow(\n  lineChart({\n    title,\n  }),\n);\nlog(a);';
const rows = (source: string): string =>
  source
    .split('\n')
    .map((row) => `<span class="line">${row}</span>`)
    .join('\n');
/** What stands there as text: the code itself, whatever is folded. */
const textOf = (html: string): string => html.replace(/<[^>]*>/g, '');

describe('foldsOf', () => {
  it.each([
    ['the inside of a call of show', chart, [{ from: 2, to: 4, label: '3 lines of plot options' }]],
    ['not a short one', 'show(\n  figure,\n);', []],
    ['not a call in one line', 'show(massFigure({ particles }));', []],
    ['not a call that is half written', 'show(\n  a,\n  b,\n  c,', []],
  ])('folds %s', (_what, source, folds) => {
    expect(foldsOf(source)).toEqual(folds);
  });

  it('folds each of several', () => {
    expect(foldsOf(`${chart}\n${chart}`).map(({ from }) => from)).toEqual([2, 9]);
  });
});

describe('importsOf', () => {
  it('counts the names of a cell that only imports, by module', () => {
    const source =
      "import {\n  add, cross,\n  norm,\n} from 'rigid-body-lab';\nimport type { Vec3 } from 'rigid-body-lab';\nimport { show } from 'rigid-body-lab/figures';";
    expect(importsOf(source)).toBe('4 names of rigid-body-lab, 1 name of rigid-body-lab/figures');
  });

  it.each(["import { a } from 'b';\nconst c = a;", 'const a = 1;', ''])('is silent about %j', (source) => {
    expect(importsOf(source)).toBeUndefined();
  });
});

describe('foldedCode', () => {
  it('hides rows behind a button that is no text, and keeps the text', () => {
    const html = foldedCode(rows(chart), chart);
    expect(textOf(html)).toBe(chart);
    expect(html).toContain('aria-expanded="false" aria-label="3 lines of plot options"');
    const [, folded] = /<span class="folded">([^]*?\n)<\/span>/.exec(html)!;
    expect(textOf(folded)).toBe('\n  lineChart({\n    title,\n  }),\n');
    // The rows before and behind the fold stand in one line while it is shut.
    expect(html.match(/class="line joined"/g)).toHaveLength(2);
  });

  it('leaves other code as it is', () => {
    expect(foldedCode(rows('a\nb'), 'a\nb')).toBe(rows('a\nb'));
  });
});

describe('liveCode', () => {
  it('keeps the colours and drops those of plain text', () => {
    const highlighted =
      '<div class="language-ts"><button></button><pre><code><span class="line"><span style="color:var(--code-ink)">a </span><span style="color:var(--code-number)">1</span></span></code></pre></div>';
    expect(liveCode(highlighted, 'a 1')).toBe(
      '<div class="language-ts"><pre v-pre class="code"><code><span class="line">a <span style="color:var(--code-number)">1</span></span></code></pre></div>',
    );
  });
});
