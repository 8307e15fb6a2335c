// The course page: what VitePress reads the generated pages with. The logic is compiled from src/course/site.
import { katex } from '@mdit/plugin-katex';
import compression from 'compression';
import { defineConfig } from 'vitepress';
import { serveOutputs } from '../../../../dist/course/site/dev-outputs.js';
import { WORKBENCH } from '../../../../dist/course/site/links.js';
import { markdownOptions } from '../../../../dist/course/site/markdown.js';
import { nameLinks } from '../../../../dist/course/site/reference/addresses.js';
import { libraryReference } from '../../../../dist/course/site/reference/library-reference.js';
import { searchOptions } from '../../../../dist/course/site/search.js';
import { sidebar } from '../../../../dist/course/site/sidebar.js';
import { pagesFolder, readOutline } from '../../../../dist/course/site/site-folder.js';
import { serveTheme, themeAliases } from '../../../../dist/course/site/theme-bundle.js';
import { serveWork } from '../../../../dist/course/site/work-server.js';
import { PACKAGE as root } from '../../../../dist/course/disk/places.js';

const pages = pagesFolder(root);
const outline = readOutline(root);

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#d98a63" d="m3 12 13-6 13 6-13 6z"/><path fill="#a8482a" d="m3 12 13 6v9L3 21z"/><path fill="#c4633e" d="m29 12-13 6v9l13-6z"/></svg>',
)}`;
/**
 * The development server's first answer has no head yet: without this the browser asks for
 * an icon that is not there.
 */
const iconFromTheStart = {
  name: 'course-icon',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'icon', href: icon } }],
};
const compressed = {
  name: 'course-compression',
  apply: 'serve',
  configureServer: ({ middlewares }) => void middlewares.use(compression()),
};

export default defineConfig({
  title: 'Rigid Body Lab',
  titleTemplate: ':title · Rigid Body Lab',
  description:
    'Rigid-body dynamics as courseware: executed notebooks, live charts and exercises that explain the mistake.',
  lang: 'en',
  srcDir: pages,
  cacheDir: `${root}.lab/site/cache`,
  outDir: `${root}.lab/site/dist`,
  cleanUrls: false,
  lastUpdated: false,
  // A page loads nothing of another one.
  router: { prefetchLinks: false },
  head: [
    ['link', { rel: 'icon', href: icon }],
    ['meta', { name: 'color-scheme', content: 'light dark' }],
    // Folds and covers are shut, and buttons shown, only where scripts can open and answer them.
    ['script', {}, "document.documentElement.classList.add('scripted')"],
  ],
  markdown: markdownOptions({ root, pagesFolder: pages, katex, names: nameLinks(libraryReference()) }),
  themeConfig: {
    outline: { level: [2, 3], label: 'On this page' },
    // Every page carries this: the sidebar has the rooms of the reference already.
    course: { ...outline, reference: outline.reference && { ...outline.reference, rooms: undefined } },
    nav: [{ ...WORKBENCH }],
    sidebar: sidebar(outline),
    search: { provider: 'local', options: searchOptions },
    docFooter: { prev: 'Previous', next: 'Next' },
    externalLinkIcon: true,
  },
  vite: {
    logLevel: 'warn',
    plugins: [
      compressed,
      serveOutputs(pages, `${root}node_modules`),
      serveWork(root),
      serveTheme(root),
      iconFromTheStart,
    ],
    // The page holds the key to the reader's work: another origin must not read it.
    server: { cors: false },
    resolve: { alias: themeAliases() },
    // Plotly's bundles are large because they are complete; they load only when a chart comes into view.
    build: { chunkSizeWarningLimit: 2000 },
  },
});
