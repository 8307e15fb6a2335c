/** The editor of an exercise's file, with what TypeScript says of it on demand. */
import type { CellEditor } from './editor.js';
import { TypeScriptOfPage } from './typescript.js';

const FILE = 'work';

export interface ExerciseEditorActs {
  changed: (text: string) => void;
  check: () => void;
  hint: () => void;
  leave: () => void;
}

/** Loads the editor and opens it with a text. */
export async function openExerciseEditor(
  host: HTMLElement,
  { text, label }: { text: () => string; label: string },
  { changed, check, hint, leave }: ExerciseEditorActs,
): Promise<CellEditor> {
  const { openEditor } = await import('./editor.js');
  const typescript = new TypeScriptOfPage(() => [{ id: FILE, source: text() }]);
  const editor = openEditor(host, text(), {
    ...{ label, changed, leave, run: check, draggable: false },
    keys: { 'Mod-.': hint },
    names: (offset) => typescript.names(FILE, offset),
    problems: () => typescript.problems(FILE),
  });
  return {
    ...editor,
    close: () => {
      editor.close();
      typescript.close();
    },
  };
}
