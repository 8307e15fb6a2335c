/** Names of the library in the prose of the page lead to the reference. */
import type MarkdownIt from 'markdown-it';
import { nameAnchor } from './addresses.js';

type Core = Parameters<MarkdownIt['core']['ruler']['push']>[1];
type Token = Parameters<Core>[0]['tokens'][number];

/** `simulate`, `simulate(…)` and `simulate()` alike. */
const NAME = /^([A-Za-z]\w*)(?:\(.*\))?$/;

interface Environment {
  /** `own` are names that mean something else on the page: those that a reader writes. */
  frontmatter?: { kind?: string; own?: string[] };
}

/**
 * Makes a link of each code that is a public name, but in headings and in links. `links` has their addresses.
 */
export const linkNames =
  (links: ReadonlyMap<string, string>): Core =>
  ({ tokens, env, Token: Made }) => {
    const { own = [], kind = '' } = (env as Environment).frontmatter ?? {};
    if (kind === '') return;
    tokens.forEach(({ type, children }, i) => {
      if (type !== 'inline' || !children || tokens[i - 1]?.type === 'heading_open') return;
      let depth = 0;
      const found: Token[] = [];
      for (const token of children) {
        if (token.type === 'link_open') depth += 1;
        if (token.type === 'link_close') depth -= 1;
        const name = token.type === 'code_inline' && depth === 0 ? NAME.exec(token.content)?.[1] : undefined;
        const link = name === undefined || own.includes(name) ? undefined : links.get(name);
        if (link === undefined) {
          found.push(token);
          continue;
        }
        const open = new Made('link_open', 'a', 1);
        open.attrs = [
          ['href', link],
          ['class', 'name-link'],
        ];
        found.push(open, token, new Made('link_close', 'a', -1));
      }
      tokens[i].children = found;
    });
  };

/**
 * The names of a page of the reference have places of their own, whatever the
 * headings around them are called.
 */
export const anchorNames: Core = ({ tokens, env }) => {
  const { frontmatter } = env as { frontmatter?: { kind?: string; names?: string[] } };
  const { kind, names = [] } = frontmatter ?? {};
  if (kind !== 'reference') return;
  tokens.forEach((token, i) => {
    const content = tokens[i + 1]?.content ?? '';
    if (token.type === 'heading_open' && token.tag === 'h3' && names.includes(content))
      token.attrSet('id', nameAnchor(content));
  });
};
