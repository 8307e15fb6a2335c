import type { Course } from '../../src/course/disk/course.js';
import type { Verdict } from '../../src/course/judging/verdict.js';

export const HOSTILE_COURSE: string;
export function submissionsOf(course: Pick<Course, 'file'>, exercise: string): string[];
export function hostileSubmissions(): string[];
export const REFUSED: Readonly<Record<string, string>>;
export function comparable(verdict: Verdict): Omit<Verdict, 'run'>;
export function textOf(file: string): string;
