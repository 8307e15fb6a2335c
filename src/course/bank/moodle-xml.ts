/**
 * A form of the test of ideas for Moodle's question bank (Import, Moodle XML format): a category
 * with one question per item.
 */
import type { FormItem, FormOfTest } from './form-of-test.js';
import { asHtml, element, xmlFile } from './xml.js';

const text = (content: string): string => element('text', {}, content);
const html = (name: string, content: string): string =>
  element(name, { format: 'html' }, [text(content === '' ? '' : asHtml(content))]);

function question({ form, replies }: FormOfTest, { id, place, text: asked, options }: FormItem): string {
  return element('question', { type: 'multichoice' }, [
    element('name', {}, [text(`${form}${String(place).padStart(2, '0')} ${id}`)]),
    html('questiontext', asked),
    html('generalfeedback', ''),
    element('defaultgrade', {}, '1'),
    element('penalty', {}, '0'),
    element('hidden', {}, '0'),
    element('idnumber', {}, `${form}-${id}`),
    element('single', {}, 'true'),
    // The letters are those of ideas.csv.
    element('shuffleanswers', {}, 'false'),
    element('answernumbering', {}, 'abc'),
    element('showstandardinstruction', {}, '0'),
    ...options.map((option) =>
      element('answer', { fraction: option.isRight ? '100' : '0', format: 'html' }, [
        text(asHtml(option.text)),
        html('feedback', replies ? option.reply : ''),
      ]),
    ),
  ]);
}

export function moodleXml(form: FormOfTest): string {
  const category = element('question', { type: 'category' }, [
    element('category', {}, [text(`$course$/top/${form.title}`)]),
  ]);
  return xmlFile(element('quiz', {}, [category, ...form.items.map((item) => question(form, item))]));
}
