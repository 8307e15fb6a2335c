/**
 * How the course page renders Markdown. Notebook cells and exercise statements are prose, not Vue templates:
 * `{{ }}` and `<` in them are text, headings come in order, and links between files of the repository
 * become links between pages.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type MarkdownIt from 'markdown-it';
import { markupText } from '../disk/markup-text.js';
import { changeOutcomes } from './change-outcomes.js';
import { CODE_THEME } from './code-theme.js';
import { cellAnchor, pageOf } from './links.js';
import { liveCode } from './live-code.js';
import { anchorNames, linkNames } from './reference/name-links.js';
import type { MarkdownOptions } from './vitepress.js';

type Core = Parameters<MarkdownIt['core']['ruler']['push']>[1];
type Rule = NonNullable<MarkdownIt['renderer']['rules'][string]>;
type Token = Parameters<Rule>[0][number];

/** HTML that prose may contain; everything else in angle brackets is shown as it is written. */
const PLAIN_TAGS = /^(?:\s|[^<]|<\/?(?:details|summary|br|sub|sup|kbd)\s*\/?>)*$/;

/** Keeps Vue from reading braces as an expression. */
const inert = (html: string): string => html.replaceAll('{{', '&#123;&#123;');

/** HTML as it stands; what a reader unfolds may have formulas and code in its title, as it has in Jupyter. */
const proseHtml =
  (md: MarkdownIt): Rule =>
  (tokens, i, _options, env) => {
    const text = tokens[i].content;
    if (!PLAIN_TAGS.test(text)) return inert(markupText(text));
    return text
      .split(/(?<=<summary>)([^<]+)(?=<\/summary>)/)
      .map((part, k) => (k % 2 === 1 ? md.renderInline(part, env) : inert(part)))
      .join('');
  };

/** One h1 per page, and no level left out: screen readers and the outline walk the levels. */
const orderedHeadings: Core = ({ tokens }) => {
  let level = 0;
  tokens.forEach((token, i) => {
    if (token.type !== 'heading_open') return;
    const wanted = Number(token.tag[1]);
    level = level === 0 ? 1 : Math.min(Math.max(wanted, 2), level + 1);
    const close = tokens.slice(i).find((t) => t.type === 'heading_close')!;
    token.tag = close.tag = `h${level}`;
  });
};

interface Environment {
  /** The page, relative to the folder of pages. */
  relativePath?: string;
  /** `folder` is where the links of the page start from, relative to the root of the course. */
  frontmatter?: { folder?: string; kind?: string };
}

/** Under the title of a notebook stand the buttons of the whole page. */
const pageBar: Core = ({ tokens, env, Token: Made }) => {
  const { frontmatter } = env as Environment;
  const title = tokens.findIndex(({ type, tag }) => type === 'heading_close' && tag === 'h1');
  if (frontmatter?.kind !== 'notebook' || title < 0) return;
  const bar = new Made('fence', 'code', 0);
  bar.info = 'course-bar';
  tokens.splice(title + 1, 0, bar);
};

/** A link to a file that is no page stays readable as text; the path is its tooltip. */
function unlink(tokens: Token[], open: number, file: string): void {
  const close = tokens.slice(open).find((t) => t.type === 'link_close')!;
  tokens[open].tag = close.tag = 'span';
  tokens[open].attrs = [
    ['class', 'repository-path'],
    ['title', file],
  ];
}

