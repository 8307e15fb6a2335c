/**
 * The editor of a cell and of an exercise. It is loaded when it is needed; a cell's numbers
 * are marked for dragging.
 */
import type { TypeProblem } from '@dist/course/browser/cell-types.js';
import { numbersIn } from '@dist/course/browser/numbers.js';
import { autocompletion } from '@codemirror/autocomplete';
import type { CompletionSource } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { forceLinting, linter } from '@codemirror/lint';
import { StateEffect, StateField } from '@codemirror/state';
import type { EditorState, Extension } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, keymap } from '@codemirror/view';
import type { DecorationSet } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup } from 'codemirror';
import type { ShownFailure } from './cell-state.js';

export interface CellEditor {
  focus: () => void;
  /** Changes only what differs, so that the marks, the cursor and the history stay. */
  replace: (text: string) => void;
  /** Shows why the cell ended, under its line. */
  fail: (failure: ShownFailure | undefined) => void;
  /** Brings a place of the text to the top. */
  reveal: (offset: number) => void;
  close: () => void;
}

const numberMarks = (state: EditorState): DecorationSet =>
  Decoration.set(
    numbersIn(state.doc.toString()).flatMap(({ from, to, draggable }, index) =>
      draggable
        ? [Decoration.mark({ class: 'number', attributes: { 'data-number': String(index) } }).range(from, to)]
        : [],
    ),
  );

const numbers = StateField.define<DecorationSet>({
  create: numberMarks,
  update: (marks, change) => (change.docChanged ? numberMarks(change.state) : marks),
  provide: (field) => EditorView.decorations.from(field),
});

class FailureNote extends WidgetType {
  constructor(readonly message: string) {
    super();
  }
  override toDOM(): HTMLElement {
    return Object.assign(document.createElement('div'), { className: 'error-note', textContent: this.message });
  }
}

const setFailure = StateEffect.define<ShownFailure | undefined>();
const failures = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, change) {
    for (const effect of change.effects) {
      if (!effect.is(setFailure)) continue;
      const { line, message } = effect.value ?? {};
      if (message === undefined || line === undefined || line > change.state.doc.lines) return Decoration.none;
      const { from, to } = change.state.doc.line(line);
      const note = Decoration.widget({ widget: new FailureNote(message), block: true, side: 1 });
      return Decoration.set([Decoration.line({ class: 'error-line' }).range(from), note.range(to)]);
    }
    return shown.map(change.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const colour = (name: string): { color: string } => ({ color: `var(--code-${name})` });
const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.bool, tags.null, tags.self], ...colour('keyword') },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], ...colour('string') },
  { tag: tags.function(tags.variableName), ...colour('function') },
  { tag: tags.function(tags.propertyName), ...colour('function') },
  { tag: tags.comment, ...colour('comment') },
  { tag: tags.number, ...colour('number') },
]);

/** From the first proposal on, what is wrong is underlined, too. */
const proposals =
  (names: (offset: number) => Promise<string[]>): CompletionSource =>
  async (context) => {
    if (!context.explicit) return null;
    const word = context.matchBefore(/[\w$]*/);
    const options = (await names(context.pos)).map((label) => ({ label }));
    if (context.view) forceLinting(context.view);
    return { from: word?.from ?? context.pos, options };
  };

const look = EditorView.theme({
  '&': { fontSize: '13.3px', backgroundColor: 'var(--raised)', color: 'var(--code-ink)' },
  '&.cm-focused, .cm-content:focus-visible': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.62' },
  '.cm-content': { padding: '14px 0', caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--ink-3)', border: '0', fontSize: '12px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': { backgroundColor: 'var(--chip) !important' },
});

export function openEditor(
  host: HTMLElement,
  source: string,
  on: {
    changed: (text: string) => void;
    run: () => void;
    leave: () => void;
    /** What further keys do. */
    keys?: Record<string, () => void>;
    /** Whether a drag of a number means something: where the text runs as it changes. */
    draggable?: boolean;
    label: string;
    /** What can be written at a place. */
    names: (offset: number) => Promise<string[]>;
    problems: () => Promise<TypeProblem[]>;
  },
): CellEditor {
  let silent = false;
  const command = (act: () => void) => (): boolean => {
    act();
    return true;
  };
  const extensions: Extension[] = [
    keymap.of([
      { key: 'Shift-Enter', run: command(on.run) },
      { key: 'Mod-Enter', run: command(on.run) },
      { key: 'Escape', run: command(on.leave) },
      ...Object.entries(on.keys ?? {}).map(([key, act]) => ({ key, run: command(act) })),
    ]),
    basicSetup,
    // Proposals come when they are asked for, Ctrl+Space: Esc leaves the cell, and Enter ends a line.
    autocompletion({ activateOnTyping: false, override: [proposals(on.names)] }),
    linter(async () =>
      (await on.problems()).map(({ from, to, message }) => ({ from, to, message, severity: 'error' })),
    ),
    javascript({ typescript: true }),
    syntaxHighlighting(colours),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': on.label, tabindex: '0' }),
    on.draggable === false ? [] : numbers,
    failures,
    look,
    EditorView.updateListener.of((update) => {
      if (update.docChanged && !silent) on.changed(update.state.doc.toString());
    }),
  ];
  const view = new EditorView({ doc: source, parent: host, extensions });
  return {
    focus: () => {
      view.focus();
    },
    replace: (text) => {
      const now = view.state.doc.toString();
      const shorter = Math.min(now.length, text.length);
      let from = 0;
      while (from < shorter && now[from] === text[from]) from += 1;
      let tail = 0;
      while (tail < shorter - from && now.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
      if (from === now.length && now.length === text.length) return;
      silent = true;
      view.dispatch({ changes: { from, to: now.length - tail, insert: text.slice(from, text.length - tail) } });
      silent = false;
    },
    fail: (failure) => {
      view.dispatch({ effects: setFailure.of(failure) });
    },
    reveal: (offset) => {
      // The cursor goes along: who comes by Tab types at the place in view.
      const selection = view.hasFocus ? {} : { selection: { anchor: offset } };
      view.dispatch({ ...selection, effects: EditorView.scrollIntoView(offset, { y: 'start', yMargin: 12 }) });
    },
    close: () => {
      view.destroy();
    },
  };
}
