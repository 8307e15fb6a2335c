/** What the cell that runs prints and displays. The worker has one console for all cells. */
import type { NotebookHost } from '../../figures/show.js';
import { NOTEBOOK_HOST } from '../../figures/show.js';
import type { CellOutput } from '../cells/notebook.js';
import { consoleText } from './console-format.js';
import { printedValue } from './console-text.js';

/** More characters than anybody reads, and fewer than stop a page: a loop may print without an end. */
export const MOST_TEXT = 1_000_000;
export const MOST_DISPLAYS = 100;

type Print = (...values: unknown[]) => void;

export class CellOutputs {
  #outputs: CellOutput[] | undefined;
  #characters = 0;
  #displays = 0;

  /** What is printed and displayed from now on belongs to a cell. */
  begin(): void {
    this.#outputs = [];
    this.#characters = 0;
    this.#displays = 0;
  }

  /** The cell has ended: its outputs. What comes later, as from a timer, belongs to none. */
  end(): CellOutput[] {
    const outputs = this.#outputs ?? [];
    this.#outputs = undefined;
    return outputs;
  }

  /** Makes this the console of a global object, and the notebook in which `show` shows. */
  install(target: { console: object }): void {
    const out = this.#print('stdout', consoleText);
    const err = this.#print('stderr', consoleText);
    const one = this.#print('stdout', (value) => printedValue(value));
    Object.assign(target.console, {
      log: out,
      info: out,
      debug: out,
      dir: one,
      table: one,
      warn: err,
      error: err,
      trace: err,
    });
    const host: NotebookHost = {
      display: (data) => {
        this.#display(data);
      },
      viewer: 'none',
      notebookPath: '',
      modules: '',
    };
    Object.assign(target, { [NOTEBOOK_HOST]: host });
  }

  #print(name: 'stdout' | 'stderr', textOf: (...values: readonly unknown[]) => string): Print {
    return (...values) => {
      const outputs = this.#outputs;
      if (!outputs) return;
      const text = `${textOf(...values)}\n`;
      this.#characters += text.length;
      if (this.#characters > MOST_TEXT) {
        throw new RangeError('The cell has printed more than a million characters. Is there a loop without an end?');
      }
      const last = outputs.at(-1);
      if (last?.output_type === 'stream' && last.name === name) last.text += text;
      else outputs.push({ output_type: 'stream', name, text });
    };
  }

  #display(data: Record<string, unknown>): void {
    if (!this.#outputs) return;
    this.#displays += 1;
    if (this.#displays > MOST_DISPLAYS) {
      throw new RangeError(`The cell has shown more than ${MOST_DISPLAYS} figures. Is there a loop without an end?`);
    }
    this.#outputs.push({ output_type: 'display_data', data, metadata: {} });
  }
}
