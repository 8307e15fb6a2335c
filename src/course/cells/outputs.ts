/** What a cell's messages leave under it in the notebook. */
import type { CellOutput, DisplayOutput } from './notebook.js';

/** Receives what a cell prints and displays, also what comes after its reply. */
export type OutputListener = (type: string, content: Record<string, unknown>) => void;

/** Collects the outputs of a whole notebook: a display may be updated by a later cell. */
export class OutputCollector {
  readonly #displays = new Map<string, DisplayOutput>();

  /** A listener that appends to the outputs of one cell. */
  listener(outputs: CellOutput[]): OutputListener {
    return (type, content) => {
      if (type === 'stream') appendText(outputs, content as { name: 'stdout' | 'stderr'; text: string });
      else if (type === 'display_data' || type === 'update_display_data') {
        this.#display(type, outputs, content as unknown as DisplayContent);
      }
    };
  }

  #display(type: string, outputs: CellOutput[], { data, metadata, transient }: DisplayContent): void {
    const id = transient?.display_id;
    const shown = id === undefined ? undefined : this.#displays.get(id);
    if (type === 'update_display_data') {
      if (shown) Object.assign(shown, { data, metadata });
      return;
    }
    const output: DisplayOutput = { output_type: 'display_data', data, metadata };
    if (id !== undefined) this.#displays.set(id, output);
    outputs.push(output);
  }
}

interface DisplayContent {
  data: Record<string, unknown>;
  metadata: Record<string, unknown>;
  transient?: { display_id?: string };
}

function appendText(outputs: CellOutput[], { name, text }: { name: 'stdout' | 'stderr'; text: string }): void {
  const last = outputs.at(-1);
  if (last?.output_type === 'stream' && last.name === name) last.text += text;
  else outputs.push({ output_type: 'stream', name, text });
}

/** Everything that a cell printed on one stream. */
export function printed(outputs: readonly CellOutput[], name: 'stdout' | 'stderr'): string {
  return outputs.map((o) => (o.output_type === 'stream' && o.name === name ? o.text : '')).join('');
}
