/** The part of VitePress and Vite that the course uses. Their own types need the DOM, which this code is compiled without. */
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
