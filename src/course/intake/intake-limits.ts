/**
 * What a folder or zip file of submissions may claim of this machine. A term of 300 students stays far below.
 */

export interface IntakeLimits {
  /** Files and folders in all, those of zip files too. */
  entries: number;
  /** Those of one zip file, but for one that all came in. */
  innerEntries: number;
  /** Folders within folders. */
  depth: number;
  /** Zip files within zip files, beside the one that all came in. */
  zipsInZips: number;
  /** A zip file within a zip file: it is held in memory. */
  innerZipBytes: number;
  /** What the files of one zip file say that they unpack to. */
  unpackedBytes: number;
  /** Unpacked size over packed size, where it is more than `harmlessBytes`. Source text is at 3 to 10. */
  ratio: number;
  harmlessBytes: number;
  /** All that is unpacked in one run. */
  totalBytes: number;
  /** A notebook, with the pictures in its outputs. */
  notebookBytes: number;
  /** A list that a system wrote beside the submissions. */
  listBytes: number;
}

export const INTAKE_LIMITS: Readonly<IntakeLimits> = {
  entries: 500_000,
  innerEntries: 20_000,
  depth: 40,
  zipsInZips: 2,
  innerZipBytes: 64 * 2 ** 20,
  unpackedBytes: 8 * 2 ** 30,
  ratio: 200,
  harmlessBytes: 2 ** 20,
  totalBytes: 2 * 2 ** 30,
  notebookBytes: 32 * 2 ** 20,
  listBytes: 32 * 2 ** 20,
};
