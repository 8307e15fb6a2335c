/** A pack that cannot be made as it was asked for; the message is a sentence. Nothing was written. */
export class PackRefused extends Error {
  override name = 'PackRefused';
}