/** Links and images of the repository, as the page sees them. `root` is the folder of the course. */
function repositoryLinks(root: string, pagesFolder: string): Core {
  const isPage = (link: string): boolean => existsSync(path.join(pagesFolder, `${link}.md`));
  return ({ tokens, env }) => {
    const { frontmatter, relativePath } = env as Environment;
    const folder = frontmatter?.folder;
    if (folder === undefined) return;
    const isRelative = (target: string): boolean => !/^([a-z][\w+.-]*:|[/#])/i.test(target);
    for (const { children } of tokens) {
      children?.forEach((token, i) => {
        const target = token.attrGet(token.type === 'image' ? 'src' : 'href') ?? '#';
        if (!isRelative(target)) return;
        const [file, ...hash] = path.posix.join(folder, decodeURI(target)).split('#');
        if (token.type === 'image') {
          const from = path.join(pagesFolder, path.dirname(relativePath ?? ''));
          if (existsSync(path.join(root, file))) {
            token.attrSet('src', path.relative(from, path.join(root, file)).split(path.sep).join('/'));
          }
          return;
        }
        const page = pageOf(file);
        if (page !== undefined && isPage(page)) {
          token.attrSet('href', [page, ...hash].join('#'));
        } else unlink(children, i, file);
      });
    }
  };
}

/** An attribute that a component reads as JSON. */
const about = (content: string): string => `about="${markupText(content.trim())}"`;

/** What ends a part, by the name that its end gives. A component has its content in slots. */
const ends: Readonly<Record<string, string>> = {
  code: '</template></CodeCell>\n',
  predict: '</PredictionCard>\n',
  cover: '</AnswerCover>\n',
  fold: '</FoldedPart>\n',
  opener: '</NotebookOpener>\n',
  example: '</LiveExample>\n',
  exercise: '</template></ExerciseWork>\n',
};

/**
 * What a page has besides prose and code: live cells, questions and covers, charts and
 * pictures, printed text, a table.
 */
const outputFences: Partial<Record<string, (content: string) => string>> = {
  'course-output': (content) => {
    const attributes = Object.entries(JSON.parse(content) as Record<string, string | number>);
    return `<CourseOutput ${attributes.map(([name, value]) => `${name}="${markupText(String(value))}"`).join(' ')} />\n`;
  },
  'course-stdout': (content) => printed('stdout', content),
  'course-stderr': (content) => printed('stderr', content),
  'course-cell': (content) => `<div id="${cellAnchor(markupText(content.trim()))}" class="cell-anchor"></div>\n`,
  'course-code': (content) => `<CodeCell ${about(content)}><template #code>\n`,
  'course-predict': (content) => `<PredictionCard ${about(content)}>\n`,
  'course-cover': (content) => `<AnswerCover ${about(content)}>\n`,
  'course-fold': (content) => `<FoldedPart ${about(content)}>\n`,
  'course-exercise': (content) => `<ExerciseWork ${about(content)}><template #intro>\n`,
  'course-example': () => '<LiveExample>\n',
  'course-source': (content) => {
    const { file, line, source } = JSON.parse(content) as { file: string; line: number; source: string };
    const code = `<pre v-pre class="code" tabindex="0"><code>${markupText(source)}</code></pre>`;
    return `<SourceFold place="${markupText(`${file}, line ${line}`)}">${code}</SourceFold>\n`;
  },
  'course-part': (content) => `</template><template #${markupText(content.trim())}>\n`,
  'course-end': (content) => ends[content.trim()] ?? '',
  'course-bar': () => '<PageBar />\n',
  'course-coverage': () => '<CoverageTable />\n',
  'course-review': () => '<ReviewQuestions />\n',
  'course-ideas': (content) => `<IdeasTest ${about(content)} />\n`,
  'course-opener': (content) => `<NotebookOpener ${about(content)}>\n`,
};

const printed = (stream: string, content: string): string =>
  `<CourseOutput><pre v-pre class="cell-text ${stream}" tabindex="0">${markupText(content.replace(/\n$/, ''))}</pre></CourseOutput>\n`;

/** The code of a live cell stands in a slot of its own, before what it printed and drew. */
const LIVE = 'ts live';

/**
 * What the search indexes of costly parts: their source. The development server indexes all pages when
 * it starts; colouring code and setting formulas for it took 5 s of the 6.
 */
const SEARCHED = ['fence', 'math_inline', 'math_block'] as const;

/** Numbers that cells printed are not what anyone searches. */
const searched = ({ info, content }: Token): string =>
  info.startsWith('course-') ? '' : `<p>${markupText(content)}</p>`;

/** In the environment of a rendering: it is for the search index, not for the page. */
export const FOR_SEARCH = 'forSearch';

/**
 * A search must not answer what a page still asks: of what stands under a cover only the headings are
 * found, of hints nothing.
 */
const answersNotSearched: Core = (state) => {
  if (!(FOR_SEARCH in (state.env as object))) return;
  let depth = 0;
  let inHeading = false;
  let inHint = false;
  state.tokens = state.tokens.filter(({ type, info, content }) => {
    if (info === 'course-cover' || info === 'course-opener') depth += 1;
    if (info === 'course-end' && /^(?:cover|opener)$/.test(content.trim())) depth -= 1;
    if (type === 'heading_open') inHeading = true;
    if (info === 'course-part') inHint = content.startsWith('hint-');
    const kept = (depth === 0 || inHeading) && !inHint;
    if (type === 'heading_close') inHeading = false;
    return kept;
  });
};

/** The Markdown options of VitePress. */
export function markdownOptions(options: {
  root: string;
  pagesFolder: string;
  /** The plug-in for formulas, `@mdit/plugin-katex`. */
  katex: (md: MarkdownIt, options: { transformer: (html: string) => string }) => void;
  /** The addresses of the names of the library. */
  names?: ReadonlyMap<string, string>;
}): MarkdownOptions {
  return {
    theme: CODE_THEME,
    // Braces are braces, `1:100:2` is a ratio: what VitePress adds to Markdown stays out of the prose.
    attrs: { disable: true },
    config: (md) => {
      md.disable(['emoji', 'snippet'], true);
      md.use(options.katex, { transformer: inert });
      md.core.ruler.after('block', 'ordered-headings', orderedHeadings);
      md.core.ruler.after('ordered-headings', 'anchor-names', anchorNames);
      md.core.ruler.push('link-names', linkNames(options.names ?? new Map()));
      md.core.ruler.push('page-bar', pageBar);
      md.core.ruler.push(
        'change-outcomes',
        changeOutcomes((env) => FOR_SEARCH in env),
      );
      md.core.ruler.push('answers-not-searched', answersNotSearched);
      md.core.ruler.push('repository-links', repositoryLinks(options.root, options.pagesFolder));
      const { rules } = md.renderer;
      rules['html_inline'] = rules['html_block'] = proseHtml(md);
      const code = rules['code_inline']!;
      rules['code_inline'] = (...all) => inert(code(...all));
      rules['text'] = (tokens, i) => inert(markupText(tokens[i].content));
      const fence = rules['fence']!;
      rules['fence'] = (tokens, i, ...rest) => {
        const { info, content } = tokens[i];
        if (info.trim() !== LIVE) return outputFences[info.trim()]?.(content) ?? fence(tokens, i, ...rest);
        tokens[i].info = 'ts';
        const code = liveCode(fence(tokens, i, ...rest), content.replace(/\n$/, ''));
        return `${code}</template><template #outputs>\n`;
      };
      for (const name of SEARCHED) {
        const rule = rules[name]!;
        rules[name] = (tokens, i, settings, env, self) =>
          FOR_SEARCH in (env as object) ? searched(tokens[i]) : rule(tokens, i, settings, env, self);
      }
    },
  };
}
