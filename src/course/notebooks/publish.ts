/** Writes the committed notebooks: the fresh results with pictures for viewers that draw no charts. */
import type { Figure } from '../../figures/figure.js';
import type { Scene } from '../../figures/scene.js';
import type { DisplayOutput, Notebook } from '../cells/notebook.js';
import { PLOTLY, SCENE, formatNotebook } from '../cells/notebook.js';
import { writeAtomically } from '../disk/atomic-write.js';
import { readNotebook } from './notebook-file.js';
import type { Artist } from './pictures.js';
import { openArtist } from './pictures.js';
import { latestOf, notebookEntries } from './store.js';

const PNG = 'image/png';

/** What was written, and what is wanting. */
export interface PublishResult {
  /** Names of the notebooks whose committed file changed. */
  written: string[];
  /** Pictures that could not be made, by notebook. */
  missing: Record<string, number>;
  /** Why pictures could not be made. */
  reason?: string;
}

/**
 * Writes `notebooks/<name>.ipynb` for every named notebook that has a fresh result and whose
 * committed file differs from it.
 */
export async function publishNotebooks(root: string, names: readonly string[]): Promise<PublishResult> {
  const result: PublishResult = { written: [], missing: {} };
  let artist: Artist | string | undefined;
  const drawn = async (data: Record<string, unknown>): Promise<string | undefined> => {
    artist ??= await openArtist();
    if (typeof artist === 'string') return undefined;
    return PLOTLY in data ? artist.figure(data[PLOTLY] as Figure) : artist.scene(data[SCENE] as Scene);
  };
  try {
    for (const entry of notebookEntries(root).filter(({ name }) => names.includes(name))) {
      const latest = latestOf(entry);
      if (!latest?.fresh) continue;
      const old = readNotebook(entry.committedFile);
      const known = old ? pictures(old) : new Map<string, unknown>();
      const { notebook } = latest;
      for (const { data } of displays(notebook)) {
        const picture = data[PNG] ?? known.get(chartOf(data)) ?? (await drawn(data));
        if (picture === undefined) result.missing[entry.name] = (result.missing[entry.name] ?? 0) + 1;
        else data[PNG] = picture;
      }
      const text = formatNotebook(notebook);
      if (old && formatNotebook(old) === text) continue;
      writeAtomically(entry.committedFile, text);
      result.written.push(entry.name);
    }
  } finally {
    if (typeof artist === 'object') await artist.close();
  }
  return typeof artist === 'string' ? { ...result, reason: artist } : result;
}

/** The charts and scenes of a notebook. */
function displays({ cells }: Notebook): DisplayOutput[] {
  return cells
    .flatMap(({ outputs }) => outputs)
    .filter((o): o is DisplayOutput => o.output_type === 'display_data' && (PLOTLY in o.data || SCENE in o.data));
}

/** The same chart has the same picture: drawing it again would change bytes with the fonts of the machine. */
const chartOf = (data: Record<string, unknown>): string => JSON.stringify(data[PLOTLY] ?? data[SCENE]);

function pictures(notebook: Notebook): Map<string, unknown> {
  return new Map(displays(notebook).flatMap(({ data }) => (PNG in data ? [[chartOf(data), data[PNG]]] : [])));
}
