/**
 * The result of a student, whom a lecturer names as the list does; where there is none, what is known of why.
 */
import type { BatchRecord } from '../../batch/batch-record.js';
import type { BatchResult } from '../../batch/result.js';
import { nameParts } from '../../batch/results-folder.js';
import type { ResultsFolder } from '../../batch/results-folder.js';
import { BrokenCsv, csvRows } from '../../disk/csv.js';
import { haveOneName, keyMeant, peopleMeant } from '../../intake/roster-join.js';
import { didYouMean } from '../../judging/near-name.js';
import { LAB, UsageError } from '../command.js';

/**
 * Throws a UsageError that tells what was found and why it was not taken in, where there is no result;
 * a BatchRefused where nothing has been graded.
 */
export function findResult(folder: ResultsFolder, named: string, exercise: string): BatchResult {
  const record = folder.recordThere();
  const student = studentNamed(named, record, folder.folder);
  const result = folder.read(student, exercise);
  if (result) return result;
  if (record.results.includes(`${student}/${exercise}`)) {
    throw new UsageError(`${student} has no whole result for ${exercise}: \`${LAB} grade … --resume\` makes it.`);
  }
  const { name = '' } = record.people.find((one) => one.student === student) ?? {};
  const isOpen = record.unsettled.some((one) => one.student === student && one.exercise === exercise);
  // What could be of several students stands there by their name.
  const isTheirs = (whose: string): boolean => whose === student || (isOpen && haveOneName(whose, name));
  const found = foundOf(folder, isTheirs, exercise);
  throw new UsageError(
    found.length === 0 && !isOpen
      ? `${student} has handed in nothing for ${exercise}.`
      : `${student} has no mark for ${exercise} until you decide. This was found, and not taken in:${found.join('')}`,
  );
}

/** By the key, else by a name, login or e-mail that only one has. */
function studentNamed(named: string, { results, people }: BatchRecord, place: string): string {
  const keys = [...new Set([...people.map(({ student }) => student), ...results.map((name) => nameParts(name)[0])])];
  const key = keyMeant(named, keys);
  if (key !== undefined) return key;
  const found = peopleMeant(named, people);
  if (found.length === 1) return found[0].student;
  if (found.length > 1) {
    throw new UsageError(`"${named}" could be ${found.map(({ student }) => student).join(' or ')}: name one of these`);
  }
  throw new UsageError(`there is no student "${named}" in ${place}.${didYouMean(named, keys)}`);
}

/** The rows of problems.csv that may be about it, a line each. */
function foundOf(folder: ResultsFolder, isTheirs: (whose: string) => boolean, exercise: string): string[] {
  try {
    return csvRows(folder.readBeside('problems.csv') ?? '')
      .slice(1)
      .flatMap(({ cells: [origin, whose, id, problem, fix] }) =>
        isTheirs(whose) && (id === exercise || id === '') ? [`\n  ${origin}: ${problem} ${fix}`] : [],
      );
  } catch (error) {
    if (error instanceof BrokenCsv) return [];
    throw error;
  }
}
