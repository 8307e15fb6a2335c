/** A line that says what is being done, below what is printed meanwhile, and is gone when it is done. */
import type { Io } from '../command.js';
import { SAME_LINE } from './screen.js';
import { cut } from './style.js';

const SECOND = 1000;

/**
 * Does the work, with the line in view where somebody sees lines change; from the second second on it counts
 * them. What the work prints goes through the output that it is given.
 */
export async function whileWaiting<T>(io: Io, says: string, work: (shown: Io) => Promise<T>): Promise<T> {
  const { progress } = io;
  if (!progress) return work(io);
  const begun = performance.now();
  const draw = (): void => {
    const seconds = Math.floor((performance.now() - begun) / SECOND);
    progress(SAME_LINE + cut(`  ${says}${seconds > 1 ? ` ${seconds} s` : ''}`, io.width - 1));
  };
  const above =
    (print: Io['out']): Io['out'] =>
    (text) => {
      progress(SAME_LINE);
      print(text);
      draw();
    };
  draw();
  const clock = setInterval(draw, SECOND);
  try {
    return await work({ ...io, out: above(io.out), err: above(io.err) });
  } finally {
    clearInterval(clock);
    progress(SAME_LINE);
  }
}
