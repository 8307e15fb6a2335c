/** What cannot be taken in: a folder, a list of students or a layout that is not what it should be. */
export class IntakeRefused extends RangeError {
  override name = 'IntakeRefused';

  /** `why` is the sentence without the function's name, as a command says it. */
  constructor(
    readonly why: string,
    options?: ErrorOptions,
  ) {
    super(`readSubmissions: ${why}`, options);
  }
}
