const UNITS = '[kcm]?m|k?g|s|t|rad|N|J|W|Hz';

/** A text in which no line ends between a number and its unit. */
export const unbroken = (text: string): string =>
  text.replace(new RegExp(`(?<=\\d) (?=(?:${UNITS})\\b)`, 'g'), '\u00a0');
