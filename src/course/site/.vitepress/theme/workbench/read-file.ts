/** Reading a file of the reader's, beside the page. It goes nowhere else. */
import { tooManyBytes, LARGEST_FILE } from './mesh-file.js';
import type { MeshFileResult } from './mesh-file.js';

/** Reads one file at a time: a newer one ends the reading of an older one, whose promise then stays open. */
export class MeshFileReader {
  #worker: Worker | undefined;

  async read(file: File): Promise<MeshFileResult> {
    this.close();
    const { name, size } = file;
    // Before anything of it is in memory.
    if (size > LARGEST_FILE) return { kind: 'unread', name, message: tooManyBytes(size) };
    const worker = new Worker(new URL('./mesh-worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    const content = await file.arrayBuffer();
    return new Promise((resolve) => {
      worker.onmessage = ({ data }) => {
        resolve(data as MeshFileResult);
        worker.terminate();
      };
      worker.onerror = ({ message }) => {
        resolve({ kind: 'unread', name, message: message || 'It could not be read.' });
        worker.terminate();
      };
      worker.postMessage({ name, file: content }, [content]);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
