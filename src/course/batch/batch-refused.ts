/** What stands in the folder does not fit what is to be done; the message is a sentence with a way out. */
export class BatchRefused extends Error {
  override name = 'BatchRefused';
}
