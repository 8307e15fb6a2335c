/** JUnit's report of a student's exercises, as GitLab and others show it. */
import { markupText } from '../disk/markup-text.js';
import { printable } from '../guest/printable.js';
import { forStudent } from '../judging/verdict.js';
import type { CheckResult } from '../judging/verdict.js';
import type { StoredVerdict } from '../batch/result.js';
import { resultsOf } from '../marks/term.js';
import { ungradedTold } from '../marks/told.js';
import type { ExportJob, Exported, OutFile } from './export-job.js';

// U+FFFE and U+FFFF may stand in no XML.
const escaped = (text: string): string =>
  markupText(printable(text).replace(/[\ufffe\uffff]/g, '·'))
    .replaceAll('\n', '&#10;')
    .replaceAll('\t', ' ');

/** A suite for each exercise. Hidden checks tell no more than a student may see. */
export function junitReport(verdicts: readonly StoredVerdict[]): string {
  const suites = verdicts.map(suiteOf);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('')}</testsuites>\n`;
}

function suiteOf(verdict: StoredVerdict): string {
  const checks = verdict.checks.map(forStudent);
  const count = (fits: (check: CheckResult) => boolean): number => checks.filter(fits).length;
  const skipped = count(({ status }) => status === 'void');
  const failed = count((check) => isFailed(check));
  const head =
    `  <testsuite name="${escaped(verdict.exercise)}" tests="${checks.length}" failures="${failed}" ` +
    `errors="0" skipped="${skipped}">\n`;
  return head + checks.map((check) => caseOf(verdict, check)).join('') + '  </testsuite>\n';
}

const isFailed = ({ status }: CheckResult): boolean => status !== 'pass' && status !== 'void';

/**
 * Ids of checks are unique in an exercise, so no two cases have one name: GitLab would count the first alone.
 */
function caseOf({ exercise, outcome, message: refusal }: StoredVerdict, check: CheckResult): string {
  const { task, title, status, score, points, message, hint, diagnosis } = check;
  const name = `${check.check}: ${title} (${score} of ${points})`;
  const open = `    <testcase classname="${escaped(`${exercise}.task-${task}`)}" name="${escaped(name)}" time="0"`;
  if (status === 'pass') return `${open}/>\n`;
  if (status === 'void') return `${open}>\n      <skipped message="does not count"/>\n    </testcase>\n`;
  const says = [
    outcome === 'graded' ? message : (refusal ?? message),
    diagnosis && !message?.includes(diagnosis.says) ? diagnosis.says : undefined,
    hint,
  ];
  const told = says.filter((one) => one !== undefined).join(' ') || title;
  return `${open}>\n      <failure type="${status}" message="${escaped(told)}"/>\n    </testcase>\n`;
}

export function exportJunit({ term, exercises, anonymous }: ExportJob): Exported {
  const faults: string[] = [];
  const open: string[] = [];
  let count = 0;
  function* files(): Generator<OutFile> {
    let [owner, own]: [string, StoredVerdict[]] = ['', []];
    const made = (): OutFile[] =>
      own.length === 0 ? [] : [{ name: `${anonymous?.(owner) ?? owner}.xml`, content: junitReport(own) }];
    for (const { student, exercise, result } of resultsOf(term, (id) => exercises.includes(id))) {
      if (student !== owner) {
        count += made().length;
        yield* made();
        [owner, own] = [student, []];
      }
      if (result?.verdict.outcome === 'grader-error') faults.push(`${student}/${exercise}`);
      else if (result) own.push(result.verdict);
      else open.push(`${student}/${exercise}`);
    }
    count += made().length;
    yield* made();
  }
  return {
    files: files(),
    count: () => count,
    says: () => `${count} reports, one for each student.`,
    told: () => ungradedTold(open),
    faults: () => faults,
  };
}
