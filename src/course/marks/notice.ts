/** Something that a person should know: a sentence, and whom it is about. */
export interface Notice {
  says: string;
  about?: readonly string[];
}
