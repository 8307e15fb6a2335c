/**
 * What a browser keeps of a reader's work. A record is on its way to the disk before the next key is pressed,
 * and is held in memory until it has arrived: where a browser keeps nothing, or its disk is full,
 * the work goes on, and the page says so.
 */
import type { Version } from '@dist/course/site/work-history.js';
import { surplus } from '@dist/course/site/work-history.js';
import { shallowRef } from 'vue';
import type { ShallowRef } from 'vue';

/** The work on one exercise. */
export interface KeptWork {
  exercise: string;
  text: string;
  /** When the reader changed it last; ms since 1970. */
  changed: number;
  /** Fingerprint of the text that page and file had last. */
  agreed?: string;
  /** Fingerprint of a text that was sent to the file, until it is known whether it arrived. */
  sent?: string;
}

export interface KeptVersion extends Version {
  exercise: string;
}

/** By store, the record that it holds. */
interface Records {
  work: KeptWork;
  versions: KeptVersion;
  /** What belongs to no single exercise. */
  state: { name: string; value: unknown };
}
export type StoreName = keyof Records;
type Entry = { [S in StoreName]: { store: S; record: Records[S] } }[StoreName];

const KEYS = { work: 'exercise', versions: ['exercise', 'at', 'tab'], state: 'name' } as const;
const STORES = Object.keys(KEYS) as StoreName[];

const keyOf = ({ store, record }: Entry): IDBValidKey => {
  const fields = record as unknown as Record<string, string | number>;
  const path: string | readonly string[] = KEYS[store];
  return typeof path === 'string' ? fields[path] : path.map((name) => fields[name]);
};
const nameOf = (entry: Entry): string => `${entry.store} ${JSON.stringify(keyOf(entry))}`;

/** Writes under way at once; on a slow disk a newer record takes the place of one that waits. */
const MOST_UNDER_WAY = 8;
/** After a failure half of the versions within stretches of typing make room. */
const SPARED = 2;
/** A browser that does not answer keeps nothing, ms. */
const PATIENCE = 3000;

export class WorkStore {
  /** Why nothing is stored at present, as the end of a sentence. */
  readonly problem: ShallowRef<string | undefined> = shallowRef();
  /** What is not on the disk yet, by the place where it belongs. */
  readonly #waiting = new Map<string, Entry>();
  readonly #underWay = new Set<Promise<boolean>>();
  #database: IDBDatabase | undefined;
  #opening: Promise<void> | undefined;
  #makingRoom: Promise<void> | undefined;

