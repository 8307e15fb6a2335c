/** The live notebook of a page: what its cells say, and what is asked of the engine. */
import type { LiveEvent, LiveNotebook } from '@dist/course/browser/live-notebook.js';
import type { LiveCell } from '@dist/course/browser/live-messages.js';
import { computed, ref, shallowReactive } from 'vue';
import type { ComputedRef, InjectionKey, Ref } from 'vue';
import type { CellState } from './cell-state.js';
import { isChanged } from './cell-state.js';
import type { TimeLine } from './time-line.js';
import { TypeScriptOfPage } from './typescript.js';

/** Makes what runs the cells. */
export type OpenLiveNotebook = (cells: readonly LiveCell[]) => LiveNotebook;

/**
 * While a number is dragged, all cells below it may take this long per value, ms;
 * what is slower follows on release.
 */
const BUDGET = 40;

export class NotebookSession {
  readonly cells: Map<string, CellState> = shallowReactive(new Map());
  /** The cell of which a number or control is being moved. */
  readonly held: Ref<string | undefined> = ref();
  /** Whether any cell says something else than its source. */
  readonly changed: ComputedRef<boolean> = computed(() => [...this.cells.values()].some(isChanged));
  /** Ids of the cells that the reader sees. */
  readonly inSight: Set<string> = new Set();
  /** Ids of the cells of which the reader has made the declared change. */
  readonly answered: Set<string> = shallowReactive(new Set());
  readonly #open: OpenLiveNotebook;
  readonly typescript: TypeScriptOfPage = new TypeScriptOfPage(() => this.#sources());
  #engine: LiveNotebook | undefined;
  #users = 0;

  constructor(open: OpenLiveNotebook) {
    this.#open = open;
  }

  /** Takes a cell; returns what gives it back. With the last one the engine ends. */
  register(cell: CellState): () => void {
    this.cells.set(cell.about.id, cell);
    this.#users += 1;
    return () => {
      this.#users -= 1;
      if (this.#users > 0) return;
      this.#engine?.close();
      this.#engine = undefined;
      this.typescript.close();
    };
  }

  /** The cells as they stand, in order. */
  #sources(): LiveCell[] {
    const inOrder = [...this.cells.values()].sort((a, b) => a.about.place - b.about.place);
    return inOrder.map(({ about, text }) => ({ id: about.id, source: text }));
  }

  /** The engine, made with the cells as they stand. */
  #running(): LiveNotebook {
    if (this.#engine) return this.#engine;
    const engine = this.#open(this.#sources());
    engine.listen((event) => {
      this.#heard(event);
    });
    this.#engine = engine;
    return engine;
  }

  /** Loads the engine, so that the first run is quick. */
  warm(): void {
    this.#running().warm();
  }

  /** Gives a cell another text and runs what depends on it. */
  write(id: string, text: string): void {
    const cell = this.cells.get(id)!;
    cell.text = text;
    this.#send(cell);
  }

  /** Takes down what is typed, and runs nothing. */
  type(id: string, text: string): void {
    const cell = this.cells.get(id)!;
    cell.text = text;
    cell.status = 'edited';
    cell.failure = undefined;
  }

  #send(cell: CellState): void {
    const dragging = this.held.value !== undefined;
    this.#running().ask({
      edits: [{ id: cell.about.id, source: cell.text }],
      ...(dragging && { budget: BUDGET, visible: [...this.inSight] }),
    });
  }

  hold(id: string): void {
    this.held.value = id;
  }

  /** The end of a drag: what was too slow for it follows. */
  release(): void {
    const id = this.held.value;
    this.held.value = undefined;
    if (id !== undefined) this.#send(this.cells.get(id)!);
  }

  /** Runs a cell with what it needs; one that was typed into also with what depends on it. */
  run(id: string): void {
    const cell = this.cells.get(id)!;
    if (cell.status === 'edited') this.#send(cell);
    else this.#running().ask({ run: [id] });
  }

  runAll(): void {
    const typed = [...this.cells.values()].filter(({ status }) => status === 'edited');
    this.#running().ask({
      edits: typed.map(({ about, text }) => ({ id: about.id, source: text })),
      run: [...this.cells.keys()],
    });
  }

  reset(id: string): void {
    const cell = this.cells.get(id)!;
    if (isChanged(cell)) this.write(id, cell.original);
  }

  /** A new engine with the texts as written; the stored results stand again. */
  resetAll(): void {
    this.#engine?.close();
    this.#engine = undefined;
    for (const cell of this.cells.values()) {
      Object.assign(cell, { text: cell.original, lastGood: cell.original, status: 'written' });
      Object.assign(cell, { outputs: undefined, failure: undefined, ms: undefined, waitsFor: undefined });
    }
  }

  stop(): void {
    this.#engine?.stop();
  }

  /** Ends the engine and leaves the cells as they stand; the next run begins anew. */
  rest(): void {
    this.#engine?.close();
    this.#engine = undefined;
    for (const cell of this.cells.values()) {
      if (cell.status === 'running') cell.status = 'edited';
    }
  }

  #heard(event: LiveEvent): void {
    if (event.kind === 'stopped') {
      this.#setStale(event.stale);
      const message = event.reason === 'asked' ? 'You stopped it.' : 'It ran for more than 10 s and was stopped.';
      const running = event.cell === undefined ? undefined : this.cells.get(event.cell);
      if (running) Object.assign(running, { status: 'failed', failure: { message }, ms: undefined });
    } else if (event.kind === 'broken') {
      for (const cell of this.cells.values()) {
        if (cell.status === 'running') Object.assign(cell, { status: 'failed', failure: { message: event.message } });
      }
    } else if (event.kind === 'done') this.#setStale(event.waiting);
    else if (event.kind !== 'stale') this.#heardOf(event);
  }

  #setStale(ids: readonly string[]): void {
    for (const id of ids) Object.assign(this.cells.get(id)!, { status: 'stale', waitsFor: undefined });
  }

  #heardOf(news: Extract<LiveEvent, { kind: 'begins' | 'blocked' | 'ran' }>): void {
    const cell = this.cells.get(news.cell);
    if (!cell) return;
    if (news.kind === 'begins') Object.assign(cell, { status: 'running', since: performance.now() });
    else if (news.kind === 'blocked') Object.assign(cell, { status: 'stale', waitsFor: news.by });
    else this.#ran(cell, news);
  }

  #ran(cell: CellState, { outputs, error, ms }: Extract<LiveEvent, { kind: 'ran' }>): void {
    cell.waitsFor = undefined;
    cell.ms = ms;
    if (error) {
      const message = error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
      cell.failure = { message, ...(error.line !== undefined && { line: error.line }) };
      cell.status = 'failed';
      return;
    }
    cell.failure = undefined;
    cell.outputs = outputs;
    cell.lastGood = cell.text;
    cell.status = this.isTouched(cell.about.place) ? 'ran' : 'written';
  }

  /** Whether a cell up to this place differs from what is written; one below leaves it as it is. */
  isTouched(place: number): boolean {
    return [...this.cells.values()].some((cell) => isChanged(cell) && cell.about.place <= place);
  }
}

/** How the parts of a page find their notebook. */
export const NOTEBOOK: InjectionKey<ComputedRef<NotebookSession>> = Symbol('notebook');
/** What the outputs of a cell know of it. */
export interface CellContext {
  state: Ref<CellState | undefined>;
  /** The place of an output among those of the cell, in the order in which they are made. */
  nextOutput: () => number;
  /** Whether earlier curves are left behind the new ones. */
  ghost: Ref<boolean>;
  /** A chart tells how many curves it has left behind. */
  ghostsOf: (chart: string, count: number) => void;
  /** What its scene and its charts over the time share. */
  timeLine: TimeLine;
}

/** How the outputs of a cell find it. */
export const CELL: InjectionKey<CellContext> = Symbol('cell');
