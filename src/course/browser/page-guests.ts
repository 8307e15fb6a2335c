/**
 * The guest workers of a judge worker, from both its ends. The page makes and ends them, and a port joins
 * each with the judge: in Firefox a worker that itself ends workers and makes others may wait for ever.
 */
import type { GuestOrder, JudgeRequest } from './judge-messages.js';
import type { WebWorker, WorkerGlobal } from './web-worker.js';

/** A MessageChannel; its ports are known otherwise to the types of Node. */
interface Port extends WorkerGlobal {
  close: () => void;
}
const openChannel = (): { port1: Port; port2: Port } => new MessageChannel() as unknown as { port1: Port; port2: Port };

/** The page's end. */
export class PageGuests {
  readonly #open: () => WebWorker;
  readonly #tell: (message: JudgeRequest) => void;
  readonly #workers = new Map<number, WebWorker>();

  constructor(open: () => WebWorker, tell: (message: JudgeRequest) => void) {
    this.#open = open;
    this.#tell = tell;
  }

  obey(order: GuestOrder): void {
    const { guest } = order;
    if (order.kind === 'end') {
      this.#workers.get(guest)?.terminate();
      this.#workers.delete(guest);
      return;
    }
    const worker = this.#open();
    this.#workers.set(guest, worker);
    worker.onerror = ({ message = '' }) => {
      this.#tell({ kind: 'broke', guest, message });
    };
    worker.postMessage(order.port, [order.port]);
  }

  close(): void {
    for (const worker of this.#workers.values()) worker.terminate();
    this.#workers.clear();
  }
}

/** The judge's end. */
export class OrderedGuests {
  readonly #order: (order: GuestOrder, transfer?: object[]) => void;
  readonly #guests = new Map<number, WebWorker>();
  #started = 0;

  constructor(order: (order: GuestOrder, transfer?: object[]) => void) {
    this.#order = order;
  }

  /** A worker that is made by the page, behind the face of one that is made here. */
  readonly start = (): WebWorker => {
    const { port1, port2 } = openChannel();
    const guest = ++this.#started;
    const worker: WebWorker = {
      postMessage: (message) => {
        port1.postMessage(message);
      },
      terminate: () => {
        port1.close();
        if (this.#guests.delete(guest)) this.#order({ kind: 'end', guest });
      },
      onmessage: null,
      onerror: null,
    };
    port1.onmessage = ({ data }) => worker.onmessage?.({ data });
    this.#guests.set(guest, worker);
    this.#order({ kind: 'start', guest, port: port2 }, [port2]);
    return worker;
  };

  broke({ guest, message }: JudgeRequest & { kind: 'broke' }): void {
    this.#guests.get(guest)?.onerror?.({ message });
  }
}
