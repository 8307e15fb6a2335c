/**
 * Whether a run may go on in a folder that has results: what it would lose or mix is refused,
 * and the sentence says what differs.
 */
import { isAbout, UNLOADED } from './batch-record.js';
import type { BatchRecord, MadeFrom } from './batch-record.js';
import { BatchRefused } from './batch-refused.js';
import { changedHands } from './changed-hands.js';
import { nameParts } from './results-folder.js';
import type { ResultsFolder } from './results-folder.js';
import type { Intake, IntakeProblem } from '../intake/submission.js';
import type { Shard } from './shard.js';

export interface GoingOn {
  /** What was handed in now, and what of it could not be taken in. */
  intake: Pick<Intake, 'submissions' | 'problems'>;
  resume?: boolean;
  regrade?: boolean;
  only?: readonly string[];
}

/** Refuses what does not fit; returns the results that stand and that no file counts for now. */
export function refuseOthers(folder: ResultsFolder, now: BatchRecord, options: GoingOn): string[] {
  const { folder: place, record: before } = folder;
  if (!folder.isUsed) return [];
  if (!before) throw new BatchRefused(`${place} is not empty, and no results of a batch are in it. Name a new folder.`);
  const { resume = false, regrade = false, only, intake } = options;
  if (!resume && !regrade) {
    throw new BatchRefused(
      `${place} has results. --resume goes on with them, --regrade grades again what has changed; or name a new folder.`,
    );
  }
  const shown = ({ index, count }: Shard): string => `${index}/${count}`;
  if (shown(before.shard) !== shown(now.shard)) {
    throw new BatchRefused(`${place} is shard ${shown(before.shard)}, and not ${shown(now.shard)}.`);
  }
  const standing = before.results.filter((name) => isAbout(only, name) && folder.read(...nameParts(name)));
  const gone = refuseOtherStudents(folder, standing, { before, now, intake });
  if (!regrade) refuseOtherChecks(folder, standing, { before, now });
  return gone;
}

interface Two {
  before: BatchRecord;
  now: BatchRecord;
}

/** What tells students or files by other names, in words; undefined where it is the same. */
const DIFFERENCES: readonly ((before: MadeFrom, now: MadeFrom) => string | undefined)[] = [
  (before, now) =>
    before.layout === now.layout ? undefined : `from layout ${before.layout}, and this is ${now.layout}`,
  (before, now) => {
    if (before.roster === now.roster) return undefined;
    if (before.roster === null) return 'without a roster, and this run has one';
    return now.roster === null ? 'with a roster, and this run names none' : 'with another roster';
  },
];

const MOST_NAMES = 5;
const listed = (names: readonly string[]): string =>
  `${names.slice(0, MOST_NAMES).join(', ')}${names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : ''}`;

/** The trouble that most have of what was not taken in. */
function mostOften(problems: readonly IntakeProblem[]): string {
  const counts = new Map<string, number>();
  for (const { problem } of problems) counts.set(problem, (counts.get(problem) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return counts.size === 0 ? '' : ` Most often now (${first[1]} of ${problems.length} problems): ${first[0]}`;
}

function refuseOtherStudents(
  folder: ResultsFolder,
  standing: readonly string[],
  { before, now, intake }: Two & Pick<GoingOn, 'intake'>,
): string[] {
  const { folder: place } = folder;
  const here = new Set(now.results);
  const gone = standing.filter((name) => !here.has(name));
  const differs = DIFFERENCES.flatMap((of) => of(before.made, now.made) ?? []);
  const lost = `${gone.length} of its ${standing.length} results would have no file: ${listed(gone)}.${mostOften(intake.problems)}`;
  if (gone.length > 0 && differs.length > 0) {
    throw new BatchRefused(
      `${place} was graded ${differs.join('; ')}. ${lost} Name what it was graded with, or a new folder; whoever is to leave it: delete that folder first.`,
    );
  }
  const moved = differs.length === 0 ? [] : changedHands(folder, now, { standing, ...intake });
  if (moved.length > 0) {
    throw new BatchRefused(
      `${place} was graded ${differs.join('; ')}. Students have other keys now: ${listed(moved)}. Their results and points by hand would be those of others. Name what it was graded with, or a new folder.`,
    );
  }
  // A few are files that were taken away; most are another batch.
  if (2 * gone.length > standing.length) {
    throw new BatchRefused(`${place} was graded from other submissions. ${lost} Name those, or a new folder.`);
  }
  return gone;
}

function refuseOtherChecks(folder: ResultsFolder, standing: readonly string[], { before, now }: Two): void {
  const { folder: place } = folder;
  if (before.seeds !== now.seeds) {
    throw new BatchRefused(`${place} was graded with another --key. Name that one, or --regrade.`);
  }
  const ids = Object.keys(now.checks).filter(
    (id) => Object.hasOwn(before.checks, id) && before.checks[id] !== now.checks[id],
  );
  // Without a mark there is nothing to change: what could not be loaded is mended.
  const changed = ids.filter((id) =>
    standing.some((name) => {
      const result = name.endsWith(`/${id}`) ? folder.read(...nameParts(name)) : undefined;
      return result !== undefined && result.verdict.score !== null && result.hashes.checks !== now.checks[id];
    }),
  );
  if (changed.length === 0) return;
  const lost = changed.filter((id) => now.checks[id] === UNLOADED);
  if (lost.length > 0) {
    throw new BatchRefused(
      `${lost.join(', ')}: the checks that ${place} was graded with cannot be loaded now. See that --overlay, if there was one, has ${lost[0]}/hidden.ts, and what \`node lab verify ${lost[0]}\` says.`,
    );
  }
  const overlay =
    before.made.overlay === now.made.overlay
      ? ''
      : ` It was graded ${before.made.overlay ? 'with' : 'without'} an --overlay.`;
  throw new BatchRefused(
    `${changed.join(', ')}: other checks than those that ${place} was graded with.${overlay} --regrade grades again what they change.`,
  );
}
