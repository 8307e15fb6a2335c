/**
 * submission_metadata.yml of a Gradescope export: only what says whose a submission is.
 * What it does not know it refuses.
 */

export interface GradescopeStudent {
  name: string;
  sid: string;
  email: string;
}

/** One submission; `broken` says in which line it cannot be read. */
export interface GradescopeSubmission {
  students: GradescopeStudent[];
  createdAt?: string;
  broken?: number;
}

const KEY = /^(submission_\d+):\s*$/;
const FIELD = /^ {2}:(\w+):(?:\s+(.*))?$/;
const PERSON = /^ {2}- :(\w+):(?:\s+(.*))?$/;
const OF_PERSON = /^ {4}:(\w+):(?:\s+(.*))?$/;

/** The submissions by the names of their folders; undefined if the text is no such list. */
export function gradescopeSubmissions(text: string): Map<string, GradescopeSubmission> | undefined {
  const found = new Map<string, GradescopeSubmission>();
  let current: GradescopeSubmission | undefined;
  /** The field whose lines are being read. */
  let field = '';
  for (const [i, line] of text.split(/\r\n|\n/).entries()) {
    const key = KEY.exec(line)?.[1];
    if (key !== undefined) {
      current = found.has(key) ? { students: [], broken: i + 1 } : { students: [] };
      found.set(key, current);
      field = '';
    } else if (current === undefined) {
      if (!/^(?:---.*|#.*|\s*)$/.test(line)) return undefined;
    } else if (/^\S/.test(line)) return undefined;
    else {
      const [, name, value = ''] = FIELD.exec(line) ?? [];
      if ((name as string | undefined) !== undefined) field = name;
      if (name === 'created_at') note(current, i + 1, value, (text) => (current!.createdAt = text));
      else if (field === 'submitters' && (name as string | undefined) === undefined) readPerson(current, line, i + 1);
    }
  }
  return found.size > 0 ? found : undefined;
}

const PERSON_FIELDS = ['name', 'sid', 'email'] as const;

function readPerson(submission: GradescopeSubmission, line: string, number: number): void {
  if (line.trim() === '') return;
  const begun = PERSON.exec(line);
  const [, field, value = ''] = begun ?? OF_PERSON.exec(line) ?? [];
  if (begun) submission.students.push({ name: '', sid: '', email: '' });
  const person = submission.students.at(-1);
  if ((field as string | undefined) === undefined || !person) submission.broken ??= number;
  else if (PERSON_FIELDS.includes(field as 'name'))
    note(submission, number, value, (text) => (person[field as 'name'] = text));
}

function note(submission: GradescopeSubmission, line: number, value: string, keep: (text: string) => void): void {
  const text = scalar(value.trim());
  if (text === undefined) submission.broken ??= line;
  else keep(text);
}

const ESCAPES: Partial<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  n: '\n',
  t: '\t',
  r: '\r',
  e: '\u001b',
  '0': '\0',
  ' ': ' ',
};
const ESCAPE = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|(.))/g;

/** The value of a plain or quoted scalar on one line; undefined for all else that YAML has. */
function scalar(text: string): string | undefined {
  if (text === '' || text === '~' || text === 'null') return '';
  if (/^'(?:[^']|'')*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  if (/^"(?:[^"\\]|\\.)*"$/.test(text)) return unescaped(text.slice(1, -1));
  return /^[-?:]\s|^[&*!|>'"%@`{}[\],#]|:\s|:$|\s#/.test(text) ? undefined : text;
}

function unescaped(text: string): string | undefined {
  let isKnown = true as boolean;
  const plain = text.replace(ESCAPE, (_all, x?: string, u?: string, long?: string, sign?: string) => {
    const code = x ?? u ?? long;
    const value = code === undefined ? ESCAPES[sign ?? ''] : codePoint(Number.parseInt(code, 16));
    isKnown &&= value !== undefined;
    return value ?? '';
  });
  return isKnown ? plain : undefined;
}

const codePoint = (code: number): string | undefined => (code > 0x10ffff ? undefined : String.fromCodePoint(code));
