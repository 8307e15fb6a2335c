/** The shape of what a worker answers: it may be none of our programs any more. */

const isTime = (value: unknown): boolean => typeof value === 'number' && value >= 0;
const isText = (value: unknown): boolean => typeof value === 'string';
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const areUses = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => Array.isArray(one) && isText(one[0]) && areTexts(one[1]));
/** What each field of a worker's answer must be, if it is there (supervisor.ts has their types). */
const FIELDS: readonly [string, (value: unknown) => boolean][] = [
  ['exported', areTexts],
  ['uses', areUses],
  ['replaceable', areTexts],
  ['refused', isText],
  ['line', Number.isInteger],
  ['used', isTime],
  ['replies', areTexts],
  ['stopped', isText],
  ['output', isText],
  ['findings', isText],
  ['calls', isText],
];

/** Whether an answer has only fields of the types that ours have. */
export function isExchange(answer: object): boolean {
  const fields = answer as Readonly<Record<string, unknown>>;
  return FIELDS.every(([name, holds]) => fields[name] === undefined || holds(fields[name]));
}
