import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changeOf } from '../../../src/course/cells/change-metadata.js';
import { controlsOf } from '../../../src/course/cells/control-metadata.js';
import { foldedCellsOf } from '../../../src/course/cells/fold-metadata.js';
import type { Cell } from '../../../src/course/cells/notebook.js';
import { PLOTLY, parseNotebook } from '../../../src/course/cells/notebook.js';
import { parsePercent } from '../../../src/course/cells/percent.js';
import type { CurvePrediction } from '../../../src/course/cells/predict-metadata.js';
import { predictionOf } from '../../../src/course/cells/predict-metadata.js';
import { targetOf } from '../../../src/course/cells/target-metadata.js';
import { IDEAS } from '../../../src/course/judging/ideas.js';
import { answerIn, questionsOf } from '../../../src/course/site/covers.js';
import { COLUMNS, curveQuestion } from '../../../src/course/site/curve-question.js';
import { notebookPage } from '../../../src/course/site/notebook-page.js';

const options = [
  { text: 'yes', reply: 'So it is.' },
  { text: 'no', idea: 'turning-dies', reply: 'It is not.' },
];
const cell = (id: string, kind: Cell['kind'], source: string, metadata: Cell['metadata'] = {}): Cell => {
  return { id, kind, source, metadata, outputs: [], executionCount: null };
};
const asking = (id: string, more: object = {}): Cell =>
  cell(id, 'markdown', 'Before.\n\n**Predict:** is it so?\n\nAfter.', { predict: { options, answer: 0, ...more } });
const code = (id: string): Cell => cell(id, 'code', `log('${id}');`);
const words = (id: string): Cell => cell(id, 'markdown', `Text ${id}.\n\n## Section ${id}\n\nMore ${id}.`);

describe('questionsOf', () => {
  it('takes a twin of an earlier question, and of no other', () => {
    const twin = asking('b', { twinOf: 'a' });
    const [, second] = questionsOf([asking('a'), code('c'), twin, code('d'), words('e')]);
    expect(second.prediction.twinOf).toBe('a');
    expect(() => questionsOf([twin, code('c'), asking('a'), code('d'), words('e')])).toThrow(
      new RangeError(
        'head of b: expected predict.twinOf to be an earlier question, got a. It is asked again once that is answered.',
      ),
    );
  });

  it('takes the question out of the text, and covers up to the next text', () => {
    const [question] = questionsOf([asking('a'), code('b'), code('c'), words('d'), words('e')]);
    expect(question).toMatchObject({ cell: 0, before: 'Before.', asked: 'Is it so?', after: 'After.', until: 3 });
  });

  it('covers as far as the head says', () => {
    expect(questionsOf([asking('a', { until: 'd' }), words('b'), words('c'), words('d')])[0].until).toBe(3);
  });

  it.each([
    ['an earlier cell', [words('z'), asking('a', { until: 'z' })], 'expected predict.until to be a later cell, got z.'],
    ['no cell', [asking('a', { until: 'y' }), words('z')], 'expected predict.until to be a later cell, got y.'],
    [
      'a cell outside the cover in which it asks',
      [asking('a', { until: 'c' }), asking('b', { until: 'd' }), words('c'), words('d')],
      'head of b: expected predict.until not after c, got d.',
    ],
    [
      'a text that does not ask',
      [cell('a', 'markdown', 'No question.', { predict: { options, answer: 0 } })],
      'head of a: expected **Predict:** in the text, got none.',
    ],
  ])('refuses %s', (_what, cells, sentence) => {
    expect(() => questionsOf(cells)).toThrow(sentence);
  });
});

