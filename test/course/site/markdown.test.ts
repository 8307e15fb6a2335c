import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchOptions } from '../../../src/course/site/search.js';
import { markdownRenderer } from '../../support/markdown-renderer.js';

/** Loads a package whose types need the DOM. */
const load = async <T>(name: string): Promise<T> => (await import(name)) as T;

const root = mkdtempSync(path.join(os.tmpdir(), 'markdown-'));
const pages = path.join(root, 'pages');
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

let render: (markdown: string, frontmatter?: Record<string, string>) => string;
let index: (markdown: string) => string;
let compile: (html: string) => { errors: unknown[]; code: string };

beforeAll(async () => {
  write('pages/notebooks/06-principal-axes.md', '');
  write('pages/exercises/05-inertia-tensor.md', '');
  write('pages/about.md', '');
  write('notebooks/picture.png', '');
  const md = await markdownRenderer({ root, pagesFolder: pages });
  render = (markdown, frontmatter = { folder: 'notebooks' }) => {
    const yaml = Object.entries(frontmatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    return md.render(`---\n${yaml.join('\n')}\n---\n\n${markdown}`, { relativePath: 'notebooks/05.md' });
  };
  index = (markdown) =>
    searchOptions._render(markdown, {}, md as unknown as Parameters<typeof searchOptions._render>[2]);
  const vue = await load<{
    compileTemplate: (o: { source: string; filename: string; id: string }) => { errors: unknown[]; code: string };
  }>('vue/compiler-sfc');
  compile = (source) => vue.compileTemplate({ source: `<div>${source}</div>`, filename: 'page.vue', id: 'page' });
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

/** An expression of a template reads its names from the component's context. */
const READS_CONTEXT = /_ctx\./;

describe('the title of what is unfolded', () => {
  it('has its formulas and its code, and braces that are braces', () => {
    const page = render('<details><summary>Is $R^TR=E$ enough for `det(R)` {{ x }}?</summary>\n\nNo.\n\n</details>');
    expect(page).toMatch(
      /^<details><summary>Is <span class="katex">.*<\/span> enough for <code.*>det\(R\)<\/code> &#123;&#123; x \}\}\?<\/summary>/u,
    );
    expect(page.replace(/<annotation.*?<\/annotation>/g, '')).not.toContain('$');
    expect(compile(page)).toMatchObject({ errors: [] });
    expect(compile(page).code).not.toMatch(READS_CONTEXT);
  });
});

describe('prose is text', () => {
  it.each([
    ['braces', 'a {{ constructor }} b', '{{ constructor }}'],
    ['braces in a heading', '## The {{ x }} of it', '{{ x }}'],
    ['braces in code', 'a `{{ x }}` b', '{{ x }}'],
    ['braces in a table', '| a |\n|---|\n| `{{ x }}` {{ y }} |', '{{ y }}'],
    ['braces in a formula', '$\\frac{{a}}{{b}}$', '{{a}}'],
    ['braces in a block of code', '```ts\nconst a = {{ b }};\n```', '{{'],
    ['braces in printed text', '```course-stdout\n{{ x }}\n```', '{{ x }}'],
    ['comparisons', 'if a<b and c>d, x <y> z', 'a<b and c>d, x <y> z'],
    ['a component', '<CourseOutput />', '<CourseOutput />'],
    ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['an attribute', '<b onclick="alert(1)">x</b>', '<b onclick="alert(1)">'],
    ['printed HTML', '```course-stdout\n<b>{{ x }}</b> </pre> & "y"\n```', '<b>{{ x }}</b> </pre> & "y"'],
  ])('%s', (_what, markdown, shown) => {
    const html = render(markdown);
    const { errors, code } = compile(html);
    expect(errors).toEqual([]);
    expect(code).not.toMatch(READS_CONTEXT);
    const text = html
      .replace(/<[^>]*>/g, '')
      .replace(/&#123;/g, '{')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&');
    expect(text).toContain(shown);
  });

  it('keeps what an author means: folded answers, indices, line breaks', () => {
    const html = render('<details><summary>Answer</summary>\n\nx<sub>1</sub><br>y\n\n</details>');
    expect(html).toMatch(/<details><summary>Answer<\/summary>[^]*x<sub>1<\/sub><br>y[^]*<\/details>/);
    expect(compile(html).errors).toEqual([]);
  });

  it('reads ratios and braces at the end of a paragraph as they stand', () => {
    expect(render('as 1:100:2 to {x}')).toContain('<p>as 1:100:2 to {x}</p>');
  });
});

describe('headings', () => {
  const levels = (markdown: string): string[] => [...render(markdown).matchAll(/<h(\d)/g)].map(([, level]) => level);

  it.each([
    ['one h1, none left out', '# a\n\n### b\n\n##### c\n\n## d', ['1', '2', '3', '2']],
    ['a second h1 becomes h2', '# a\n\n# b\n\n## c', ['1', '2', '2']],
    ['a page that begins deeper', '### a\n\n## b', ['1', '2']],
  ])('%s', (_what, markdown, wanted) => {
    expect(levels(markdown)).toEqual(wanted);
  });
});

describe('formulas', () => {
  it('are set by the plug-in, inline and displayed', () => {
    expect(render('with $\\mathbf I$ in it')).toMatch(/<p>with <span class="katex">/);
    expect(render('$$\nE = \\tfrac12 m v^2\n$$')).toMatch(/class=['"]katex-block/);
  });

  it('leave money and wrong TeX readable', () => {
    expect(render('it costs $5 and $6 there')).toContain('$5 and $6');
    expect(render('$\\notacommand$')).toContain('\\notacommand');
  });
});

describe('links within the repository', () => {
  it.each([
    ['a notebook', 'notebooks', '06-principal-axes.ipynb', '/notebooks/06-principal-axes.html'],
    [
      'a part of a notebook',
      'notebooks',
      '06-principal-axes.ipynb#the-cube',
      '/notebooks/06-principal-axes.html#the-cube',
    ],
    ['an exercise', 'notebooks', '../exercises/05-inertia-tensor/README.md', '/exercises/05-inertia-tensor.html'],
    ['the folder of an exercise', 'notebooks', '../exercises/05-inertia-tensor/', '/exercises/05-inertia-tensor.html'],
    [
      'from an exercise',
      'exercises/05-inertia-tensor',
      '../../notebooks/06-principal-axes.ipynb',
      '/notebooks/06-principal-axes.html',
    ],
    ['a document', 'notebooks', '../README.md', '/about.html'],
    ['the same page', 'notebooks', '#here', '#here'],
    ['elsewhere', 'notebooks', 'https://example.org/x', 'https://example.org/x'],
  ])('%s', (_what, folder, target, href) => {
    expect(/href="([^"]*)"/.exec(render(`[text](${target})`, { folder }))?.[1]).toBe(href);
  });

  it.each(['../src/mass/inertia.ts', '07-not-there.ipynb'])('%s is no page: text with the path', (target) => {
    const html = render(`see [the **source**](${target}).`);
    expect(html).toMatch(/<span class="repository-path" title="[^"]+">the <strong>source<\/strong><\/span>/);
    expect(html).not.toContain('<a ');
  });

  it('finds pictures of the repository from where the page stands', () => {
    expect(render('![A brick](picture.png)')).toContain('src="./../../notebooks/picture.png"');
  });
});

describe('outputs of cells', () => {
  it('become components with their attributes as text', () => {
    const html = render('```course-output\n{"src":"a.json","alt":"a \\"b\\" <c> {{ d }}","height":380}\n```');
    expect(html).toBe('<CourseOutput src="a.json" alt="a &quot;b&quot; &lt;c&gt; {{ d }}" height="380" />\n');
    expect(compile(html).errors).toEqual([]);
  });

  it('stand where a link finds their cell', () => {
    expect(render('```course-cell\nby-hand\n```')).toBe('<div id="cell-by-hand" class="cell-anchor"></div>\n');
    expect(render('```course-coverage\n\n```')).toBe('<CoverageTable />\n');
  });
});

describe('what comes of a declared change', () => {
  const cell = (id: string): string => `\`\`\`course-code\n{"id":"${id}","change":{}}\n\`\`\`\n\n`;
  const open = (id: string): string => `<ChangeOutcome of="${id}">`;

  it('waits for the change of the cell above, or below where none is above', () => {
    const above = render(`${cell('spin')}So it is. **Change this:** spin it faster, \`2.5\`. It turns over at *once*.`);
    expect(above).toContain(
      `spin it faster, <code>2.5</code>.${open('spin')} It turns over at <em>once</em>.</ChangeOutcome></p>`,
    );
    expect(compile(above.slice(above.indexOf('<p>'))).errors).toEqual([]);
    const below = render(`**Change this:** brake it. Both fall.\n\n${cell('brake')}${cell('next')}`);
    expect(below).toContain(`brake it.${open('brake')} Both fall.</ChangeOutcome>`);
  });

  it('leaves instruction and question readable, and what is said of no change', () => {
    for (const text of [
      '**Change this:** take 1.5 m.',
      '**Change this:** take 2. Which one grows?',
      'Change this: a. b.',
    ]) {
      expect(render(cell('one') + text)).not.toContain('ChangeOutcome');
    }
    expect(render(`${cell('one')}**Change this:** take 2. Which grows? The first.`)).toContain(
      `Which grows?${open('one')} The first.`,
    );
  });

  it('is not found by the search', () => {
    const found = index(`${cell('one')}**Change this:** take two. Secret consequences.`);
    expect(found).toContain('take two');
    expect(found).not.toContain('consequences');
  });
});

describe('the search', () => {
  it('finds prose, headings with their anchors, code and formulas as they are written', () => {
    const html = index('## The cube\n\nIts $\\mathbf I$ is\n\n$$\na^2\n$$\n\n```ts\nsolidBox<3>({ size })\n```');
    expect(html).toContain('id="the-cube"');
    expect(html.replace(/<[^>]*>/g, '')).toMatch(
      /The cube[^]*Its \\mathbf I is[^]*a\^2[^]*solidBox&lt;3&gt;\(\{ size \}\)/,
    );
    expect(html).not.toMatch(/katex|shiki/);
  });

  it('does not find what cells printed or drew', () => {
    expect(index('```course-stdout\n3.14159\n```\n\n```course-output\n{"alt":"a"}\n```')).toBe('');
  });
});
