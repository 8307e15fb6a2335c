/**
 * The notebook file format, nbformat 4.5, as far as the course uses it. In memory texts are
 * strings, on disk lists of lines.
 */
export { PLOTLY_FORMAT as PLOTLY, SCENE_FORMAT as SCENE } from '../../figures/show.js';

/** Text that a cell printed. */
export interface StreamOutput {
  output_type: 'stream';
  name: 'stdout' | 'stderr';
  text: string;
}

/** Something that a cell displayed, in several formats of which a viewer takes the best it knows. */
export interface DisplayOutput {
  output_type: 'display_data';
  data: Record<string, unknown>;
  metadata: Record<string, unknown>;
}

/** What stands under a code cell. */
export type CellOutput = StreamOutput | DisplayOutput;

/** A cell as an author writes it. */
export interface SourceCell {
  kind: 'markdown' | 'code';
  /** Unique in the notebook: letters, digits, `-` and `_`, at most 64. */
  id: string;
  /** For instance `{ tags: ['raises-exception'] }`. */
  metadata: Record<string, unknown>;
  source: string;
}

/** A cell with what it printed and displayed. */
export interface Cell extends SourceCell {
  outputs: CellOutput[];
  executionCount: number | null;
}

/** Which source, library and kernel made a notebook. */
export interface NotebookRecord {
  /** Hash of the cells alone. */
  cells: string;
  /** Hash of cells, built library and tslab version: the outputs are fresh while it stays the same. */
  hash: string;
}

/** A notebook; `record` is absent in a file that the course did not make. */
export interface Notebook {
  cells: Cell[];
  record?: NotebookRecord;
}

/** The name under which Jupyter knows the course's kernel. */
export const KERNEL_NAME = 'rigid-body-lab';

const RECORD = 'rigid_body_lab';

interface FileCell {
  cell_type: string;
  id?: string;
  metadata?: Record<string, unknown>;
  source: string | string[];
  execution_count?: number | null;
  outputs?: FileOutput[];
}

interface FileOutput {
  output_type: string;
  name?: 'stdout' | 'stderr';
  text?: string | string[];
  data?: Record<string, unknown>;
  metadata?: Record<string, unknown>;
}

interface NotebookFile {
  cells: FileCell[];
  metadata: Record<string, unknown>;
}

const lines = (text: string): string[] => (text === '' ? [] : text.split(/(?<=\n)/));
const joined = (text: string | string[]): string => (typeof text === 'string' ? text : text.join(''));
const isText = (mime: string): boolean => mime.startsWith('text/');

/** A list of numbers goes on one line. No string can match: JSON writes a line break in a string as `\n`. */
const NUMBER_LIST = /\[\n[\s\d.,eE+-]+\]/g;

/** The text of a notebook file; the same notebook always gives the same bytes. */
export function formatNotebook({ cells, record }: Notebook): string {
  const file = {
    cells: cells.map(({ kind, id, metadata, source, outputs, executionCount }) =>
      kind === 'markdown'
        ? { cell_type: kind, id, metadata, source: lines(source) }
        : {
            cell_type: kind,
            execution_count: executionCount,
            id,
            metadata,
            outputs: outputs.map(fileOutput),
            source: lines(source),
          },
    ),
    metadata: {
      kernelspec: { display_name: 'TypeScript (rigid-body-lab)', language: 'typescript', name: KERNEL_NAME },
      language_info: { file_extension: '.ts', mimetype: 'text/typescript', name: 'typescript' },
      ...(record && { [RECORD]: record }),
    },
    nbformat: 4,
    nbformat_minor: 5,
  };
  return `${JSON.stringify(file, null, 1).replace(NUMBER_LIST, (list) => list.replace(/\n\s*/g, ' '))}\n`;
}

function fileOutput(output: CellOutput): unknown {
  if (output.output_type === 'stream') return { name: output.name, output_type: 'stream', text: lines(output.text) };
  const data = Object.entries(output.data)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([mime, value]) => [mime, isText(mime) && typeof value === 'string' ? lines(value) : value]);
  return { data: Object.fromEntries(data) as unknown, metadata: output.metadata, output_type: 'display_data' };
}

/**
 * Reads the text of a notebook file. Cells of other kinds and outputs of other types are
 * dropped: the course writes none.
 */
export function parseNotebook(text: string): Notebook {
  const file = JSON.parse(text) as NotebookFile;
  const record = file.metadata[RECORD] as NotebookRecord | undefined;
  const cells = file.cells.flatMap((cell): Cell[] => {
    if (cell.cell_type !== 'markdown' && cell.cell_type !== 'code') return [];
    return [
      {
        kind: cell.cell_type,
        id: cell.id ?? '',
        metadata: cell.metadata ?? {},
        source: joined(cell.source),
        outputs: (cell.outputs ?? []).flatMap(parsedOutput),
        executionCount: cell.execution_count ?? null,
      },
    ];
  });
  return record ? { cells, record } : { cells };
}

function parsedOutput({ output_type, name, text, data, metadata }: FileOutput): CellOutput[] {
  if (output_type === 'stream') return [{ output_type, name: name ?? 'stdout', text: joined(text ?? '') }];
  if (output_type !== 'display_data') return [];
  const entries = Object.entries(data ?? {}).map(([mime, value]) => [
    mime,
    isText(mime) ? joined(value as string | string[]) : value,
  ]);
  return [{ output_type, data: Object.fromEntries(entries) as Record<string, unknown>, metadata: metadata ?? {} }];
}
