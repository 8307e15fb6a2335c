/** A value as the text of a file that people read, too. */
export const jsonFileText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
