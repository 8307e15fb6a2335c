/** The notebook of one example: each is run by itself, and of all on a page only one has an engine. */
import type { LiveCell } from '@dist/course/browser/live-messages.js';
import type { LiveNotebook } from '@dist/course/browser/live-notebook.js';
import type { OpenLiveNotebook } from './session.js';
import { NotebookSession } from './session.js';

export class ExampleSession extends NotebookSession {
  static #awake: ExampleSession | undefined;

  constructor(open: OpenLiveNotebook) {
    super((cells: readonly LiveCell[]): LiveNotebook => {
      if (ExampleSession.#awake !== this) ExampleSession.#awake?.rest();
      ExampleSession.#awake = this;
      return open(cells);
    });
  }

  /** Whoever reads down a page comes near many examples and runs few. */
  override warm(): void {
    // An engine is loaded with the first run.
  }
}
