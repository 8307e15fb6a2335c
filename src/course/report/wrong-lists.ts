/** In which list of a class report a check stands that is not passed: in one of them, and in no other. */
import { isNotBegun } from '../judging/story.js';
import type { CheckResult } from '../judging/verdict.js';

/**
 * `void`: it counts for nobody. `not-begun`: the function is missing, or is as it was handed out. `known`: a
 * known mistake makes the value, or explains it. `own`: whatever else is wrong.
 */
export type WrongList = 'void' | 'not-begun' | 'known' | 'own';

/** All checks of a file that are not passed. */
export function wrongLists(checks: readonly CheckResult[]): Record<WrongList, CheckResult[]> {
  const lists: Record<WrongList, CheckResult[]> = { void: [], 'not-begun': [], known: [], own: [] };
  const wrong = checks.filter(({ status }) => status !== 'pass');
  const diagnosed = wrong.filter((check) => listAlone(check) === 'known' && !check.hidden);
  for (const check of wrong.filter(({ hidden }) => !hidden)) {
    const isExplained = diagnosed.some((one) => explains(one, check));
    const list = listAlone(check);
    lists[list === 'own' && isExplained ? 'known' : list].push(check);
  }
  // A hidden check adds nothing to a task in which what is public is wrong already.
  const ofPublic = { ...lists, known: [...lists.known], own: [...lists.own] };
  for (const check of wrong.filter(({ hidden }) => hidden)) {
    const has = (list: 'known' | 'own'): boolean => ofPublic[list].some(({ task }) => task === check.task);
    const list = listAlone(check);
    lists[list === 'own' && has('known') && !has('own') ? 'known' : list].push(check);
  }
  return lists;
}

function listAlone(check: CheckResult): WrongList {
  if (check.status === 'void') return 'void';
  if (check.status === 'missing' || isNotBegun(check)) return 'not-begun';
  return check.diagnosis ? 'known' : 'own';
}

const isValue = ({ status }: CheckResult): boolean => status === 'fail' || status === 'partial';
const isWord = ({ got = '' }: CheckResult): boolean => got.startsWith('"');

/**
 * What is told of one check of a task explains the fixed numbers of another; no sweep, whose own diagnosis
 * was tried on each of its inputs; no word by numbers; and nothing that throws or does not end.
 */
const explains = (one: CheckResult, check: CheckResult): boolean =>
  one.task === check.task && isValue(check) && !check.sweep && isWord(one) === isWord(check);
