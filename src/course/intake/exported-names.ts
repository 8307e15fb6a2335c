/**
 * What a file exports, read off its text: it only says which exercise a file is for,
 * so no compiler need see it here.
 */

/** Comments and strings, in which anything can stand. */
const SILENT = /\/\*[^]*?(?:\*\/|$)|\/\/[^\n\r]*|'(?:[^'\\\n\r]|\\[^])*'|"(?:[^"\\\n\r]|\\[^])*"|`(?:[^`\\]|\\[^])*`/g;
/** Bounded, as are the lists: a hostile text must not make the search slow. */
const SPACE = String.raw`\s{1,40}`;
const KEYWORD = String.raw`(?:(?:async${SPACE})?function(?:\s{0,40}\*)?|class|const|let|var)${SPACE}([\w$]+)`;
const DECLARED = new RegExp(`^export${SPACE}(?:declare${SPACE})?${KEYWORD}`, 'gm');
const LISTED = /^export\s{0,40}\{([^}]{0,4000})\}/gm;
const TOP_LEVEL = new RegExp(`^${KEYWORD}`, 'gm');

const spoken = (text: string): string => text.replace(SILENT, ' ');

/** The names that a file exports. */
export function namesExportedBy(text: string): Set<string> {
  const code = spoken(text);
  const declared = [...code.matchAll(DECLARED)].map(([, name]) => name);
  const listed = [...code.matchAll(LISTED)].flatMap(([, list]) => list.split(','));
  const names = listed.map((entry) => /(?:^|\bas\s+)([\w$]+)\s*$/.exec(entry.trim())?.[1] ?? '');
  return new Set([...declared, ...names].filter((name) => name !== ''));
}

/** The names that are declared at the beginning of a line and not exported there. */
export const topLevelNames = (text: string): Set<string> =>
  new Set([...spoken(text).matchAll(TOP_LEVEL)].map(([, name]) => name));
