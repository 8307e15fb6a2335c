/**
 * What a cell displayed, as Markdown for the page. A row of the table per MIME type; the first
 * row that a bundle has wins.
 */
import { PLOTLY_FORMAT, SCENE_FORMAT } from '../../figures/show.js';
import type { CellOutput } from '../cells/notebook.js';
import type { OutputBundle } from './alternative-text.js';
import { alternativeText, joinedText } from './alternative-text.js';
import { sha256Hex } from '../disk/sha256-hex.js';

/** A file that a page loads when it needs it. The name tells the content, so it may be cached for ever. */
export interface Asset {
  name: string;
  content: string | Buffer;
}

/** Markdown and the files that it refers to. */
export interface Rendered {
  markdown: string;
  assets: Asset[];
}

type Renderer = (value: unknown, bundle: OutputBundle) => Rendered;

/** A file of a page, by its content. */
export function asset(content: string | Buffer, extension: string): Asset {
  const name = sha256Hex(content).slice(0, 16);
  return { name: `${name}.${extension}`, content };
}

/** A code fence that no line of the content can close. */
export function fence(info: string, content: string): string {
  const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${info}\n${content.replace(/\n$/, '')}\n${ticks}`;
}

const pictures: Record<string, (data: unknown) => Asset> = {
  'image/png': (data) => asset(Buffer.from(joinedText(data), 'base64'), 'png'),
  'image/jpeg': (data) => asset(Buffer.from(joinedText(data), 'base64'), 'jpg'),
  'image/svg+xml': (data) => asset(joinedText(data), 'svg'),
};

/** Something that a component draws; the picture of it stands there until, or in place of it. */
function drawn(mime: string, height: (value: unknown) => number): Renderer {
  return (value, bundle) => {
    const data = asset(JSON.stringify(value), 'json');
    const image = 'image/png' in bundle ? pictures['image/png'](bundle['image/png']) : undefined;
    const attributes = {
      mime,
      src: data.name,
      ...(image && { image: image.name }),
      alt: alternativeText(bundle),
      height: height(value),
    };
    return { markdown: fence('course-output', JSON.stringify(attributes)), assets: image ? [data, image] : [data] };
  };
}

const picture =
  (mime: string): Renderer =>
  (value, bundle) => {
    const image = pictures[mime](value);
    return {
      markdown: fence('course-output', JSON.stringify({ image: image.name, alt: alternativeText(bundle) })),
      assets: [image],
    };
  };

const words =
  (markdown: (text: string) => string): Renderer =>
  (value) => ({ markdown: markdown(joinedText(value).trimEnd()), assets: [] });

/** Height of a chart that does not say its own, in pixels. */
const DEFAULT_HEIGHT = 400;

/** Height of the body player with its title and controls, in pixels. */
const SCENE_HEIGHT = 440;

const plotlyHeight = (figure: unknown): number =>
  (figure as { layout?: { height?: number } }).layout?.height ?? DEFAULT_HEIGHT;

const renderers: readonly (readonly [mime: string, render: Renderer])[] = [
  [PLOTLY_FORMAT, drawn(PLOTLY_FORMAT, plotlyHeight)],
  [SCENE_FORMAT, drawn(SCENE_FORMAT, () => SCENE_HEIGHT)],
  ...Object.keys(pictures).map((mime) => [mime, picture(mime)] as const),
  ['text/markdown', words((markdown) => markdown)],
  ['text/latex', words((latex) => latex)],
  ['text/plain', words((plain) => fence('course-stdout', plain))],
];

/** One output of a cell. */
export function renderOutput(output: CellOutput): Rendered {
  if (output.output_type === 'stream') {
    return { markdown: fence(`course-${output.name}`, output.text), assets: [] };
  }
  const row = renderers.find(([mime]) => mime in output.data);
  return row ? row[1](output.data[row[0]], output.data) : { markdown: '', assets: [] };
}
