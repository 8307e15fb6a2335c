/**
 * A form of the test of ideas for Canvas (Import course content, QTI .zip file): QTI 1.2 in an IMS content
 * package, as Canvas writes it itself. It comes as an ungraded practice quiz that shows no right answers.
 */
import { zipSync, strToU8 } from 'fflate';
import type { FormItem, FormOfTest } from './form-of-test.js';
import { asHtml, element, xmlFile } from './xml.js';

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
const QTI = 'http://www.imsglobal.org/xsd/ims_qtiasiv1p2';
const CANVAS = 'http://canvas.instructure.com/xsd/cccv1p0';
const PACKAGE = 'http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1';

const located = (space: string, schema: string): Record<string, string> => ({
  xmlns: space,
  'xmlns:xsi': XSI,
  'xsi:schemaLocation': `${space} ${schema}`,
});

/** Canvas keeps numbers as the names of answers: those of the item and of the option. */
const answerId = (place: number, option: number): string => String(100 * place + option + 1);

const field = (label: string, entry: string): string =>
  element('qtimetadatafield', {}, [element('fieldlabel', {}, label), element('fieldentry', {}, entry)]);

const material = (content: string): string =>
  element('material', {}, [element('mattext', { texttype: 'text/html' }, asHtml(content))]);

const score = (condition: string, ...then: readonly string[]): string =>
  element('respcondition', { continue: then.length > 0 ? 'Yes' : 'No' }, [
    element('conditionvar', {}, [element('varequal', { respident: 'response1' }, condition)]),
    ...then,
  ]);

function itemElement(form: FormOfTest, { id, place, text, options }: FormItem): string {
  const ids = options.map((_, i) => answerId(place, i));
  const right = ids[options.findIndex(({ isRight }) => isRight)];
  const replies = form.replies ? options.map(({ reply }, i) => ({ name: `${ids[i]}_fb`, answer: ids[i], reply })) : [];
  return element('item', { ident: `${form.form}-${id}`, title: `${form.form}${String(place).padStart(2, '0')}` }, [
    element('itemmetadata', {}, [
      element('qtimetadata', {}, [
        field('question_type', 'multiple_choice_question'),
        field('points_possible', '1.0'),
        field('original_answer_ids', ids.join(',')),
      ]),
    ]),
    element('presentation', {}, [
      material(text),
      element('response_lid', { ident: 'response1', rcardinality: 'Single' }, [
        element(
          'render_choice',
          {},
          options.map((option, i) => element('response_label', { ident: ids[i] }, [material(option.text)])),
        ),
      ]),
    ]),
    element('resprocessing', {}, [
      element('outcomes', {}, [
        element('decvar', { maxvalue: '100', minvalue: '0', varname: 'SCORE', vartype: 'Decimal' }),
      ]),
      ...replies.map(({ name, answer }) =>
        score(answer, element('displayfeedback', { feedbacktype: 'Response', linkrefid: name })),
      ),
      element('respcondition', { continue: 'No' }, [
        element('conditionvar', {}, [element('varequal', { respident: 'response1' }, right)]),
        element('setvar', { action: 'Set', varname: 'SCORE' }, '100'),
      ]),
    ]),
    ...replies.map(({ name, reply }) =>
      element('itemfeedback', { ident: name }, [element('flow_mat', {}, [material(reply)])]),
    ),
  ]);
}

/** The files of the package by their names. */
export function canvasFiles(form: FormOfTest): Record<string, string> {
  const quiz = `ideas_${form.form.toLowerCase()}`;
  const meta = `${quiz}_meta`;
  const assessment = element('assessment', { ident: quiz, title: form.title }, [
    element('qtimetadata', {}, [field('cc_maxattempts', '1')]),
    element(
      'section',
      { ident: 'root_section' },
      form.items.map((item) => itemElement(form, item)),
    ),
  ]);
  const about = element(
    'quiz',
    { identifier: quiz, ...located(CANVAS, 'https://canvas.instructure.com/xsd/cccv1p0.xsd') },
    [
      element('title', {}, form.title),
      element('description', {}, asHtml('Which ideas do you hold? Leave out what you do not know. It is not graded.')),
      element('shuffle_answers', {}, 'false'),
      element('scoring_policy', {}, 'keep_latest'),
      element('quiz_type', {}, 'practice_quiz'),
      element('points_possible', {}, `${form.items.length}.0`),
      element('show_correct_answers', {}, 'false'),
      element('allowed_attempts', {}, '1'),
      element('one_question_at_a_time', {}, 'false'),
      element('available', {}, 'false'),
    ],
  );
  const manifest = element(
    'manifest',
    {
      identifier: `${quiz}_package`,
      ...located(PACKAGE, 'http://www.imsglobal.org/profile/cc/ccv1p1/ccv1p1_imscp_v1p2_v1p0.xsd'),
    },
    [
      element('metadata', {}, [element('schema', {}, 'IMS Content'), element('schemaversion', {}, '1.1.3')]),
      element('organizations'),
      element('resources', {}, [
        element('resource', { identifier: quiz, type: 'imsqti_xmlv1p2' }, [
          element('file', { href: `${quiz}/${quiz}.xml` }),
          element('dependency', { identifierref: meta }),
        ]),
        element(
          'resource',
          {
            identifier: meta,
            type: 'associatedcontent/imscc_xmlv1p1/learning-application-resource',
            href: `${quiz}/assessment_meta.xml`,
          },
          [element('file', { href: `${quiz}/assessment_meta.xml` })],
        ),
      ]),
    ],
  );
  const interop = element('questestinterop', located(QTI, 'http://www.imsglobal.org/xsd/ims_qtiasiv1p2p1.xsd'), [
    assessment,
  ]);
  return {
    'imsmanifest.xml': xmlFile(manifest),
    [`${quiz}/${quiz}.xml`]: xmlFile(interop),
    [`${quiz}/assessment_meta.xml`]: xmlFile(about),
  };
}

/** The package as a zip file; the same form always gives the same bytes. */
export function canvasZip(form: FormOfTest): Uint8Array {
  const files = Object.entries(canvasFiles(form)).map(([name, content]) => [name, strToU8(content)] as const);
  return zipSync(Object.fromEntries(files), { mtime: '1980-01-01T00:00:00' });
}