describe('the page of a notebook that asks', () => {
  it('covers the answer up to the section after it, also when that text asks again', () => {
    const second = cell('d', 'markdown', 'The answer.\n\n## Next\n\n**Predict:** and now?', {
      predict: { options, answer: 0 },
    });
    const { markdown } = notebookPage('n', { cells: [asking('a'), code('b'), second, code('e'), words('f')] }, 'n.ts');
    const marks = markdown.match(
      /course-(?:cover|predict)|(?<=course-end\n)(?:cover|predict)|The answer|## Next|log\('\w|Text f/g,
    );
    expect(marks).toEqual([
      ...['course-predict', 'predict', 'course-cover', "log('b", 'The answer', 'cover', '## Next'],
      ...['course-predict', 'predict', 'course-cover', "log('e", 'Text f', 'cover'],
    ]);
  });

  it('folds what may be left out, under its heading, and does not count it as reading', () => {
    const folded = cell('c', 'markdown', `## More\n\nText c. ${'Word. '.repeat(4000)}`, {
      fold: { title: 'More', until: 'd' },
    });
    const page = notebookPage('n', { cells: [words('a'), folded, code('d'), words('e')] }, 'n.ts');
    const marks = page.markdown.match(/course-fold\n.*|(?<=course-end\n)fold|## More|Text \w|log\('\w/g);
    expect(marks).toEqual(['Text a', 'course-fold\n{"title":"More"}', 'Text c', "log('d", 'fold', 'Text e']);
    expect(page.frontmatter['minutes']).toBe(5);
    expect(page.frontmatter['trying']).toBe(35);
  });

  it('tells how long charts, controls and code take with everything tried', () => {
    const chart = { output_type: 'display_data' as const, data: { [PLOTLY]: { data: [] } }, metadata: {} };
    const drawn = (id: string): Cell => ({ ...cell(id, 'code', 'const x = 1;\n'.repeat(50)), outputs: [chart] });
    const cells = [words('a'), drawn('b'), asking('c'), drawn('d'), drawn('e')];
    const page = notebookPage('n', { cells }, 'n.ts');
    // Three charts of a minute, 153 lines of which a minute reads 25, a question of two and a half.
    expect(page.frontmatter).toMatchObject({ minutes: 5, trying: 10 });
  });

  it('refuses an answer on the other side of the edge of a fold', () => {
    const folded = cell('c', 'markdown', '## More\n\nText.', { fold: { title: 'More' } });
    expect(() => notebookPage('n', { cells: [asking('a'), code('b'), folded] }, 'n.ts')).toThrow(
      'head of a: expected predict.until in the same fold or outside of all, got c. A reader may leave the fold shut.',
    );
  });

  it('ends an answer where a section begins', () => {
    expect(answerIn('a\n\nb\n\n### c\n\nd')).toEqual(['a\n\nb', '### c\n\nd']);
    expect(answerIn('a')).toEqual(['a', '']);
  });
});

describe('curveQuestion', () => {
  const x = Array.from({ length: 181 }, (_, k) => k);
  const figure = {
    data: [
      { type: 'scatter', name: 'small', x, y: x.map((v) => v / 180) },
      { type: 'scatter', name: 'large', x, y: x.map((v) => -v) },
    ],
    layout: { xaxis: { title: { text: 'angle [°]' } }, yaxis: { title: { text: 'moment about z<br>[kg m²]' } } },
  };
  const shows: Cell = {
    ...code('b'),
    outputs: [{ output_type: 'display_data', data: { 'application/vnd.plotly.v1+json': figure }, metadata: {} }],
  };
  const ask: CurvePrediction = { kind: 'curve', curve: 'small', reply: 'So.' };

  it('gives axes that do not tell the size of the curve, and the curve itself', () => {
    const { heights, ...axes } = curveQuestion([asking('a'), shows], 0, ask);
    expect(axes).toEqual({ xLabel: 'angle [°]', yLabel: 'moment about z [kg m²]', x: [0, 180], y: [-225, 225] });
    expect(heights).toHaveLength(COLUMNS + 1);
    expect([heights[0], heights[COLUMNS / 2], heights[COLUMNS]]).toEqual([0, 0.5, 1]);
  });

  it('says what it looked for', () => {
    expect(() => curveQuestion([asking('a'), shows], 0, { ...ask, curve: 'none' })).toThrow(
      'head of a: expected a curve none in the chart of b, got none.',
    );
  });
});

describe('the notebooks', () => {
  const folder = new URL('../../../notebooks/src/', import.meta.url);
  const sources = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const cellsOf = (name: string): Cell[] =>
    parsePercent(readFileSync(new URL(name, folder), 'utf8')).map((c) => ({ ...c, outputs: [], executionCount: null }));

  it.each(sources)('%s: every head can be read', (name) => {
    const cells = cellsOf(name);
    for (const c of cells) {
      changeOf(c);
      controlsOf(c);
      targetOf(c);
    }
    expect(foldedCellsOf(cells).length).toBeLessThanOrEqual(cells.length);
    expect(questionsOf(cells).length).toBeLessThanOrEqual(cells.length);
  });

  it('every wrong answer is an idea of the table', () => {
    const named = sources.flatMap((name) =>
      cellsOf(name).flatMap((c) => {
        const prediction = predictionOf(c);
        if (prediction?.kind === 'choice') return prediction.options.flatMap(({ idea }) => idea ?? []);
        return prediction?.kind === 'number' ? prediction.ideas.map(({ idea }) => idea) : [];
      }),
    );
    expect(named.filter((idea) => !(idea in IDEAS))).toEqual([]);
    expect(named.length).toBeGreaterThan(20);
  });

  it('00, 05 and 12 ask every question of theirs with a head', () => {
    for (const name of ['00-start-here.ts', '05-inertia-tensor.ts', '12-tumbling.ts']) {
      const cells = cellsOf(name);
      const asked = cells.filter(({ source }) => source.includes('**Predict:**')).map(({ id }) => id);
      expect(questionsOf(cells).map((q) => cells[q.cell].id)).toEqual(asked);
    }
  });

  it('the drawn curve of 05 is that of its stored chart', () => {
    const stored = new URL('../../../notebooks/05-inertia-tensor.ipynb', import.meta.url);
    const { cells } = parseNotebook(readFileSync(stored, 'utf8'));
    const question = questionsOf(cells).find(({ prediction }) => prediction.kind === 'curve')!;
    const { heights } = curveQuestion(cells, question.cell, question.prediction as CurvePrediction);
    expect(heights[COLUMNS / 8]).toBe(12);
    expect(heights[(7 * COLUMNS) / 8]).toBe(-12);
  });
});
