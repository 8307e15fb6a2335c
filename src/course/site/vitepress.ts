/**
 * The part of VitePress and Vite that the course uses. Their own types need the DOM, which this
 * code is compiled without.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type MarkdownIt from 'markdown-it';
import type { CodeTheme } from './code-theme.js';

/** A running development server. */
export interface DevServer {
  listen: () => Promise<unknown>;
  close: () => Promise<void>;
  resolvedUrls: { local: string[] } | null;
  watcher: {
    add: (paths: string[]) => unknown;
    on: (event: 'all', listener: (event: string, file: string) => void) => unknown;
  };
}

/** Where a server listens. */
export interface ServerOptions {
  port: number;
  host: string;
}

interface VitePress {
  createServer: (root: string, options: ServerOptions, recreate: () => Promise<void>) => Promise<DevServer>;
  build: (root: string, options: { base?: string; outDir?: string }) => Promise<void>;
}

/** A plug-in of Vite that answers requests of the development server. */
export interface ServePlugin {
  name: string;
  apply: 'serve';
  configureServer: (server: {
    middlewares: {
      use: (handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) => void;
    };
  }) => void;
}

/** A plug-in of Vite that adds to the head of the pages that the development server sends. */
export interface HeadPlugin {
  name: string;
  apply: 'serve';
  transformIndexHtml: () => { tag: string; attrs: Record<string, string> }[];
}

/** A plug-in of Vite that says where modules of the development server are. */
export interface ResolvePlugin {
  name: string;
  apply: 'serve';
  enforce: 'pre';
  resolveId: (id: string) => string | undefined;
}

/** Vite's build, as far as the course uses it. */
interface Vite {
  build: (options: object) => Promise<{ output: { moduleIds?: string[] }[] }>;
}

/** VitePress's Markdown options, as far as the course sets them. */
export interface MarkdownOptions {
  theme: CodeTheme;
  attrs: { disable: boolean };
  config: (md: MarkdownIt) => void;
}

/** Options of VitePress's local search, as far as the course sets them. */
export interface SearchOptions {
  _render: (source: string, env: object, md: MarkdownIt) => string;
  miniSearch: { searchOptions: { fuzzy: number; prefix: boolean; boost: Record<string, number> } };
}

/** A row of VitePress's sidebar. */
export interface SidebarItem {
  text: string;
  link?: string;
  items?: SidebarItem[];
}

/** Loads VitePress. The name is a variable so that the compiler does not look for its types. */
export async function loadVitePress(): Promise<VitePress> {
  const name: string = 'vitepress';
  return (await import(name)) as VitePress;
}

/** Loads Vite and its plug-in for Vue, which VitePress brings. */
export async function loadVite(): Promise<Vite & { vue: () => object }> {
  const [vite, plugin] = ['vite', '@vitejs/plugin-vue'] as string[];
  const { build } = (await import(vite)) as Vite;
  return { build, vue: ((await import(plugin)) as { default: () => object }).default };
}
