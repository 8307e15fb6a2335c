/** What the search of the course page finds: prose, headings, code and the source of formulas. */
import { FOR_SEARCH } from './markdown.js';
import type { SearchOptions } from './vitepress.js';

/** Options of VitePress's local search. */
export const searchOptions: SearchOptions = {
  _render: (source, env, md) => md.render(source, { ...env, [FOR_SEARCH]: true }),
  miniSearch: { searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, titles: 2, text: 1 } } },
};
