/** Files that no student wrote: systems and programs leave them everywhere. A new one is a row. */

interface IgnoredName {
  pattern: RegExp;
  why: string;
}

const IGNORED: readonly IgnoredName[] = [
  { pattern: /^\./, why: 'its name begins with a dot' },
  { pattern: /^~/, why: 'its name begins with a tilde' },
  { pattern: /^__MACOSX$/, why: 'macOS adds it to zip files' },
  { pattern: /^(?:Thumbs\.db|desktop\.ini)$/i, why: 'Windows adds it to folders' },
  { pattern: /^node_modules$/, why: 'packages are no submission' },
];

/** Why a file or folder of that name is not looked at. */
export const whyIgnored = (name: string): string | undefined => IGNORED.find(({ pattern }) => pattern.test(name))?.why;
