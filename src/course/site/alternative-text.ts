/** What stands for a drawing where it is not seen. Pure: the page makes it of live outputs, too. */

/** An output by its MIME types. */
export type OutputBundle = Readonly<Record<string, unknown>>;

/** Text of a notebook file, which may be a list of lines. */
export const joinedText = (data: unknown): string => (Array.isArray(data) ? data.join('') : String(data));

/** `[chart] Title: series` of a figure, as a sentence for a screen reader. */
export const alternativeText = (bundle: OutputBundle): string =>
  joinedText(bundle['text/plain'] ?? 'Chart')
    .trim()
    .replace(/^\[(\w)(\w*)\] /, (_all, first: string, rest: string) => `${first.toUpperCase()}${rest}. `);
