/**
 * The large files of the development server: outputs of cells, the engine and Plotly. Vite's own public
 * folder learns of new files too late for a page that was just written, and sends everything as it is:
 * these are read here, and sent compressed.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ServePlugin } from './vitepress.js';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};
const COMPRESSED = /\.(?:js|json|wasm|svg)$/;

/** The name of an output tells its content; the files of the engine and of Plotly change with the library. */
const FOR_EVER = 'max-age=31536000, immutable';

/**
 * What the address of a request means: a file in `outputs/` or `engine/` of the pages' public
 * folder, or one of Plotly's.
 */
function fileOf(pages: string, modules: string, url: string): string | undefined {
  const output = /\/(outputs|engine)\/([\w-]+\.\w+)$/.exec(url);
  if (output) return path.join(pages, 'public', output[1], output[2]);
  const plotly = /\/node_modules\/(plotly\.js-\w+-dist-min\/plotly-\w+\.min\.js)$/.exec(url);
  return plotly ? path.join(modules, plotly[1]) : undefined;
}

/** Serves them at any base. `modules` is the folder of the installed packages. */
export function serveOutputs(pages: string, modules: string): ServePlugin {
  const packed = new Map<string, { time: number; content: Buffer }>();
  const compressed = (file: string): Buffer => {
    const time = statSync(file).mtimeMs;
    const known = packed.get(file);
    if (known?.time === time) return known.content;
    const content = gzipSync(readFileSync(file));
    packed.set(file, { time, content });
    return content;
  };
  return {
    name: 'course-outputs',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        // With a query it is not the file itself, but a module of Vite's.
        const file = fileOf(pages, modules, request.url ?? '');
        if (file === undefined || !existsSync(file)) {
          next();
          return;
        }
        response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
        response.setHeader('Cache-Control', file.includes(`${path.sep}outputs${path.sep}`) ? FOR_EVER : 'no-cache');
        const isPacked = COMPRESSED.test(file) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
        if (isPacked) response.setHeader('Content-Encoding', 'gzip');
        response.end(isPacked ? compressed(file) : readFileSync(file));
      });
    },
  };
}
