/* global IntersectionObserver, document, location */
// What a cell of the page does: its state, its code with numbers to move, its editor.
// The template is CodeCell.vue.
import { computed, inject, nextTick, onBeforeUnmount, onMounted, provide, ref, shallowRef, watch } from 'vue';
import { changedSource } from '@dist/course/cells/change-metadata.js';
import { controlPlace } from '@dist/course/browser/control-place.js';
import { linkedText } from './address.ts';
import { isChanged, newCellState } from './cell-state.ts';
import { declaredSpans, hasChange, shownChange } from './declared.ts';
import { focusOn } from './focus.ts';
import { dragNumbers } from './number-drag.ts';
import { colouredCode, markNumbers, showNumbers, withoutNumbers } from './number-marks.ts';
import { CELL, NOTEBOOK } from './session.ts';
import { TimeLine } from './time-line.ts';

export function useCell(about) {
  const session = inject(NOTEBOOK).value;
  const root = ref();
  const codeHost = ref();
  const editorHost = ref();
  const state = shallowRef();
  const ghost = ref(true);
  const ghosts = ref(0);
  const editing = ref(false);
  const strip = ref();
  const held = ref();
  let outputs = 0;
  let code, written, editor, sight, giveBack;
  provide(CELL, {
    state,
    nextOutput: () => outputs++,
    ghost,
    ghostsOf: (_chart, count) => (ghosts.value = count),
    timeLine: new TimeLine(),
  });

  const host = () => ({
    original: state.value.original,
    read: () => state.value.text,
    write: (text) => session.write(about.id, text),
    hold: (index, was) => {
      held.value = was;
      mark(index)?.classList.add('held');
      session.hold(about.id);
    },
    release: () => {
      held.value = undefined;
      for (const m of root.value.querySelectorAll('.number.held')) m.classList.remove('held');
      session.release();
    },
    open: (index) => (strip.value = index),
  });
  const mark = (index) => root.value.querySelector(`[data-number="${index}"]`);

  onMounted(() => {
    code = codeHost.value.querySelector('code');
    written = code.innerHTML;
    const text = code.textContent;
    state.value = newCellState(about, text);
    giveBack = session.register(state.value);
    markNumbers(code, declaredSpans(text, about));
    dragNumbers(codeHost.value, host());
    dragNumbers(editorHost.value, host());
    sight = new IntersectionObserver(([{ isIntersecting }]) =>
      isIntersecting ? session.inSight.add(about.id) : session.inSight.delete(about.id),
    );
    sight.observe(root.value);
    const linked = linkedText(location.search, about.id, text);
    // When all cells of the page are there.
    if (linked !== undefined) setTimeout(() => session.write(about.id, linked));
    watch(() => state.value.text, showText, { flush: 'sync' });
    watch(() => [state.value.failure, editing.value], showFailure);
  });
  onBeforeUnmount(() => {
    sight?.disconnect();
    editor?.close();
    giveBack?.();
  });

  /** Shows the text of the cell in the plain code and in the editor. */
  function showText(text, before) {
    editor?.replace(text);
    if (withoutNumbers(before) === withoutNumbers(text)) {
      showNumbers(code, text);
      return;
    }
    code.innerHTML = text === state.value.original ? written : colouredCode(text);
    markNumbers(code, declaredSpans(text, about));
    showFailure();
  }

  /** Shows why the cell ended, under its line. */
  function showFailure() {
    const { failure } = state.value;
    editor?.fail(failure);
    code.querySelector('.error-note')?.remove();
    code.querySelector('.error-line')?.classList.remove('error-line');
    const row = failure?.line && code.querySelectorAll('.line')[failure.line - 1];
    if (!row) return;
    row.classList.add('error-line');
    const note = document.createElement('span');
    note.className = 'error-note';
    note.textContent = failure.message;
    row.after(note);
  }

  async function edit() {
    editing.value = true;
    if (!editor) {
      const { openEditor } = await import('./editor.ts');
      editor = openEditor(editorHost.value, state.value.text, {
        label: `Code of ${about.id}`,
        changed: (text) => session.type(about.id, text),
        run,
        leave: () => leave(),
        names: (offset) => session.typescript.names(about.id, offset),
        problems: () => session.typescript.problems(about.id),
      });
      showFailure();
    }
    await nextTick();
    editor.focus();
  }
  const editButton = () => root.value.querySelector('[data-act=edit]');
  async function leave() {
    editing.value = false;
    await nextTick();
    editButton()?.focus();
  }
  const run = () => session.run(about.id);
  function reset() {
    session.reset(about.id);
    focusOn(editButton);
  }
  function closeStrip() {
    const index = strip.value;
    strip.value = undefined;
    focusOn(() => mark(index));
  }

  // Change this
  const asking = ref(false);
  const said = ref();
  const applied = computed(
    () => about.change && state.value && hasChange(state.value.text, state.value.original, about.change),
  );
  const exact = computed(() => applied.value && state.value.text === changedSource(state.value.original, about.change));
  /** Only then is it sure that what the head says of the change is what comes of it. */
  const alone = computed(() => exact.value && !session.isTouched(about.place - 1));
  let beforeChange;
  function change() {
    if (applied.value) {
      const { replace, with: by } = about.change;
      const { text, original } = state.value;
      // What was moved since then stays.
      session.write(about.id, exact.value ? (beforeChange ?? original) : text.replace(by, () => replace));
      said.value = undefined;
    } else {
      asking.value = true;
      nextTick(() => root.value.querySelector('.change-ask button').focus());
    }
  }
  function apply(answer) {
    asking.value = false;
    said.value = answer;
    session.answered.add(about.id);
    beforeChange = isChanged(state.value) ? undefined : state.value.text;
    // To the text as written: after a drag what is replaced is no longer there.
    session.write(about.id, changedSource(state.value.original, about.change));
    focusOn(() => root.value.querySelector('[data-act=change]'));
  }
  const changeName = about.change && shownChange(about.change);

  return {
    ...{ root, codeHost, editorHost, state, ghost, ghosts, editing, strip, held, session },
    ...{ edit, leave, run, reset, closeStrip, change, apply, asking, said, applied, alone, changeName },
    putRight: () => session.write(about.id, state.value.lastGood),
    valueAt: (path) => controlPlace(state.value.text, path)?.text,
    host,
  };
}
