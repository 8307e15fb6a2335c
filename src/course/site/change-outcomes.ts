/**
 * "**Change this:** do that. This comes of it." The page asks what will come of it before it makes
 * the change, so what the text says of that waits until the reader has answered. A question
 * that the text asks stays.
 */
import type MarkdownIt from 'markdown-it';

type Core = Parameters<MarkdownIt['core']['ruler']['push']>[1];
type State = Parameters<Core>[0];
type Token = State['tokens'][number];

const MARK = 'Change this:';
/** The end of a sentence, or of a part of one that could stand alone. */
const END = /[.?!;](?=\s|$)/g;

/**
 * Where the outcome begins: the child and the place in its text; undefined when nothing
 * follows the instruction.
 */
function outcomeOf(children: readonly Token[]): { child: number; at: number } | undefined {
  const mark = children.findIndex(({ type, content }) => type === 'text' && content === MARK);
  if (mark < 0 || children[mark - 1]?.type !== 'strong_open') return undefined;
  let found: { child: number; at: number } | undefined;
  for (let child = mark + 2; child < children.length; child++) {
    const { type, content } = children[child];
    if (type !== 'text') continue;
    for (const { index, 0: end } of content.matchAll(END)) {
      // Behind each question that follows the instruction.
      if (found && end !== '?') return found;
      found = { child, at: index + 1 };
    }
  }
  return isAtEnd(children, found) ? undefined : found;
}

const isAtEnd = (children: readonly Token[], place: { child: number; at: number } | undefined): boolean =>
  place === undefined ||
  (children[place.child].content.slice(place.at).trim() === '' &&
    children.slice(place.child + 1).every(({ content }) => content.trim() === ''));

/** Marks the outcomes of a page's declared changes; for the search they are left out. */
export const changeOutcomes =
  (isForSearch: (env: object) => boolean): Core =>
  ({ tokens, env, Token: Made }) => {
    /** Changes above that no text has spoken of, and texts whose change is still to come. */
    let above: string[] = [];
    let waiting: Token[] = [];
    for (const { type, info, content, children } of tokens) {
      if (info === 'course-code') {
        const { id, change } = JSON.parse(content) as { id: string; change?: object };
        if (!change) continue;
        if (waiting.length === 0) above.push(id);
        for (const open of waiting) open.attrSet('of', id);
        waiting = [];
      }
      if (type !== 'inline' || !children) continue;
      const place = outcomeOf(children);
      if (!place) continue;
      const split = children[place.child];
      const rest = Object.assign(new Made('text', '', 0), { content: split.content.slice(place.at) });
      split.content = split.content.slice(0, place.at);
      const tail = [rest, ...children.splice(place.child + 1)];
      if (isForSearch(env as object)) continue;
      const open = new Made('change_outcome_open', 'ChangeOutcome', 1);
      children.push(open, ...tail, new Made('change_outcome_close', 'ChangeOutcome', -1));
      const id = above.pop();
      above = [];
      if (id === undefined) waiting.push(open);
      else open.attrSet('of', id);
    }
  };
