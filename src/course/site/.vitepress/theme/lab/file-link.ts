/**
 * Under `npm start` the page's text and the file work/<exercise>.ts are one: this keeps them so, both ways.
 */
import { fingerprint } from '@dist/course/judging/progress.js';
import { reconcile } from '@dist/course/site/reconcile.js';
import { shallowRef } from 'vue';
import type { ShallowRef } from 'vue';
import { NoServer } from './course-server.js';
import type { CourseServer, Reply } from './course-server.js';

/** The page's end. */
export interface PageSide {
  /** The page's text; undefined when the reader has not begun. */
  page: () => string | undefined;
  /** Fingerprints of the text that page and file had last, and of one that is on its way to the file. */
  known: () => { agreed: string; sent: string | undefined };
  /** Keeps what page and file have agreed on, or what is on its way. */
  agree: (news: { agreed?: string; sent?: string | undefined }) => void;
  /** Whether another tab has agreed on something meanwhile; it holds here from then on. */
  hasNews: () => Promise<boolean>;
  /** The file's text becomes the page's, and both agree on it. */
  take: (file: string) => void;
  /** Keeps a text of the file beside the page's. */
  keepBeside: (file: string) => void;
}

/**
 * The file follows when the hand has rested for so long, ms: `lab watch` and other editors see whole words.
 */
const RESTS = 400;
/** Until a file that could not be written, or a server that did not answer, is tried again, ms. */
const RETRY = 3000;

const textOf = ({ body }: Reply): string | undefined => (body as { text: string | null }).text ?? undefined;

export class FileLink {
  readonly standing: ShallowRef<'same' | 'waiting' | 'no-server' | 'refused'> = shallowRef('waiting');
  /** Why the file cannot be read or written. */
  readonly message: ShallowRef<string> = shallowRef('');
  /** The file's text when both sides have changed, until the reader chooses. */
  readonly conflict: ShallowRef<string | undefined> = shallowRef();
  readonly #server: CourseServer;
  readonly #address: string;
  readonly #side: PageSide;
  readonly #unlisten: () => void;
  /** The file's text as far as is known. */
  #seen: { text: string | undefined } | undefined;
  /** The next text does not go on from the file's: that one is backed up. */
  #replaces = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(server: CourseServer, exercise: string, side: PageSide) {
    this.#server = server;
    this.#address = `work/${exercise}`;
    this.#side = side;
    this.#unlisten = server.listen((news) => {
      if (news.kind === 'back' || (news.kind === 'work' && news.exercise === exercise)) void this.sync();
      else if (news.kind === 'gone') this.#lost();
    });
  }

  /** The page's text has changed. */
  changed({ replaces = false } = {}): void {
    this.#replaces ||= replaces;
    if (this.standing.value === 'same') this.standing.value = 'waiting';
    this.#push(replaces ? 0 : RESTS);
  }

  #push(delay: number): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      void this.flush();
    }, delay);
  }

  /** Sends what waits, at once; `keepalive`: also when the page ends meanwhile. */
  flush({ keepalive = false } = {}): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return this.#inTurn(async () => {
      const isDue = this.standing.value !== 'same' && this.conflict.value === undefined;
      if (!isDue || this.#side.page() === undefined) return;
      if (this.#seen) await this.#put(this.#seen.text, keepalive);
      else await this.#look();
    });
  }

  /** Another tab and the file have agreed. */
  agreedElsewhere(): void {
    this.#seen = undefined;
    if (this.conflict.value !== undefined) void this.sync();
  }

  /** Looks at the file and does what is to be done. */
  sync(): Promise<void> {
    return this.#inTurn(() => this.#look());
  }

  choose(side: 'mine' | 'file'): Promise<void> {
    return this.#inTurn(async () => {
      const file = this.conflict.value;
      if (file === undefined) return;
      this.conflict.value = undefined;
      if (side === 'file') this.#side.take(file);
      else this.#side.agree({ agreed: fingerprint(file) });
      this.#replaces = side === 'mine';
      await this.#settle(file);
    });
  }

  close(): Promise<void> {
    this.#closed = true;
    this.#unlisten();
    return this.flush({ keepalive: true });
  }

  /** One exchange after the other: an answer that is late would tell of a file that has changed since. */
  #inTurn(exchange: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(exchange).catch((error: unknown) => {
      if (!(error instanceof NoServer)) throw error;
      this.#lost();
    });
    return this.#turn;
  }

  #lost(): void {
    this.#seen = undefined;
    this.standing.value = 'no-server';
    this.#push(RETRY);
  }

  #refused({ body }: Reply): void {
    this.#seen = undefined;
    this.message.value = (body as { message: string }).message;
    this.standing.value = 'refused';
    this.#push(RETRY);
  }

  async #look(): Promise<void> {
    const reply = await this.#server.ask(this.#address);
    if (reply.status === 200) await this.#settle(textOf(reply));
    else this.#refused(reply);
  }

  async #settle(file: string | undefined): Promise<void> {
    this.#seen = { text: file };
    const todo = reconcile({ page: this.#side.page(), file, ...this.#side.known() });
    if (todo === 'push') await this.#put(file);
    else if (todo === 'conflict') {
      if (await this.#side.hasNews()) {
        await this.#settle(file);
        return;
      }
      this.#side.keepBeside(file!);
      this.conflict.value = file;
    } else {
      this.conflict.value = undefined;
      if (todo === 'take') this.#side.take(file!);
      else if (file !== undefined) this.#side.agree({ agreed: fingerprint(file), sent: undefined });
      this.standing.value = 'same';
    }
  }

  async #put(file: string | undefined, keepalive = false): Promise<void> {
    const text = this.#side.page()!;
    this.#side.agree({ sent: fingerprint(text) });
    const reply = await this.#send({ text, over: file === undefined ? null : fingerprint(file) }, keepalive);
    if (reply.status === 200) {
      this.#seen = { text };
      this.conflict.value = undefined;
      this.#side.agree({ agreed: fingerprint(text), sent: undefined });
      const isLast = this.#side.page() === text;
      this.standing.value = isLast ? 'same' : 'waiting';
      if (!isLast) this.#push(RESTS);
    } else if (reply.status === 409) await this.#settle(textOf(reply));
    else this.#refused(reply);
  }

  async #send(change: { text: string; over: string | null }, keepalive: boolean): Promise<Reply> {
    const backUp = this.#replaces;
    // What comes meanwhile may replace this text in its turn.
    this.#replaces = false;
    let isWritten = false;
    try {
      const reply = await this.#server.ask(this.#address, { method: 'PUT', body: { ...change, backUp }, keepalive });
      isWritten = reply.status === 200;
      return reply;
    } finally {
      this.#replaces ||= backUp && !isWritten;
    }
  }
}
