/**
 * A target: what the reader tries to reach with the controls of a cell. The cell itself judges it by a law,
 * and prints a line that begins with the text of `reached` when it holds.
 *
 *     // %% aim {"control": {…}, "target": {"reached": "Reached", "by": {"nudge": 4e-4}}}
 *
 * `by` is one setting that does. In the file each head is one line.
 */
import { message } from '../../linear/expect.js';
import { controlsOf } from './control-metadata.js';
import { asFields, asRecord, asText, headOf } from './metadata-fields.js';
import type { CellOutput, SourceCell } from './notebook.js';
import { printed } from './outputs.js';

/** What is to be reached, and one way. */
export interface Target {
  reached: string;
  /** For the path of each control that is moved the text that it writes. */
  by: Readonly<Record<string, string>>;
}

/** The target that a cell's head declares, if it declares one. Throws when a field is not as it must be. */
export function targetOf(cell: Pick<SourceCell, 'id' | 'kind' | 'metadata'>): Target | undefined {
  const declared = cell.metadata['target'];
  if (declared === undefined) return undefined;
  const where = headOf(cell);
  const fields = asFields(where, 'target', declared, ['reached', 'by']);
  const reached = asText(where, 'target.reached', fields['reached'], 'It is how the printed line begins.');
  const by = asRecord(where, 'target.by', fields['by'], 'It is a setting of the controls that reaches the target.');
  const paths = controlsOf(cell).map(({ path }) => path);
  const unknown = Object.keys(by).find((path) => !paths.includes(path));
  if (unknown !== undefined || Object.keys(by).length === 0) {
    const reason = 'The target is reached with the controls of its cell.';
    throw new RangeError(message(where, `target.by to name controls (${paths.join(', ')})`, unknown ?? by, reason));
  }
  return { reached, by: Object.fromEntries(Object.entries(by).map(([path, value]) => [path, String(value)])) };
}

/** The printed line that says that the target is reached; undefined while it is not. */
export function reachedIn(outputs: readonly CellOutput[], { reached }: Target): string | undefined {
  return printed(outputs, 'stdout')
    .split('\n')
    .find((line) => line.startsWith(reached));
}
