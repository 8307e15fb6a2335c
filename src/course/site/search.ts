/** What the search of the course page finds: prose, headings and code, but not the numbers that cells printed. */
import type { SearchOptions } from './vitepress.js';

const PRINTED = /<pre v-pre class="cell-text[^]*?<\/pre>/g;

/** Options of VitePress's local search. */
export const searchOptions: SearchOptions = {
  _render: (source, env, md) => md.render(source, env).replace(PRINTED, ''),
  miniSearch: { searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, titles: 2, text: 1 } } },
};
