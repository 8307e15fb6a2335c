/** The server of `npm start`, which keeps the reader's work in files. A static host has none. */

/** The server does not answer; it may have ended. */
export class NoServer extends Error {
  override name = 'NoServer';
}

/** `back`: it answers from now on, and anything may have changed; `gone`: it has stopped. */
export type ServerNews = { kind: 'back' | 'gone' | 'progress' } | { kind: 'work'; exercise: string };

export interface Reply {
  status: number;
  body: unknown;
}

const TOKEN = 'lab-token';
/** Between two attempts to reach the server, ms. */
const RETRY = 1000;

const tokenIn = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>(`meta[name="${TOKEN}"]`)?.content;

export class CourseServer {
  #token: string;
  readonly #hearers = new Set<(news: ServerNews) => void>();
  #listening: AbortController | undefined;

  constructor(token: string) {
    this.#token = token;
  }

  /** Asks below /lab/; a body is sent as JSON. Throws NoServer. */
  async ask(path: string, request: { method?: string; body?: object; keepalive?: boolean } = {}): Promise<Reply> {
    const response = await this.#fetch(path, request);
    try {
      return { status: response.status, body: await response.json() };
    } catch (error) {
      throw new NoServer('The answer is not whole.', { cause: error });
    }
  }

  async #fetch(
    path: string,
    { body, ...options }: { method?: string; body?: object; keepalive?: boolean; signal?: AbortSignal },
  ): Promise<Response> {
    const send = (): Promise<Response> => {
      const headers = { 'X-Lab-Token': this.#token, ...(body && { 'Content-Type': 'application/json' }) };
      return fetch(`/lab/${path}`, { ...options, headers, ...(body && { body: JSON.stringify(body) }) });
    };
    try {
      const response = await send();
      if (response.status !== 403) return response;
      // Started anew, the server has another token, which its pages carry.
      const page = await fetch(location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } });
      const token = tokenIn(new DOMParser().parseFromString(await page.text(), 'text/html'));
      if (token === undefined || token === this.#token) return response;
      this.#token = token;
      return await send();
    } catch (error) {
      throw new NoServer('The server does not answer.', { cause: error });
    }
  }

  /** Tells what happens on the server. Returns how to end. */
  listen(hear: (news: ServerNews) => void): () => void {
    this.#hearers.add(hear);
    if (this.#hearers.size === 1) {
      document.addEventListener('visibilitychange', this.#follow);
      this.#follow();
    }
    return () => {
      this.#hearers.delete(hear);
      if (this.#hearers.size > 0) return;
      document.removeEventListener('visibilitychange', this.#follow);
      this.#listening?.abort();
      this.#listening = undefined;
    };
  }

  /** Only a page in view listens: a browser has six connections to a server, and each page would hold one. */
  readonly #follow = (): void => {
    if (document.visibilityState === 'hidden') {
      this.#listening?.abort();
      this.#listening = undefined;
    } else if (!this.#listening) {
      this.#listening = new AbortController();
      void this.#stream(this.#listening.signal);
    }
  };

  #tell(news: ServerNews): void {
    for (const hear of this.#hearers) hear(news);
  }

  /**
   * Reads events until the end. By fetch, since EventSource sends no header: a token in an
   * address would end up in logs.
   */
  async #stream(signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        const { body, ok } = await this.#fetch('events', { signal });
        if (ok && body) {
          this.#tell({ kind: 'back' });
          await this.#read(body);
        }
      } catch {
        // The connection has ended.
      }
      if (signal.aborted) return;
      this.#tell({ kind: 'gone' });
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const events = text.split('\n\n');
      text = events.pop()!;
      for (const event of events) {
        const [kind, exercise = ''] = event.replace(/^data: /, '').split(' ');
        this.#tell(kind === 'work' ? { kind, exercise } : { kind: 'progress' });
      }
    }
  }
}

let ofPage: CourseServer | undefined;
/** The server that has sent the page; undefined where that keeps no work. */
export function courseServer(): CourseServer | undefined {
  const token = tokenIn(document);
  if (token !== undefined) ofPage ??= new CourseServer(token);
  return ofPage;
}
