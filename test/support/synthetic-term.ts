/**
 * A folder of results as a term leaves it, put together from verdicts that were really
 * given: nothing is graded.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../../src/course/batch/fault.js';
import { batchResult } from '../../src/course/batch/result.js';
import { ResultsFolder } from '../../src/course/batch/results-folder.js';
import type { Course } from '../../src/course/disk/course.js';
import { faultOf } from '../../src/course/judging/verdict.js';
import type { Verdict } from '../../src/course/judging/verdict.js';
import type { Random } from './random.js';

/** A verdict with hidden checks revealed, the text that got it, and how often it is met beside the others. */
export interface Sample {
  verdict: Verdict;
  text: string;
  weight: number;
}

export interface TermOptions {
  /** By exercise. */
  samples: Readonly<Record<string, readonly Sample[]>>;
  students: number;
  random: Random;
  /** When all exercises are due, milliseconds; files come around it. Without it no time is known. */
  due?: number;
  layout?: string;
}

/** What became of a student's exercise. */
export interface Given {
  student: string;
  exercise: string;
  score: number | null;
}

export const nameOf = (i: number): string => `s-${String(i + 1).padStart(4, '0')}`;

/** Writes the folder: some hand in nothing, a few get no mark for a fault that is not theirs. */
export function writeTerm(course: Course, place: string, options: TermOptions): Given[] {
  const { samples, students, random, due, layout = 'plain' } = options;
  const folder = new ResultsFolder(place);
  folder.make();
  const exercises = Object.keys(samples);
  const given: Given[] = [];
  const lines: string[] = [];
  for (let i = 0; i < students; i++) {
    const student = nameOf(i);
    const ability = random.uniform(0, 1);
    for (const exercise of exercises) {
      if (random.next() < 0.06) continue;
      const { verdict, text } = drawn(samples[exercise], ability, random);
      const info = course.find(exercise);
      const isFault = random.next() < 0.002;
      const run = { runner: 'sandbox' as const, durationMs: 0 };
      const message = 'The sandbox did not start: no memory is left.';
      const made = isFault ? faultOf(info, message, { hidden: true, run }) : verdict;
      const fault: Fault = isFault ? 'environment' : made.score === made.maxScore ? 'none' : 'student';
      const hashes = { file: '', checks: '', seeds: '' };
      folder.write(batchResult({ student, exercise }, hashes, made, fault));
      const file = folder.place(student, exercise, 'submission.ts');
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
      given.push({ student, exercise, score: made.score });
      const hours = random.next() < 0.1 ? random.uniform(0, 70) : -Math.abs(random.normal()) * 60;
      const at = due === undefined ? '' : new Date(due + Math.round(hours * 3600) * 1000).toISOString();
      lines.push(`${student},${exercise},${student}/${exercise}.ts,${at},100\n`);
    }
  }
  folder.writeTimes(lines.join(''));
  folder.writeBeside('left-out.csv', 'path,student,exercise,why\r\n');
  folder.writeRecord({
    format: 2,
    shard: { index: 1, count: 1 },
    made: { layout, roster: null, exercise: null, overlay: false },
    ...{ submissions: '', checks: {}, seeds: 'public', elsewhere: [], gone: [], late: [], unsettled: [] },
    points: Object.fromEntries(exercises.map((id) => [id, samples[id][0].verdict.maxScore])),
    results: given.map(({ student, exercise }) => `${student}/${exercise}`).sort(),
    people: Array.from({ length: students }, (_, i) => ({ student: nameOf(i), name: '' })),
  });
  return given;
}

/** Who is able makes few mistakes: the right answer counts more the abler a student is. */
function drawn(samples: readonly Sample[], ability: number, random: Random): Sample {
  const weightOf = ({ weight, verdict }: Sample): number =>
    verdict.score === verdict.maxScore ? weight * 4 * ability : weight * (1.2 - ability);
  let left = random.next() * samples.reduce((sum, one) => sum + weightOf(one), 0);
  return samples.find((one) => (left -= weightOf(one)) <= 0) ?? samples[0];
}
