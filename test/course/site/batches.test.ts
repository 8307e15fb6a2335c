import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batches } from '../../../src/course/site/batches.js';

const QUIET = 50;

describe('batches', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A handler whose batches end when the test says so. */
  const handler = (): { handled: string[][]; handle: (items: string[]) => Promise<void>; end: () => void } => {
    const handled: string[][] = [];
    let end = (): void => undefined;
    return {
      handled,
      handle: (items) => {
        handled.push(items);
        return new Promise((resolve) => (end = resolve));
      },
      end: () => {
        end();
      },
    };
  };

  it('handles a burst once, each item once, when it is over', async () => {
    const { handled, handle } = handler();
    const { add } = batches(handle, QUIET);
    add('a');
    await vi.advanceTimersByTimeAsync(QUIET - 1);
    add('b');
    add('a');
    await vi.advanceTimersByTimeAsync(QUIET - 1);
    expect(handled).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(handled).toEqual([['a', 'b']]);
  });

  it('never handles two batches at once, and forgets nothing meanwhile', async () => {
    const { handled, handle, end } = handler();
    const { add } = batches(handle, QUIET);
    add('a');
    await vi.advanceTimersByTimeAsync(QUIET);
    add('b');
    await vi.advanceTimersByTimeAsync(10 * QUIET);
    add('c');
    await vi.advanceTimersByTimeAsync(10 * QUIET);
    expect(handled).toEqual([['a']]);
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect(handled).toEqual([['a'], ['b', 'c']]);
  });

  it('waits for the end of a burst that began during a batch', async () => {
    const { handled, handle, end } = handler();
    const { add } = batches(handle, QUIET);
    add('a');
    await vi.advanceTimersByTimeAsync(QUIET);
    add('b');
    end();
    await vi.advanceTimersByTimeAsync(QUIET - 1);
    expect(handled).toEqual([['a']]);
    await vi.advanceTimersByTimeAsync(1);
    expect(handled).toEqual([['a'], ['b']]);
  });

  it('drops what waits when it stops, and lets the running batch end', async () => {
    const { handled, handle, end } = handler();
    const { add, stop } = batches(handle, QUIET);
    add('a');
    await vi.advanceTimersByTimeAsync(QUIET);
    add('b');
    let stopped = false;
    void stop().then(() => (stopped = true));
    await vi.advanceTimersByTimeAsync(10 * QUIET);
    expect(stopped).toBe(false);
    end();
    await vi.advanceTimersByTimeAsync(10 * QUIET);
    expect(stopped).toBe(true);
    expect(handled).toEqual([['a']]);
  });
});
