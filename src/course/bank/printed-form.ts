/** A form of the test of ideas for paper: one page of HTML that a browser prints, with no answers on it. */
import type { FormOfTest } from './form-of-test.js';
import { ideasIn } from './form-of-test.js';
import { element } from './xml.js';

const STYLE = `
body { max-width: 42em; margin: 2em auto; padding: 0 1em; font: 11pt/1.45 Georgia, 'DejaVu Serif', serif; color: #000; background: #fff; }
h1 { font-size: 15pt; }
.name { margin: 1em 0 2em; }
section { margin: 0 0 1.4em; break-inside: avoid; }
p { margin: 0 0 0.4em; }
ol.options { margin: 0; padding-left: 2.2em; list-style: lower-alpha; }
li { padding: 0.1em 0; }
`;

export function printedForm(form: FormOfTest): string {
  const sections = form.items.map(({ place, text, options }) =>
    element('section', {}, [
      element('p', {}, `${place}. ${text}`),
      element(
        'ol',
        { class: 'options' },
        options.map((option) => element('li', {}, option.text)),
      ),
    ]),
  );
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8">${element('title', {}, form.title)}<style>${STYLE}</style></head>`,
    '<body>',
    element('h1', {}, form.title),
    element(
      'p',
      {},
      `${form.items.length} questions about ${ideasIn(form)} ideas. Circle one letter each; leave out what you do not know. No calculator is needed.`,
    ),
    element('p', { class: 'name' }, 'Name or number: ____________________________'),
    ...sections,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
