/**
 * The theme as the development server sends it: one module and one style sheet instead of 230. Built once,
 * and again when a file of it, or of the library in it, has changed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { writeAtomically } from '../disk/atomic-write.js';
import { inPackage } from '../disk/places.js';
import { loadVite } from './vitepress.js';
import type { ResolvePlugin } from './vitepress.js';
import { sha256Hex } from '../disk/sha256-hex.js';

/** The folder of the theme's sources. */
const THEME = inPackage('src/course/site/.vitepress/theme');

const bundleFolder = (root: string): string => path.join(root, '.lab', 'site', 'theme');
const entryOf = (root: string): string => path.join(bundleFolder(root), 'index.js');
const accountOf = (root: string): string => path.join(bundleFolder(root), 'made-of.json');

/** By file, what it contained when the theme was bundled. */
type Account = Record<string, string>;

const digest = (file: string): string => (existsSync(file) ? sha256Hex(readFileSync(file)) : '');

function isFresh(root: string): boolean {
  if (!existsSync(entryOf(root)) || !existsSync(accountOf(root))) return false;
  const account = JSON.parse(readFileSync(accountOf(root), 'utf8')) as Account;
  return Object.entries(account).every(([file, content]) => digest(file) === content);
}

/** Modules that the server's own page loads as well: of these there must be one copy. */
const SHARED = /^(?:vue|vitepress|@siteData|@localSearchIndex|.*\?url)$/;

/** Bundles the theme for the development server, if it has changed; true if it has. */
export async function bundleTheme(root: string): Promise<boolean> {
  if (isFresh(root)) return false;
  const { build, vue } = await loadVite();
  const { NODE_ENV } = process.env;
  const { output } = await build({
    configFile: false,
    root: THEME,
    // Fonts are named from the style sheet, wherever that lies.
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [vue()],
    resolve: { alias: themeAliases() },
    // What is bundled here is for the reader who has the course on this machine.
    define: { 'import.meta.env.DEV': 'true' },
    build: {
      outDir: bundleFolder(root),
      // A page that loads meanwhile still finds its parts.
      emptyOutDir: false,
      cssCodeSplit: false,
      modulePreload: false,
      // Chromium, Firefox and Safari of the last three years, as the library's own modules.
      target: 'es2022',
      chunkSizeWarningLimit: 2000,
      rollupOptions: {
        input: path.join(THEME, 'index.js'),
        external: SHARED,
        // Vue's compiler imports a little more than it uses.
        onwarn: (warning: { code?: string }, warn: (warning: object) => void) => {
          if (warning.code !== 'UNUSED_EXTERNAL_IMPORT') warn(warning);
        },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'theme.js', chunkFileNames: 'part-[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  // Vite's build declares the whole process one of production; what follows is the development server's.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds).map((id) => id.replace(/[?\0].*$/, ''));
  const own = [...new Set(modules)].filter((file) => path.isAbsolute(file) && existsSync(file));
  const account: Account = Object.fromEntries(
    [...own, inPackage('package-lock.json')].map((file) => [file, digest(file)]),
  );
  writeAtomically(accountOf(root), JSON.stringify(account));
  writeAtomically(entryOf(root), "import './style.css';\nexport { default } from './theme.js';\n");
  return true;
}

/**
 * How the theme's modules are named in it; a row of the sidebar is our own. Markup and style sheet of KaTeX
 * must be of one version: both are the plug-in's own.
 */
export function themeAliases(): Record<string, string> {
  const plugin = createRequire(import.meta.url).resolve('@mdit/plugin-katex/package.json');
  return {
    'katex-styles': createRequire(plugin).resolve('katex/dist/katex.min.css'),
    '@dist': inPackage('dist'),
    './VPSidebarItem.vue': path.join(THEME, 'SidebarItem.vue'),
  };
}

/** Hands the bundle to the development server in place of the sources. */
export function serveTheme(root: string): ResolvePlugin {
  const source = path.posix.join(THEME.split(path.sep).join('/'), 'index');
  return {
    name: 'course-theme',
    apply: 'serve',
    enforce: 'pre',
    resolveId: (id) => (id === source ? entryOf(root) : undefined),
  };
}
