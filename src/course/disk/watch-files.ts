/** Following what is saved: by the system's report, or by looking. */
import { statSync, watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import path from 'node:path';

/**
 * Some file systems (network drives, shared folders of virtual machines) report no changes: looking helps.
 */
const POLL_MS = 1000;
/** Editors write in several steps; one call for all of them. */
const SETTLE_MS = 80;

/** Calls back with each file that has changed, come or gone. Returns how to end. */
export function watchFiles(
  files: readonly string[],
  changed: (file: string) => void,
  pollMs: number = POLL_MS,
): () => void {
  const last = new Map(files.map((file) => [file, stamp(file)]));
  const settling = new Map<string, NodeJS.Timeout>();
  const look = (): void => {
    for (const file of files) {
      const now = stamp(file);
      if (now === last.get(file)) continue;
      last.set(file, now);
      clearTimeout(settling.get(file));
      settling.set(
        file,
        setTimeout(() => {
          changed(file);
        }, SETTLE_MS),
      );
    }
  };
  const poll = setInterval(look, pollMs);
  // Folders, because many editors replace the file, which ends a watch on the file itself.
  const watchers = [...new Set(files.map((file) => path.dirname(file)))].flatMap((folder) => reports(folder, look));
  return () => {
    clearInterval(poll);
    for (const timer of settling.values()) clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

function reports(folder: string, look: () => void): FSWatcher[] {
  try {
    const watcher = watch(folder, look);
    watcher.on('error', () => {
      watcher.close();
    });
    return [watcher];
  } catch {
    // There is no such folder yet, or no report on this file system: looking is enough.
    return [];
  }
}

function stamp(file: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(file);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return 'missing';
  }
}