  /** Records that are to be kept; true once they are on the disk, false where that fails. */
  async put(...entries: Entry[]): Promise<boolean> {
    for (const entry of entries) this.#waiting.set(nameOf(entry), entry);
    while (this.#underWay.size >= MOST_UNDER_WAY) await Promise.race(this.#underWay);
    const write = this.#write();
    this.#underWay.add(write);
    const isStored = await write;
    this.#underWay.delete(write);
    return isStored;
  }

  async #write(): Promise<boolean> {
    try {
      await this.#store();
    } catch {
      try {
        await (this.#makingRoom ??= this.#makeRoom());
        await this.#store();
      } catch (error) {
        const isFull = (error as DOMException | null)?.name === 'QuotaExceededError';
        this.problem.value = isFull ? 'the disk is full' : 'this browser keeps nothing for the page';
        return false;
      } finally {
        this.#makingRoom = undefined;
      }
    }
    this.problem.value = undefined;
    return true;
  }

  /**
   * Writes all that waits. Issued and committed at once, it arrives even if the page is
   * killed the moment after.
   */
  async #store(): Promise<void> {
    // Nothing may come between the key and the request: where the database is open there
    // is nothing to wait for.
    if (!this.#database) await this.#open();
    const entries = [...this.#waiting];
    if (entries.length === 0) return;
    const stores = [...new Set(entries.map(([, { store }]) => store))];
    const transaction = this.#database!.transaction(stores, 'readwrite', { durability: 'strict' });
    for (const [, { store, record }] of entries) transaction.objectStore(store).put(record);
    transaction.commit();
    await completed(transaction);
    for (const [name, entry] of entries) if (this.#waiting.get(name) === entry) this.#waiting.delete(name);
  }

  #open(): Promise<void> {
    this.#opening ??= openDatabase()
      .then((database) => {
        database.onclose = database.onversionchange = (): void => {
          database.close();
          this.#database = undefined;
        };
        this.#database = database;
      })
      .finally(() => {
        this.#opening = undefined;
      });
    return this.#opening;
  }

  async #makeRoom(): Promise<void> {
    await this.#open();
    const transaction = this.#database!.transaction('versions', 'readwrite');
    const store = transaction.objectStore('versions');
    const all = await answered<KeptVersion[]>(store.getAll());
    const byExercise = new Map<string, KeptVersion[]>();
    for (const version of all) byExercise.set(version.exercise, [...(byExercise.get(version.exercise) ?? []), version]);
    for (const versions of byExercise.values()) {
      for (const version of surplus(versions, Math.ceil(versions.length / SPARED))) {
        if (version.why === 'typed') store.delete(keyOf({ store: 'versions', record: version }));
      }
    }
    await completed(transaction);
  }

  /** All records of a store, or those of one exercise, in the order of their keys. */
  async all<S extends StoreName>(store: S, exercise?: string): Promise<Records[S][]> {
    const stored = await this.#read<Records[S][]>(store, (s) =>
      s.getAll(exercise === undefined ? null : IDBKeyRange.bound([exercise], [exercise, []])),
    );
    const isAsked = (entry: Entry): boolean =>
      entry.store === store && (exercise === undefined || (entry.record as KeptVersion).exercise === exercise);
    const named = new Map(stored?.map((record) => [nameOf({ store, record } as Entry), record]));
    for (const [name, entry] of this.#waiting) if (isAsked(entry)) named.set(name, entry.record as Records[S]);
    return [...named.values()];
  }

  async get<S extends StoreName>(store: S, key: string): Promise<Records[S] | undefined> {
    const waiting = this.#waiting.get(`${store} ${JSON.stringify(key)}`);
    return waiting ? (waiting.record as Records[S]) : this.#read<Records[S]>(store, (s) => s.get(key));
  }

  async #read<T>(store: StoreName, ask: (store: IDBObjectStore) => IDBRequest): Promise<T | undefined> {
    try {
      if (!this.#database) await this.#open();
      return await answered<T>(ask(this.#database!.transaction(store).objectStore(store)));
    } catch {
      this.problem.value ??= 'this browser keeps nothing for the page';
      return undefined;
    }
  }

  /** Drops versions that are too many. */
  async drop(versions: readonly KeptVersion[]): Promise<void> {
    for (const record of versions) this.#waiting.delete(nameOf({ store: 'versions', record }));
    if (versions.length === 0 || !this.#database) return;
    const store = this.#database.transaction('versions', 'readwrite').objectStore('versions');
    for (const record of versions) store.delete(keyOf({ store: 'versions', record }));
    await completed(store.transaction).catch(() => undefined);
  }

  /** Changes a record that other tabs change, too. */
  async change<T>(name: string, change: (value: T | undefined) => T): Promise<T> {
    const waiting = this.#waiting.get(`state ${JSON.stringify(name)}`);
    if (!waiting) {
      try {
        if (!this.#database) await this.#open();
        const store = this.#database!.transaction('state', 'readwrite', { durability: 'strict' }).objectStore('state');
        const value = change((await answered<Records['state'] | undefined>(store.get(name)))?.value as T | undefined);
        store.put({ name, value });
        await completed(store.transaction);
        return value;
      } catch {
        // Then it is held in memory, as everything else.
      }
    }
    const value = change((await this.get('state', name))?.value as T | undefined);
    await this.put({ store: 'state', record: { name, value } });
    return value;
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // In some private windows there is none.
    const request = (globalThis.indexedDB as IDBFactory | undefined)?.open('rigid-body-lab', 1);
    if (!request) {
      reject(new Error('no database'));
      return;
    }
    setTimeout(reject, PATIENCE, new Error('no answer'));
    request.onupgradeneeded = (): void => {
      for (const store of STORES)
        request.result.createObjectStore(store, { keyPath: KEYS[store] as string | string[] });
    };
    request.onsuccess = (): void => {
      resolve(request.result);
    };
    request.onerror = (): void => {
      reject(request.error!);
    };
  });
}

function answered<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = (): void => {
      resolve(request.result as T);
    };
    request.onerror = (): void => {
      reject(request.error!);
    };
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = (): void => {
      resolve();
    };
    transaction.onabort = (): void => {
      reject(transaction.error ?? new Error('aborted'));
    };
  });
}

let ofPage: WorkStore | undefined;
/** The store of the page. */
export const workStore = (): WorkStore => (ofPage ??= new WorkStore());
