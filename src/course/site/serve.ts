/** The course as a web page on this machine: runs the notebooks, serves the pages and follows what is saved. */
import path from 'node:path';
import { Course } from '../disk/course.js';
import { inPackage } from '../disk/places.js';
import { batches } from './batches.js';
import type { PageProblem } from './course-pages.js';
import { coursePages } from './course-pages.js';
import { DOCUMENTS } from './links.js';
import { notebookStates, refreshNotebooks } from './notebook-states.js';
import { writeSite } from './site-folder.js';
import type { DevServer } from './vitepress.js';
import { loadVitePress } from './vitepress.js';

/** What the course is served with. */
export interface CourseOptions {
  /** The folder of the course. */
  root: string;
  out: (line: string) => void;
}

/** A course that is being served. */
export interface ServedCourse {
  /** Where it is to be seen. */
  url: string;
  close: () => Promise<void>;
}

/** The course is for the reader on this machine. */
const HOST = '127.0.0.1';
/** An editor that saves writes, renames and touches within this time, in milliseconds. */
const QUIET = 80;

/** The folder of the theme. */
const SITE = inPackage('src/course/site');

/** Runs stale notebooks and writes all pages; true when the sidebar has changed. */
export async function refreshPages({ root, out }: CourseOptions): Promise<boolean> {
  const problems = await refreshNotebooks(root, out);
  return writeSite(root, coursePages(new Course(root), notebookStates(root, problems)));
}

/**
 * Serves the course at `port`, or the next free one, until it is closed. `rebuild` compiles the library and returns what the
 * compiler found wrong.
 */
export async function serveCourse(
  options: CourseOptions & { port: number; rebuild: () => Promise<string | undefined> },
): Promise<ServedCourse> {
  const { root, out } = options;
  await refreshPages(options);
  const vitepress = await loadVitePress();
  const watched = ['src', 'notebooks', 'exercises', ...DOCUMENTS.map((d) => d.file)].map((file) =>
    path.join(root, file),
  );

  const follow = async (files: string[]): Promise<void> => {
    try {
      const broken = files.some(isLibrary) ? await options.rebuild() : undefined;
      if (broken === undefined) {
        if (await refreshPages(options)) await restart();
      } else {
        out(broken);
        const problem: PageProblem = { message: broken };
        const states = notebookStates(root, new Map()).map((state) => ({ ...state, problem }));
        writeSite(root, coursePages(new Course(root), states));
      }
    } catch (error) {
      out(`The pages do not follow: ${(error as Error).message}`);
    }
  };
  const isLibrary = (file: string): boolean => file.startsWith(path.join(root, 'src') + path.sep);
  // Vite itself follows what is saved in the theme.
  const isTheme = (file: string): boolean => file.includes(`${path.sep}.vitepress${path.sep}`);
  const changes = batches(follow, QUIET);

  const open = async (port: number): Promise<DevServer> => {
    // VitePress asks for a new server when its configuration has changed.
    const opened = await vitepress.createServer(SITE, { port, host: HOST }, restart);
    await opened.listen();
    opened.watcher.add(watched);
    opened.watcher.on('all', (event, file) => {
      const isWatched = watched.some((w) => file === w || file.startsWith(w + path.sep));
      if (/^(add|change|unlink)$/.test(event) && isWatched && !isTheme(file)) changes.add(file);
    });
    return opened;
  };
  let restarts = Promise.resolve();
  const restart = (): Promise<void> => {
    restarts = restarts.then(async () => {
      const { port } = new URL(urlOf(server));
      await server.close();
      server = await open(Number(port));
    });
    return restarts;
  };
  let server = await open(options.port);
  return {
    url: urlOf(server),
    close: async () => {
      await changes.stop();
      await server.close();
    },
  };
}

const urlOf = (server: DevServer): string => server.resolvedUrls!.local[0];

/** Writes the course as static files, for any web server. `base` is the folder of its address, such as `/course/`. */
export async function buildCourse(options: CourseOptions & { outDir: string; base: string }): Promise<void> {
  await refreshPages(options);
  const { build } = await loadVitePress();
  await build(SITE, { outDir: path.resolve(options.outDir), base: options.base });
}
