/* global document, window, URLSearchParams */
// What the exercise's page does with a reader's work, and no more: a text area in place of the editor.
import { watch } from 'vue';
import { progressOfPage } from '../../../src/course/site/.vitepress/theme/lab/progress.ts';
import { exportWork, importWork, zipOf } from '../../../src/course/site/.vitepress/theme/lab/work-files.ts';
import { Work } from '../../../src/course/site/.vitepress/theme/lab/work.ts';

const stub = new URLSearchParams(window.location.search).get('stub') ?? '// stub\n';
const area = document.querySelector('textarea');
const work = new Work({ id: '05-inertia-tensor', stub });
watch(work.text, (text) => (area.value = text), { immediate: true });
area.addEventListener('input', () => work.write(area.value));
const progress = progressOfPage();
window.lab = { work, progress, exportWork, importWork, zipOf };
await Promise.all([work.open(), progress.open()]);
document.title = 'open';
