/** Vite's own public folder learns of new files too late for a page that was just written: the server reads them itself. */
import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import type { ServePlugin } from './vitepress.js';

const TYPES: Record<string, string> = {
  '.json': 'application/json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};

/** Serves `outputs/` of the pages' public folder, at any base. */
export function serveOutputs(pages: string): ServePlugin {
  return {
    name: 'course-outputs',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const name = /\/outputs\/([\w-]+\.\w+)$/.exec(request.url ?? '')?.[1];
        const file = path.join(pages, 'public', 'outputs', name ?? '');
        if (name === undefined || !existsSync(file)) {
          next();
          return;
        }
        response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'application/octet-stream');
        response.setHeader('Cache-Control', 'max-age=31536000, immutable');
        createReadStream(file).pipe(response);
      });
    },
  };
}
