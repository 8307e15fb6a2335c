/**
 * The form in which notebooks are kept: figures in few bytes, no HTML, nothing that changes from run to run.
 */
import { compactFigure } from '../../figures/compact-figure.js';
import type { Figure } from '../../figures/figure.js';
import type { CellOutput, Notebook } from './notebook.js';
import { PLOTLY } from './notebook.js';

/** The compact form of an executed notebook. */
export function compactNotebook(notebook: Notebook): Notebook {
  return { ...notebook, cells: notebook.cells.map((cell) => ({ ...cell, outputs: cell.outputs.map(compactOutput) })) };
}

function compactOutput(output: CellOutput): CellOutput {
  const figure = output.output_type === 'display_data' ? (output.data[PLOTLY] as Figure | undefined) : undefined;
  if (output.output_type !== 'display_data' || !figure) return output;
  // Viewers that draw no Plotly get a picture; many of them strip the script from
  // HTML and would show nothing.
  const data = Object.fromEntries(Object.entries(output.data).filter(([mime]) => mime !== 'text/html'));
  return { ...output, data: { ...data, [PLOTLY]: compactFigure(figure) } };
}
