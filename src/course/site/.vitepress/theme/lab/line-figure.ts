/** A figure as it comes from a cell: Plotly's own, with plain lists. */

export interface LineTrace {
  type?: string;
  mode?: string;
  name?: string;
  x: readonly number[];
  y: readonly (number | null)[];
  [attribute: string]: unknown;
}

export interface Label {
  text: string;
  x: number;
  y: number;
  xshift?: number;
  yshift?: number;
  /** Of one that a line leads to: from the end of the curve to the label, in pixels downwards. */
  showarrow?: boolean;
  ax?: number;
  ay?: number;
  /** Of an arrow between two points of the picture. */
  axref?: string;
}

export interface LineFigure {
  data: LineTrace[];
  layout: { annotations?: Label[]; [attribute: string]: unknown };
}
