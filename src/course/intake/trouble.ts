/**
 * Why something that was handed in is not graded, and what the lecturer can do: two sentences of ours,
 * with no text of a student but names.
 */
export interface Trouble {
  readonly problem: string;
  readonly fix: string;
}

/** The bytes of a file, or why they cannot be had. */
export type Read = { readonly bytes: Uint8Array } | Trouble;

export const NAME_FOLDER = 'Put it into a folder that is named by the student.';
export const BY_NAME = 'Look whose it is, and hand it in by name.';
export const NOT_TAKEN_WHOLE = 'Ask for it again, or unpack it yourself and hand in the folder.';

/** Sizes as a person reads them: near a limit, to the byte. */
export const sizeText = (bytes: number): string =>
  bytes < 10 * 2 ** 20 ? `${bytes} bytes` : `${Math.round(bytes / 2 ** 20)} MB`;

/** A file that is not read for its size. */
export const overTheLimit = (size: number, most: number): Trouble => ({
  problem: `It has ${sizeText(size)}, more than the ${sizeText(most)} that are read.`,
  fix: 'Ask for a smaller one.',
});
