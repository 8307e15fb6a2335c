/**
 * Tells the pages that are in view which files of the reader have changed, as a stream of server-sent events.
 */
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { openCourse } from '../disk/course.js';
import { watchFiles } from '../disk/watch-files.js';

export class WorkEvents {
  readonly #root: string;
  readonly #listening = new Set<ServerResponse>();
  #end: (() => void) | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** Answers with the stream; files are watched while anybody listens. */
  add(response: ServerResponse): void {
    // Compression would hold the events back.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
    response.flushHeaders();
    this.#listening.add(response);
    this.#end ??= this.#watch();
    response.on('close', () => {
      this.#listening.delete(response);
      if (this.#listening.size > 0) return;
      this.#end?.();
      this.#end = undefined;
    });
  }

  #watch(): () => void {
    const course = openCourse(this.#root);
    const progress = course.stateFile('progress.json');
    const files = course.exercises.map(({ id }) => course.workFile(id));
    return watchFiles([...files, progress], (file) => {
      this.#tell(file === progress ? 'progress' : `work ${path.basename(file, '.ts')}`);
    });
  }

  #tell(what: string): void {
    for (const response of this.#listening) response.write(`data: ${what}\n\n`);
  }
}
