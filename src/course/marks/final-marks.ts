/**
 * The mark of a result, and what lateness and a person make of it. The raw one is kept beside the final one.
 */
import { NO_MARK } from '../batch/summary.js';
import type { Without } from '../batch/summary.js';
import { roundPoints, totalPoints } from '../judging/verdict.js';
import type { VerdictOutcome } from '../judging/verdict.js';
import type { DeadlineOf } from './deadlines.js';
import { dependsOnClocks, latenessOf, penaltyFor } from './lateness.js';
import type { Lateness } from './lateness.js';
import { strangePoints } from './manual-points.js';
import type { ManualOf, ManualPoints } from './manual-points.js';
import { inZone, momentIn } from './moment.js';
import { resultsOf } from './term.js';
import type { GradedTerm, TermResult } from './term.js';

/** What a mark is made with. */
export interface MarkRules {
  deadline?: DeadlineOf | undefined;
  manual?: ManualOf | undefined;
  /** Times that the lecturer knows, by `student/exercise`. */
  times?: ReadonlyMap<string, string> | undefined;
}

/** One student's mark for one exercise. `score` is null where there is none. */
export interface FinalMark {
  student: string;
  exercise: string;
  version: number | undefined;
  /** `none`: nothing was handed in. */
  outcome: VerdictOutcome | Without | 'none';
  score: number | null;
  max: number;
  publicScore: number | null;
  publicMax: number;
  handedIn: string;
  /** Undefined where no deadline or no time is known. */
  late: Lateness | undefined;
  penalty: number;
  manual: ManualPoints | undefined;
  /** Null where there is no mark, or a person has to decide first. */
  final: number | null;
  /** What a person should know, as sentences. */
  attention: string[];
}

/** Marks by student and exercise. */
export type MarkTable = ReadonlyMap<string, FinalMark>;

export const UNKNOWN_TIME = 'no time is known, so nothing is taken for lateness';
export const SYSTEM_LATE = 'late, as the system says';
export const UNKNOWN_CLOCK = 'the time has no offset, and clocks that were changed would make it late by other days';
const EARLIER = 'handed in after the cutoff, and an earlier attempt is in left-out.csv: decide which counts';
const CUT = 'handed in after the cutoff, so its points do not count';

/** The marks of everybody in these exercises. */
export function finalMarks(term: GradedTerm, rules: MarkRules, exercises: readonly string[]): Map<string, FinalMark> {
  const marks = new Map<string, FinalMark>();
  for (const one of resultsOf(term, (id) => exercises.includes(id))) {
    marks.set(
      `${one.student}/${one.exercise}`,
      one.result ? finalMarkOf(term, rules, one) : withoutMark(term, rules, one, 'open'),
    );
  }
  for (const { student } of term.people) {
    for (const exercise of exercises) {
      const key = `${student}/${exercise}`;
      if (!marks.has(key)) marks.set(key, withoutMark(term, rules, { student, exercise }));
    }
  }
  return marks;
}

/** The mark of a result. */
export function finalMarkOf(
  term: GradedTerm,
  rules: MarkRules,
  { student, exercise, result, ...notes }: TermResult,
): FinalMark {
  const { verdict } = result;
  const key = `${student}/${exercise}`;
  const { score, maxScore: max } = verdict;
  const shown = verdict.checks.filter(({ hidden }) => !hidden);
  const handedIn = rules.times?.get(key) ?? term.times.get(key)?.at ?? '';
  const deadline = rules.deadline?.(student, exercise);
  const moment = momentIn(handedIn);
  const late = deadline && moment ? latenessOf(deadline, inZone(moment, deadline.zone)) : undefined;
  const penalty = deadline && late && score !== null ? penaltyFor(deadline, late, { score, max }) : 0;
  const manual = rules.manual?.(student, exercise);
  const isUndecided = late?.isCut === true && term.attempts.has(key);
  const isMarked = score !== null && !isUndecided;
  const voids = verdict.checks.filter(({ status }) => status === 'void').map(({ check }) => check);
  const attention = [
    ...(score === null ? [NO_MARK.fault.says] : []),
    ...(verdict.outcome === 'ungradable' ? ['could not be run'] : []),
    ...(voids.length > 0 ? [`without ${voids.join(' and ')}, which counts for nobody`] : []),
    ...(notes.held ? ['a regrade came to a lower mark, which does not count'] : []),
    ...(notes.gone ? ['no file counts for it now'] : []),
    ...(late?.isCut ? [isUndecided ? EARLIER : CUT] : []),
    ...(deadline && !late ? [UNKNOWN_TIME] : []),
    ...(deadline && moment && dependsOnClocks(deadline, moment) ? [UNKNOWN_CLOCK] : []),
    ...(notes.late && !late ? [SYSTEM_LATE] : []),
    ...strangePoints(manual, { score, max }),
  ];
  return {
    ...{ student, exercise, version: verdict.version, outcome: verdict.outcome, score, max },
    publicScore: score === null ? null : totalPoints(shown),
    publicMax: totalPoints(shown, ({ points }) => points),
    ...{ handedIn, late, penalty, manual, attention },
    final: isMarked ? finalOf(score, penalty, manual) : null,
  };
}

/** Lateness never takes more than the score; a person may take more than there is, but not below zero. */
const finalOf = (score: number, penalty: number, manual: ManualPoints | undefined): number =>
  Math.max(0, roundPoints(score - penalty + (manual?.points ?? 0)));

/** Points that a person gave count without a file, but not before it is known what the file is worth. */
export function withoutMark(
  { exercises, without }: GradedTerm,
  { manual: manualOf }: MarkRules,
  { student, exercise }: { student: string; exercise: string },
  outcome: Without | 'none' = without.get(`${student}/${exercise}`) ?? 'none',
): FinalMark {
  const manual = manualOf?.(student, exercise);
  const max = exercises.find(({ id }) => id === exercise)?.points ?? 0;
  const isNothing = outcome === 'none';
  return {
    ...{ student, exercise, version: undefined, outcome, score: null, max, publicScore: null, publicMax: 0 },
    ...{ handedIn: '', late: undefined, penalty: 0, manual },
    final: isNothing && manual ? finalOf(0, 0, manual) : null,
    attention: [
      ...(isNothing ? [] : [NO_MARK[outcome].says]),
      ...strangePoints(manual, { score: isNothing ? 0 : null, max }),
    ],
  };
}

/** Whether something was handed in, and nothing is decided of it. */
export const isWaiting = ({ outcome }: FinalMark): boolean => outcome === 'unsettled';

/** Whether the batch ended before it was graded. */
export const isOpen = ({ outcome }: FinalMark): boolean => outcome === 'open';

/** Whether nothing is known, for a fault that is not the student's. */
export const isGraderError = ({ outcome }: FinalMark): boolean => outcome === 'grader-error';
