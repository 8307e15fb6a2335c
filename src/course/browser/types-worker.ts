/** What runs in the worker that knows TypeScript: a request at a time, answered by its number. */
import type ts from 'typescript';
import { CellTypes } from './cell-types.js';
import type { TypeProblem } from './cell-types.js';
import type { LiveCell } from './live-messages.js';

/** Asks for what is wrong in the cells, or with `at` for what can be written there. */
export interface TypesRequest {
  number: number;
  cells: readonly LiveCell[];
  at?: { cell: string; offset: number };
}

export type TypesReply =
  | { kind: 'problems'; number: number; problems: TypeProblem[] }
  | { kind: 'completions'; number: number; names: string[] };

interface TypesGlobal {
  postMessage: (message: TypesReply) => void;
  onmessage: ((event: { data: TypesRequest }) => void) | null;
}

/** `load` brings the declarations, by the names under which CellTypes wants them. */
export function serveTypes(typescript: typeof ts, load: () => Promise<Record<string, string>>): void {
  const worker = globalThis as unknown as TypesGlobal;
  const loaded = load().then((files) => new CellTypes(typescript, new Map(Object.entries(files))));
  const answer = async ({ number, cells, at }: TypesRequest): Promise<void> => {
    const types = await loaded;
    worker.postMessage(
      at === undefined
        ? { kind: 'problems', number, problems: types.problems(cells) }
        : { kind: 'completions', number, names: types.completions(cells, at.cell, at.offset) },
    );
  };
  worker.onmessage = ({ data }) => {
    void answer(data);
  };
}
