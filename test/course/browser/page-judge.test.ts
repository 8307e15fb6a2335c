/** The page's side of the judge, and its workers, with workers that do what the test says. */
import { describe, expect, it, vi } from 'vitest';
import type { JudgeReply } from '../../../src/course/browser/judge-messages.js';
import { GivenUp, openJudge } from '../../../src/course/browser/page-judge.js';
import type { PageJudge } from '../../../src/course/browser/page-judge.js';
import { PageWorker } from '../../../src/course/browser/page-worker.js';
import type { WebWorker } from '../../../src/course/browser/web-worker.js';
import type { Verdict } from '../../../src/course/judging/verdict.js';

class TestWorker implements WebWorker {
  onmessage: WebWorker['onmessage'] = null;
  onerror: WebWorker['onerror'] = null;
  readonly asked: unknown[] = [];
  isTerminated = false;

  postMessage(message: unknown): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  says(data: unknown): void {
    this.onmessage?.({ data });
  }
}

const verdict = (outcome: Verdict['outcome'], score = 1): Verdict => ({ outcome, score }) as unknown as Verdict;

describe('PageJudge', () => {
  function opened(): { judge: PageJudge; workers: Map<string, TestWorker[]>; reply: (reply: JudgeReply) => void } {
    const workers = new Map<string, TestWorker[]>();
    const open = (address: string): WebWorker => {
      const worker = new TestWorker();
      workers.set(address, [...(workers.get(address) ?? []), worker]);
      return worker;
    };
    const judge = openJudge({ engineUrl: 'http://host/course/engine/', open });
    const reply = (given: JudgeReply): void => {
      workers.get('http://host/course/engine/judge-worker.js')!.at(-1)!.says(given);
    };
    return { judge, workers, reply };
  }
  const judgesOf = (workers: Map<string, TestWorker[]>): TestWorker[] =>
    workers.get('http://host/course/engine/judge-worker.js') ?? [];

  it('finds exercises from the engine’s folder, and hands on rows and verdict', async () => {
    const { judge, workers, reply } = opened();
    const prepared = judge.prepare('../outputs/a.js');
    expect(judgesOf(workers)[0].asked).toEqual([
      { kind: 'prepare', number: 1, exercise: 'http://host/course/outputs/a.js' },
    ]);
    reply({ kind: 'prepared', number: 1 });
    await prepared;
    const onChecks = vi.fn();
    const checked = judge.check('text', { onChecks });
    reply({ kind: 'checks', number: 2, results: [] });
    reply({ kind: 'verdict', number: 2, verdict: verdict('graded') });
    expect(await checked).toEqual(verdict('graded'));
    expect(onChecks).toHaveBeenCalledExactlyOnceWith([]);
  });

  it('asks for an exercise first', async () => {
    await expect(opened().judge.check('text')).rejects.toThrow('Call prepare first');
  });

  it('gives up the older check, and hears nothing of it any more', async () => {
    const { judge, reply } = opened();
    void judge.prepare('a.js');
    const onChecks = vi.fn();
    const older = judge.check('older', { onChecks });
    const newer = judge.check('newer');
    await expect(older).rejects.toThrow(GivenUp);
    reply({ kind: 'checks', number: 2, results: [] });
    reply({ kind: 'verdict', number: 2, verdict: verdict('graded', 0) });
    reply({ kind: 'verdict', number: 3, verdict: verdict('graded', 1) });
    expect((await newer).score).toBe(1);
    expect(onChecks).not.toHaveBeenCalled();
  });

  it('stops, and tells the worker only when something runs', async () => {
    const { judge, workers } = opened();
    void judge.prepare('a.js');
    judge.stop();
    const check = judge.check('text');
    judge.stop();
    await expect(check).rejects.toThrow(GivenUp);
    expect(judgesOf(workers)[0].asked.slice(2)).toEqual([{ kind: 'stop' }]);
  });

  it('tries again with a new worker after what could not be loaded', async () => {
    const { judge, workers, reply } = opened();
    const prepared = judge.prepare('a.js');
    reply({ kind: 'failed', number: 1, message: 'no network' });
    await expect(prepared).rejects.toThrow('no network');
    const check = judge.check('text');
    reply({ kind: 'verdict', number: 2, verdict: verdict('grader-error') });
    expect((await check).outcome).toBe('grader-error');
    const again = judge.check('text');
    judgesOf(workers)[2].onerror?.({ message: 'broken' });
    await expect(again).rejects.toThrow('could not load what checks the exercise. broken');
    expect(judgesOf(workers).map(({ isTerminated }) => isTerminated)).toEqual([true, true, true]);
  });

  it('makes and ends the guests that the judge orders, and all of them at its own end', () => {
    const { judge, workers } = opened();
    judge.prepare('a.js').catch(() => undefined);
    const [worker] = judgesOf(workers);
    for (const guest of [1, 2]) worker.says({ kind: 'start', guest, port: { guest } });
    const guests = workers.get('http://host/course/engine/guest-worker.js')!;
    expect(guests.map(({ asked }) => asked)).toEqual([[{ guest: 1 }], [{ guest: 2 }]]);
    worker.says({ kind: 'end', guest: 1 });
    expect(guests.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    guests[1].onerror?.({ message: 'out of memory' });
    expect(worker.asked.at(-1)).toEqual({ kind: 'broke', guest: 2, message: 'out of memory' });
    judge.close();
    expect([worker, guests[1]].map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
  });
});

describe('PageWorker', () => {
  async function ready(): Promise<{ page: PageWorker; worker: TestWorker }> {
    const worker = new TestWorker();
    const page = new PageWorker(() => worker, Promise.resolve({}));
    worker.says('{"ready":true}');
    expect(await page.ready(1000)).toBe(true);
    return { page, worker };
  }

  it('hands over the interpreter, then texts', async () => {
    const { page, worker } = await ready();
    const answer = page.ask({ load: true }, 1000);
    worker.says('{"replies":["x"]}');
    expect(await answer).toEqual({ replies: ['x'] });
    expect(worker.asked).toEqual([{}, '{"load":true}']);
  });

  it('ends a worker that does not answer in time', async () => {
    const { page, worker } = await ready();
    expect(await page.ask({ load: true }, 1)).toEqual({ ended: 'deadline' });
    expect([page.alive, worker.isTerminated]).toEqual([false, true]);
    expect(await page.ask({ load: true }, 1000)).toEqual({ ended: 'deadline' });
  });

  it.each([
    ['a reply that is too long', '{"replies":["0123456789"]}', 'flood'],
    ['something that is no text', { replies: [] }, 'exit'],
    ['a text that is no object', '[', 'exit'],
  ])('ends a worker that sends %s', async (_what, data, ended) => {
    const { page, worker } = await ready();
    page.replyBytes = 20;
    const answer = page.ask({ load: true }, 1000);
    worker.says(data);
    expect(await answer).toEqual({ ended });
    expect(worker.isTerminated).toBe(true);
  });

  it('ends a worker that answers unasked', async () => {
    const { page, worker } = await ready();
    worker.says('{"replies":[]}');
    expect([page.alive, worker.isTerminated]).toEqual([false, true]);
  });

  it('is not ready without an interpreter, and says why', async () => {
    const page = new PageWorker(() => new TestWorker(), Promise.reject(new Error('404')));
    expect(await page.ready(1000)).toBe(false);
    expect(page.complaint).toBe('Error: 404');
  });
});
