/** A reader's work on one exercise: the text, and every text that it once was. */
import { fingerprint } from '@dist/course/judging/progress.js';
import type { Version, Why } from '@dist/course/site/work-history.js';
import { computed, shallowRef } from 'vue';
import type { ComputedRef, ShallowRef } from 'vue';
import { courseServer } from './course-server.js';
import { FileLink } from './file-link.js';
import { Journal } from './journal.js';
import { KeptHistory } from './kept-history.js';
import { Tabs } from './tabs.js';
import type { TabNews } from './tabs.js';
import { workStore } from './work-store.js';
import type { KeptVersion, KeptWork } from './work-store.js';

export type { Version } from '@dist/course/site/work-history.js';

/**
 * Where the text is: in this browser alone (`here`), or in the file as well (`file`). `full`: nowhere but
 * on the page. `no-server`, `no-file`: in this browser, until the server is back or can write the file.
 */
export type Saved = 'here' | 'file' | 'saving' | 'full' | 'no-server' | 'no-file';

/** The page does not wait longer for the file before it shows what the browser has, ms. */
const PATIENCE = 2000;

const KEPT_HERE = 'Your work is kept in this browser';

export class Work {
  /** What the editor shows: the reader's text, or the stub. Changed by `write` alone. */
  readonly text: ShallowRef<string>;
  readonly begun: ShallowRef<boolean> = shallowRef(false);
  readonly #exercise: string;
  readonly #stub: string;
  readonly #store = workStore();
  readonly #journal: Journal;
  readonly #history: KeptHistory;
  #agreed: string | undefined;
  #sent: string | undefined;
  /** When the reader changed the text last, in whatever tab. */
  #changed = 0;
  /** Writes that have not arrived on the disk. */
  readonly #unstored = shallowRef(0);
  readonly #link: ShallowRef<FileLink | undefined> = shallowRef();
  #tabs: Tabs | undefined;
  #closed = false;

  constructor({ id, stub }: { id: string; stub: string }) {
    this.#exercise = id;
    this.#stub = stub;
    this.#journal = new Journal(id);
    this.#history = new KeptHistory(id, this.#store);
    this.text = shallowRef(stub);
  }

