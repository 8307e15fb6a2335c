/** The page's side of the protocol, with a worker that does what the test says. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveReply, NumberedRequest } from '../../../src/course/browser/live-messages.js';
import { LiveNotebook } from '../../../src/course/browser/live-notebook.js';
import type { CellWorker, LiveEvent } from '../../../src/course/browser/live-notebook.js';

class TestWorker implements CellWorker {
  onmessage: CellWorker['onmessage'] = null;
  onerror: CellWorker['onerror'] = null;
  readonly asked: NumberedRequest[] = [];
  isTerminated = false;

  postMessage(message: unknown): void {
    this.asked.push(message as NumberedRequest);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(...replies: LiveReply[]): void {
    for (const data of replies) this.onmessage?.({ data });
  }
}

const cells = [
  { id: 'a', source: 'const x = 1;' },
  { id: 'b', source: 'console.log(x);' },
];

let workers: TestWorker[] = [];
let events: LiveEvent[] = [];
let notebook: LiveNotebook;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  events = [];
  const open = (): CellWorker => {
    workers.push(new TestWorker());
    return workers.at(-1)!;
  };
  notebook = new LiveNotebook(open, cells);
  notebook.listen((event) => events.push(event));
});

afterEach(() => {
  vi.useRealTimers();
});

const edit = (id: string, source: string) => ({ edits: [{ id, source }] });
const begun: LiveReply[] = [
  { kind: 'stale', cells: ['a', 'b'] },
  { kind: 'begins', cell: 'a' },
];
const ran = (cell: string): LiveReply => ({ kind: 'ran', cell, outputs: [], ms: 1 });

/** Opens a worker that has loaded the cells. */
function ready(): TestWorker {
  notebook.warm();
  const worker = workers.at(-1)!;
  worker.say({ kind: 'ready' });
  worker.say({ kind: 'done', number: worker.asked[0].number, waiting: [] });
  return worker;
}

describe('LiveNotebook', () => {
  it('opens one worker, waits until it is there, and loads the cells before it asks', () => {
    notebook.warm();
    notebook.ask({ run: ['b'] });
    const [worker] = workers;
    expect([workers.length, worker.asked]).toEqual([1, []]);
    worker.say({ kind: 'ready' });
    expect(worker.asked).toEqual([
      { load: cells, held: [], number: 1 },
      { run: ['b'], number: 2 },
    ]);
    expect(notebook.isBusy).toBe(true);
    worker.say({ kind: 'done', number: 1, waiting: [] });
    expect(notebook.isBusy).toBe(true);
    worker.say({ kind: 'done', number: 2, waiting: [] });
    expect(notebook.isBusy).toBe(false);
  });

  it('while one request is under way the others become one, with the newest text of each cell', () => {
    const worker = ready();
    notebook.ask(edit('a', '1'));
    notebook.ask({ ...edit('a', '2'), budget: 40, visible: ['a'] });
    notebook.ask({ run: ['b'], budget: 40 });
    notebook.ask({ ...edit('b', '3'), budget: 40, visible: ['b'] });
    expect(worker.asked).toHaveLength(2);
    worker.say(...begun, ran('a'));
    expect(worker.asked.at(-1)).toEqual({
      edits: [
        { id: 'a', source: '2' },
        { id: 'b', source: '3' },
      ],
      run: ['b'],
      budget: 40,
      visible: ['b'],
      number: 3,
    });
    expect(notebook.sourceOf('a')).toBe('2');
  });

  it('the budget of a drag is gone when its end has to wait with it', () => {
    const worker = ready();
    notebook.ask(edit('a', '1'));
    notebook.ask({ ...edit('a', '2'), budget: 40 });
    notebook.ask({});
    worker.say({ kind: 'done', number: 2, waiting: [] });
    expect(worker.asked.at(-1)).toEqual({ ...edit('a', '2'), number: 3 });
  });

  it('ends a cell that takes too long; its text waits for an edit, and the next request finds a new worker', () => {
    const worker = ready();
    notebook.ask(edit('a', 'for (;;);'));
    worker.say(...begun);
    vi.advanceTimersByTime(9_999);
    expect(worker.isTerminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(worker.isTerminated).toBe(true);
    expect(events.at(-1)).toEqual({ kind: 'stopped', reason: 'too-long', cell: 'a', stale: ['b'] });
    expect([notebook.isBusy, workers.length]).toEqual([false, 1]);
    notebook.ask({ run: ['b'] });
    workers[1].say({ kind: 'ready' });
    const load = [{ id: 'a', source: 'for (;;);' }, cells[1]];
    expect(workers[1].asked[0]).toMatchObject({ load, held: ['a'] });
    notebook.stop();
    notebook.ask(edit('a', '1'));
    workers[2].say({ kind: 'ready' });
    notebook.stop();
    notebook.warm();
    workers[3].say({ kind: 'ready' });
    expect(workers[3].asked[0]).toMatchObject({ held: [] });
  });

  it('gives each cell its own time', () => {
    const worker = ready();
    notebook.ask({ run: ['a', 'b'] });
    worker.say(...begun);
    vi.advanceTimersByTime(9_000);
    worker.say(ran('a'), { kind: 'begins', cell: 'b' });
    vi.advanceTimersByTime(9_000);
    worker.say(ran('b'), { kind: 'done', number: 2, waiting: [] });
    vi.advanceTimersByTime(60_000);
    expect(worker.isTerminated).toBe(false);
  });

  it('does not count the time in which the worker is loaded', () => {
    notebook.ask({ run: ['a'] });
    vi.advanceTimersByTime(60_000);
    expect(workers[0].isTerminated).toBe(false);
  });

  it('an edit that came while the loop ran is made in the new worker at once', () => {
    const worker = ready();
    notebook.ask(edit('a', 'for (;;);'));
    worker.say(...begun);
    notebook.ask(edit('a', '2'));
    notebook.stop();
    workers[1].say({ kind: 'ready' });
    expect(workers[1].asked).toEqual([
      { load: [{ id: 'a', source: '2' }, cells[1]], held: ['a'], number: 3 },
      { ...edit('a', '2'), number: 4 },
    ]);
  });

  it('hears nothing from a worker that it has ended', () => {
    const worker = ready();
    notebook.ask({ run: ['a'] });
    notebook.stop();
    const count = events.length;
    worker.say(ran('a'));
    expect(events).toHaveLength(count);
  });

  it('says when the worker cannot be loaded, and tries again when it is asked again', () => {
    notebook.ask({ run: ['a'] });
    workers[0].onerror?.({});
    expect(events).toEqual([{ kind: 'broken', message: 'The page could not load what runs the cells.' }]);
    notebook.ask({ run: ['a'] });
    expect(workers).toHaveLength(2);
  });

  it('refuses cells that it does not have', () => {
    expect(() => {
      notebook.ask(edit('z', ''));
    }).toThrow('LiveNotebook: expected the id of a code cell, got z.');
    expect(workers).toHaveLength(0);
  });

  it('closed it is silent', () => {
    const worker = ready();
    notebook.close();
    expect(worker.isTerminated).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(events.filter(({ kind }) => kind === 'stopped')).toEqual([]);
  });
});
