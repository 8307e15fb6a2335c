/** `lab explain`: why a student has this mark. */
import { replay } from '../../batch/replay.js';
import type { Replay } from '../../batch/replay.js';
import { heldChange, heldFault } from '../../batch/regrade.js';
import type { BatchResult } from '../../batch/result.js';
import { ResultsFolder } from '../../batch/results-folder.js';
import { simplestInputs } from '../../batch/simplest.js';
import { openCourse } from '../../disk/course.js';
import type { Course } from '../../disk/course.js';
import { shellWord } from '../../disk/shell-word.js';
import { loadDefinitions } from '../../grading/preparation.js';
import { didYouMean } from '../../judging/near-name.js';
import type { CheckResult } from '../../judging/verdict.js';
import { findExercise, needed } from '../arguments.js';
import { LAB, UsageError } from '../command.js';
import type { Command } from '../command.js';
import { argumentsIn } from '../options.js';
import { markText } from '../terminal/show-changes.js';
import { evidenceLines, explanationLines, OTHERS } from '../terminal/show-explanation.js';
import type { BesideCheck } from '../terminal/show-explanation.js';
import { findResult } from './find-result.js';
import { given, keyIn, overlayIn } from './grade-arguments.js';
import { refusalsAsUsage } from './refusals.js';
import { styleOf, wrap } from '../terminal/style.js';
import type { Style } from '../terminal/style.js';

const OPTIONS = {
  results: { type: 'string', what: 'the folder that was graded into' },
  replay: { type: 'boolean' },
  check: { type: 'string' },
  key: { type: 'string' },
  overlay: { type: 'string' },
} as const;

export const explainCommand: Command = {
  name: 'explain',
  audience: 'lecturer',
  summary: 'tell why a student has this mark',
  usage: `Usage: ${LAB} explain <student> <exercise> --results <folder> [options]

Tells one result whole: what was run, what is wrong with the smallest input
that was found to show it, whose fault it is, and what the mark follows from.
Hidden checks are shown with their inputs: for the lecturer's eyes. A student
is the key of the results, or a name, login or e-mail of the roster that only
one has.

  --results <folder>  what \`${LAB} grade\` or \`${LAB} merge\` wrote
  --replay            grade the stored file once more, and compare byte by byte
  --check <name>      show this check alone
  --key <file>        the key that it was graded with, for --replay and for
                      inputs that are smaller than the stored ones
  --overlay <folder>  the hidden checks that it was graded with, likewise

Example: ${LAB} explain ada 05 --results results/

Exit code: 0 told; 2 usage, or no such result; 3 the replay is not the same.`,
  run: async (args, io) => {
    const { values, words } = argumentsIn(args, OPTIONS);
    const [named, name] = words;
    if (words.length !== 2) throw new UsageError(`expected a student and an exercise, got ${words.length} names`);
    const results = needed('--results', values.results, 'the folder that was graded into');
    const course = openCourse();
    const info = findExercise(course, name);
    const folder = new ResultsFolder(results);
    const result = await refusalsAsUsage(() => findResult(folder, named, info.id));
    const { student } = result;
    const check = values.check === undefined ? undefined : checkIn(result, values.check);
    const style = styleOf(io);
    const overlay = overlayIn(values.overlay);
    const key = values.key === undefined ? undefined : keyIn(values.key);
    const options = given({ overlay, key });
    const callOf = await callsOf(course, info.id, overlay);
    const wrongOf = ({ verdict: { checks } }: BatchResult): CheckResult[] =>
      checks.filter((one) => one.status !== 'pass' && (!check || one.check === check.check));
    const besideOf = async (checks: readonly CheckResult[]): Promise<BesideCheck> => {
      const judged = { student, exercise: info.id, text: folder.readText(student, info.id), checks };
      // Where nothing loads or runs, what is stored is told all the same.
      return { callOf, simplest: await simplestInputs(course, judged, options).catch(() => new Map()) };
    };
    if (!values.replay) {
      const again = againCommand(result, folder, { results, key: values.key, overlay: values.overlay });
      const held = heldChange(folder, `${student}/${info.id}`);
      const notAgain = heldFault(folder, `${student}/${info.id}`);
      const beside = await besideOf(check ? [check] : wrongOf(result));
      const lines = check
        ? evidenceLines(check, beside, style)
        : explanationLines(info, result, { again, held, notAgain, ...beside }, style);
      io.out(lines.join('\n'));
      return 0;
    }
    const again = await replay(course, folder, result, options);
    if (!again) throw new UsageError(`no text of ${student} is stored for ${info.id}: it could not be read.`);
    const shown = wrongOf(again.result);
    const beside = await besideOf(shown);
    const evidence = shown.flatMap((one) => evidenceLines(one, beside, style));
    io.out([...evidence, ...comparisonLines(again, result, style)].join('\n'));
    return again.isSame || again.isHeld ? 0 : 3;
  },
};

/**
 * How fixed checks call the functions: the text of their probes. Checks that do not load are
 * told where they are graded.
 */
async function callsOf(
  course: Course,
  exercise: string,
  overlay?: string,
): Promise<(check: string) => string | undefined> {
  const definitions = await loadDefinitions(course, exercise, { overlay }).catch(() => undefined);
  const probes = { ...definitions?.checks.checks, ...definitions?.hidden?.checks };
  return (check) => (Object.hasOwn(probes, check) ? `its call: ${String(probes[check].probe)}` : undefined);
}

function checkIn({ verdict: { checks } }: BatchResult, name: string): CheckResult {
  const names = checks.map((one) => one.check);
  const check = checks.find((one) => one.check === name);
  if (check) return check;
  throw new UsageError(`there is no check "${name}".${didYouMean(name, names)} There are: ${names.join(', ')}`);
}

/** The smallest input is found anew by the same draws, so the check's name is all that has to be told. */
function againCommand(
  { student, exercise, verdict }: BatchResult,
  { record }: ResultsFolder,
  {
    results,
    key = 'KEY_FILE',
    overlay = 'OVERLAY_FOLDER',
  }: { results: string; key?: string | undefined; overlay?: string | undefined },
): string {
  const checks = verdict.outcome === 'graded' ? verdict.checks : [];
  const wrong = checks.find(({ sweep }) => sweep) ?? checks.find(({ status }) => status !== 'pass');
  return [
    `${LAB} explain ${shellWord(student)} ${exercise} --results ${shellWord(results)} --replay`,
    ...(wrong ? [`--check ${wrong.check}`] : []),
    ...(record?.seeds === 'public' ? [] : [`--key ${shellWord(key)}`]),
    ...(record?.made.overlay ? [`--overlay ${shellWord(overlay)}`] : []),
  ].join(' ');
}

function comparisonLines({ isSame, isHeld, others, result }: Replay, stored: BatchResult, style: Style): string[] {
  if (isSame) return [`  ${style.good('✓')} The same result, byte for byte.`, ''];
  if (isHeld) {
    const marks = `${markText(result.verdict)} came out, byte for byte what the regrade came to and what is held; ${markText(stored.verdict)} stands from the checks before.`;
    return [...wrap(`✓ ${marks}`, style.width, '  '), ''];
  }
  const why = others.map((one) => OTHERS[one]).join('; ');
  const marks = `${stored.verdict.score ?? 'none'} is stored, ${result.verdict.score ?? 'none'} came out`;
  return [
    `  ${style.bad('✗')} Another result: ${marks}.`,
    ...wrap(
      why === '' ? 'Text, checks and inputs are the same: please report this.' : `The reason: ${why}.`,
      style.width,
      '    ',
    ),
    '',
  ];
}
