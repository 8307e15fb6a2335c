import process from 'node:process';

/**
 * Every so manieth of the cases that take long; with WHOLE=1 in the environment all of
 * them (test/long/README.md).
 */
export const slice = <T>(cases: readonly T[], every: number): readonly T[] =>
  process.env['WHOLE'] === '1' ? cases : cases.filter((_one, i) => i % every === 0);
