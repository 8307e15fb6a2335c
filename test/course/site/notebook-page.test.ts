import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/course/cells/notebook.js';
import { closeFences, fillImports, notebookPage, summaryOf, titleOf } from '../../../src/course/site/notebook-page.js';

const cell = (kind: Cell['kind'], source: string, outputs: Cell['outputs'] = []): Cell => {
  return { kind, id: 'id', metadata: {}, source, outputs, executionCount: null };
};

describe('closeFences', () => {
  it.each([
    ['```ts\ncode\n```', '```ts\ncode\n```'],
    ['```ts\ncode', '```ts\ncode\n```'],
    ['````\n```\ncode\n', '````\n```\ncode\n````'],
    ['~~~\n```\n~~~\ntext', '~~~\n```\n~~~\ntext'],
    ['a ``` in a line', 'a ``` in a line'],
  ])('%j', (markdown, closed) => {
    expect(closeFences(markdown)).toBe(closed);
  });
});

describe('titleOf', () => {
  it.each([
    ['# 05 The *inertia* tensor', '05 The inertia tensor'],
    ['text\n\n## A [link](x.md) and `code`', 'A link and code'],
    ['no heading', undefined],
  ])('%j', (markdown, title) => {
    expect(titleOf(markdown)).toBe(title);
  });
});

describe('summaryOf', () => {
  it.each([
    ['# T\n\nA long enough first sentence that says what the page is about. Another.', /about\.$/],
    ['# T\n\nShort. And then a second one that makes the summary worth reading. Third.', /^Short\. And .* reading\.$/],
    [
      '# T\n\nThe tensor $\\mathbf I$ of a **body** has [nine](x.md) numbers, six of them different:\n\n- a',
      /^The tensor … of a body has nine numbers, .*\.$/,
    ],
    ['# Only a heading', /^$/],
  ])('%j', (markdown, summary) => {
    expect(summaryOf(markdown)).toMatch(summary);
  });
});

describe('fillImports', () => {
  it('fills lines with the names and keeps everything else', () => {
    const names = Array.from({ length: 20 }, (_, k) => `quantity${k}`);
    const code = `// first\nimport {\n${names.map((n) => `  ${n},\n`).join('')}} from 'a';\nimport type { B } from 'b';\nconst c = {\n  d,\n};`;
    const filled = fillImports(code);
    expect(filled.replace(/\s+/g, ' ')).toBe(code.replace(/\s+/g, ' '));
    expect(filled.split('\n').length).toBeLessThan(12);
    expect(Math.max(...filled.split('\n').map((line) => line.length))).toBeLessThanOrEqual(84);
    expect(filled).toMatch(/const c = \{\n {2}d,\n\};$/);
  });
});

describe('notebookPage', () => {
  const page = notebookPage(
    '05-inertia',
    {
      cells: [
        cell('markdown', '# 05 Inertia\n\nNine numbers, six of them different, say how hard a body is to turn.'),
        cell('code', "console.log('```');", [{ output_type: 'stream', name: 'stdout', text: '```\n' }]),
        cell('markdown', '```ts\nnot closed'),
        cell('markdown', 'after'),
      ],
    },
    'notebooks/src/05-inertia.ts',
  );

  it('has the link, title, summary and source of the notebook', () => {
    expect(page).toMatchObject({
      link: '/notebooks/05-inertia',
      title: '05 Inertia',
      summary: 'Nine numbers, six of them different, say how hard a body is to turn.',
      frontmatter: { kind: 'notebook', source: 'notebooks/src/05-inertia.ts', folder: 'notebooks' },
    });
  });

  it('keeps cells apart, whatever they contain, and marks the place of each', () => {
    const place = '```course-cell\nid\n```';
    expect(page.markdown.split('\n\n').slice(3)).toEqual([
      place,
      '```course-code\n{"id":"id","place":0,"stored":1,"controls":[]}\n```',
      "````ts live\nconsole.log('```');\n````",
      '````course-stdout\n```\n````',
      '```course-end\ncode\n```',
      place,
      '```ts\nnot closed\n```',
      place,
      'after',
    ]);
  });
});
