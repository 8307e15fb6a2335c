/** Reads mesh files beside the page, which stays alive meanwhile. */
import type { WorkerGlobal } from '@dist/course/browser/web-worker.js';
import { refusalOf, readMeshFile } from './mesh-file.js';
import type { MeshFileResult } from './mesh-file.js';

const worker = self as unknown as WorkerGlobal;

worker.onmessage = ({ data }) => {
  const { name, file } = data as { name: string; file: ArrayBuffer };
  let result: MeshFileResult;
  try {
    result = readMeshFile(name, new Uint8Array(file));
  } catch (error) {
    // The memory of a browser ends somewhere.
    result = { kind: 'unread', name, message: refusalOf(error) };
  }
  worker.postMessage(result);
};
