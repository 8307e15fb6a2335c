/**
 * What the system knows of a process and its children, where /proc exists: how much of the processor they
 * had, whether they want more, and their memory.
 */
import { readFileSync } from 'node:fs';

/** The length of a tick on every Linux that Node runs on. */
const TICK_MS = 10;

interface TreeState {
  /** Milliseconds of the processor since each began. */
  usedMs: number;
  /** One of them would go on if the system let it: it waits for a processor, or for its memory. */
  isRunnable: boolean;
  /** Bytes of memory that are theirs now; what they share is counted for each. */
  residentBytes: number;
}

/** Undefined where there is no /proc, or the process has ended. */
export function treeState(pid: number): TreeState | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in brackets, and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const own: TreeState = {
      usedMs: TICK_MS * (Number(fields[11]) + Number(fields[12])),
      isRunnable: 'RD'.includes(fields[0]),
      residentBytes: residentBytes(pid),
    };
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children
      .map((child) => treeState(Number(child)))
      .filter((state) => state !== undefined)
      .reduce(
        (sum, one) => ({
          usedMs: sum.usedMs + one.usedMs,
          isRunnable: sum.isRunnable || one.isRunnable,
          residentBytes: sum.residentBytes + one.residentBytes,
        }),
        own,
      );
  } catch {
    return undefined;
  }
}

/** In kB, unlike the pages of /proc/PID/statm, whose size depends on the machine. */
function residentBytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return line === null ? 0 : Number(line[1]) * 1024;
}
