/** results.json of Gradescope for each result of a batch. */
import { gradescopeResults } from '../grading/gradescope-results.js';
import { resultsOf } from '../marks/term.js';
import { ungradedTold } from '../marks/told.js';
import type { ExportJob, Exported, OutFile } from './export-job.js';
import { jsonFileText } from '../disk/json-file-text.js';

export function exportGradescope({ term, exercises }: ExportJob): Exported {
  const faults: string[] = [];
  const open: string[] = [];
  let count = 0;
  function* files(): Generator<OutFile> {
    for (const { student, exercise, result } of resultsOf(term, (id) => exercises.includes(id))) {
      if (result?.verdict.outcome === 'grader-error') faults.push(`${student}/${exercise}`);
      else if (result) {
        count++;
        const { verdict } = result;
        const results = gradescopeResults(verdict);
        yield { name: `${student}/${exercise}/results.json`, content: jsonFileText(results) };
      } else open.push(`${student}/${exercise}`);
    }
  }
  return {
    files: files(),
    count: () => count,
    says: () => `${count} results.json.`,
    told: () => ungradedTold(open),
    faults: () => faults,
  };
}
