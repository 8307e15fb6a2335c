/** Refusals of the machinery as those of a command. */
import { BatchRefused } from '../../batch/batch-refused.js';
import { PackRefused } from '../../packing/pack-refused.js';
import { UsageError } from '../command.js';

/** What stands in the way of a batch or a pack is told as bad usage: nothing has been written. */
export async function refusalsAsUsage<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof BatchRefused || error instanceof PackRefused) throw new UsageError(error.message);
    throw error;
  }
}
