import { describe, expect, it } from 'vitest';
import type { CellOutput } from '../../../src/course/cells/notebook.js';
import { fence, renderOutput } from '../../../src/course/site/outputs.js';

const display = (data: Record<string, unknown>): CellOutput => ({ output_type: 'display_data', data, metadata: {} });
const attributesOf = (markdown: string): unknown => JSON.parse(markdown.split('\n')[1]);
/** The first bytes of every PNG file. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

describe('fence', () => {
  it.each([
    ['plain', '```ts\nplain\n```'],
    ['a ``` b', '````ts\na ``` b\n````'],
    ['`````\nends with a newline\n', '``````ts\n`````\nends with a newline\n``````'],
  ])('holds %j', (content, markdown) => {
    expect(fence('ts', content)).toBe(markdown);
  });
});

describe('renderOutput', () => {
  it('keeps printed text as it is, by stream', () => {
    const printed = { output_type: 'stream', name: 'stdout', text: '{{ a }} <b> & `x`\n' } as const;
    expect(renderOutput(printed).markdown).toBe('```course-stdout\n{{ a }} <b> & `x`\n```');
    expect(renderOutput({ ...printed, name: 'stderr' }).markdown).toMatch(/^```course-stderr\n/);
  });

  it('gives a chart its data, picture, height and a text for readers who do not see it', () => {
    const { markdown, assets } = renderOutput(
      display({
        'text/plain': '[chart] Fall: height, speed',
        'application/vnd.plotly.v1+json': { data: [], layout: { height: 380 } },
        'image/png': PNG.toString('base64'),
      }),
    );
    expect(assets.map(({ name }) => name.split('.')[1])).toEqual(['json', 'png']);
    expect(assets[1].content).toEqual(PNG);
    expect(attributesOf(markdown)).toEqual({
      mime: 'application/vnd.plotly.v1+json',
      src: assets[0].name,
      image: assets[1].name,
      alt: 'Chart. Fall: height, speed',
      height: 380,
    });
  });

  it('gives a chart without picture or height a usual height', () => {
    const { markdown, assets } = renderOutput(display({ 'application/vnd.plotly.v1+json': { data: [] } }));
    expect(assets).toHaveLength(1);
    expect(attributesOf(markdown)).toMatchObject({ alt: 'Chart', height: 400 });
  });

  it('hands a moving scene to its player', () => {
    const output = display({ 'application/vnd.rigid-body-lab.v1+json': { frames: 2 }, 'text/plain': '[scene] Spin' });
    expect(attributesOf(renderOutput(output).markdown)).toMatchObject({
      mime: 'application/vnd.rigid-body-lab.v1+json',
      alt: 'Scene. Spin',
    });
  });

  it('names a file after its content', () => {
    const names = [1, 1, 2].map(
      (height) => renderOutput(display({ 'application/vnd.plotly.v1+json': { layout: { height } } })).assets[0].name,
    );
    expect(names[0]).toBe(names[1]);
    expect(names[0]).not.toBe(names[2]);
  });

  it.each([
    ['image/svg+xml', '<svg/>', /"image":"\w+\.svg"/],
    ['image/jpeg', '/9j/', /"image":"\w+\.jpg"/],
    ['text/markdown', '**bold**', /^\*\*bold\*\*$/],
    ['text/latex', '$$x^2$$', /^\$\$x\^2\$\$$/],
    ['text/plain', '[ 1, 2 ]', /^```course-stdout\n\[ 1, 2 \]\n```$/],
  ])('shows %s', (mime, value, markdown) => {
    expect(renderOutput(display({ [mime]: value })).markdown).toMatch(markdown);
  });

  it('shows nothing for HTML alone: a page runs no script of an output', () => {
    expect(renderOutput(display({ 'text/html': '<script>alert(1)</script>' }))).toEqual({ markdown: '', assets: [] });
  });
});
