/** All layouts, in the order in which they are looked for: the first that most of the files fit. */
import { didYouMean } from '../../judging/near-name.js';
import type { FileTree } from '../found.js';
import { IntakeRefused } from '../intake-refused.js';
import { blackboard } from './blackboard.js';
import { brightspace } from './brightspace.js';
import { canvas } from './canvas.js';
import { classroom50 } from './classroom50.js';
import { clones } from './clones.js';
import { gradescope } from './gradescope.js';
import type { Layout, LayoutContext, OpenedLayout } from './layout.js';
import { moodle } from './moodle.js';
import { plainFolders } from './plain.js';

export const LAYOUTS: readonly Layout[] = [
  gradescope,
  moodle,
  canvas,
  blackboard,
  brightspace,
  classroom50,
  clones,
  plainFolders,
];

/** The layout of that name. */
export function layoutNamed(name: string): Layout {
  const ids = LAYOUTS.map(({ id }) => id);
  const found = LAYOUTS.find(({ id }) => id === name);
  if (found) return found;
  throw new IntakeRefused(`expected one of the layouts ${ids.join(', ')}, got "${name}".${didYouMean(name, ids)}`);
}

/** The tree as the layout has it that most of the entries fit: what one student names so is not enough. */
export function openDetected(tree: FileTree, context: LayoutContext): { layout: Layout; opened: OpenedLayout } {
  for (const layout of LAYOUTS) {
    const opened = layout.open(tree, context);
    if (opened.recognised * 2 >= tree.entries.length && opened.recognised > 0) return { layout, opened };
  }
  return { layout: plainFolders, opened: plainFolders.open(tree, context) };
}
