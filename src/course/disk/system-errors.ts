/** What the system says when a file cannot be read or written, in words. */

const WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EFBIG: 'a file may not grow so large here',
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EISDIR: 'a folder has its name',
  ENOTDIR: 'a file has the name of its folder',
  EEXIST: 'something else has its name',
  ENOTEMPTY: 'a folder has its name',
  ELOOP: 'links lead in a circle',
  ENOENT: 'its folder is missing',
  EIO: 'the disk reports an error',
  EMFILE: 'too many files are open',
};

/** Why something could not be written, as the end of a sentence. */
export function reasonOf(error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  return WORDS[code] ?? (error instanceof Error ? error.message : String(error));
}