  readonly saved: ComputedRef<Saved> = computed(() => {
    const standing = this.#link.value?.standing.value;
    if (standing === 'same') return 'file';
    if (this.#store.problem.value !== undefined) return 'full';
    if (standing === 'no-server') return 'no-server';
    if (standing === 'refused') return 'no-file';
    if (this.conflict.value) return 'here';
    return standing === 'waiting' || this.#unstored.value > 0 ? 'saving' : 'here';
  });

  /** What the reader should be told of that; undefined when all is well. */
  readonly note: ComputedRef<string | undefined> = computed(() => {
    if (this.saved.value === 'full') return `Not saved: ${this.#store.problem.value!}. Export your work.`;
    if (this.saved.value === 'no-server') return `npm start has ended. ${KEPT_HERE} until it runs again.`;
    if (this.saved.value === 'no-file') return `${this.#link.value!.message.value} ${KEPT_HERE}.`;
    return undefined;
  });

  /** Page and file have both changed: the reader chooses. Both texts are in the history. */
  readonly conflict: ComputedRef<{ mine: string; file: string } | undefined> = computed(() => {
    const file = this.#link.value?.conflict.value;
    return file === undefined ? undefined : { mine: this.text.value, file };
  });

  /** Fetches what was kept, and brings page and file together. The editor may be used from then on. */
  async open(): Promise<void> {
    const [kept] = await Promise.all([this.#store.get('work', this.#exercise), this.#history.open()]);
    if (this.#closed) return;
    if (kept) {
      this.text.value = kept.text;
      this.begun.value = true;
      this.#changed = kept.changed;
      this.#agreed = kept.agreed;
      this.#sent = kept.sent;
    }
    this.#recover();
    this.#tabs = new Tabs((news) => {
      this.#heard(news);
    });
    window.addEventListener('pagehide', this.#leave);
    const server = courseServer();
    if (!server) return;
    this.#link.value = new FileLink(server, this.#exercise, this.#side());
    await Promise.race([this.#link.value.sync(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }

  /** Takes what a tab that was killed has typed last. */
  #recover(): void {
    for (const [key, { text, changed }] of this.#journal.entries()) {
      const isKnown = this.#history.has(text);
      const isNewer = changed > this.#changed;
      if (isNewer) {
        this.text.value = text;
        this.begun.value = true;
        this.#changed = changed;
      }
      const stored = isKnown && !isNewer ? true : this.#put(isKnown ? undefined : this.#history.add(text, 'typed'));
      void Promise.resolve(stored).then((isStored) => {
        if (isStored) this.#journal.drop(key);
      });
    }
  }

  /** The reader has typed. */
  write(text: string): void {
    if (text !== this.text.value) this.#become(text, 'typed');
  }

  /** Keeps the text as a version of its own, such as at a check. */
  keep(why: 'checked'): void {
    if (this.begun.value) void this.#put(this.#history.add(this.text.value, why));
  }

  /** Begins the exercise: from now on there is a file. */
  begin(): void {
    if (!this.begun.value) this.#become(this.#stub, 'reset');
  }

  /** The stub again; the text stays in the history. */
  reset(): void {
    this.#become(this.#stub, 'reset', { replaces: true });
  }

  restore({ text }: Pick<Version, 'text'>): void {
    this.#become(text, 'restored', { replaces: true });
  }

  /** Another file takes the place of the text. */
  import(text: string): void {
    this.#become(text, 'import', { replaces: true });
  }

  /** All versions that are kept, the newest first. */
  history(): Promise<Version[]> {
    return this.#history.all();
  }

  /** Ends a conflict; the text that is not chosen stays in the history. */
  choose(side: 'mine' | 'file'): Promise<void> {
    return this.#link.value?.choose(side) ?? Promise.resolve();
  }

  /** Resolves when the text is where it is to be, as far as that is possible now. */
  async settled(): Promise<void> {
    await this.#put();
    await this.#link.value?.flush();
  }

  async close(): Promise<void> {
    this.#closed = true;
    window.removeEventListener('pagehide', this.#leave);
    this.#tabs?.close();
    await this.#link.value?.close();
  }

  readonly #leave = (): void => {
    void this.#link.value?.flush({ keepalive: true });
  };

  #become(text: string, why: Why, { replaces = false } = {}): void {
    if (!this.begun.value && !this.#link.value) stay();
    this.text.value = text;
    this.begun.value = true;
    this.#changed = Math.max(Date.now(), this.#changed + 1);
    this.#journal.write({ text, changed: this.#changed });
    const version = this.#history.add(text, why);
    void this.#put(version);
    this.#tabs?.tell({ kind: 'text', version: version ?? this.#history.last!, changed: this.#changed, replaces });
    if (why !== 'file') this.#link.value?.changed({ replaces });
  }

  /** Stores the work as it stands, with a version of it; true once it is on the disk. */
  async #put(version?: KeptVersion): Promise<boolean> {
    if (!this.begun.value) return true;
    const record: KeptWork = { exercise: this.#exercise, text: this.text.value, changed: this.#changed };
    if (this.#agreed !== undefined) record.agreed = this.#agreed;
    if (this.#sent !== undefined) record.sent = this.#sent;
    this.#unstored.value++;
    const versions = version ? [{ store: 'versions', record: version } as const] : [];
    const isStored = await this.#store.put({ store: 'work', record }, ...versions);
    this.#unstored.value--;
    if (isStored) this.#journal.stored(record.changed);
    return isStored;
  }

  #heard(news: TabNews): void {
    if (news.kind === 'text' && news.version.exercise === this.#exercise) {
      this.#history.heard(news.version);
      // The last change wins in all tabs; every other text is in the history.
      if (news.changed < this.#changed) return;
      this.#changed = news.changed;
      this.text.value = news.version.text;
      this.begun.value = true;
      // The other tab may end before it has sent the text to the file.
      this.#link.value?.changed(news);
    } else if (news.kind === 'agreed' && news.exercise === this.#exercise) {
      this.#agreed = news.agreed;
      this.#link.value?.agreedElsewhere();
    }
  }

  #side(): ConstructorParameters<typeof FileLink>[2] {
    return {
      page: () => (this.begun.value ? this.text.value : undefined),
      known: () => ({ agreed: this.#agreed ?? fingerprint(this.#stub), sent: this.#sent }),
      agree: (news) => {
        const isNew = news.agreed !== undefined && news.agreed !== this.#agreed;
        if (news.agreed !== undefined) this.#agreed = news.agreed;
        if ('sent' in news) this.#sent = news.sent;
        void this.#put();
        if (isNew) this.#tabs?.tell({ kind: 'agreed', exercise: this.#exercise, agreed: this.#agreed! });
      },
      hasNews: async () => {
        const { agreed } = (await this.#store.get('work', this.#exercise)) ?? {};
        if (agreed === undefined || agreed === this.#agreed) return false;
        this.#agreed = agreed;
        return true;
      },
      take: (file) => {
        this.#agreed = fingerprint(file);
        this.#sent = undefined;
        this.#become(file, 'file');
      },
      keepBeside: (file) => {
        if (!this.#history.has(file)) void this.#put(this.#history.add(file, 'file'));
      },
    };
  }
}

/** Asks the browser not to clear away what it keeps; some do after a week without a visit. */
function stay(): void {
  // Only pages of a secure origin can ask.
  (navigator.storage as StorageManager | undefined)?.persist().catch(() => undefined);
}
