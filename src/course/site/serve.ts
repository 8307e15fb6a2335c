/**
 * The course as a web page on this machine: runs the notebooks, serves the pages and follows what is saved.
 */
import path from 'node:path';
import { Course } from '../disk/course.js';
import { inPackage } from '../disk/places.js';
import { forgetLibraryScripts } from '../sandbox/library.js';
import { batches } from './batches.js';
import type { CourseAssets, PageProblem } from './course-pages.js';
import { coursePages } from './course-pages.js';
import { exerciseModules } from './exercise-modules.js';
import { DOCUMENTS } from './links.js';
import { askedAgain } from './question-pages.js';
import { notebookStates, refreshNotebooks } from './notebook-states.js';
import { libraryReference } from './reference/library-reference.js';
import { writeSite } from './site-folder.js';
import { bundleTheme } from './theme-bundle.js';
import type { DevServer } from './vitepress.js';
import { FIRST_PORT, movedAddress, noteUsualPort, usualPort } from './usual-port.js';
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
  const course = new Course(root);
  return writeSite(root, coursePages(course, notebookStates(root, problems), await assetsOf(course, out)));
}

const assetsOf = async (course: Course, out: (line: string) => void): Promise<CourseAssets> => ({
  modules: await exerciseModules(course, out),
  reference: libraryReference(),
  asked: await askedAgain(course.root, out),
});

/**
 * Serves the course at `port`, else at the one used last, or the next free one, until it is closed.
 * `rebuild` compiles the library and returns what the compiler found wrong.
 */
export async function serveCourse(
  options: CourseOptions & { port: number | undefined; rebuild: () => Promise<string | undefined> },
): Promise<ServedCourse> {
  const { root, out } = options;
  await refreshPages(options);
  await bundleTheme(root);
  const vitepress = await loadVitePress();
  const watched = ['src', 'notebooks', 'exercises', 'questions', ...DOCUMENTS.map((d) => d.file)].map((file) =>
    path.join(root, file),
  );

  const follow = async (files: string[]): Promise<void> => {
    try {
      if (files.every(isTheme)) {
        await bundleTheme(root);
        return;
      }
      const broken = files.some((file) => isLibrary(file) && !isTheme(file)) ? await options.rebuild() : undefined;
      forgetLibraryScripts();
      if (broken === undefined) {
        await bundleTheme(root);
        if (await refreshPages(options)) await restart();
      } else {
        out(broken);
        const problem: PageProblem = { message: broken };
        const states = notebookStates(root, new Map()).map((state) => ({ ...state, problem }));
        const course = new Course(root);
        writeSite(root, coursePages(course, states, await assetsOf(course, out)));
      }
    } catch (error) {
      out(`The pages do not follow: ${(error as Error).message}`);
    }
  };
  const isLibrary = (file: string): boolean => file.startsWith(path.join(root, 'src') + path.sep);
  const isTheme = (file: string): boolean => file.includes(`${path.sep}.vitepress${path.sep}`);
  const changes = batches(follow, QUIET);

  const open = async (port: number): Promise<DevServer> => {
    // VitePress asks for a new server when its configuration has changed.
    const opened = await vitepress.createServer(SITE, { port, host: HOST }, restart);
    await opened.listen();
    opened.watcher.add(watched);
    opened.watcher.on('all', (event, file) => {
      const isWatched = watched.some((w) => file === w || file.startsWith(w + path.sep));
      if (/^(add|change|unlink)$/.test(event) && isWatched) changes.add(file);
    });
    return opened;
  };
  let restarts = Promise.resolve();
  const restart = (): Promise<void> => {
    restarts = restarts.then(async () => {
      const current = portOf(server);
      await server.close();
      server = await open(current);
    });
    return restarts;
  };
  const usual = usualPort(root);
  const wanted = options.port ?? usual ?? FIRST_PORT;
  let server = await open(wanted);
  const port = portOf(server);
  if (port !== wanted) out(movedAddress(wanted));
  // Where the usual port is taken, the next start tries it again: what a browser
  // keeps belongs to the address.
  if (port === wanted || usual === undefined) noteUsualPort(root, port);
  return {
    url: urlOf(server),
    close: async () => {
      await changes.stop();
      await server.close();
    },
  };
}

const urlOf = (server: DevServer): string => server.resolvedUrls!.local[0];
const portOf = (server: DevServer): number => Number(new URL(urlOf(server)).port || 80);

/**
 * Writes the course as static files, for any web server. `base` is the folder of its
 * address, such as `/course/`.
 */
export async function buildCourse(options: CourseOptions & { outDir: string; base: string }): Promise<void> {
  await refreshPages(options);
  const { build } = await loadVitePress();
  await build(SITE, { outDir: path.resolve(options.outDir), base: options.base });
}
