/** VitePress's reader of Markdown, with the options of the course. */
import { markdownOptions } from '../../src/course/site/markdown.js';

type Options = Parameters<typeof markdownOptions>[0];

/** As far as tests use it: its own types need the DOM. */
export interface MarkdownRenderer {
  parse: (text: string, env: object) => { attrGet: (name: string) => string | null }[];
  render: (text: string, env: object) => string;
}

/** VitePress keeps one for a process, with the options of whoever asked first: test files share one. */
interface Vitepress {
  disposeMdItInstance: () => void;
  createMarkdownRenderer: (folder: string, options: object, base?: string) => Promise<MarkdownRenderer>;
}

/** Loads a package whose types need the DOM. */
const load = async <T>(name: string): Promise<T> => (await import(name)) as T;

export async function markdownRenderer(options: Omit<Options, 'katex'>, base?: string): Promise<MarkdownRenderer> {
  const { createMarkdownRenderer, disposeMdItInstance } = await load<Vitepress>('vitepress');
  const { katex } = await load<Pick<Options, 'katex'>>('@mdit/plugin-katex');
  disposeMdItInstance();
  return createMarkdownRenderer(options.pagesFolder, markdownOptions({ ...options, katex }), base);
}
